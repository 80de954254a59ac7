import { tools as english } from './en/tools';
import { catalogue } from './language';

/** What is said above a list, and where it has nothing to show. */
export const toolWords = catalogue('tools', english);
