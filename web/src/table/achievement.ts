/** A player's result in a game that is over. */

import type { Played } from '../wire';

/** The best score of earlier games of a kind; infinite if this is the first one. */
export function bestOf(games: Played[], game: string, table: string): number {
  const earlier = games.filter((one) => one.game === game && one.table !== table);
  return earlier.length ? Math.max(...earlier.map((one) => one.scores[one.seat]!)) : Infinity;
}
