import { noFilters } from '../../../../store/list-state';
import { createRowFinder, type RowSource } from './row-finder';
import { noSearch, type Word } from './read-search';
import { noWork, type Work } from './work';

/** Fewer rows are searched within a frame or two, also by code that has just come. */
const fewest = 2000;

/** Rows of a try: enough that the browser translates its code, few enough for a step. */
const most = 4096;

/** How often the words are looked for: with fewer, most first answers took three times as long as the second (measured). */
const tries = 48;

const letters: readonly Word[] = ['a', 'ab'].map((form) => ({
  text: form,
  forms: [form],
  date: null,
  becomes: null,
}));

/**
 * Searches among the first rows and throws the answers away. The browser translates code into that of the machine while
 * it runs: without this, it does so while somebody waits for the answer to the very first key, for twice as long.
 */
export const rehearseSearch = (source: RowSource): Work => {
  if (source.count < fewest) return noWork;
  const few = { ...source, count: Math.min(source.count, most) };
  let done = 0;
  return {
    step: () => {
      const find = createRowFinder(few);
      for (const word of letters)
        find({ search: { ...noSearch, words: [word] }, filters: noFilters });
      done += 1;
      return done >= tries;
    },
  };
};
