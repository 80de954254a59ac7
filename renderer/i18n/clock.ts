import { clockOff as english } from './en/clock';
import { catalogue } from './language';

/** "The clock of this computer is 95 seconds ahead". */
export const clockOff = catalogue('clockOff', english);
