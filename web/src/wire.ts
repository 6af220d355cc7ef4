/** The protocol's types as the client needs them; `docs/protocol.md` tells what they mean. */

import type { Judged } from './review/types';

export type Language = 'en' | 'fr' | 'nl';
export type Status = 'open' | 'playing' | 'over';
export type Data = Record<string, any>;

export interface Choice {
  text: string;
  data: Data;
  label: string;
}
export type Choices = Record<string, Choice[]>;

export interface Line {
  version: number;
  ply: number;
  seat: number | null;
  text: string;
  clause: string | null;
  key: string;
  args: Data;
  action: Data | null;
}

export interface Sight {
  seat: number | null;
  view: Data;
  prompt: string;
  choices: Choices;
  lines: Line[];
  undo: number | null;
  last: number;
}

export interface SheetLine {
  rule: string;
  text: string;
  points: number;
}
export interface Over {
  scores: number[];
  winners: number[];
  sheet: SheetLine[][];
  seed: string;
}
export interface ClockNow {
  left: number[];
  running: number[];
  now: number;
}
export interface Takeback {
  seat: number;
  ply: number;
  yes: number[];
}

export type Clock =
  | { kind: 'none' }
  | { kind: 'live'; bank: number; increment: number }
  | { kind: 'slow'; days: number };
export interface Absence {
  after: number | null;
  then: 'bot' | 'skip';
}
export type NewSeat = { kind: 'open' } | { kind: 'me'; name?: string } | { kind: 'bot'; bot: string };
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options: Record<string, boolean | string>;
  set?: string;
  own_set?: string | null;
  public?: boolean;
  clock?: Clock;
  absence?: Absence;
}

export interface SeatInfo {
  seat: number;
  kind: 'open' | 'player' | 'bot';
  name: string;
  player: string | null;
  bot: string | null;
  resigned: boolean;
  auto: boolean;
}
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  status: Status;
  version: number;
  ply: number;
  options: Record<string, boolean | string>;
  set: string;
  public: boolean;
  clock: Clock;
  absence: Absence;
  seats: SeatInfo[];
  host: string;
  yours: number[];
  waits_for: number[];
  created: number;
  commitment: string | null;
  rematch: string | null;
  imported: boolean;
  /** Where a what-if began. */
  origin: { table: string; ply: number } | null;
}

export interface Update {
  type: 'update';
  version: number;
  ply: number;
  since: number;
  status: Status;
  waits_for: number[];
  scores: number[];
  sights: Sight[];
  clock: ClockNow | null;
  takeback: Takeback | null;
  over: Over | null;
}
export interface ChatLine {
  version: number;
  name: string;
  text: string;
  at: number;
  seat: number | null;
}
export type ServerMessage =
  | Update
  | { type: 'table'; version: number; table: TableInfo }
  | { type: 'ack'; id: string; version: number }
  | { type: 'refused'; id: string; version: number; clause: string; text: string }
  | { type: 'error'; id: string | null; code: string; text: string; version: number }
  | ({ type: 'chat' } & ChatLine)
  | { type: 'react'; version: number; name: string; face: string; seat: number | null }
  | { type: 'presence'; seats: number[]; spectators: number }
  | { type: 'absent'; seat: number; until: number }
  | { type: 'hint'; id: string; seat: number; choice: Choice; options: Judged[] }
  | { type: 'rematch'; version: number; table: string }
  | { type: 'turn'; table: string; game: string; ply: number; prompt: string }
  | { type: 'bye'; after: number };

export interface Me {
  id: string;
  name: string;
  language: Language;
  login: string | null;
  webhook: string | null;
}
export interface GameInfo {
  name: string;
  title: string;
  about: string;
  players: number[];
  minutes: number;
  options: { name: string; label: string; values: (boolean | string)[] }[];
  sets: string[];
  rules: number;
  credits: string;
}
export interface GameList {
  games: GameInfo[];
  bots: string[];
  languages: Language[];
  protocol: number;
}
export interface Rank {
  rank: number;
  name: string;
  player: string | null;
  rating: number;
  games: number;
}
export interface Played {
  table: string;
  game: string;
  at: number;
  names: string[];
  scores: number[];
  seat: number;
  won: boolean;
}
export interface Position {
  ply: number;
  plies: number;
  seat: number | null;
  view: Data;
  scores: number[];
  waits_for: number[];
  lines: Line[];
}
