import type { Language } from '../../../shared/language';
import { de } from './de';
import { en } from './en';

/** Main's own texts in the current language. Read it when a text is shown, not before: `setLocale` replaces it. */
export let words = en;

/** Sets the language of main's own texts from now on. */
export const setLocale = (language: Language): void => {
  words = language === 'de' ? de : en;
};
