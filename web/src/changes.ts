/** Views as they change: the server tells only what is not as it was. */

import type { Changes } from './wire';

/** A copy of what we hold with its changes; whatever did not change is shared with it. */
export function changed<Value>(held: Value, { set = {}, in: inner = {}, gone = [] }: Changes): Value {
  const copy = (Array.isArray(held) ? held.slice(0, held.length - gone.length) : { ...held }) as Record<string, unknown>;
  if (!Array.isArray(copy)) for (const step of gone) delete copy[step];
  for (const [step, value] of Object.entries(set)) copy[step] = value;
  for (const [step, changes] of Object.entries(inner)) copy[step] = changed(copy[step], changes);
  return copy as Value;
}
