import type { Sentences } from '../sentence';
import { appFailures } from './app-failures';
import { callFailures } from './call-failures';
import { keyFailures } from './key-failures';

export const failureWords: Sentences = { ...callFailures, ...keyFailures, ...appFailures };
