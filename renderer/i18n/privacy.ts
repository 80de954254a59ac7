import { privacyWords as english } from './en/privacy';
import { catalogue } from './language';

/** What is said about hiding values and keeping the window to oneself. */
export const privacyWords = catalogue('privacy', english);
