/**
 * Everything that travels between the client and the server: see `docs/protocol.md`.
 *
 * Written from the types in `src/atoll/server/wire/` by `python -m release.client_types`;
 * a test fails when this file is not current.
 */

import type { Data } from '../wire';

/**
 * The first message: the last version the client saw, 0 for none. With `keys` all texts are
 * sent as message keys with arguments, else in the language. A client that asks for light
 * updates gets choices by their parameters, and only the changes of what it has already.
 */
export interface Hello {
  type: 'hello';
  version?: number;
  language?: 'en' | 'fr' | 'nl' | 'de' | null;
  keys?: boolean;
  light?: boolean;
}

/** Check the connection: the server answers with `pong`. */
export interface Ping {
  type: 'ping';
}

/** Take an action, named by its notation or by its data. */
export interface Act {
  type: 'act';
  id: string;
  seat: number;
  decision: number;
  text?: string | null;
  data?: Data | null;
}

/** Take back the seat's last action, if the seat has learnt nothing since. */
export interface Undo {
  type: 'undo';
  id: string;
  seat: number;
  decision: number;
}

/** Take back all actions that the seat may take back. */
export interface Reset {
  type: 'reset';
  id: string;
  seat: number;
  decision: number;
}

/** Ask the others to go back to `ply`, or to before the seat's last action. */
export interface AskTakeback {
  type: 'takeback';
  id: string;
  seat: number;
  decision: number;
  ply?: number | null;
  casual?: boolean;
}

/** Agree to a takeback or decline it. */
export interface Answer {
  type: 'answer';
  id: string;
  seat: number;
  yes: boolean;
}

/** Send a chat line to everybody at the table. */
export interface Say {
  type: 'chat';
  id: string;
  text: string;
}

/** Send a face. */
export interface React {
  type: 'react';
  id: string;
  face: '❤️' | '🎉' | '👍' | '👏' | '😂' | '😢' | '😮' | '🤔';
}

/** Ask a bot what it would do; others are not told. */
export interface AskHint {
  type: 'hint';
  id: string;
  seat: number;
  casual?: boolean;
}

/** Ask what a legal action would do; others are not told. */
export interface AskPreview {
  type: 'preview';
  id: string;
  seat: number;
  decision: number;
  text: string;
}

/** Ask for the labels of choices that came without them. */
export interface AskLabels {
  type: 'describe';
  id: string;
  seat: number;
  decision: number;
  texts: string[];
}

/**
 * Resign: with two sides the game ends, else a bot plays on for the seat, which ranks last.
 */
export interface Resign {
  type: 'resign';
  id: string;
  seat: number;
}

/** Let a bot play the seat until its player returns. */
export interface HandOver {
  type: 'hand_over';
  id: string;
  seat: number;
  bot?: string | null;
  casual?: boolean;
}

/** Take the seat back from the bot that stands in. */
export interface Return {
  type: 'return';
  id: string;
  seat: number;
}

/** Turn automatic forced moves on or off. */
export interface SetAuto {
  type: 'auto';
  id: string;
  seat: number;
  on: boolean;
}

/**
 * Ask the others for a rematch with the same options, or agree to one that is asked for. The
 * player who asks first adds a share with the commitment they were given, the others with the
 * commitment of the offer.
 */
export interface AskRematch {
  type: 'rematch';
  id: string;
  commitment?: string | null;
  share?: string | null;
}

/** Decline a rematch or withdraw the agreement. */
export interface DeclineRematch {
  type: 'no_rematch';
  id: string;
}

/** The table and its seats, after every change. */
export interface Table {
  type: 'table';
  version: number;
  table: TableInfo;
}

/** A table as everybody may see it; `yours` are the player's seats. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  status: 'open' | 'over' | 'playing';
  version: number;
  ply: number;
  options: Record<string, boolean | string>;
  set: string;
  public: boolean;
  clock: NoClock | LiveClock | SlowClock;
  absence: Absence;
  seats: SeatInfo[];
  host: string;
  yours: number[];
  waits_for: number[];
  created: number;
  commitment: string | null;
  rematch: string | null;
  offer: RematchOffer | null;
  rated: boolean;
  audience: boolean;
  imported: boolean;
  origin: Origin | null;
  sides: number[][];
  previews: boolean;
}

/** No time limit. */
export interface NoClock {
  kind: 'none';
}

