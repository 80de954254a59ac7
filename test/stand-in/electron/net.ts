import type { Net } from 'electron';
import { loud } from '../loud';
import { defaultSession, resolveHost } from './session';

/** The net module; it uses the default session, as Electron's does. */
export const net = loud<Net>('net', {
  fetch: (input, init) => defaultSession.session.fetch(input, init),
  resolveHost,
  isOnline: () => true,
  online: true,
} satisfies Partial<Net>);
