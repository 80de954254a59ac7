/** Something that is made in small steps, of a millisecond at most unless texts are very long. */
export interface Work {
  /** Does some of what is left; true when nothing is. */
  readonly step: () => boolean;
}

/** There is nothing to do. */
export const noWork: Work = { step: () => true };

/** Does all that is left, for when it is needed at once. */
export const finish = (work: Work): void => {
  while (!work.step());
};

/** Does one of these after the other while there is time, and at least a step; true when nothing is left of them. */
export const workWhile = (hasTime: () => boolean, parts: readonly Work[]): boolean => {
  for (const part of parts) while (!part.step()) if (!hasTime()) return false;
  return true;
};

/** Goes through the rows `batch` at a time. */
export const workThrough = (count: number, batch: number, each: (row: number) => void): Work => {
  let next = 0;
  return {
    step: () => {
      const end = Math.min(next + batch, count);
      for (; next < end; next += 1) each(next);
      return next === count;
    },
  };
};
