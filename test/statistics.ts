const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);

/** The value below which the given share (0 to 1) of the values lies; NaN if there are no values. */
export const percentile = (values: readonly number[], share: number): number =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN;

/** The middle value, or the mean of the two middle values; NaN if there are no values. */
export const median = (values: readonly number[]): number => {
  const middle = (values.length - 1) / 2;
  const ordered = sorted(values);
  const [below, above] = [ordered[Math.floor(middle)], ordered[Math.ceil(middle)]];
  return below === undefined || above === undefined ? NaN : (below + above) / 2;
};
