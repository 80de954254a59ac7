import { connectionCheckWords as english } from './en/connection-check';
import { catalogue } from './language';

/** What the check of a connection says. Failures have their own sentences. */
export const connectionCheckWords = catalogue('connectionCheck', english);
