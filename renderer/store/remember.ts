/** Makes something of an object once: it is the same for as long as the object lives and what goes with it is the same. */
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
