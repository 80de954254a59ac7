import type { LocalNote } from '../../../../shared/notes';
import { findHits } from './grid/mark-hits';

/** Most UTF-16 units of a word shown before a hit inside the word. */
const mostBefore = 20;

/** The end of a text from the word that has a hit at `at`; with "…" if something was left out. */
const fromHit = (text: string, at: number): string => {
  const start = text.lastIndexOf(' ', at) + 1;
  const from = at - start > mostBefore ? at : start;
  return from === 0 ? text : `…${text.slice(from)}`;
};

/**
 * The part of a note that shows why a search found its record: of the first tag or line with a hit that neither the
 * user's name nor the service's name for the record has. Null if there is none. `forms` are folded search texts; those
 * in `asked` were searched for in tags and notes only, so that the names do not count.
 */
export const noteExcerpt = (
  { name, tags, note }: LocalNote,
  serviceName: string | null,
  forms: readonly string[],
  asked: readonly string[],
): string | null => {
  const names = `${name}\n${serviceName ?? ''}`;
  const isNamed = (form: string): boolean => findHits(names, [form], 'anywhere').length > 0;
  const missing = forms.filter((form) => asked.includes(form) || !isNamed(form));
  if (missing.length === 0) return null;
  for (const text of [...tags, ...note.split('\n')]) {
    const [first] = findHits(text, missing, 'anywhere');
    if (first) return fromHit(text, first[0]);
  }
  return null;
};
