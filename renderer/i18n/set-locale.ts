import type { SpokenLanguage } from '../../shared/language';
import { type Catalogues, speak } from './language';

/** What was asked for last. */
let latest: SpokenLanguage | null = null;

// A chunk that cannot be read leaves the window in English, which is in it already.
const load = async (): Promise<Catalogues | null> => {
  try {
    return (await import('./de')).german;
  } catch {
    return null;
  }
};

/**
 * Changes the language of all words and formats. What is on screen must be drawn again after it: `App` is, with
 * everything in it, when the state that names the language is shown.
 */
export const setLocale = async (wanted: SpokenLanguage): Promise<void> => {
  latest = wanted;
  const catalogues = wanted.language === 'de' ? await load() : null;
  // Another one may have been asked for meanwhile.
  if (latest === wanted) speak(wanted, catalogues);
};
