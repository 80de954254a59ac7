import { aboutWords as english } from './en/about';
import { catalogue } from './language';

/** What the app says of itself. */
export const aboutWords = catalogue('about', english);