/** A bank of seconds for the whole game, and an increment for each turn. */
export interface LiveClock {
  kind: 'live';
  bank: number;
  increment: number;
}

/** Days for each decision. */
export interface SlowClock {
  kind: 'slow';
  days: number;
}

/**
 * What happens to an absent seat that must act, or to a seat whose time is up. `bot`: a bot
 * takes the seat over until the player returns; `skip`: it makes this one decision.
 */
export interface Absence {
  after: number | null;
  then: 'bot' | 'skip';
}

/** Who sits at a seat. */
export interface SeatInfo {
  seat: number;
  kind: 'bot' | 'open' | 'player';
  name: string;
  player: string | null;
  bot: string | null;
  resigned: boolean;
  auto: boolean;
  tag: string;
}

/** The offer of a rematch; it begins when all people have agreed, and expires at `until`. */
export interface RematchOffer {
  yes: number[];
  until: number;
  commitment: string;
}

/** Where a what-if began: the table and the number of actions. */
export interface Origin {
  table: string;
  ply: number;
}

/**
 * The current state of the game, after every change and on `hello`. The log lines are those
 * after ply `since`: the client drops its lines of later plies. There is a `clock` if time is
 * limited, a `takeback` while one is asked for, and `over` at the end.
 */
export interface Update {
  type: 'update';
  version: number;
  ply: number;
  since: number;
  status: 'open' | 'over' | 'playing';
  waits_for: number[];
  scores: number[];
  sights: Sight[];
  clock?: ClockNow;
  takeback?: Takeback;
  over?: Over;
}

/**
 * The table as one seat sees it, or a spectator (`seat` null). Everything is included, with
 * `choices`, unless the client asked for light updates in `hello`: then choices are sent as
 * `forms`, and whatever is left out is as in the previous sight. A changed view is sent as its
 * `changes`: for each key or index nested changes, `[value]`, `[]` for a removed value, or in a
 * list `[index, count, value, …]`.
 */
export interface Sight {
  seat: number | null;
  decision: number | null;
  lines: Line[];
  undo: number | null;
  last: number;
  view?: Data;
  changes?: Data;
  prompt?: string | Phrase;
  choices?: Record<string, Choice[]>;
  forms?: ChoiceForm[];
}

/**
 * A line of the log, with the data for animations. Light updates send the further lines of an
 * action as `more` of its first: they have the same version, ply and seat.
 */
export interface Line {
  clause: string | null;
  key: string;
  args: Record<string, string | number | (string | number | Phrase)[] | Phrase>;
  text?: string;
  version: number;
  ply: number;
  seat: number | null;
  action?: Data;
  more?: FurtherLine[];
}

/**
 * A text for people: a message of the game's files with its arguments. A piece has a `value`
 * and names the `thing` to draw, if that is not its key; `places` says where it is on the
 * board. The `items` of a list are phrases, the bare keys of messages without arguments, and
 * the numbers of seats. The last item is joined to the items before it by `key`, the others by
 * `list-more`, each with the items before as `first` and itself as `second`. An argument that
 * is a list has the items alone; a list with one item is that item.
 */
export interface Phrase {
  key: string;
  args?: Record<string, string | number | (string | number | Phrase)[] | Phrase>;
  items?: (string | number | Phrase)[];
  thing?: string;
  value?: string | number | (string | number)[];
  places?: string[];
}

/** A further line of the log about the same action. */
export interface FurtherLine {
  clause: string | null;
  key: string;
  args: Record<string, string | number | (string | number | Phrase)[] | Phrase>;
  text?: string;
}

/** A legal action: send back its `text` or its `data`. */
export interface Choice {
  text: string;
  data: Data;
  label: string | Phrase;
}

