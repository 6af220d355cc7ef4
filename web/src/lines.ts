/** The log as it grows and shrinks. */

import type { Line } from './wire';

/** The lines after an update: those it takes back go, those it brings follow. */
export function mergeLines(held: Line[], since: number, brought: Line[]): Line[] {
  const known = new Set(brought.map((line) => line.version));
  return [...held.filter((line) => line.ply <= since && !known.has(line.version)), ...brought];
}
