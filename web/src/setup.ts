/** What a new table looks like before anybody chose anything. */

import { t } from './messages.svelte';
import type { GameInfo } from './wire';

/** Three at the table if the game allows it: the liveliest number against bots. */
export function preferredPlayers(game: Pick<GameInfo, 'players'>): number {
  return game.players.includes(3) ? 3 : Math.min(...game.players);
}

/** A bot one can beat and still learn from. */
export function preferredBot(bots: string[]): string {
  return bots.includes('casual') ? 'casual' : bots[0]!;
}

/** "2–4 players". */
export function playersText(players: number[]): string {
  const least = Math.min(...players);
  const most = Math.max(...players);
  return least === most ? t('players-one', { most }) : t('players-range', { least, most });
}

/** A bot's level in words; a bot we have no word for shows its own name. */
export function botText(bot: string): string {
  const key = `bot-${bot}`;
  const said = t(key);
  return said === key ? bot : said;
}
