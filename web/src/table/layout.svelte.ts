/** Chooses one of four layouts of a table; `stage.css` describes each. */

import { MediaQuery } from 'svelte/reactivity';

/**
 * wide: players left, board in the middle, log right. middle: board left, the rest right.
 * low: the same for a phone in landscape. tall: the board between prompt and hand, the rest in sheets.
 */
export type Layout = 'wide' | 'middle' | 'low' | 'tall';

const HIGH = '(min-height: 560px)';
const isWide = new MediaQuery(`(min-width: 1200px) and ${HIGH}`);
const isMiddle = new MediaQuery(`(min-width: 900px) and ${HIGH} and (orientation: landscape)`);
const isLow = new MediaQuery('(max-height: 559.9px) and (orientation: landscape)');
const isRoomy = new MediaQuery('(min-width: 700px) and (min-height: 900px)');

export const layout = {
  get now(): Layout {
    if (isWide.current) return 'wide';
    if (isMiddle.current) return 'middle';
    return isLow.current ? 'low' : 'tall';
  },
  /** Whether the window is a tablet's: a board between prompt and hand has room to spare. */
  get isRoomy(): boolean {
    return this.now === 'tall' && isRoomy.current;
  },
  /** Whether everything besides board and hand opens as a sheet. */
  get hasSheets(): boolean {
    return this.now === 'low' || this.now === 'tall';
  },
};
