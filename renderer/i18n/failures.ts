import type { Failure } from '../../shared/failure';
import { appFailures } from './app-failures';
import { callFailures } from './call-failures';
import { keyFailures } from './key-failures';
import { catalogue } from './language';
import type { Message, Messages } from './message';

/** What is said about each failure. */
export const failureWords = catalogue<Messages>('failures', {
  ...callFailures,
  ...keyFailures,
  ...appFailures,
});

/** The words for a failure: what was seen first, then the next step. */
export const messageOf = (failure: Failure): Message => failureWords[failure.code](failure);
