import { updateWords as english } from './en/updates';
import { onLanguage } from './language';

/** What is said about newer versions of the app. */
export let updateWords = english;
onLanguage((german) => {
  updateWords = german?.updates ?? english;
});
