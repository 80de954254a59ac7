import type { Shell } from 'electron';
import { loud } from '../loud';
import { host } from './host-link';

/** The shell module. The host records or prints links and never opens them. */
export const shell = loud<Shell>('shell', {
  openExternal: (url) => host.call('openExternal', url),
} satisfies Partial<Shell>);
