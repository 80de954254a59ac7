import { compareWords as english } from './en/compare';
import { catalogue } from './language';

/** What is said of a list that somebody expects. */
export const compareWords = catalogue('compare', english);
