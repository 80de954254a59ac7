import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  headerLength,
  keyLength,
  overhead,
  seal,
  unseal,
  type Owner,
} from '../../../electron/main/storage/aead';

const key = randomBytes(keyLength);
const owner: Owner = { profileId: randomUUID(), kind: 'copy', version: 1 };
const content = Buffer.from('{"name":"Meridian Züri"}');
const generation = 77;
const sealIt = (bytes: Uint8Array = content, as: Owner = owner) =>
  seal(bytes, key, { ...as, generation });
const open = (file: Uint8Array, as: Owner = owner, with_ = key) => unseal(file, with_, as);

const changed = (file: Uint8Array, at: number): Uint8Array => {
  const copy = Uint8Array.from(file);
  copy[at] = (copy[at] ?? 0) ^ 0x20;
  return copy;
};

describe('a sealed content', () => {
  it.each([0, 1, 24, 2 * 1024 * 1024, 5_000_001])('of %i bytes opens unchanged', async (length) => {
    const bytes = randomBytes(length);
    const file = await sealIt(bytes);
    expect(file).toHaveLength(length + overhead);
    const opened = await open(file);
    expect(opened.kind).toBe('content');
    expect(opened.kind === 'content' && Buffer.compare(bytes, opened.content)).toBe(0);
  });

  it('has a new nonce each time, and nothing of the content in plain text', async () => {
    const files = await Promise.all(Array.from({ length: 50 }, () => sealIt()));
    const nonces = files.map((file) =>
      Buffer.from(file.subarray(headerLength - 12, headerLength)).toString('hex'),
    );
    expect(new Set(nonces).size).toBe(50);
    for (const file of files) expect(Buffer.from(file).includes('Meridian')).toBe(false);
  });
});

describe('a sealed file with a difference', () => {
  it('with any one byte changed never opens', async () => {
    const file = await sealIt();
    for (let at = 0; at < file.length; at += 1) {
      const { kind } = await open(changed(file, at));
      expect([at, kind]).toEqual([at, [8, 9, 10, 11].includes(at) ? expect.anything() : 'damaged']);
      expect(kind).not.toBe('content');
    }
  });

  it('cut or made longer anywhere is damaged', async () => {
    const file = await sealIt();
    for (let length = 0; length < file.length; length += 1) {
      expect(await open(file.subarray(0, length))).toEqual({ kind: 'damaged' });
    }
    expect(await open(Buffer.concat([file, Buffer.alloc(1)]))).toEqual({ kind: 'damaged' });
  });

  it.each<[string, Owner]>([
    ['another profile', { ...owner, profileId: randomUUID() }],
    ['another kind', { ...owner, kind: 'memory' }],
  ])('of %s is damaged, although the key is the same', async (_name, other) => {
    expect(await open(await sealIt(content, other))).toEqual({ kind: 'damaged' });
  });

  it('under another key is damaged', async () => {
    const other = randomBytes(keyLength);
    expect(await open(await sealIt(), owner, other)).toEqual({ kind: 'damaged' });
  });

  it('of a newer content or layout is newer, whatever its key', async () => {
    const later = await sealIt(content, { ...owner, version: 2 });
    expect(await open(later, owner, randomBytes(keyLength))).toEqual({ kind: 'newer' });
    const file = Uint8Array.from(await sealIt());
    file[8] = 3;
    expect(await open(file)).toEqual({ kind: 'newer' });
  });

  it('of an older content opens, and reports its version', async () => {
    const opened = await open(await sealIt(), { ...owner, version: 7 });
    expect(opened).toMatchObject({ kind: 'content', version: 1 });
  });
});
