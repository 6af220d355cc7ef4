/**
 * What a viewer sees of Pelican Bay, and its actions.
 *
 * Written from the types in `src/atoll/games/pelican_bay/` by `python -m release.client_types`;
 * a test fails when this file is not current.
 */

import type { ActionLine, Choice as AnyChoice, Choices as AnyChoices } from '../wire';

/** What the viewer knows. */
export interface View {
  areas: Record<string, Area>;
  bay: Placed[];
  closed: [number, number, number][];
  first: number;
  hands: Hand[];
  laid: number;
  last_round: boolean;
  marked: [number, number, number][][];
  opening: string[];
  pelicans: number[];
  piles: number[];
  piles_out: boolean;
  plain_markers: number;
  points: number[];
  reserve: number;
  result: Record<string, number> | null;
  scores: number[];
  shore: ShoreCell[];
  step: 'choose' | 'lay' | 'open' | 'over' | 'second' | 'sun' | 'take';
  stop_scores: number | null;
  suns: [number, number][];
  supply: number;
  to_act: number | null;
  under: (string | null)[];
  unseen: string[];
  viewer: number;
}

/** An area; its tile-edges and those that face an empty cell, by q, r and edge. */
export interface Area {
  edges: [number, number, number][];
  open: [number, number, number][];
  size: number;
  terrain: string;
}

/** A tile in the bay, its edges and areas as laid. */
export interface Placed {
  areas: number[];
  edges: string;
  q: number;
  r: number;
  tile: string;
}

/** As much of a hand as is known. */
export interface Hand {
  known: string[];
  size: number;
}

/** An empty cell next to the bay; `two`: two tiles lie beside it. */
export interface ShoreCell {
  q: number;
  r: number;
  two: boolean;
}

/** `lay`. */
export interface LayAction {
  edges?: string;
  q: number;
  r: number;
  rotation: number;
  tile: string;
  verb: 'lay';
}

/** `stop`. */
export interface StopAction {
  verb: 'stop';
}

/** `pass`. */
export interface PassAction {
  verb: 'pass';
}

/** `mark`. */
export interface MarkAction {
  verb: 'mark';
}

/** `decline`. */
export interface DeclineAction {
  verb: 'decline';
}

/** `take`. */
export interface TakeAction {
  from: number;
  verb: 'take';
}

/** `sun`. */
export interface SunAction {
  from: null;
  to: [number, number];
  verb: 'sun';
}

/** `move`. */
export interface MoveAction {
  from: [number, number];
  to: [number, number];
  verb: 'sun';
}

/** An action, by its verb. */
export type Action =
  | LayAction
  | StopAction
  | PassAction
  | MarkAction
  | DeclineAction
  | TakeAction
  | SunAction
  | MoveAction;
export type Verb = Action['verb'];
/** A legal action, of one verb if it is named. */
export type Choice<One extends Verb = Verb> = AnyChoice<Extract<Action, { verb: One }>>;
export type Choices = AnyChoices<Action>;
export type Line = ActionLine<Action>;