/**
 * Legal actions that differ only in their parameters, without listing every combination. `text`
 * is the notation with parameters in braces, `data` what all of them share. Each code is a
 * combination: a number with a digit for each parameter, the first being the most significant,
 * a digit counting the parameter's values. If that is shorter, a `mask` says which combinations
 * are legal, in order: a hexadecimal digit for each four of them, its highest bit for the
 * first. Without `codes` and `mask` all combinations are legal. Without `labels`, one per
 * choice, the client requests those that it shows by `describe`.
 */
export interface ChoiceForm {
  text: string;
  data: Data;
  parameters: Parameter[];
  codes?: number[];
  mask?: string;
  labels?: (string | Phrase)[];
}

/**
 * The values that a parameter takes among some choices. Value n adds item n of each list of
 * `fields` to the data and is text n in the notation; without `texts` the text is the field
 * called `name`.
 */
export interface Parameter {
  name: string;
  fields: Record<string, unknown[]>;
  texts?: string[];
}

/** The time left in milliseconds for each seat at `now`; the clocks of `running` go down. */
export interface ClockNow {
  left: number[];
  running: number[];
  now: number;
}

/**
 * A seat asks the others to go back to a ply; `yes` are those that agreed. A casual one makes
 * the game casual.
 */
export interface Takeback {
  seat: number;
  ply: number;
  yes: number[];
  casual: boolean;
}

/**
 * The end of a game; the seed can be checked against the commitment. Light updates leave the
 * score sheet out: `GET /api/tables/{table}/sheet` has it.
 */
export interface Over {
  scores: number[];
  winners: number[];
  places: number[];
  ended: 'aborted' | 'played' | 'resigned';
  rated: boolean;
  seed: string;
  sheet?: SheetLine[][];
}

/** One line of a score sheet. */
export interface SheetLine {
  rule: string;
  text: string | Phrase;
  points: number;
}

/** The order `id` is stored; it led to `version`. */
export interface Ack {
  type: 'ack';
  id: string;
  version: number;
}

/** The rules refuse the action: the clause and the reason. */
export interface Refused {
  type: 'refused';
  id: string;
  version: number;
  clause: string;
  text: string | Phrase;
}

/** Any other error. */
export interface Error {
  type: 'error';
  code: string;
  text: string | Phrase;
  id: string | null;
  version: number | null;
}

/**
 * New chat lines; on `hello` the latest lines the client has not seen. With `before` there are
 * older ones that it has not seen: page from there.
 */
export interface Chat {
  type: 'chat';
  version: number;
  lines: ChatLine[];
  before: number | null;
}

/** A chat line; `text` is plain text, never markup. */
export interface ChatLine {
  version: number;
  name: string;
  text: string;
  at: number;
  seat: number | null;
  player: string | null;
  tag: string;
}

/** Somebody sent a face. */
export interface Face {
  type: 'react';
  version: number;
  name: string;
  face: '❤️' | '🎉' | '👍' | '👏' | '😂' | '😢' | '😮' | '🤔';
  seat: number | null;
}

/** Which seats have somebody connected, and the number of spectators. */
export interface Presence {
  type: 'presence';
  seats: number[];
  spectators: number;
}

/** A seat must act and nobody is connected for it; at `until` the table acts for it. */
export interface Absent {
  type: 'absent';
  seat: number;
  until: number;
}

/** What a bot would do, for the player who asked. */
export interface Hint {
  type: 'hint';
  id: string;
  seat: number;
  choice: Choice;
  options: Judged[];
}

/** A move and its expected values, from what its seat knows. */
export interface Judged {
  choice: Choice;
  share: number;
  points: number;
  lead: number;
  chance: number;
  behind: number;
  noise: number;
  given: number;
}

/** What an action would do as far as its seat knows, for the player who asked. */
export interface Preview {
  type: 'preview';
  id: string;
  points: number;
  effects: Effect[];
}

/** One thing an action would do, and whether that is good for the seat that would take it. */
export interface Effect {
  tone: 'fact' | 'gain' | 'loss';
  text: string | Phrase;
}

/** The labels of the choices that `describe` named, in that order. */
export interface Labels {
  type: 'labels';
  id: string;
  labels: (string | Phrase)[];
}

