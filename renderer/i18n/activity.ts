import { activityWords as english } from './en/activity';
import { catalogue } from './language';

/** What is said about changes of an account and about alarms. */
export const activityWords = catalogue('activity', english);
