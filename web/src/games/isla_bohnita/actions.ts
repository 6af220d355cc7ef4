/** What actions name here; which of it, follows from the verb. */

import type { ActionLine, Choice as AnyChoice, Choices as AnyChoices } from '../../wire';

type Cards<Bean> = { turned_up: number[]; hand: Bean[] };
/** An offer: to whom, which cards on the table, which places of the hand, what for. */
export type OfferAction = {
  verb: string;
  to: number | null;
  slots: number[];
  places: number[];
  gives: Cards<number | null>;
  wants: Cards<number>;
  answers: number | null;
};
export type Action = OfferAction & {
  bean: number;
  field: number;
  ship: number;
  port: string;
  count: number;
  from: number;
  to: number;
  ware: string;
  offer: number;
  place: number;
};
export type Choice = AnyChoice<Action>;
export type Choices = AnyChoices<Action>;
export type Line = ActionLine<Action>;
