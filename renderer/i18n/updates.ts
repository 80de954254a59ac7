import { updateWords as english } from './en/updates';
import { catalogue } from './language';

/** What is said about newer versions of the app. */
export const updateWords = catalogue('updates', english);
