import { keptWords as english } from './en/kept';
import { catalogue } from './language';

/** What is said about encrypted files and the offline copy. */
export const keptWords = catalogue('kept', english);
