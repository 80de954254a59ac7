import { chartWords as english } from './en/charts';
import { catalogue } from './language';

/** What the charts of the overview say. */
export const chartWords = catalogue('charts', english);
