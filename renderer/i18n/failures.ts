import type { Failure } from '../../shared/failure';
import { failureWords as english } from './en/failures';
import { catalogue } from './language';
import type { Sentence } from './sentence';

export type { Sentence } from './sentence';

const failureWords = catalogue('failures', english);

/** The words for a failure: what was seen first, then the next step. */
export const sentenceOf = (failure: Failure): Sentence => failureWords[failure.code](failure);
