/**
 * Returns a function that remembers the last result of `make` for each object. It calls `make` again only when the
 * other arguments differ. A result is dropped together with its object.
 */
export const memoizeByObject = <Of extends object, Rest extends readonly unknown[], Made>(
  make: (of: Of, ...rest: Rest) => Made,
): ((of: Of, ...rest: Rest) => Made) => {
  const known = new WeakMap<Of, { readonly rest: Rest; readonly made: Made }>();
  return (of, ...rest) => {
    const before = known.get(of);
    if (before?.rest.every((one, at) => one === rest[at])) return before.made;
    const made = make(of, ...rest);
    known.set(of, { rest, made });
    return made;
  };
};