/** The rematch is at this table. */
export interface Rematch {
  type: 'rematch';
  version: number;
  table: string;
}

/** On `/ws/me`: one of the player's tables waits for them. */
export interface Turn {
  type: 'turn';
  table: string;
  game: string;
  ply: number;
  prompt: string;
}

/** The answer to `ping`. */
export interface Pong {
  type: 'pong';
}

/** The server is stopping; reconnect after `after` milliseconds. */
export interface Bye {
  type: 'bye';
  after: number;
}

/** `POST /api/tables`. */
export interface CreateTable {
  game: string;
  seats: (OpenSeat | OwnSeat | BotSeat)[];
  options?: Record<string, boolean | string>;
  set?: string;
  own_set?: string | null;
  public?: boolean;
  clock?: NoClock | LiveClock | SlowClock;
  absence?: Absence;
  rated?: boolean;
  audience?: boolean;
  commitment?: string | null;
  bid_pause?: number | null;
  previews?: boolean;
}

/** An open seat. */
export interface OpenSeat {
  kind: 'open';
}

/** The player who creates the table sits here; several such seats share one device. */
export interface OwnSeat {
  kind: 'me';
  name?: string | null;
  share?: string | null;
}

/** A bot sits here. */
export interface BotSeat {
  kind: 'bot';
  bot: string;
}

/** `PUT /api/tables/{table}/seats/{seat}`. */
export interface JoinSeat {
  name?: string | null;
  share?: string | null;
}

/** `POST /api/tables/{table}/fill`: bots on all open seats. */
export interface FillSeats {
  bot: string;
}

/** A list of tables. */
export interface TableList {
  tables: TableInfo[];
}

/** Older chat lines; with `before` there are still older ones: page from there. */
export interface ChatPage {
  lines: ChatLine[];
  before: number | null;
}

/** `POST /api/players`. */
export interface NewPlayer {
  name: string;
  language?: 'en' | 'fr' | 'nl' | 'de';
}

/** `POST /api/recover`. */
export interface Recover {
  key: string;
}

/** `PATCH /api/me`; omitted settings stay as they are, an empty webhook removes it. */
export interface Settings {
  name?: string | null;
  language?: 'en' | 'fr' | 'nl' | 'de' | null;
  webhook?: string | null;
}

/** `POST /api/account`; a change needs the old password or a recent log-in. */
export interface Account {
  login: string;
  password: string;
  old?: string | null;
}

/** `POST /api/login`; the code is needed if the account has a second factor. */
export interface LogIn {
  login: string;
  password: string;
  code?: string | null;
}

/** `DELETE /api/me` and `DELETE /api/me/totp`: the password, unless it was given recently. */
export interface Proof {
  password?: string | null;
}

/** `PUT /api/me/totp`. */
export interface TotpCode {
  code: string;
}

/** `POST /api/me/totp`: the secret for an authenticator app, as text and as a link. */
export interface Totp {
  secret: string;
  address: string;
}

/** All sessions of a player, the latest used first. */
export interface SessionList {
  sessions: Session[];
}

/** A session of a player. */
export interface Session {
  id: string;
  created: number;
  used: number;
  device: string;
  current: boolean;
}

/** `POST /api/me/blocks`. */
export interface BlockPlayer {
  player: string;
}

/** The players whom a player blocks. */
export interface BlockList {
  blocks: Blocked[];
}

/** A blocked player. */
export interface Blocked {
  player: string;
  name: string;
  at: number;
}

/** `POST /api/tables/{table}/reports`. */
export interface NewReport {
  player: string;
  text: string;
}

/** `POST /api/commitments`: to the server's part of a seed, for one table of the player. */
export interface Committed {
  commitment: string;
}

/** The player of the request. */
export interface Me {
  id: string;
  name: string;
  language: 'en' | 'fr' | 'nl' | 'de';
  login: string | null;
  webhook: string | null;
  totp: boolean;
  tag: string;
}

/** A player with the secret key, shown only this once. */
export interface Key {
  player: Me;
  key: string;
}

