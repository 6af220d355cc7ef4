/** The defaults of a new table. */

import { t } from './messages.svelte';
import type { Clock, GameInfo, SeatInfo } from './wire';

/** Three players if the game allows it: the liveliest number against bots. */
export function preferredPlayers(game: Pick<GameInfo, 'players'>): number {
  return game.players.includes(3) ? 3 : Math.min(...game.players);
}

/** A bot that beginners can beat and still learn from. */
export function preferredBot(bots: string[]): string {
  return bots.includes('casual') ? 'casual' : bots[0]!;
}

/** "2–4 players". */
export function playersText(players: number[]): string {
  const least = Math.min(...players);
  const most = Math.max(...players);
  return least === most ? t('players-one', { most }) : t('players-range', { least, most });
}

/** A bot's level as text; an unknown bot shows its own name. */
export function botText(bot: string): string {
  const key = `bot-${bot}`;
  const said = t(key);
  return said === key ? bot : said;
}

/** The name at a seat: a person's name, or a bot's in the player's language. */
export function seatName(seat: Pick<SeatInfo, 'seat' | 'kind' | 'name'>): string {
  if (seat.kind === 'bot') return t('bot-name', { number: seat.seat + 1 });
  return seat.name || t('player-gone');
}

/** The available clocks. */
export const CLOCKS: Record<string, Clock> = {
  none: { kind: 'none' },
  quick: { kind: 'live', bank: 300, increment: 5 },
  calm: { kind: 'live', bank: 900, increment: 15 },
  slow: { kind: 'slow', days: 2 },
};

/** A clock as text. */
export function clockText(clock: Clock): string {
  const known = Object.keys(CLOCKS).find((name) => JSON.stringify(CLOCKS[name]) === JSON.stringify(clock));
  if (known) return t(`clock-${known}`);
  if (clock.kind === 'slow') return t('days-left', { days: clock.days });
  return clock.kind === 'live' ? t('clock-other', { minutes: clock.bank / 60, seconds: clock.increment }) : '';
}

/** A value of an option as text. */
export function valueText(value: boolean | string): string {
  return typeof value === 'boolean' ? t(value ? 'yes' : 'no') : value;
}
