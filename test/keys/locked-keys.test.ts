import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createStagedKeys } from '../../electron/main/credentials/keys/staged-keys';

const text = (): Buffer => Buffer.from('encrypted key text');
const zeros = Buffer.alloc(text().length);
const refused = { ok: false, error: { code: 'BAD_REQUEST' } };

describe('locked key texts', () => {
  it('answer with an id and the file name, never the text', () => {
    const locked = createStagedKeys().stageLocked(text(), 'key.pem');
    expect(locked).toStrictEqual({ lockedKeyId: locked.lockedKeyId, fileName: 'key.pem' });
  });

  it('have no file name when they came from the clipboard', () => {
    const keys = createStagedKeys();
    const locked = keys.stageLocked(text());
    expect(locked).toStrictEqual({ lockedKeyId: locked.lockedKeyId });
    expect(keys.findLocked(locked.lockedKeyId)).toStrictEqual({
      ok: true,
      value: { bytes: text() },
    });
  });

  it('are found by their id, again and again, until dropped', () => {
    const keys = createStagedKeys();
    const { lockedKeyId } = keys.stageLocked(text(), 'key.pem');
    const found = { ok: true, value: { bytes: text(), fileName: 'key.pem' } };
    expect(keys.findLocked(lockedKeyId)).toStrictEqual(found);
    expect(keys.findLocked(lockedKeyId)).toStrictEqual(found);
    keys.drop(lockedKeyId);
    expect(keys.findLocked(lockedKeyId)).toEqual(refused);
  });

  it('are overwritten with zeros when dropped, and others are not', () => {
    const keys = createStagedKeys();
    const [one, two] = [text(), text()];
    const { lockedKeyId } = keys.stageLocked(one);
    keys.stageLocked(two);
    keys.drop(lockedKeyId);
    expect(one).toEqual(zeros);
    expect(two).toEqual(text());
  });

  it('go, overwritten, when eight newer ones have come', () => {
    const keys = createStagedKeys();
    const texts = Array.from({ length: 10 }, text);
    const ids = texts.map((bytes) => keys.stageLocked(bytes).lockedKeyId);
    const gone = [true, true, ...Array<boolean>(8).fill(false)];
    expect(ids.map((id) => !keys.findLocked(id).ok)).toEqual(gone);
    expect(texts.map((bytes) => bytes.equals(zeros))).toEqual(gone);
  });

  it('do not push out staged keys, nor are they found as such', () => {
    const keys = createStagedKeys();
    const facts = { bits: 2048, fingerprint: 'SHA256:a', spki: 'AA==' };
    const staged = keys.stage({ pkcs8: Buffer.from('key'), facts });
    const ids = Array.from({ length: 9 }, () => keys.stageLocked(text()).lockedKeyId);
    expect(keys.find(staged.stagedKeyId).ok).toBe(true);
    expect(keys.find(ids[8] ?? '')).toEqual(refused);
    expect(keys.findLocked(staged.stagedKeyId)).toEqual(refused);
  });

  it.each(['', '__proto__', randomUUID()])('know nothing of the id %j', (id) => {
    const keys = createStagedKeys();
    keys.drop(id);
    expect(keys.findLocked(id)).toEqual(refused);
  });
});
