import { smallWallet } from '../../service/small-account';

/** A pinned wallet as in a file. */
export const pinOf = (changes: object = {}) => ({ list: 'wallets', ...smallWallet, ...changes });

/** A file of notes and pinned addresses as the app writes it. */
export const fileWith = (changes: object = {}) => ({
  format: 'account-viewer-notes-and-pins',
  version: 1,
  appVersion: '0.2.0',
  savedAt: '2026-11-22T10:00:00.000Z',
  account: { userId: 'user-1', name: 'Meridian Treasury Operations' },
  explorers: [],
  notes: [],
  pins: [],
  ...changes,
});

export const bytesOf = (file: unknown): Uint8Array => Buffer.from(JSON.stringify(file));
