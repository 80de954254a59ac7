import { paletteWords as english } from './en/palette';
import { catalogue } from './language';

/** What is said where an address is asked about, and where commands are found by their names. */
export const paletteWords = catalogue('palette', english);
