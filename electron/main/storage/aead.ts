import { randomBytes, webcrypto } from 'node:crypto';
import type { FileKind } from '../../../shared/file-state';

/** What a sealed file belongs to. It opens only as that: it is bound to the profile, the kind and its own header. */
export interface Owner {
  readonly profileId: string;
  readonly kind: FileKind;
  /** Version of the content, 1 to 65,535; a file of a later one is `newer`. */
  readonly version: number;
}

/** Bytes of a key, AES-256. */
export const keyLength = 32;

/** Starts every file of ours. */
const magic = Buffer.from('AccView\n', 'latin1');
/** Of this layout: magic, layout (2), version of the content (2), length of the content (4), generation (4), nonce (12). */
const layout = 2;
const nonceLength = 12;
const tagLength = 16;

/** Layout 1, which version 0.1 wrote, has no generation. */
const firstHeaderLength = magic.length + 8 + nonceLength;

/** Bytes before the content. */
export const headerLength = firstHeaderLength + 4;

/** Bytes that a sealed file is longer than its content; one of layout 1 a little less. */
export const overhead = headerLength + tagLength;

type Header =
  | { readonly kind: 'damaged' | 'newer' }
  | {
      readonly kind: 'ours';
      /** Of the content, in bytes. */
      readonly length: number;
      /** How many files of this owner were written before, at least; 0 for those of layout 1. */
      readonly generation: number;
      /** Of the header itself, in bytes. */
      readonly headerLength: number;
    };

/** What tells a file from every other one that was sealed with its key: its authentication tag, in base64. */
export const tagOf = (file: Uint8Array): string =>
  Buffer.from(file.subarray(-tagLength)).toString('base64');

/**
 * What the first bytes of a file say. Whether a file is newer must be told before its key is tried: a later layout may
 * be sealed in another way. Nothing else of an unopened header is believed.
 */
const readHeader = (file: Uint8Array, version: number): Header => {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.length < firstHeaderLength || !bytes.subarray(0, magic.length).equals(magic)) {
    return { kind: 'damaged' };
  }
  const [fileLayout, content] = [bytes.readUInt16LE(8), bytes.readUInt16LE(10)];
  if (fileLayout > layout || (fileLayout === layout && content > version)) return { kind: 'newer' };
  if (fileLayout === 0 || content === 0) return { kind: 'damaged' };
  const length = bytes.readUInt32LE(12);
  if (fileLayout === 1) {
    return { kind: 'ours', length, generation: 0, headerLength: firstHeaderLength };
  }
  if (bytes.length < headerLength) return { kind: 'damaged' };
  return { kind: 'ours', length, generation: bytes.readUInt32LE(16), headerLength };
};

/** What is authenticated beside the content, so that no file passes for another profile's or another kind's. */
const boundTo = (header: Buffer, { profileId, kind }: Owner): Buffer =>
  Buffer.concat([header, Buffer.from(`${kind}:${profileId}`, 'utf8')]);

const { subtle } = webcrypto;

const importKey = (key: Uint8Array, use: 'encrypt' | 'decrypt') =>
  subtle.importKey('raw', Buffer.from(key), 'AES-GCM', false, [use]);

/** Where the nonce stands at the end of the header, and what the rest is bound to. */
const parametersOf = (header: Buffer, owner: Owner) => ({
  name: 'AES-GCM',
  iv: header.subarray(-nonceLength),
  additionalData: boundTo(header, owner),
  tagLength: tagLength * 8,
});

/**
 * Seals a content with AES-256-GCM under a nonce of its own: the whole file, which says its generation. Never two with
 * the same nonce, so a content is sealed again for every write. The work is done in a thread of the crypto library's.
 */
export const seal = async (
  content: Uint8Array,
  key: Uint8Array,
  owner: Owner & { readonly generation: number },
): Promise<Uint8Array> => {
  const numbers = Buffer.alloc(12);
  numbers.writeUInt16LE(layout, 0);
  numbers.writeUInt16LE(owner.version, 2);
  numbers.writeUInt32LE(content.length, 4);
  numbers.writeUInt32LE(owner.generation, 8);
  const header = Buffer.concat([magic, numbers, randomBytes(nonceLength)]);
  const ready = await importKey(key, 'encrypt');
  const sealed = await subtle.encrypt(parametersOf(header, owner), ready, content);
  return Buffer.concat([header, new Uint8Array(sealed)]);
};

type Opened =
  | { readonly kind: 'damaged' | 'newer' }
  | {
      readonly kind: 'content';
      readonly version: number;
      readonly generation: number;
      readonly content: Uint8Array;
    };

/**
 * Opens a sealed file, also in another thread. `damaged` is whatever was not sealed with this key for this owner, byte
 * for byte: nothing of a content is handed out before all of it has been found genuine.
 */
export const unseal = async (file: Uint8Array, key: Uint8Array, owner: Owner): Promise<Opened> => {
  const read = readHeader(file, owner.version);
  if (read.kind !== 'ours') return read;
  const start = read.headerLength;
  if (file.length !== start + read.length + tagLength) return { kind: 'damaged' };
  const header = Buffer.from(file.subarray(0, start));
  try {
    const ready = await importKey(key, 'decrypt');
    const sealed = file.subarray(start);
    const content = Buffer.from(await subtle.decrypt(parametersOf(header, owner), ready, sealed));
    const { generation } = read;
    return { kind: 'content', version: header.readUInt16LE(10), generation, content };
  } catch {
    return { kind: 'damaged' };
  }
};
