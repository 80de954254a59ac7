import type { Net } from 'electron';
import { loud } from '../loud';
import { app } from './app';
import { partsOf, resolveHost, sessionOf } from './session';

/** The net module; it uses the default session where none is named, as Electron's does. */
export const net = loud<Net>('net', {
  request(options) {
    if (!app.isReady()) throw new Error('net module can only be used after app is ready');
    if (typeof options === 'string') throw new Error('stand-in: ask with options, not with a URL');
    const { session, partition } = options;
    if (session) return partsOf(session).request(options);
    return sessionOf(partition ?? '').request(options);
  },
  resolveHost,
  isOnline: () => true,
  online: true,
} satisfies Partial<Net>);
