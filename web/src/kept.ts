/** A cache keyed by objects, as long as they live: a view shares unchanged objects with the previous view. */
export function kept<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  const made = new WeakMap<From, Made>();
  return (from) => {
    if (!made.has(from)) made.set(from, make(from));
    return made.get(from)!;
  };
}
