/** The protocol's types under the client's names; those that are sent are in `generated/wire.ts`. */

import type {
  Choice as ToldChoice,
  ClientMessage,
  CoachLine,
  CreateTable,
  Hello,
  Hint,
  Judged as ToldJudged,
  JudgedDecision,
  Line,
  Ping,
  PuzzleAnswer,
  Sight,
  TableInfo,
} from './generated/wire';
import type { Said } from './words';

export type * from './generated/wire';
export type { ToldChoice, ToldJudged };

/** A legal action for boards; `said` is its label with the pieces it names. */
export interface Choice<Action = Data> extends Omit<ToldChoice, 'label' | 'data'> {
  data: Action;
  label: string;
  said: Said;
}
/** A line of the log for boards. */
export interface ActionLine<Action = Data> extends Omit<Line, 'action'> {
  action?: Action;
}
export interface Judged extends Omit<ToldJudged, 'choice'> {
  choice: Choice;
}

/** Plain data of a game: a view, or the data of an action. */
export type Data = Record<string, unknown>;
export type Language = NonNullable<Hello['language']>;
export type Status = TableInfo['status'];
/** The legal actions of a seat by verb; those of a game that declares its actions have the verb's data. */
export type Choices<Action = Data> = [Action] extends [{ verb: string }]
  ? { [Verb in Action['verb']]?: Choice<Extract<Action, { verb: Verb }>>[] }
  : Record<string, Choice<Action>[]>;
/** The complete sight of one seat, merged from all updates. */
export interface HeldSight extends Pick<Sight, 'seat' | 'decision' | 'undo' | 'last'> {
  view: Data;
  prompt: Said;
  choices: Choices;
}
export interface HeldHint extends Omit<Hint, 'choice' | 'options'> {
  choice: Choice;
  options: Judged[];
}
/** A decision of a review and a puzzle, with choices for boards. */
export interface HeldDecision extends Omit<JudgedDecision, 'options'> {
  options: Judged[];
}
export interface HeldAnswer extends Omit<PuzzleAnswer, 'yours' | 'options'> {
  yours: Judged | null;
  options: Judged[];
}
export interface HeldCoachLine extends Omit<CoachLine, 'better'> {
  better: Choice | null;
}
export type Clock = TableInfo['clock'];
export type NewTable = CreateTable;
export type NewSeat = CreateTable['seats'][number];

export type Without<Message, Key extends string> = Message extends unknown ? Omit<Message, Key> : never;

/** An order to a table, with the id of its answer. */
export type Order = Exclude<ClientMessage, Hello | Ping>;
/** An order before it has its id. */
export type NewOrder = Without<Order, 'id'>;
/** The order of a seat that is not named yet. */
export type SeatOrder = Without<Extract<NewOrder, { seat: number }>, 'seat'>;
export type Reaction = Extract<Order, { type: 'react' }>['face'];
