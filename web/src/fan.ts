/** Lays out a hand of cards so that the middle of every card can be reached. */

/** The layout of a hand: cards per row, and the distance between cards in pixels. */
export interface Fan {
  perRow: number;
  step: number;
}

/**
 * A hand of `count` cards on `width`: side by side if there is room, else overlapping, with at least
 * `least` pixels of each card visible; the rest goes into further rows, which are about equally long.
 */
export function fan(count: number, width: number, card: number, least: number, gap = 0): Fan {
  const most = Math.max(1, Math.floor((width - card) / least) + 1);
  const rows = Math.max(1, Math.ceil(count / most));
  const perRow = Math.max(1, Math.ceil(count / rows));
  const room = perRow > 1 ? (width - card) / (perRow - 1) : card + gap;
  return { perRow, step: Math.max(least, Math.min(card + gap, Math.floor(room * 10) / 10)) };
}

/** The left and right arrow keys move between the buttons of the group that gets the key. */
export function arrowKeys(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const buttons = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('button')];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  if (!step || at < 0) return;
  event.preventDefault();
  buttons[(at + step + buttons.length) % buttons.length]!.focus();
}
