import { templateProblem as english } from './en/links';
import { catalogue } from './language';

/** What is wrong with a website that addresses are looked up on. */
export const templateProblem = catalogue('templateProblem', english);
