import { noFilters } from '../../../../store/list-state';
import { noFacts } from './list-query';
import { createRowFinder, type RowSource } from './row-finder';
import { noSearch, type Word } from './read-search';
import { noWork, type Work } from './work';

/** Fewer rows are searched within a frame or two, even by code that is not compiled yet. */
const fewest = 2000;

/** Rows searched in a warm-up: enough for the browser to compile the code, few enough for one step. */
const most = 4096;

/** Number of warm-ups: with fewer, most first searches took three times as long as the second (measured). */
const tries = 48;

const letters: readonly Word[] = ['a', 'ab'].map((form) => ({
  text: form,
  forms: [form],
  date: null,
  becomes: null,
}));

/**
 * Searches the first rows and discards the results, so that the browser compiles the search code in advance. Otherwise
 * the first key press of a search takes twice as long.
 */
export const warmUpSearch = (source: RowSource): Work => {
  if (source.count < fewest) return noWork;
  const few = { ...source, count: Math.min(source.count, most) };
  let done = 0;
  return {
    step: () => {
      const find = createRowFinder(few);
      for (const word of letters)
        find({ search: { ...noSearch, words: [word] }, filters: noFilters, facts: noFacts });
      done += 1;
      return done >= tries;
    },
  };
};
