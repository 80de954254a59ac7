/** Work done in small steps, each of a millisecond at most unless texts are very long. */
export interface Work {
  /** Does one step. Returns whether all is done. */
  readonly step: () => boolean;
}

/** Work that is already done. */
export const noWork: Work = { step: () => true };

/** Does all remaining work at once. */
export const finish = (work: Work): void => {
  while (!work.step());
};

/** Does the parts one after the other while `hasTime` returns true, at least one step. Returns whether all is done. */
export const workWhile = (hasTime: () => boolean, parts: readonly Work[]): boolean => {
  for (const part of parts) while (!part.step()) if (!hasTime()) return false;
  return true;
};

/** Work that visits the rows, `batch` per step. */
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
