import { exportWords as english } from './en/export';
import { onLanguage } from './language';

/** What the export says. */
export let exportWords = english;
onLanguage((german) => {
  exportWords = german?.export ?? english;
});
