/** The log and the chat after updates. */

import type { ChatLine, Line } from './wire';

/** The lines of a light update, one by one. */
export function spreadLines(lines: Line[]): Line[] {
  return lines.flatMap(({ more = [], ...first }) => {
    const { version, ply, seat } = first;
    return [first, ...more.map((line) => ({ version, ply, seat, ...line }))];
  });
}

/** The lines after an update: those taken back are dropped, the new ones appended. */
export function mergeLines(held: Line[], since: number, brought: Line[]): Line[] {
  const known = new Set(brought.map((line) => line.version));
  return [...held.filter((line) => line.ply <= since && !known.has(line.version)), ...brought];
}

/** Chat lines in order, each once. */
export function mergeChat(earlier: ChatLine[], later: ChatLine[]): ChatLine[] {
  const known = new Set(earlier.map((line) => line.version));
  return [...earlier, ...later.filter((line) => !known.has(line.version))];
}
