import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  createStagedKeys,
  whileWanted,
} from '../../../../electron/main/credentials/keys/staged-keys';
import { fail, succeed } from '../../../../shared/failure';

const canary = 'PRIVATE-CANARY';
const keyOf = (fingerprint: string) => ({
  pkcs8: Buffer.from(canary),
  facts: { bits: 2048, fingerprint, spki: 'UFVCTElD' },
});
const refused = { ok: false, error: { code: 'BAD_REQUEST' } };

describe('staged keys', () => {
  it('answer with an id, the public facts and the file name, never the key (security D10)', () => {
    const staged = createStagedKeys().stage(keyOf('SHA256:a'), 'key.pem');
    expect(staged).toStrictEqual({
      stagedKeyId: staged.stagedKeyId,
      bits: 2048,
      fingerprint: 'SHA256:a',
      spki: 'UFVCTElD',
      fileName: 'key.pem',
    });
    expect(staged.stagedKeyId).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/u);
  });

  it('have no file name when they came from the clipboard', () => {
    expect(createStagedKeys().stage(keyOf('SHA256:a'))).not.toHaveProperty('fileName');
  });

  it('are found by their id until dropped', () => {
    const keys = createStagedKeys();
    const one = keys.stage(keyOf('SHA256:1'));
    const two = keys.stage(keyOf('SHA256:2'));
    expect(keys.find(one.stagedKeyId)).toEqual({ ok: true, value: keyOf('SHA256:1') });
    keys.drop(one.stagedKeyId);
    expect(keys.find(one.stagedKeyId)).toEqual(refused);
    expect(keys.find(two.stagedKeyId)).toEqual({ ok: true, value: keyOf('SHA256:2') });
  });

  it.each(['', '__proto__', 'constructor', randomUUID()])('are not found by the id %j', (id) => {
    const keys = createStagedKeys();
    keys.drop(id);
    expect(keys.find(id)).toEqual(refused);
  });

  it('keep the eight newest', () => {
    const keys = createStagedKeys();
    const ids = Array.from(
      { length: 10 },
      (_, index) => keys.stage(keyOf(`SHA256:${index}`)).stagedKeyId,
    );
    expect(ids.map((id) => keys.find(id).ok)).toEqual([false, false, ...Array<true>(8).fill(true)]);
  });

  it('are overwritten when dropped, by name, by newer ones or all together (M10)', () => {
    const drops: ((keys: ReturnType<typeof createStagedKeys>, id: string) => void)[] = [
      (keys, id) => {
        keys.drop(id);
      },
      (keys) => {
        for (let newer = 0; newer < 8; newer += 1) keys.stage(keyOf('SHA256:newer'));
      },
      (keys) => {
        keys.dropAll();
      },
    ];
    for (const drop of drops) {
      const keys = createStagedKeys();
      const key = keyOf('SHA256:a');
      const { stagedKeyId } = keys.stage(key);
      drop(keys, stagedKeyId);
      expect(keys.find(stagedKeyId)).toEqual(refused);
      expect(key.pkcs8).toEqual(Buffer.alloc(canary.length));
    }
  });

  it('are returned as copies, so that a key being saved stays whole (M10)', () => {
    const keys = createStagedKeys();
    const found = keys.find(keys.stage(keyOf('SHA256:a')).stagedKeyId);
    keys.dropAll();
    expect(found).toEqual({ ok: true, value: keyOf('SHA256:a') });
  });

  it('are dropped together with texts that wait for a passphrase (M10)', () => {
    const keys = createStagedKeys();
    const bytes = Buffer.from(canary);
    const { lockedKeyId } = keys.stageLocked(bytes);
    keys.dropAll();
    expect(keys.findLocked(lockedKeyId)).toEqual(refused);
    expect(bytes).toEqual(Buffer.alloc(canary.length));
  });
});

it('a key that is no longer wanted is overwritten as soon as it has been read (M10)', async () => {
  const key = keyOf('SHA256:a');
  let isWanted = true;
  const read = () => {
    isWanted = false;
    return Promise.resolve(succeed(key));
  };
  expect(await whileWanted(() => isWanted, read)).toEqual(fail('CANCELLED'));
  expect(key.pkcs8.every((byte) => byte === 0)).toBe(true);
});
