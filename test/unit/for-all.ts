import fc from 'fast-check';

export { fc };

/** The arbitraries that generate these values. */
type Arbitraries<Values extends readonly unknown[]> = {
  [Key in keyof Values]: fc.Arbitrary<Values[Key]>;
};

/** Like {@link forAll}, with another number of runs than a hundred. */
export const forAllIn =
  (numRuns: number) =>
  <Values extends [unknown, ...unknown[]]>(
    ...property: [...Arbitraries<Values>, holds: (...values: Values) => void]
  ): void => {
    fc.assert(fc.property(...property), { numRuns });
  };

/** Fails with the smallest values for which the property throws or returns false. */
export const forAll = forAllIn(100);

/** Like {@link forAllIn}, for asynchronous properties. */
export const forAllAsync =
  (numRuns: number) =>
  <Values extends [unknown, ...unknown[]]>(
    ...property: [...Arbitraries<Values>, holds: (...values: Values) => Promise<void>]
  ): Promise<void> =>
    fc.assert(fc.asyncProperty(...property), { numRuns });
