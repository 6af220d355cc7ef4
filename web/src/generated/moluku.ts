/**
 * What a viewer sees of Moluku.
 *
 * Written from the types in `src/atoll/games/moluku/view.py` by `python -m release.client_types`;
 * a test fails when this file is not current.
 */

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
