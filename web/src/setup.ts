/** What a new table looks like before anybody chose anything. */

import { t } from './messages.svelte';
import type { Clock, GameInfo, SeatInfo } from './wire';

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

/** Whoever sits there: a person by name, a bot by what it is in the player's language. */
export function seatName(seat: Pick<SeatInfo, 'seat' | 'kind' | 'name'>): string {
  if (seat.kind === 'bot') return t('bot-name', { number: seat.seat + 1 });
  return seat.name || t('player-gone');
}

/** The clocks one can choose. */
export const CLOCKS: Record<string, Clock> = {
  none: { kind: 'none' },
  quick: { kind: 'live', bank: 300, increment: 5 },
  calm: { kind: 'live', bank: 900, increment: 15 },
  slow: { kind: 'slow', days: 2 },
};

/** A clock in words. */
export function clockText(clock: Clock): string {
  const known = Object.keys(CLOCKS).find((name) => JSON.stringify(CLOCKS[name]) === JSON.stringify(clock));
  if (known) return t(`clock-${known}`);
  if (clock.kind === 'slow') return t('days-left', { days: clock.days });
  return clock.kind === 'live' ? t('clock-other', { minutes: clock.bank / 60, seconds: clock.increment }) : '';
}

/** A value of an option in words. */
export function valueText(value: boolean | string): string {
  return typeof value === 'boolean' ? t(value ? 'yes' : 'no') : value;
}
