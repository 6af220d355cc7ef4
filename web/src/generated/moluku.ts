/**
 * What a viewer sees of Moluku, and its actions.
 *
 * Written from the types in `src/atoll/games/moluku/` by `python -m release.client_types`;
 * a test fails when this file is not current.
 */

import type { ActionLine, Choice as AnyChoice, Choices as AnyChoices } from '../wire';

/** What the viewer knows. */
export interface View {
  hands: Hand[];
  huts: Record<string, number>[];
  island_points: number[];
  islands: Island[];
  leader: number;
  next_trump: string | null;
  order: number[];
  out: Pile[];
  passing: string[][];
  pictures: string[];
  reversed: boolean;
  season: number;
  second: [number, string][];
  step: 'chill' | 'cover' | 'discard' | 'harvest' | 'name_trump' | 'over' | 'pass' | 'play' | 'second';
  stock: number;
  teams: boolean;
  to_act: number | null;
  totals: number[];
  trick: [number, string][];
  trump: string | null;
  viewer: number;
}

/** As much of a hand as is known; `void` are the colours that are not in it. */
export interface Hand {
  known: string[];
  size: number;
  void: string[];
}

/** The cards of an island. */
export interface Island {
  covered: string[];
  open: string[];
}

/** As much of a pile as is known. */
export interface Pile {
  known: string[];
  size: number;
}

/** `play`: a card. */
export interface PlayAction {
  card: string;
  verb: 'play';
}

/** `harvest`: a card. */
export interface HarvestAction {
  card: string;
  verb: 'harvest';
}

/** `pair`: the seat whose pair it is; 1 to place the second card first. */
export interface PairAction {
  cards: [string, string];
  pair_of: number;
  verb: 'harvest';
}

/** `cover`: a card. */
export interface CoverAction {
  card: string;
  verb: 'cover';
}

/** `name`: a colour, or no trump. */
export interface NameAction {
  trump: 'blue' | 'green' | 'red' | 'yellow' | null;
  verb: 'name_trump';
}

/** `discard`: a card. */
export interface DiscardAction {
  card: string;
  verb: 'discard';
}

/** `pass`: a card. */
export interface PassAction {
  card: string;
  verb: 'pass';
}

/** `decline`: Chill's owner does not choose first. */
export interface DeclineAction {
  verb: 'decline';
}

/** An action, by its verb. */
export type Action =
  | PlayAction
  | HarvestAction
  | PairAction
  | CoverAction
  | NameAction
  | DiscardAction
  | PassAction
  | DeclineAction;
export type Verb = Action['verb'];
/** A legal action, of one verb if it is named. */
export type Choice<One extends Verb = Verb> = AnyChoice<Extract<Action, { verb: One }>>;
export type Choices = AnyChoices<Action>;
export type Line = ActionLine<Action>;
