import { detailsWords as english } from './en/details';
import { catalogue } from './language';

/** What the details of a wallet or a contract say. */
export const detailsWords = catalogue('details', english);
