import type { Messages } from '../message';
import { appFailures } from './app-failures';
import { callFailures } from './call-failures';
import { keyFailures } from './key-failures';

/** What is said about each failure. */
export const failureWords: Messages = { ...callFailures, ...keyFailures, ...appFailures };
