import { noteWords as english } from './en/notes';
import { onLanguage } from './language';

/** What is said about a person's own names, tags and notes. */
export let noteWords = english;
onLanguage((german) => {
  noteWords = german?.notes ?? english;
});