/** The players of one game by rating. */
export interface Leaderboard {
  game: string;
  rows: Rank[];
}

/** One row of a leaderboard. */
export interface Rank {
  rank: number;
  name: string;
  player: string | null;
  tag: string;
  rating: number;
  mu: number;
  sigma: number;
  games: number;
}

/** A player's finished games, the latest first. */
export interface History {
  games: Played[];
}

/** A finished game of a player. */
export interface Played {
  table: string;
  game: string;
  at: number;
  names: (string | null)[];
  scores: number[];
  seat: number;
  won: boolean;
}

/** All games and bots of the server. */
export interface GameList {
  games: GameInfo[];
  bots: string[];
  languages: string[];
  protocol: number;
}

/** A game as the lobby shows it. */
export interface GameInfo {
  name: string;
  title: string;
  about: string;
  players: number[];
  minutes: number;
  options: OptionInfo[];
  sets: string[];
  rules: number;
  credits: string;
}

/** A choice before the game; the first value is the default. */
export interface OptionInfo {
  name: string;
  label: string;
  values: (boolean | string)[];
  fits: Record<string, (boolean | string)[]>;
}

/**
 * A game's rules in one language: the page in Markdown, its pictures by ply, every clause.
 */
export interface Rules {
  game: string;
  language: string;
  version: number;
  page: string;
  clauses: Record<string, string>;
  names: string[];
  pictures: Record<string, RulesPicture>;
}

/** A position of the game that the rules page shows, as one seat saw it. */
export interface RulesPicture {
  seat: number;
  view: Data;
  scores: number[];
  waits_for: number[];
}

/** The log from the start, for one viewer. */
export interface Log {
  version: number;
  lines: Line[];
}

/** The table as it stood after `ply` actions, as one viewer saw it. */
export interface Position {
  ply: number;
  plies: number;
  seat: number | null;
  view: Data;
  scores: number[];
  waits_for: number[];
  lines: Line[];
}

/** The scores after each ply, the set-up first, as a spectator saw them. */
export interface Scores {
  version: number;
  scores: number[][];
}

/** The score sheet of a game that is over: the lines of each seat. */
export interface Sheet {
  version: number;
  sheet: SheetLine[][];
}

/** `POST /api/records`. */
export interface ImportRecord {
  record: string;
  own_set?: string | null;
}

/** The progress of the review of a game, and the review when it is done. */
export interface ReviewInfo {
  status: 'done' | 'none' | 'running';
  done: number;
  total: number;
  review: GameReview | null;
}

/** The review of a game, without the moves of each decision. */
export interface GameReview {
  seats: Performance[];
  moments: KeyMoment[];
  curve: Outlook[];
  decisions: DecisionNote[];
}

/** How one seat played; `accuracy` is 100 if nothing was given away, 0 for random play. */
export interface Performance {
  name: string;
  points: number;
  decisions: number;
  given: number;
  accuracy: number;
}

/** An action that changed the chances of a seat most. */
export interface KeyMoment {
  ply: number;
  seat: number;
  moved: number;
  before: number;
  after: number;
  lines: (string | Phrase)[];
}

/** The expected results of every seat after `ply` actions, as a spectator sees them. */
export interface Outlook {
  ply: number;
  points: number[];
  chances: number[];
}

/** A decision in the list of all decisions: the points given away by it. */
export interface DecisionNote {
  ply: number;
  seat: number;
  given: number;
}

/** A decision of a finished game: the best move first, the one played among them. */
export interface JudgedDecision {
  ply: number;
  seat: number;
  played: string;
  choice: string;
  given: number;
  worlds: number;
  options: Judged[];
}

/** `POST /api/tables/{table}/what-if`: continue from a position at a private table. */
export interface WhatIf {
  seat: number;
  ply?: number | null;
  bot?: string | null;
  casual?: boolean;
}

/** All puzzles of a game, and those made from the player's own games. */
export interface PuzzleList {
  game: string;
  today: string;
  puzzles: PuzzleNote[];
  own: PuzzleNote[];
  streak: Streak;
}

