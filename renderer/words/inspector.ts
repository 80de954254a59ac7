import { inspectorWords as english } from './en/inspector';
import { onLanguage } from './language';

/** What the token inspector says. */
export let inspectorWords = english;
onLanguage((german) => {
  inspectorWords = german?.inspector ?? english;
});
