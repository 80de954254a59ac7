import type { Language } from '../../../shared/language';
import { de } from './de';
import { en } from './en';

/** What main says itself, in the language in use; to be read when it is said. */
export let words = en;

/** Changes the language of what main says from now on. */
export const setLocale = (language: Language): void => {
  words = language === 'de' ? de : en;
};
