/** What actions name here; which of it, follows from the verb. */

import type { Choice as AnyChoice } from '../../wire';

export type Action = {
  verb: string;
  tile: string;
  face: number;
  rotation: number;
};
export type Choice = AnyChoice<Action>;
