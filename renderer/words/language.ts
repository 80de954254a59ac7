import { plainLanguage, type SpokenLanguage } from '../../shared/language';
import type { German } from './de';

type Follower = (german: German | null) => void;

const followers: Follower[] = [];
let german: German | null = null;
let spoken: SpokenLanguage = plainLanguage;
let latest = spoken;

/** Hands over the German words whenever German comes into use, and null for English; now, and after each change. */
export const onLanguage = (follow: Follower): void => {
  followers.push(follow);
  follow(german);
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
export const speak = async (wanted: SpokenLanguage): Promise<void> => {
  latest = wanted;
  const loaded = wanted.language === 'de' ? await load() : null;
  // Another one has been asked for meanwhile.
  if (latest !== wanted) return;
  german = loaded;
  spoken = wanted.language === 'de' && german === null ? plainLanguage : wanted;
  document.documentElement.lang = spoken.language;
  for (const follow of followers) follow(german);
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
