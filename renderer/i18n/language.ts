import { plainLanguage, type SpokenLanguage } from '../../shared/language';
import type { German } from './de';

let german: German | null = null;
let spoken: SpokenLanguage = plainLanguage;
let latest = spoken;

/**
 * Hands out one catalogue of words, always in the language in use: what is read from it, or called, is German's while
 * German is spoken. What has been read stays as it was, so read it while drawing.
 */
export const catalogue = <Name extends keyof German>(
  name: Name,
  english: German[Name],
): German[Name] => {
  const inUse = (): object => german?.[name] ?? english;
  return new Proxy(english, {
    get: (_english, key): unknown => Reflect.get(inUse(), key),
    apply: (_english, self, given): unknown => Reflect.apply(inUse() as () => unknown, self, given),
  });
};

// A chunk that cannot be read leaves the window in English, which is in it already.
const load = async (): Promise<German | null> => {
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
  const loaded = wanted.language === 'de' ? await load() : null;
  // Another one has been asked for meanwhile.
  if (latest !== wanted) return;
  german = loaded;
  spoken = wanted.language === 'de' && german === null ? plainLanguage : wanted;
  document.documentElement.lang = spoken.language;
};

/** Makes something once for each language it is asked in, such as a format of Intl's. */
export const perLanguage = <T>(make: (locale: string) => T): (() => T) => {
  let made: { readonly locale: string; readonly value: T } | undefined;
  return () => {
    const { locale } = spoken;
    if (made?.locale !== locale) made = { locale, value: make(locale) };
    return made.value;
  };
};
