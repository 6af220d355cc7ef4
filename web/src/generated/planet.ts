/**
 * What a viewer sees of Planet, and its actions.
 *
 * Written from the types in `src/atoll/games/planet/` by `python -m release.client_types`;
 * a test fails when this file is not current.
 */

import type { ActionLine, Choice as AnyChoice, Choices as AnyChoices } from '../wire';

/** What the viewer knows. */
export interface View {
  animals: Record<string, string[]>;
  areas: Record<string, number>[];
  beginner: boolean;
  box: Box;
  first: number;
  habitat_cards: Record<string, number[]>;
  habitats: ('D' | 'F' | 'G' | 'M' | 'O' | null)[] | null;
  hidden_animals: Record<string, number> | null;
  leads: Record<string, number | null>;
  offer: string[];
  piles: Pile[];
  planets: ((string | null)[])[];
  points: (number | null)[];
  regions: Record<string, number[][]>[];
  round: number;
  standings: Record<string, number[][]>;
  to_act: number | null;
  viewer: number;
  wishes: Record<string, Wish>;
  won: string[][];
}

/** What is out of the game. */
export interface Box {
  animals: string[];
  tiles: string[];
}

/** A pile of tiles; `tiles` are null if the viewer does not know them. */
export interface Pile {
  size: number;
  tiles: string[] | null;
}

/** What an animal asks for. */
export interface Wish {
  habitat: 'D' | 'F' | 'G' | 'M' | 'O';
  kind: 'most' | 'not_touching' | 'touching';
  other: 'D' | 'F' | 'G' | 'M' | 'O' | null;
}

/** `place`: a tile on a face, its first area at an edge. */
export interface PlaceAction {
  areas?: string;
  face: number;
  rotation: number;
  tile: string;
  verb: 'place';
}

/** An action, by its verb. */
export type Action =
  | PlaceAction;
export type Verb = Action['verb'];
/** A legal action, of one verb if it is named. */
export type Choice<One extends Verb = Verb> = AnyChoice<Extract<Action, { verb: One }>>;
export type Choices = AnyChoices<Action>;
export type Line = ActionLine<Action>;
