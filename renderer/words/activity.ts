import { activityWords as english } from './en/activity';
import { onLanguage } from './language';

/** What is said about changes of an account and about alarms. */
export let activityWords = english;
onLanguage((german) => {
  activityWords = german?.activity ?? english;
});
