import { clockOff as english } from './en/clock';
import { onLanguage } from './language';

/** "The clock of this computer is 95 seconds ahead". */
export let clockOff = english;
onLanguage((german) => {
  clockOff = german?.clockOff ?? english;
});
