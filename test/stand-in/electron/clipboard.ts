import type { Clipboard } from 'electron';
import { loud } from '../loud';
import { host } from './host-link';

/** The clipboard module, text only. */
export const clipboard = loud<Clipboard>('clipboard', {
  readText: () => host.call('readClipboard'),
  writeText: (text) => host.call('writeClipboard', text),
} satisfies Partial<Clipboard>);
