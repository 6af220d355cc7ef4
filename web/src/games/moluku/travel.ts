/** Cards that move from hand to trick to island are one card: they slide, they do not blink. */

import type { crossfade } from 'svelte/transition';

/** Send and receive of one crossfade, keyed by the card's code. */
export type Travel = ReturnType<typeof crossfade>;

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
