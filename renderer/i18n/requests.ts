import { requestWords as english } from './en/requests';
import { catalogue } from './language';

/** What is said of the last requests. */
export const requestWords = catalogue('requests', english);
