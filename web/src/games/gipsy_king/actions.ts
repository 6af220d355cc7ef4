/** What actions name here; which of it, follows from the verb. */

import type { Choice as AnyChoice } from '../../wire';

export type Action = {
  verb: string;
  caravans: number;
  hex: string;
};
export type Choice = AnyChoice<Action>;
