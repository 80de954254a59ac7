import { shortcutWords as english } from './en/shortcuts';
import { catalogue } from './language';

/** What the keys of the app do. */
export const shortcutWords = catalogue('shortcuts', english);
