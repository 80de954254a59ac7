/** Rows without a test, each with the reason. `npm run check` prints them, so that none is forgotten. */
export const notYet: Readonly<Record<string, string>> = {};
