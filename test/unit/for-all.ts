import fc from 'fast-check';

export { fc };

/** Arbitraries that give these values. */
type Arbitraries<Values extends readonly unknown[]> = {
  [Key in keyof Values]: fc.Arbitrary<Values[Key]>;
};

/** {@link forAll}, with another number of values than a hundred. */
export const forAllIn =
  (numRuns: number) =>
  <Values extends [unknown, ...unknown[]]>(
    ...property: [...Arbitraries<Values>, holds: (...values: Values) => void]
  ): void => {
    fc.assert(fc.property(...property), { numRuns });
  };

/** Fails with the smallest values that something does not hold for: it expects so, or is false. */
export const forAll = forAllIn(100);

/** {@link forAllIn}, for what takes its time. */
export const forAllAsync =
  (numRuns: number) =>
  <Values extends [unknown, ...unknown[]]>(
    ...property: [...Arbitraries<Values>, holds: (...values: Values) => Promise<void>]
  ): Promise<void> =>
    fc.assert(fc.asyncProperty(...property), { numRuns });
