import { readBaseUrl } from '../../../../shared/base-url';
import { parseJson } from '../../../../shared/parse-json';
import type { Profile } from '../../../../shared/profile';
import { z } from 'zod';
import { fail, mapResult, succeed, type Result } from '../../../../shared/failure';
import { keyLength } from '../../storage/aead';
import { fileKinds, type FileKind } from '../../../../shared/file-state';
import type { FileMark } from '../../storage/encrypted-file';

/**
 * Where the keys of a profile may be sent: a whole base URL such as `https://api.example.com/team-a`, because one host
 * may serve several tenants, or `demo` for the service inside the app, whose port differs in every run. Stored with the
 * keys, because any program of this user can write the settings file, which has the address.
 */
export const destinationOf = ({ kind, baseUrl }: Pick<Profile, 'kind' | 'baseUrl'>): string => {
  if (kind === 'demo') return 'demo';
  // A settings file that was edited by hand may have the base URL in another form.
  const address = readBaseUrl(baseUrl);
  return address.ok ? address.value : baseUrl;
};

/** A destination as version 0.1 stored it: an origin (RFC 6454), which the user was not asked about, or `demo`. */
export const originOf = (destination: string): string =>
  destination === 'demo' ? destination : new URL(destination).origin;

/** Both secrets of a profile. They are saved together, because a mixed pair would sign with the wrong key. */
export interface Secrets {
  readonly apiKey: string;
  /** PKCS#8 DER. */
  readonly privateKey: Uint8Array;
}

/** Secrets, and the destination that the user has agreed to. */
export interface BoundSecrets extends Secrets {
  readonly destination: string;
}

/** Where the secrets of a record may be sent. A record has one of the two. */
export interface Binding {
  /** See `destinationOf`. */
  readonly destination?: string;
  /** Only in a record of version 0.1; see `originOf`. */
  readonly origin?: string;
}

/** A record with secrets as read from the keychain. */
export type StoredRecord = Secrets &
  Binding & {
    /** See `DataRecord`. Only in a record of version 0.1, which had one item for both. */
    readonly fileKey?: Uint8Array;
  };

/**
 * Most base64 characters of a key. The largest key that the app accepts has about 12,400, but another program may have
 * written the item.
 */
const longestKey = 16_384;

const version5 = z.strictObject({
  v: z.literal(5),
  apiKey: z.string().min(1),
  /** Base64 of PKCS#8 DER. */
  key: z.base64().min(1).max(longestKey),
  /** See `destinationOf`. */
  destination: z.string().min(1),
});

/** Base64 of the key of a profile's files. */
const fileKey = z
  .base64()
  .transform((text) => Buffer.from(text, 'base64'))
  .refine((key) => key.length === keyLength);

/** The record that version 0.1 wrote. Its `destination` is an origin. */
const version3 = version5.extend({ v: z.literal(3), fileKey });

const recordSchema = z.discriminatedUnion('v', [version3, version5]);

/** Text of the item with a profile's secrets: ASCII, because some backends end a value at a NUL. */
export const writeRecord = ({ apiKey, privateKey, destination }: BoundSecrets): string =>
  JSON.stringify({
    v: 5,
    apiKey,
    key: Buffer.from(privateKey).toString('base64'),
    destination,
  });

/**
 * Parses an item. Fails with `SETTINGS_NEWER` when its version is above `own`: a later version of the app wrote the
 * item and still needs it, so it is never replaced. Fails with `CREDENTIALS_DAMAGED` when it is not a valid record.
 */
const parseItem = <Parsed>(
  text: string,
  schema: z.ZodType<Parsed>,
  own: number,
): Result<Parsed> => {
  const json = parseJson(text);
  if (z.object({ v: z.number().gt(own) }).safeParse(json).success) return fail('SETTINGS_NEWER');
  const { data } = schema.safeParse(json);
  return data === undefined ? fail('CREDENTIALS_DAMAGED') : succeed(data);
};

/** Fails with `SETTINGS_NEWER` or `CREDENTIALS_DAMAGED`, see `parseItem`. */
export const readRecord = (text: string): Result<StoredRecord> => {
  const parsed = parseItem(text, recordSchema, 5);
  if (!parsed.ok) return parsed;
  const record = parsed.value;
  const { apiKey, key, destination } = record;
  const secrets = { apiKey, privateKey: Buffer.from(key, 'base64') };
  if (record.v === 5) return succeed({ ...secrets, destination });
  return succeed({ ...secrets, origin: destination, fileKey: record.fileKey });
};

/** The keychain's record for the encrypted files of a profile. Has nothing that signs or is sent. */
export interface DataRecord {
  /** 32 random bytes that the files are encrypted with. */
  readonly fileKey: Uint8Array;
  /** Marks of the files written last. A file without a mark was written by version 0.1, or never. */
  readonly marks: Readonly<Partial<Record<FileKind, FileMark>>>;
}

const mark = z.strictObject({
  // Below the largest number that fits into a file's header, so that there is always a next one.
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

/** Text of a profile's data item: about 400 bytes of ASCII, which fit into one item on every system. */
export const writeDataRecord = ({ fileKey, marks }: DataRecord): string =>
  JSON.stringify({ v: 1, fileKey: Buffer.from(fileKey).toString('base64'), marks });

/** Fails with `SETTINGS_NEWER` or `CREDENTIALS_DAMAGED`, see `parseItem`. */
export const readDataRecord = (text: string): Result<DataRecord> =>
  mapResult(parseItem(text, dataSchema, 1), ({ fileKey: key, marks }) => ({ fileKey: key, marks }));
