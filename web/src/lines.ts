/** The log and the chat as they grow and shrink. */

import type { ChatLine, Line } from './wire';

/** The lines of a light update, each for itself. */
export function spreadLines(lines: Line[]): Line[] {
  return lines.flatMap(({ more = [], ...first }) => {
    const { version, ply, seat } = first;
    return [first, ...more.map((line) => ({ version, ply, seat, ...line }))];
  });
}

/** The lines after an update: those it takes back go, those it brings follow. */
export function mergeLines(held: Line[], since: number, brought: Line[]): Line[] {
  const known = new Set(brought.map((line) => line.version));
  return [...held.filter((line) => line.ply <= since && !known.has(line.version)), ...brought];
}

/** Chat lines in the order in which they were said, each once. */
export function mergeChat(earlier: ChatLine[], later: ChatLine[]): ChatLine[] {
  const known = new Set(earlier.map((line) => line.version));
  return [...earlier, ...later.filter((line) => !known.has(line.version))];
}
