/** Moluku's cards as they are drawn: what a code means, and the shapes of suits and pictures. */

import type { Say } from '../../boards';

export type Suit = 'green' | 'red' | 'blue' | 'yellow';
export const SUITS: readonly Suit[] = ['green', 'red', 'blue', 'yellow'];
const INITIALS: Record<string, Suit> = { G: 'green', R: 'red', B: 'blue', Y: 'yellow' };

export interface Face {
  suit: Suit | null;
  height: number | null;
  /** A picture of the view's map by height, or the name of a Panku card. */
  picture: string;
}

/** What is on a card; `pictures` is the view's map from height to picture. */
export function face(code: string, pictures: string[]): Face {
  const suit = INITIALS[code[0]!];
  const height = Number(code.slice(1));
  if (!suit || !height) return { suit: null, height: null, picture: code === '??' ? 'unknown' : code };
  return { suit, height, picture: pictures[height - 1] ?? 'unknown' };
}

/** What a picture is on the cards that explain pieces; all food has one card. */
export function pieceOf(picture: string): string {
  if (picture === 'unknown') return 'hand';
  return ['rice', 'pineapple', 'fish'].includes(picture) ? 'food' : picture;
}

/** The message that names a food. */
export function foodName(picture: string): string | undefined {
  return pieceOf(picture) === 'food' ? `picture-${picture}` : undefined;
}

/** A card as people say it. */
export function cardName(code: string, pictures: string[], t: Say): string {
  const { suit, height, picture } = face(code, pictures);
  if (!suit) return t(`card-${picture}`);
  return t('card', { colour: suit, height, picture: t(`picture-${picture}`) });
}

/** The name on a Panku card; null on a coloured one. */
export function pankuName(code: string, t: Say): string | null {
  return code === '??' || /^[GRBY]\d/.test(code) ? null : t(`panku-${code}`);
}

/** Strong and light tone of a suit; the strong one stands on the light one with 4.5:1. */
export const TONES: Record<Suit | 'panku', { strong: string; light: string }> = {
  green: { strong: '#1f6b41', light: '#dcefd9' },
  red: { strong: '#b02a1e', light: '#fbe0d8' },
  blue: { strong: '#185f96', light: '#d9ecf7' },
  yellow: { strong: '#8a5a00', light: '#fbecc0' },
  panku: { strong: '#5a3416', light: '#d9ab78' },
};

/** Leaf, flame, wave and sun in a box of 24 × 24. */
export const SUIT_PATHS: Record<Suit, string> = {
  green: 'M3.5 20.5C2.5 9 9 3.5 20.5 3.5c.5 11-5 16.8-13 15.6L12 12.5 5.2 19Z',
  red: 'M12.6 1.8c1 4.6 6.6 7 6.6 13a7.2 7.2 0 0 1-14.4 0c0-3.2 1.8-5 3-7.2.6 2 1.4 3 2.6 3.2.2-3.4 0-6.2 2.2-9Z',
  blue: 'M1.5 14.5c4 0 4.2-6.5 9-6.5 3.6 0 4.6 3 3.4 4.6-.7-1-2.2-1.4-3.1-.4-1.2 1.6.8 3.3 3 3.3 3.5 0 5-2.5 8.7-2.5v7H1.5Z',
  yellow:
    'M12 6.6a5.4 5.4 0 1 1 0 10.8a5.4 5.4 0 1 1 0-10.8ZM11 1h2v4h-2ZM11 19h2v4h-2ZM1 11h4v2H1ZM19 11h4v2h-4ZM4.9 3.5l2.8 2.8-1.4 1.4-2.8-2.8ZM17.7 16.3l2.8 2.8-1.4 1.4-2.8-2.8ZM3.5 19.1l2.8-2.8 1.4 1.4-2.8 2.8ZM16.3 6.3l2.8-2.8 1.4 1.4-2.8 2.8Z',
};

/** How an island is sorted: what scores first. */
export const PICTURE_ORDER = [
  'hut',
  'rice',
  'pineapple',
  'fish',
  'mask',
  'palm',
  'volcano',
  'chief',
  'wedding',
  'lizard',
  'chill',
];
