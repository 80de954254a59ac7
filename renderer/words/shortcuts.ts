import { shortcutWords as english } from './en/shortcuts';
import { onLanguage } from './language';

/** What the keys of the app do. */
export let shortcutWords = english;
onLanguage((german) => {
  shortcutWords = german?.shortcuts ?? english;
});
