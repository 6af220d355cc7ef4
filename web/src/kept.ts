/** What was made from an object, kept as long as the object: a view shares what did not change with the one before. */
export function kept<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  const made = new WeakMap<From, Made>();
  return (from) => {
    if (!made.has(from)) made.set(from, make(from));
    return made.get(from)!;
  };
}
