import { detailsWords as english } from './en/details';
import { onLanguage } from './language';

/** What the details of a wallet or a contract say. */
export let detailsWords = english;
onLanguage((german) => {
  detailsWords = german?.details ?? english;
});
