/**
 * What a viewer sees of La Isla Bohnita, and its actions.
 *
 * Written from the types in `src/atoll/games/isla_bohnita/` by `python -m release.client_types`;
 * a test fails when this file is not current.
 */

import type { ActionLine, Choice as AnyChoice, Choices as AnyChoices } from '../wire';

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

/** What one side of an offer gives: beans by number. */
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

/** `plant`: the front hand card onto a field. */
export interface PlantAction {
  bean: number | null;
  field: number;
  verb: 'plant';
}

/** `turn_up`: go on to phase 2. */
export interface TurnUpAction {
  verb: 'turn_up';
}

/** `set_aside`: a turned-up card. */
export interface SetAsideAction {
  slot: number;
  verb: 'set_aside';
}

/** `plant_aside`: a bean set aside, a field. */
export interface PlantAsideAction {
  bean: number;
  field: number;
  verb: 'plant_aside';
}

/** `plant_turned_up`: with two players: a bean, a field. */
export interface PlantTurnedUpAction {
  bean: number;
  field: number;
  verb: 'plant_turned_up';
}

/** `end_phase`: phase 2 ends. */
export interface EndPhaseAction {
  verb: 'end_phase';
}

/** `draw`: draw cards. */
export interface DrawAction {
  verb: 'draw';
}

/** `sail`: a merchant, a port, how many cards. */
export interface SailAction {
  count: number;
  port: string;
  ship: number;
  verb: 'sail';
}

/** `raid`: whose merchant. */
export interface RaidAction {
  ship: number;
  verb: 'raid';
  victim: number;
}

/** `yield`: give in to a raid. */
export interface YieldAction {
  verb: 'yield';
}

/** `sell_field`: a field. */
export interface SellFieldAction {
  field: number;
  verb: 'sell_field';
}

/** `load`: a field onto a merchant. */
export interface LoadAction {
  field: number;
  ship: number;
  verb: 'load';
}

/** `sell_cargo`: a ship. */
export interface SellCargoAction {
  ship: number;
  verb: 'sell_cargo';
}

/** `move`: a ship's cargo onto a merchant. */
export interface MoveAction {
  from: number;
  to: number;
  verb: 'move';
}

/** `buy`: a ware. */
export interface BuyAction {
  verb: 'buy';
  ware: string;
}

/** `discard`: with two players: a place in the hand. */
export interface DiscardAction {
  bean: number | null;
  place: number;
  verb: 'discard';
}

/** `plant_left`: IB-28: a bean the opponent left, a field. */
export interface PlantLeftAction {
  bean: number;
  field: number;
  verb: 'plant_left';
}

/** `discard_left`: IB-28: a bean the opponent left. */
export interface DiscardLeftAction {
  bean: number;
  verb: 'discard_left';
}

/** `wish`: show that one looks for a bean. */
export interface WishAction {
  bean: number;
  verb: 'wish';
}

/** `refuse`. */
export interface RefuseAction {
  offer: number;
  verb: 'refuse';
}

/** `withdraw`. */
export interface WithdrawAction {
  offer: number;
  verb: 'withdraw';
}

/** `accept`: an offer, and the cards given for it. */
export interface AcceptAction {
  hand: (number | null)[];
  offer: number;
  places: number[] | null;
  verb: 'accept';
}

/** `offer`: cards given for cards wanted. */
export interface OfferAction {
  answers: number | null;
  gives: Given;
  places: number[] | null;
  slots: number[];
  to: number | null;
  verb: 'offer';
  wants: Side;
}

/** What the maker of an offer gives: beans by number, null where one can't be seen. */
export interface Given {
  hand: (number | null)[];
  turned_up: number[];
}

/** An action, by its verb. */
export type Action =
  | PlantAction
  | TurnUpAction
  | SetAsideAction
  | PlantAsideAction
  | PlantTurnedUpAction
  | EndPhaseAction
  | DrawAction
  | SailAction
  | RaidAction
  | YieldAction
  | SellFieldAction
  | LoadAction
  | SellCargoAction
  | MoveAction
  | BuyAction
  | DiscardAction
  | PlantLeftAction
  | DiscardLeftAction
  | WishAction
  | RefuseAction
  | WithdrawAction
  | AcceptAction
  | OfferAction;
export type Verb = Action['verb'];
/** A legal action, of one verb if it is named. */
export type Choice<One extends Verb = Verb> = AnyChoice<Extract<Action, { verb: One }>>;
export type Choices = AnyChoices<Action>;
export type Line = ActionLine<Action>;
