/** Habitats, animals and what they ask for: in the player's language and as signs. */

import type { Say } from '../../boards';
import type { View } from '../../generated/planet';
import type { Terrain } from '../../terrain';

export interface WishData {
  kind: 'most' | 'touching' | 'not_touching';
  habitat: string;
  /** The habitat that is touched or not; null for the most regions. */
  other: string | null;
}

export const LETTERS = ['O', 'F', 'M', 'D', 'G'] as const;
export const HABITATS: Readonly<Record<string, Terrain>> = {
  O: 'water',
  F: 'forest',
  M: 'mountain',
  D: 'desert',
  G: 'glacier',
};
const HABITAT_WORDS: Readonly<Record<string, string>> = {
  O: 'ocean',
  F: 'forest',
  M: 'mountain',
  D: 'desert',
  G: 'glacier',
};
/** A habitat's sign, a line drawing about the origin. */
export const MARKS: Readonly<Record<string, string>> = {
  O: 'M-5 0q2.5-3 5 0t5 0M-4 4q2-2.4 4 0t4 0',
  F: 'M-4 1a4 4 0 0 1 8 0ZM0 1v4',
  M: 'M-5.5 4L-1-3L2 1.5L3.5 0L6 4',
  D: 'M-3.5 1h.1M0-2h.1M3.5 1h.1M0 4h.1',
  G: 'M0-5V5M-4.3-2.5L4.3 2.5M4.3-2.5L-4.3 2.5',
};

/** The message that names a habitat. */
export const habitatKey = (letter: string) => HABITAT_WORDS[letter];

/** The message that names an animal. */
export const animalKey = (name: string) => `animal-${name.replaceAll('_', '-')}`;

/** An animal's name; one of a set we have no word for shows its own name. */
export function animalName(name: string, t: Say): string {
  const key = animalKey(name);
  const said = t(key);
  return said === key ? name.replaceAll('_', ' ') : said;
}

export function habitatName(letter: string, t: Say): string {
  return t(habitatKey(letter));
}

/** "the largest forest touching a glacier". */
export function wishText(wish: WishData, t: Say): string {
  const habitat = HABITAT_WORDS[wish.habitat];
  if (wish.other === null) return t('wish-most', { habitat });
  const other = HABITAT_WORDS[wish.other];
  return t(wish.kind === 'touching' ? 'wish-touching' : 'wish-not-touching', { habitat, other });
}

/** Everything about an animal in one line, for a label. */
export function animalText(name: string, view: View, names: string[], t: Say): string {
  const lead = view.leads[name] as number | null | undefined;
  const said = `${animalName(name, t)}: ${wishText(view.wishes[name], t)}`;
  return lead === undefined ? said : `${said}. ${lead === null ? t('nobody-leads') : t('leads', { name: names[lead] })}`;
}

/** The message that names a face, as the server's words do: the poles and two rings of five. */
export function faceKey(face: number): [string, { number: number }] {
  if (face === 0) return ['face-top', { number: 1 }];
  if (face === 11) return ['face-bottom', { number: 1 }];
  return [face > 5 ? 'face-south' : 'face-north', { number: ((face - 1) % 5) + 1 }];
}
