import { notesFileWords as english } from './en/notes-file';
import { catalogue } from './language';

/** What is said about files of notes and pinned addresses. */
export const notesFileWords = catalogue('notesFile', english);
