import type { Clipboard } from 'electron';
import { throwOnUncovered } from '../uncovered';
import { host } from './host-link';

/** The clipboard module, text only. */
export const clipboard = throwOnUncovered<Clipboard>('clipboard', {
  readText: () => host.call('readClipboard'),
  writeText: (text) => host.call('writeClipboard', text),
} satisfies Partial<Clipboard>);
