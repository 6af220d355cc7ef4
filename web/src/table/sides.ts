/** The sides of a game: each is a list of seats, one seat if there are no teams. */

import { listed } from '../messages.svelte';
import type { Over, TableInfo } from '../wire';

export function sidesOf(table: TableInfo): number[][] {
  return table.sides.length ? table.sides : table.seats.map((_, seat) => [seat]);
}

export function winningSides(table: TableInfo, over: Over): number[][] {
  return sidesOf(table).filter((side) => side.some((seat) => over.winners.includes(seat)));
}

export function sideName(side: number[], names: string[]): string {
  return listed(side.map((seat) => names[seat]!));
}
