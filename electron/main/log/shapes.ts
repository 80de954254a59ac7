/** Lets a value through that has its shape, and nothing of any other. */
export type Shape<Value> = (value: unknown) => Value | undefined;

/** One word of a closed list. */
export const word =
  <Word extends string>(words: readonly Word[]): Shape<Word> =>
  (value) =>
    words.find((known) => known === value);

/** A whole number of at most 32 bits and a sign: no secret is that short, and none is kept as a number. */
export const whole: Shape<number> = (value) =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 2 ** 32
    ? value
    : undefined;

/** The numbers that a version starts with, such as `45.4.1`. */
export const version: Shape<string> = (value) =>
  typeof value === 'string' ? /^\d{1,4}(?:\.\d{1,5}){1,3}/u.exec(value)?.[0] : undefined;
