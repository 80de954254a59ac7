import { windowWords as english } from './en/window';
import { catalogue } from './language';

/** What the window says on most screens, in the language in use; to be read while drawing. */
export const words = catalogue('window', english);
