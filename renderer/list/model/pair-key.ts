/** Names two addresses by their keys, in whichever order. What looks like another one has no space in it. */
export const pairKey = (first: string, second: string): string =>
  first < second ? `${first} ${second}` : `${second} ${first}`;
