/**
 * What a viewer sees of La Isla Bohnita.
 *
 * Written from the types in `src/atoll/games/isla_bohnita/view.py` by `python -m release.client_types`;
 * a test fails when this file is not current.
 */

/** What the viewer knows; beans are named by their numbers. */
export interface View {
  active: number;
  bought: string[][];
  deck: number;
  discard: number[];
  discarded: boolean;
  exhaustions: number;
  fields: ((Cards | null)[])[];
  final_exhaustion: number;
  hands: ((number | null)[])[];
  held: number[][];
  island: boolean;
  last_turn: boolean;
  may_act: number[];
  merchants: ((Cards | null)[])[];
  meters: Record<string, number[]>;
  most_dealt: number;
  next_offer: number;
  offers: Offer[];
  offers_left: number;
  offers_made: number[];
  phase: 'draw' | 'over' | 'plant' | 'raid' | 'trade';
  pirates: (Cargo | null)[];
  planted: number;
  points: number[];
  prices: Record<string, number>;
  put_aside: number[];
  raid: Attack | null;
  raided: [number, number][];
  rows: Record<string, number[]>;
  set_aside: number[][];
  slots: (number | null)[];
  thalers: number[][];
  to_act: number[];
  turned_up: number[];
  viewer: number;
  wishes: number[][];
}

/** The cards of a field or a ship. */
export interface Cards {
  bean: number;
  count: number;
}

/** An offer that stands; `places` are in its maker's hand and known to them alone. */
export interface Offer {
  by: number;
  gives: Side;
  id: number;
  places: number[] | null;
  slots: number[];
  to: number | null;
  waits_for: number[];
  wants: Side;
}

/** What one side of an offer gives. */
export interface Side {
  hand: number[];
  turned_up: number[];
}

/** The cards of a pirate; it may have none. */
export interface Cargo {
  bean: number | null;
  count: number;
}

/** A raid that waits for its answer. */
export interface Attack {
  by: number;
  ship: number;
  victim: number;
}
