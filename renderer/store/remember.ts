/**
 * The same function, which remembers what it has made of each object last: it is made anew only when the other arguments
 * are others, and goes with the object.
 */
export const remember = <Of extends object, Rest extends readonly unknown[], Made>(
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
