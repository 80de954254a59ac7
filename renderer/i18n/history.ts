import { historyWords as english } from './en/history';
import { catalogue } from './language';

/** What the history of an account says. */
export const historyWords = catalogue('history', english);
