import type { Shell } from 'electron';
import { loud } from '../loud';
import { host } from './host-link';

/** The shell module: links are recorded or printed by the host, never opened. */
export const shell = loud<Shell>('shell', {
  openExternal: (url) => host.call('openExternal', url),
} satisfies Partial<Shell>);
