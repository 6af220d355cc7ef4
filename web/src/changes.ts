/** Applies changes to views: the server sends only what changed. */

/** By key or index: nested changes, `[value]`, `[]` for a removed value, `[index, count, ...values]` in a list. */
export interface Changes {
  [step: string]: Changes | unknown[];
}

/** A copy of the held value with its changes; unchanged parts are shared. */
export function changed<Value>(held: Value, changes: Changes): Value {
  const copy = (Array.isArray(held) ? [...held] : { ...held }) as Record<string, unknown>;
  for (const [step, change] of Object.entries(changes)) {
    if (!Array.isArray(change)) copy[step] = changed(copy[step], change);
    else if (change.length > 1) copy[step] = replaced(copy[step] as unknown[], change);
    else if (change.length) copy[step] = change[0];
    else delete copy[step];
  }
  return (Array.isArray(copy) ? copy.filter(() => true) : copy) as Value; // removed items leave no holes
}

/** A list with a range replaced. */
function replaced(held: unknown[], [place, count, ...values]: unknown[]): unknown[] {
  const from = Number(place);
  return [...held.slice(0, from), ...values, ...held.slice(from + Number(count))];
}
