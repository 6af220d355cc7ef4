/** What actions name here; which of it, follows from the verb. */

import type { Choice as AnyChoice } from '../../wire';

type Lay = { verb: 'lay'; tile: string; rotation: number; q: number; r: number };
type Sun = { verb: 'sun'; from: [number, number] | null; to: [number, number] };
type Take = { verb: 'take'; from: number };
type Other = { verb: 'decline' | 'mark' | 'open' | 'pass' | 'second' | 'stop' };
export type Action = Lay | Sun | Take | Other;
export type Choice<Part extends Action = Action> = AnyChoice<Part>;
export type LayChoice = Choice<Lay>;
export type SunChoice = Choice<Sun>;
