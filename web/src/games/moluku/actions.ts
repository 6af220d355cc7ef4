/** What actions name here; which of it, follows from the verb. */

import type { ActionLine, Choice as AnyChoice } from '../../wire';
import type { Suit } from './cards';

export type Action = {
  verb: string;
  card: string;
  cards: string[];
  pair_of: number;
  trump: Suit;
};
export type Choice = AnyChoice<Action>;
export type Line = ActionLine<Action>;