/** A puzzle in the list of all puzzles. */
export interface PuzzleNote {
  id: string;
  theme: string;
  level: 'easy' | 'hard' | 'medium';
  tries: number;
  rate: number | null;
  yours: 'first' | 'later' | 'not' | null;
  table: string | null;
  ply: number | null;
  given: number | null;
}

/** How many puzzles in a row a player solved at the first try: now, and at best. */
export interface Streak {
  now: number;
  best: number;
}

/** A puzzle: the position as one seat sees it, and its moves by verb. */
export interface PuzzleInfo {
  game: string;
  id: string;
  seat: number;
  names: string[];
  view: Data;
  prompt: string | Phrase;
  choices: Record<string, Choice[]>;
  scores: number[];
  note: PuzzleNote;
  streak: Streak;
  next: string | null;
  asked: boolean;
}

/** `POST /api/puzzles/{game}/{puzzle}`. */
export interface SolvePuzzle {
  text: string;
}

/**
 * Whether it was one of the best moves, and their values; `yours` if it is among them. The line
 * continues from the best move in one world that is possible for the seat.
 */
export interface PuzzleAnswer {
  solved: boolean;
  yours: Judged | null;
  options: Judged[];
  solutions: number;
  worlds: number;
  why: string;
  line: PuzzleStep[];
  note: PuzzleNote;
  streak: Streak;
}

/** One action of the line of best play, and the view of the puzzle's seat after it. */
export interface PuzzleStep {
  seat: number;
  lines: (string | Phrase)[];
  view: Data;
  scores: number[];
}

/** The lesson paths of all games that have one. */
export interface LessonList {
  lessons: LessonInfo[];
}

/** The lesson path of a game: how many steps it has, how many the player has done. */
export interface LessonInfo {
  game: string;
  title: string;
  steps: number;
  done: number;
}

/** A step as the pupil sees it; kind `do` asks for a move, kind `play` for a game. */
export interface LessonStep {
  game: string;
  number: number;
  steps: number;
  kind: 'do' | 'play' | 'read';
  text: string | Phrase;
  seat: number;
  names: string[];
  view: Data;
  choices: Record<string, Choice[]>;
  scores: number[];
  example: Choice | null;
  first_game: FirstGame | null;
}

/** The table that the last step opens, in the form of `CreateTable`. */
export interface FirstGame {
  players: number;
  bot: string;
  options: Record<string, boolean | string>;
}

/** `POST /api/lessons/{game}/{step}`: a move, by its notation or as data. */
export interface TryStep {
  text?: string | null;
  data?: Data | null;
}

/** The result of a try; if `accepted`, the view after the move and its log lines. */
export interface StepAnswer {
  accepted: boolean;
  text: string | Phrase;
  refusal: Forbidden | null;
  view: Data | null;
  scores: number[] | null;
  lines: Line[] | null;
}

/** Why the rules refuse a move. */
export interface Forbidden {
  clause: string;
  reason: string | Phrase;
}

/** `PUT /api/lessons/{game}`: how many steps the player has done. */
export interface StepsDone {
  done: number;
}

/** What the coach says; nothing in rated games and to players who know the game. */
export interface Coaching {
  line: CoachLine | null;
}

/** What the coach says: advice for now, or why another move was better than the last one. */
export interface CoachLine {
  ply: number;
  kind: 'better' | 'now';
  title: string;
  text: string;
  better: Choice | null;
  points: number | null;
}

/** The body of every HTTP response that is not a success. */
export interface Problem {
  code: string;
  text: string;
}

export type ClientMessage =
  | Hello
  | Ping
  | Act
  | Undo
  | Reset
  | AskTakeback
  | Answer
  | Say
  | React
  | AskHint
  | AskPreview
  | AskLabels
  | Resign
  | HandOver
  | Return
  | SetAuto
  | AskRematch
  | DeclineRematch;

export type ServerMessage =
  | Table
  | Update
  | Ack
  | Refused
  | Error
  | Chat
  | Face
  | Presence
  | Absent
  | Hint
  | Preview
  | Labels
  | Rematch
  | Turn
  | Pong
  | Bye;
