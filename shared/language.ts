/** Codes of the languages that the app is translated into. */
export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

/** The user's choice: a language, or the language of the system. */
export const languageChoices = ['system', ...languages] as const;
export type LanguageChoice = (typeof languageChoices)[number];

/** The language in use. */
export interface SpokenLanguage {
  readonly language: Language;
  /** BCP 47 tag for dates and numbers: the language as the system has it, for example `en-GB`. */
  readonly locale: string;
}

/** Language used until another one is known. */
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
 * The language to use. `system` has the system's preferred languages as BCP 47 tags, best first. For the choice
 * `system` the first of them that the app is translated into is used, otherwise English.
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
