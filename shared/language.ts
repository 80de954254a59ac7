/** Languages the app has words in, by their codes. */
export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

/** What the person chose: a language, or that of the system. */
export const languageChoices = ['system', ...languages] as const;
export type LanguageChoice = (typeof languageChoices)[number];

/** The language in use. */
export interface SpokenLanguage {
  readonly language: Language;
  /** BCP 47 tag for dates and numbers: the language as the system has it, for example `en-GB`. */
  readonly locale: string;
}

/** What is spoken where nothing else is known. */
export const plainLanguage: SpokenLanguage = { language: 'en', locale: 'en' };

const languageOf = (tag: string): Language | undefined =>
  languages.find((language) => language === tag.toLowerCase().split(/[-_]/u)[0]);

const isTag = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
};

/**
 * The language to speak. `system` is what the system prefers, as BCP 47 tags, best first; the first one that the app
 * has words in counts, and English where there is none.
 */
export const resolveLanguage = (
  choice: LanguageChoice,
  system: readonly string[],
): SpokenLanguage => {
  const tags = system.filter(isTag);
  const wanted = choice === 'system' ? tags.map(languageOf).find((known) => known) : choice;
  const language = wanted ?? plainLanguage.language;
  return { language, locale: tags.find((tag) => languageOf(tag) === language) ?? language };
};
