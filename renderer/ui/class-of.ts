/** The classes of an element: those of its style sheets that it has at present. */
export const classOf = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
