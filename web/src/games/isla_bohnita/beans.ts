/** How the thirteen beans look, and what piles of them say: counts, meters, places in a field. */

export interface BeanLook {
  body: string;
  fill: string;
  /** Outline, and the ground of white writing: at least 4.5:1 against white. */
  dark: string;
  /** The card's panel behind the character. */
  tint: string;
}

const KIDNEY = 'M22 8C34 3 48 10 50 24C51 33 45 35 46 42C47 51 38 57 28 56C14 54 8 42 9 28C10 18 14 11 22 8Z';
const ROUND = 'M30 9C44 9 52 19 52 32C52 46 43 55 30 55C17 55 8 46 8 32C8 19 16 9 30 9Z';
const LONG = 'M30 4C41 4 46 13 45 26C44 43 40 57 30 57C20 57 16 43 15 26C14 13 19 4 30 4Z';
const POD = 'M30 3C42 9 49 20 49 32C49 44 42 52 30 58C18 52 11 44 11 32C11 20 18 9 30 3Z';
const HORN = 'M18 14C28 5 46 9 48 24C50 39 38 51 14 58C25 49 25 42 20 35C13 27 11 20 18 14Z';

export const BEANS: Record<number, BeanLook> = {
  4: { body: POD, fill: '#8a4b2a', dark: '#54280f', tint: '#f0d9c4' },
  6: { body: LONG, fill: '#a8cf74', dark: '#41661a', tint: '#eef6dc' },
  8: { body: KIDNEY, fill: '#d6453a', dark: '#861a14', tint: '#fbdcd6' },
  10: { body: KIDNEY, fill: '#f2e3bd', dark: '#6b5526', tint: '#f7efdb' },
  12: { body: ROUND, fill: '#dfc77e', dark: '#705511', tint: '#f6edcc' },
  14: { body: LONG, fill: '#4f9e48', dark: '#1f5a22', tint: '#dcefd3' },
  16: { body: KIDNEY, fill: '#a39a3f', dark: '#56500f', tint: '#edebc6' },
  18: { body: HORN, fill: '#ee6a2c', dark: '#8f340a', tint: '#fde2cf' },
  20: { body: ROUND, fill: '#4a83d4', dark: '#1b4586', tint: '#d8e7fa' },
  22: { body: KIDNEY, fill: '#c9803a', dark: '#74400d', tint: '#f6e0c6' },
  24: { body: POD, fill: '#6a4430', dark: '#3b2113', tint: '#e8d8cb' },
  26: { body: LONG, fill: '#f4d65c', dark: '#6f5600', tint: '#fdf4cd' },
  28: { body: ROUND, fill: '#9b6a4b', dark: '#5a341c', tint: '#eedccf' },
};

/** A bean-meter as it is printed: how many cards bring so many thalers, for each step there is. */
export function steps(values: readonly number[]): { cards: number; thalers: number }[] {
  return values.flatMap((thalers, cards) =>
    cards > 0 && thalers > values[cards - 1]! ? [{ cards, thalers }] : [],
  );
}

/** What so many cards of a bean are worth. */
export function worth(values: readonly number[] | undefined, count: number): number {
  return values?.[Math.min(count, values.length - 1)] ?? 0;
}

/** Equal beans together, in the order in which they first come. */
export function counted(beans: readonly number[]): { bean: number; count: number }[] {
  return [...new Set(beans)].map((bean) => ({ bean, count: beans.filter((one) => one === bean).length }));
}

/** Where so many plants stand in a bed of this size: the middle of each, and how large they can be. */
export function bed(count: number, width: number, height: number): { x: number; y: number; size: number }[] {
  if (!count) return [];
  const columns = Math.ceil(Math.sqrt((count * width) / height));
  const rows = Math.ceil(count / columns);
  const size = Math.min(width / columns, height / rows, 44);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = row < rows - 1 ? columns : count - row * columns;
    return {
      x: width / 2 + ((index % columns) - (inRow - 1) / 2) * Math.min(size * 1.08, width / columns),
      y: height / 2 + (row - (rows - 1) / 2) * Math.min(size * 1.02, height / rows),
      size,
    };
  });
}

export interface Held {
  key: number;
  bean: number | null;
}

/** The cards of a hand keep their keys while others leave before them and new ones come behind. */
export function keyed(before: readonly Held[], hand: readonly (number | null)[], fresh: () => number): Held[] {
  let from = 0;
  return hand.map((bean) => {
    const found = before.findIndex((one, index) => index >= from && one.bean === bean);
    if (found < 0) return { key: fresh(), bean };
    from = found + 1;
    return { key: before[found]!.key, bean };
  });
}

/** How a hand lies: cards of this size, so many a row; the next card is `step` away, the next row `pitch`. */
export interface Laid {
  size: number;
  perRow: number;
  step: number;
  pitch: number;
  /** There is room for their meters. */
  isFull: boolean;
}

/** A hand of `count` cards in a room: in full if they fit side by side, else short ones, in rows that may overlap. */
export function laid(count: number, width: number, height: number): Laid {
  const [GAP, FULL, SMALL, LEAST] = [5, 64, 44, 40]; // px; a full card is 118:80, a short one as high as wide
  const most = Math.max(1, count);
  const tall = Math.min(82, Math.floor((height * 80) / 118), Math.floor(width / most) - GAP);
  if (tall >= FULL) return { size: tall, perRow: most, step: tall + GAP, pitch: height, isFull: true };
  const rows = Math.ceil(most / Math.max(1, Math.floor((width - SMALL) / LEAST) + 1));
  const perRow = Math.ceil(most / rows);
  const high = Math.floor((height - GAP * (rows - 1)) / rows);
  const size = Math.max(SMALL, Math.min(60, high, Math.floor(width / perRow) - GAP));
  const room = perRow > 1 ? Math.floor((width - size) / (perRow - 1)) : width;
  const pitch = rows > 1 ? Math.floor((height - size) / (rows - 1)) : height;
  return { size, perRow, step: Math.min(size + GAP, room), pitch: Math.min(size + GAP, pitch), isFull: false };
}
