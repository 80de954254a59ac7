import { inspectorWords as english } from './en/inspector';
import { catalogue } from './language';

/** What the token inspector says. */
export const inspectorWords = catalogue('inspector', english);
