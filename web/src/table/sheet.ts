/** The lines of a score sheet as they are shown. */

import type { SheetLine } from '../wire';
import { placesOf, type Said } from '../words';

/** A line, or several that say the same: how many, all their points and places. */
export interface Row {
  said: Said;
  rule: string;
  count: number;
  points: number;
  places: string[];
}

/** Lines in a row that say the same of different places, such as single caravans, become one. */
export function rowsOf(lines: SheetLine[], textOf: (said: Said) => string): Row[] {
  const rows: Row[] = [];
  let before: string | null = null;
  for (const { text, rule, points } of lines) {
    const said = `${rule} ${points} ${textOf(text)}`;
    const last = rows.at(-1);
    if (last && said === before) {
      last.count++;
      last.points += points;
      last.places.push(...placesOf(text));
    } else rows.push({ said: text, rule, count: 1, points, places: [...placesOf(text)] });
    before = said;
  }
  return rows;
}
