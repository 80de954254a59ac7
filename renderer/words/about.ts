import { aboutWords as english } from './en/about';
import { onLanguage } from './language';

/** What the app says of itself. */
export let aboutWords = english;
onLanguage((german) => {
  aboutWords = german?.about ?? english;
});
