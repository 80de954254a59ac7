import { describe, expect, it } from 'vitest';
import { createStagedKeys } from '../../electron/main/credentials/keys/staged-keys';

const text = (): Buffer => Buffer.from('encrypted key text');
const zeros = Buffer.alloc(text().length);
const refused = { ok: false, error: { code: 'BAD_REQUEST' } };

// `unit/credentials/keys/staged-keys` tests what locked key texts have in common with keys.
describe('locked key texts', () => {
  it('are staged under an id, which is returned with the file name, if any, but never with the text', () => {
    const keys = createStagedKeys();
    const locked = keys.stageLocked(text(), 'key.pem');
    expect(locked).toStrictEqual({ lockedKeyId: locked.lockedKeyId, fileName: 'key.pem' });
    const pasted = keys.stageLocked(text());
    expect(pasted).toStrictEqual({ lockedKeyId: pasted.lockedKeyId });
    const found = { ok: true, value: { bytes: text() } };
    expect(keys.findLocked(pasted.lockedKeyId)).toStrictEqual(found);
  });

  it('are found by their id any number of times until they are dropped and overwritten', () => {
    const keys = createStagedKeys();
    const bytes = text();
    const { lockedKeyId } = keys.stageLocked(bytes, 'key.pem');
    const found = { ok: true, value: { bytes: text(), fileName: 'key.pem' } };
    expect(keys.findLocked(lockedKeyId)).toStrictEqual(found);
    expect(keys.findLocked(lockedKeyId)).toStrictEqual(found);
    keys.drop(lockedKeyId);
    expect(keys.findLocked(lockedKeyId)).toEqual(refused);
    expect(bytes).toEqual(zeros);
  });

  it('are overwritten and dropped when eight newer ones are staged, and displace no staged key', () => {
    const keys = createStagedKeys();
    const facts = { bits: 2048, fingerprint: 'SHA256:a', spki: 'AA==' };
    const { stagedKeyId } = keys.stage({ pkcs8: Buffer.from('key'), facts });
    const texts = Array.from({ length: 10 }, text);
    const ids = texts.map((bytes) => keys.stageLocked(bytes).lockedKeyId);
    const gone = [true, true, ...Array<boolean>(8).fill(false)];
    expect(ids.map((id) => !keys.findLocked(id).ok)).toEqual(gone);
    expect(texts.map((bytes) => bytes.equals(zeros))).toEqual(gone);
    expect(keys.find(stagedKeyId).ok).toBe(true);
    expect([keys.find(ids[9] ?? ''), keys.findLocked(stagedKeyId)]).toEqual([refused, refused]);
  });
});
