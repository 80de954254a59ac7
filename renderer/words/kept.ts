import { keptWords as english } from './en/kept';
import { onLanguage } from './language';

/** What is said about encrypted files and the offline copy. */
export let keptWords = english;
onLanguage((german) => {
  keptWords = german?.kept ?? english;
});
