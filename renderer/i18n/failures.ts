import type { Failure } from '../../shared/failure';
import { failureWords as english } from './en/failures';
import { catalogue } from './language';
import type { Message } from './message';

export type { Message } from './message';

const failureWords = catalogue('failures', english);

/** The words for a failure: what was seen first, then the next step. */
export const messageOf = (failure: Failure): Message => failureWords[failure.code](failure);
