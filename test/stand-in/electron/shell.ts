import type { Shell } from 'electron';
import { throwOnUncovered } from '../uncovered';
import { host } from './host-link';

/** The shell module. The host records or prints links and never opens them. */
export const shell = throwOnUncovered<Shell>('shell', {
  openExternal: (url) => host.call('openExternal', url),
} satisfies Partial<Shell>);
