import { exportWords as english } from './en/export';
import { catalogue } from './language';

/** What the export says. */
export const exportWords = catalogue('export', english);
