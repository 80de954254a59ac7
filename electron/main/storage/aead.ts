import { randomBytes, webcrypto } from 'node:crypto';
import type { FileKind } from '../../../shared/file-state';

/** What a sealed file belongs to. The file opens only with its own header, and for this profile and kind. */
export interface Owner {
  readonly profileId: string;
  readonly kind: FileKind;
  /** Version of the content, 1 to 65,535. A file with a later version is `newer`. */
  readonly version: number;
}

/** Bytes of a key, AES-256. */
export const keyLength = 32;

/** First bytes of every sealed file. */
const magic = Buffer.from('AccView\n', 'latin1');
/**
 * Current layout of the header, with bytes: magic (8), layout (2), version of the content (2), length of the content
 * (4), generation (4), nonce (12).
 */
const layout = 2;
const nonceLength = 12;
const tagLength = 16;

/** Header bytes of layout 1, which version 0.1 of the app wrote: it has no generation. */
const firstHeaderLength = magic.length + 8 + nonceLength;

/** Bytes before the content in the current layout. */
export const headerLength = firstHeaderLength + 4;

/** Bytes by which a sealed file is longer than its content; four less in layout 1. */
export const overhead = headerLength + tagLength;

type Header =
  | { readonly kind: 'damaged' | 'newer' }
  | {
      readonly kind: 'ours';
      /** Bytes of the content. */
      readonly length: number;
      /** Counts the files written for this owner, from 1; higher than in every earlier file. 0 for layout 1. */
      readonly generation: number;
      /** Bytes of the header. */
      readonly headerLength: number;
    };

/** Returns a file's authentication tag in base64, which identifies the file among all that were sealed with its key. */
export const tagOf = (file: Uint8Array): string =>
  Buffer.from(file.subarray(-tagLength)).toString('base64');

/**
 * Reads the header of a file. A newer file is recognised before its key is tried, because a later layout may be sealed
 * in another way. Nothing else in the header is trusted until the file has been opened.
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

/** Returns the additional authenticated data, so that no file passes for another profile's or another kind's. */
const boundTo = (header: Buffer, { profileId, kind }: Owner): Buffer =>
  Buffer.concat([header, Buffer.from(`${kind}:${profileId}`, 'utf8')]);

const { subtle } = webcrypto;

const importKey = (key: Uint8Array, use: 'encrypt' | 'decrypt') =>
  subtle.importKey('raw', Buffer.from(key), 'AES-GCM', false, [use]);

/** Parameters of AES-GCM. The nonce is the end of the header. */
const parametersOf = (header: Buffer, owner: Owner) => ({
  name: 'AES-GCM',
  iv: header.subarray(-nonceLength),
  additionalData: boundTo(header, owner),
  tagLength: tagLength * 8,
});

/**
 * Seals content with AES-256-GCM and returns the whole file. Every write seals anew, because no two files may have the
 * same nonce. A thread of the crypto library does the work.
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
 * Opens a sealed file, also in another thread. Returns `damaged` unless exactly these bytes were sealed with this key
 * for this owner. No content is returned before all of it has been authenticated.
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
