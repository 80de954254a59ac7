/** Joins the class names that an element has at present. */
export const classOf = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
