import { templateProblem as english } from './en/links';
import { onLanguage } from './language';

/** What is wrong with a website that addresses are looked up on. */
export let templateProblem = english;
onLanguage((german) => {
  templateProblem = german?.templateProblem ?? english;
});
