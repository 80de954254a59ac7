import { windowWords as english } from './en/window';
import { onLanguage } from './language';

/** What the window says on most screens, in the language in use; to be read while drawing. */
export let words = english;
onLanguage((german) => {
  words = german?.window ?? english;
});
