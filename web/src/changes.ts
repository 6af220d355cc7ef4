/** Views as they change: the server tells only what is not as it was. */

/** By key or place: changes further inside, `[value]`, `[]` for what is gone, `[place, count, ...values]` in a list. */
export interface Changes {
  [step: string]: Changes | unknown[];
}

/** A copy of what we hold with its changes; whatever did not change is shared with it. */
export function changed<Value>(held: Value, changes: Changes): Value {
  const copy = (Array.isArray(held) ? [...held] : { ...held }) as Record<string, unknown>;
  for (const [step, change] of Object.entries(changes)) {
    if (!Array.isArray(change)) copy[step] = changed(copy[step], change);
    else if (change.length > 1) copy[step] = replaced(copy[step] as unknown[], change);
    else if (change.length) copy[step] = change[0];
    else delete copy[step];
  }
  return (Array.isArray(copy) ? copy.filter(() => true) : copy) as Value; // places that are gone are no holes
}

/** A list of which a stretch is replaced. */
function replaced(held: unknown[], [place, count, ...values]: unknown[]): unknown[] {
  const from = Number(place);
  return [...held.slice(0, from), ...values, ...held.slice(from + Number(count))];
}
