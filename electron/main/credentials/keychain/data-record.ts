import { z } from 'zod';
import { fail, succeed, type Result } from '../../../../shared/failure';
import { fileKinds, type FileKind } from '../../../../shared/file-state';
import type { FileMark } from '../../storage/encrypted-file';
import { keyLength } from '../../storage/aead';

/** What the keychain has for the encrypted files of a profile: nothing that signs, and nothing that is sent. */
export interface DataRecord {
  /** 32 random bytes that the files are sealed with. */
  readonly fileKey: Uint8Array;
  /** The files that were written last; those without a mark were written by version 0.1, or never. */
  readonly marks: Readonly<Partial<Record<FileKind, FileMark>>>;
}

const mark = z.strictObject({
  // Below what the header of a file has room for, so that there is always a next one.
  generation: z.int().min(1).max(0xffff_fffe),
  /** Base64 of 16 bytes. */
  tag: z.base64().length(24),
  isSetAside: z.literal(true).exactOptional(),
});

const recordSchema = z.strictObject({
  v: z.literal(1),
  fileKey: z.base64().length(4 * Math.ceil(keyLength / 3)),
  marks: z.partialRecord(z.enum(fileKinds), mark),
});

/** The data item of a profile: ASCII text of some 400 bytes, which is one item on every system. */
export const writeDataRecord = ({ fileKey, marks }: DataRecord): string =>
  JSON.stringify({ v: 1, fileKey: Buffer.from(fileKey).toString('base64'), marks });

const isLater = z.object({ v: z.number().gt(1) });

/**
 * Fails with `CREDENTIALS_DAMAGED` when the item is not one of ours any more, and with `SETTINGS_NEWER` when a later
 * version of the app wrote it: that one still needs it, so it is never replaced.
 */
export const readDataRecord = (text: string): Result<DataRecord> => {
  try {
    const json: unknown = JSON.parse(text);
    if (isLater.safeParse(json).success) return fail('SETTINGS_NEWER');
    const { fileKey, marks } = recordSchema.parse(json);
    const key = Buffer.from(fileKey, 'base64');
    if (key.length !== keyLength) return fail('CREDENTIALS_DAMAGED');
    return succeed({ fileKey: key, marks });
  } catch {
    return fail('CREDENTIALS_DAMAGED');
  }
};
