import { noteWords as english } from './en/notes';
import { catalogue } from './language';

/** What is said about a person's own names, tags and notes. */
export const noteWords = catalogue('notes', english);
