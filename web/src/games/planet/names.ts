/** Animals and what they ask for, in the player's language. */

import type { Say } from '../../boards';

export const HABITAT_WORDS: Readonly<Record<string, string>> = {
  O: 'ocean',
  F: 'forest',
  M: 'mountain',
  D: 'desert',
  G: 'glacier',
};

/** An animal's name; one of a set we have no word for shows its own name. */
export function animalName(name: string, t: Say): string {
  const key = `animal-${name.replaceAll('_', '-')}`;
  const said = t(`animal-${name.replaceAll('_', '-')}`);
  return said === key ? name.replaceAll('_', ' ') : said;
}

export function habitatName(letter: string, t: Say): string {
  return t(`habitat-${HABITAT_WORDS[letter]}`);
}

/** "the largest forest touching a glacier". */
export function wishText(
  wish: { kind: string; habitat: string; other: string | null },
  t: Say,
): string {
  const habitat = HABITAT_WORDS[wish.habitat];
  if (wish.other === null) return t('wish-most', { habitat });
  const other = HABITAT_WORDS[wish.other];
  return t(wish.kind === 'touching' ? 'wish-touching' : 'wish-not-touching', { habitat, other });
}
