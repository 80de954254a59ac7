import { createCipheriv, createHash, randomBytes } from 'node:crypto';

// The formats of files and keychain items of version 0.1, frozen. This file must not import the app's code or follow
// its changes. Otherwise the tests would only compare the current app with itself.

/** Content version of each kind of file. */
const contentVersions = { copy: 2, memory: 1, notes: 1 } as const;

/** The kinds of encrypted files of a profile. */
export type FileKind = keyof typeof contentVersions;

export const isFileKind = (kind: string): kind is FileKind => kind in contentVersions;

/**
 * Returns an encrypted file, `<profile id>.<kind>`: magic, layout (2 bytes), version and length of the content (2 and
 * 4), nonce (12), content, tag (16). AES-256-GCM, bound to the header, the kind and the profile.
 */
export const sealedFile = (
  content: Uint8Array,
  key: Uint8Array,
  profileId: string,
  kind: FileKind,
  nonce: Uint8Array = randomBytes(12),
): Buffer => {
  const numbers = Buffer.alloc(8);
  numbers.writeUInt16LE(1, 0);
  numbers.writeUInt16LE(contentVersions[kind], 2);
  numbers.writeUInt32LE(content.length, 4);
  const header = Buffer.concat([Buffer.from('AccView\n', 'latin1'), numbers, nonce]);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 });
  cipher.setAAD(Buffer.concat([header, Buffer.from(`${kind}:${profileId}`, 'utf8')]));
  const body = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([header, body, cipher.getAuthTag()]);
};

/** Returns the content of an offline copy: length of the head (4 bytes), head as JSON, texts of both lists. */
export const copyContent = (head: string, lists: string): Buffer => {
  const json = Buffer.from(head, 'utf8');
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);
  return Buffer.concat([length, json, Buffer.from(lists, 'utf8')]);
};

/** Largest item that version 0.1 wrote on Windows, in bytes. Values are ASCII. */
const windowsItem = 2400;

/** Returns a record's items on Windows after its first save: one item, or parts `a1`, `a2` … and their manifest. */
export const windowsItems = (account: string, record: string): ReadonlyMap<string, string> => {
  if (record.length <= windowsItem) return new Map([[account, record]]);
  const parts = record.match(new RegExp(`.{1,${windowsItem}}`, 'gsu')) ?? [];
  const manifest = {
    v: 1,
    generation: 'a',
    parts: parts.length,
    sha256: createHash('sha256').update(record).digest('hex'),
  };
  return new Map([
    ...parts.map((part, index) => [`${account}.a${index + 1}`, part] as const),
    [account, `account-viewer-parts:${JSON.stringify(manifest)}`],
  ]);
};
