import { workThrough, type Work } from './work';

/** Which rows share their text with another one; known when the work is done, false for all before. */
export interface Repeated extends Work {
  readonly has: (row: number) => boolean;
  readonly isKnown: () => boolean;
}

/** `textOf` gives equal texts for what counts as the same; rows with null or an empty one repeat nothing. */
export const createRepeated = (count: number, textOf: (row: number) => string | null): Repeated => {
  const marks = new Uint8Array(count);
  let isDone = false;
  const firstOf = new Map<string, number>();
  const { step } = workThrough(count, 128, (row) => {
    const text = textOf(row);
    if (text === null || text === '') return;
    const first = firstOf.get(text);
    if (first === undefined) firstOf.set(text, row);
    else marks[first] = marks[row] = 1;
  });
  return {
    step: () => {
      if (!isDone && step()) {
        isDone = true;
        firstOf.clear();
      }
      return isDone;
    },
    has: (row) => isDone && marks[row] === 1,
    isKnown: () => isDone,
  };
};
