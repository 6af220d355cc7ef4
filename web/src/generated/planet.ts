/**
 * What a viewer sees of Planet.
 *
 * Written from the types in `src/atoll/games/planet/view.py` by `python -m release.client_types`;
 * a test fails when this file is not current.
 */

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
  regions: Region[][];
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

/** A region of a planet; its areas by face and edge. */
export interface Region {
  areas: [number, number][];
  habitat: 'D' | 'F' | 'G' | 'M' | 'O';
  size: number;
}

/** What an animal asks for. */
export interface Wish {
  habitat: 'D' | 'F' | 'G' | 'M' | 'O';
  kind: 'most' | 'not_touching' | 'touching';
  other: 'D' | 'F' | 'G' | 'M' | 'O' | null;
}
