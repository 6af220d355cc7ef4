/**
 * What a viewer sees of Gipsy King, and its actions.
 *
 * Written from the types in `src/atoll/games/gipsy_king/` by `python -m release.client_types`;
 * a test fails when this file is not current.
 */

import type { ActionLine, Choice as AnyChoice, Choices as AnyChoices } from '../wire';

/** All that lies on the table; nothing is hidden. */
export interface View {
  caravans_left: number[];
  cells: Cell[];
  doubles_left: number[];
  doubles_used: number[];
  groups: Group[];
  half: number;
  is_over: boolean;
  lakes: Lake[];
  must_fill: boolean;
  number: number | 'dry';
  open: string[];
  passed: number[];
  points: number[][];
  queue: number[];
  second_queue: number[];
  spares: number[];
  standing: number[];
  to_act: number | null;
  viewer: number;
}

/** One hex: water has a number and fish, land may have caravans. */
export interface Cell {
  caravans?: number;
  fish?: number;
  hex: string;
  kind: 'land' | 'water';
  number?: number;
  q: number;
  r: number;
  seat?: number | null;
  tile: number;
}

/** Caravans of a seat that stand together. */
export interface Group {
  caravans: number;
  hexes: string[];
  points: number;
  seat: number;
}

/** A lake and who stands how at it in this half. */
export interface Lake {
  caravans: number[];
  fish: number[];
  numbers: number[];
  points: number[];
  ranks: (number | null)[];
}

/** `place`: one caravan. */
export interface PlaceAction {
  caravans: 1;
  hex: string;
  q: number;
  r: number;
  verb: 'place';
}

/** `double`: GK-11: two caravans. */
export interface DoubleAction {
  caravans: 2;
  hex: string;
  q: number;
  r: number;
  verb: 'place';
}

/** `pass`. */
export interface PassAction {
  verb: 'pass';
}

/** An action, by its verb. */
export type Action =
  | PlaceAction
  | DoubleAction
  | PassAction;
export type Verb = Action['verb'];
/** A legal action, of one verb if it is named. */
export type Choice<One extends Verb = Verb> = AnyChoice<Extract<Action, { verb: One }>>;
export type Choices = AnyChoices<Action>;
export type Line = ActionLine<Action>;
