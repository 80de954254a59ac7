import type { SpokenLanguage } from '../../shared/language';
import { type Catalogues, speak } from './language';

/** The last requested language. */
let latest: SpokenLanguage | null = null;

// If the chunk cannot be loaded, the window stays in English, which is part of its main bundle.
const load = async (): Promise<Catalogues | null> => {
  try {
    return (await import('./de')).german;
  } catch {
    return null;
  }
};

/**
 * Changes the language of all texts and formats. The screen must be rendered again afterwards. `App` is rendered again
 * with the state that names the new language.
 */
export const setLocale = async (wanted: SpokenLanguage): Promise<void> => {
  latest = wanted;
  const catalogues = wanted.language === 'de' ? await load() : null;
  // Another language may have been requested while this one was loaded.
  if (latest === wanted) speak(wanted, catalogues);
};
