import type { AddressNote } from '../../../shared/notes';
import { keptNotes } from '../../../shared/schemas';

/** Notes as the bytes of their file. */
export const packNotes = (entries: readonly AddressNote[]): Uint8Array =>
  Buffer.from(JSON.stringify({ entries }), 'utf8');

/** Undefined for anything but what `packNotes` made. */
export const unpackNotes = (content: Uint8Array): readonly AddressNote[] | undefined => {
  try {
    const json: unknown = JSON.parse(Buffer.from(content).toString('utf8'));
    const read = keptNotes.safeParse(json);
    return read.success ? read.data.entries : undefined;
  } catch {
    return undefined;
  }
};
