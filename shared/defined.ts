type Defined<Fields> = { readonly [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** Copies an object without the fields whose value is undefined. */
export const defined = <Fields extends object>(fields: Fields): Defined<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Defined<Fields>;
