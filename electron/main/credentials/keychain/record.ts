import { readBaseUrl } from '../../../../shared/base-url';
import { parseJson } from '../../../../shared/parse-json';
import type { Profile } from '../../../../shared/profile';
import { z } from 'zod';
import { fail, succeed, type Result } from '../../../../shared/failure';
import { keyLength } from '../../storage/aead';
import { fileKinds, type FileKind } from '../../../../shared/file-state';
import type { FileMark } from '../../storage/encrypted-file';

/**
 * Where the keys of a profile may be sent: a whole base URL such as `https://api.example.com/team-a`, because behind one
 * host there may be several tenants, or `demo` for the service inside the app, which has another port in every run. Kept
 * with the keys, because the settings file, which has the address, can be written by any program of this user.
 */
export const destinationOf = ({ kind, baseUrl }: Pick<Profile, 'kind' | 'baseUrl'>): string => {
  if (kind === 'demo') return 'demo';
  // A settings file that was edited by hand may have it in another form.
  const address = readBaseUrl(baseUrl);
  return address.ok ? address.value : baseUrl;
};

/** A destination as version 0.1 kept it: an origin (RFC 6454), which nobody was asked about, or `demo`. */
export const originOf = (destination: string): string =>
  destination === 'demo' ? destination : new URL(destination).origin;

/** Both secrets of a profile. They stand or fall together: half a pair would sign with the wrong key. */
export interface Secrets {
  readonly apiKey: string;
  /** PKCS#8 DER. */
  readonly privateKey: Uint8Array;
}

/** Secrets, and where the person has agreed that they are sent: see `destinationOf`. */
export interface BoundSecrets extends Secrets {
  readonly destination: string;
}

/** What a record says of where its secrets may go: one of both. */
export interface Binding {
  /** See `destinationOf`. */
  readonly destination?: string;
  /** In a record of version 0.1; see `originOf`. */
  readonly origin?: string;
}

/** A record as it was found. */
export type StoredRecord = Secrets &
  Binding & {
    /** See `DataRecord`; of version 0.1, which had one item for both. */
    readonly fileKey?: Uint8Array;
  };

/** Characters of a key in base64; the largest that is taken in has about 12,400. Another program may have put one here. */
const longestKey = 16_384;

const version5 = z.strictObject({
  v: z.literal(5),
  apiKey: z.string().min(1),
  /** Base64 of PKCS#8 DER. */
  key: z.base64().min(1).max(longestKey),
  /** The base URL that the person was asked about. */
  destination: z.string().min(1),
});

/** Base64 of the key of a profile's files. */
const fileKey = z
  .base64()
  .transform((text) => Buffer.from(text, 'base64'))
  .refine((key) => key.length === keyLength);

/** What version 0.1 wrote: the destination is an origin. */
const version3 = version5.extend({ v: z.literal(3), fileKey });

const recordSchema = z.discriminatedUnion('v', [version3, version5]);

/** The item with the secrets of a profile: ASCII text, because some backends end a value at a NUL. */
export const writeRecord = ({ apiKey, privateKey, destination }: BoundSecrets): string =>
  JSON.stringify({
    v: 5,
    apiKey,
    key: Buffer.from(privateKey).toString('base64'),
    destination,
  });

/** Fails with `CREDENTIALS_DAMAGED` when the item is not one of ours any more. */
export const readRecord = (text: string): Result<StoredRecord> => {
  const { data: record } = recordSchema.safeParse(parseJson(text));
  if (!record) return fail('CREDENTIALS_DAMAGED');
  const { apiKey, key, destination } = record;
  const secrets = { apiKey, privateKey: Buffer.from(key, 'base64') };
  if (record.v === 5) return succeed({ ...secrets, destination });
  return succeed({ ...secrets, origin: destination, fileKey: record.fileKey });
};

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

const dataSchema = z.strictObject({
  v: z.literal(1),
  fileKey,
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
  const json = parseJson(text);
  if (isLater.safeParse(json).success) return fail('SETTINGS_NEWER');
  const { data } = dataSchema.safeParse(json);
  return data ? succeed({ fileKey: data.fileKey, marks: data.marks }) : fail('CREDENTIALS_DAMAGED');
};
