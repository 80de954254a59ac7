import { privacyWords as english } from './en/privacy';
import { onLanguage } from './language';

/** What is said about hiding values and keeping the window to oneself. */
export let privacyWords = english;
onLanguage((german) => {
  privacyWords = german?.privacy ?? english;
});
