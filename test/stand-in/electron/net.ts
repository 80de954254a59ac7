import type { Net } from 'electron';
import { throwOnUncovered } from '../uncovered';
import { app } from './app';
import { partsOf } from './session';

/** The net module. */
export const net = throwOnUncovered<Net>('net', {
  request(options) {
    if (!app.isReady()) throw new Error('net module can only be used after app is ready');
    if (typeof options === 'string' || !options.session)
      throw new Error('stand-in: ask with options that name the session');
    return partsOf(options.session).request(options);
  },
} satisfies Partial<Net>);
