import { doctorWords as english } from './en/doctor';
import { onLanguage } from './language';

/** What the Doctor says. Failures have their own sentences. */
export let doctorWords = english;
onLanguage((german) => {
  doctorWords = german?.doctor ?? english;
});
