import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { stagedKeys } from '../../../electron/main/keys/staged-keys';

const canary = 'PRIVATE-CANARY';
const keyOf = (fingerprint: string) => ({
  pkcs8: Buffer.from(canary),
  facts: { bits: 2048, fingerprint, spki: 'UFVCTElD' },
});
const refused = { ok: false, error: { code: 'BAD_REQUEST' } };

describe('staged keys', () => {
  it('answer with an id, the public facts and the file name, never the key (security D10)', () => {
    const staged = stagedKeys().stage(keyOf('SHA256:a'), 'key.pem');
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
    expect(stagedKeys().stage(keyOf('SHA256:a'))).not.toHaveProperty('fileName');
  });

  it('are found by their id until dropped', () => {
    const keys = stagedKeys();
    const one = keys.stage(keyOf('SHA256:1'));
    const two = keys.stage(keyOf('SHA256:2'));
    expect(keys.find(one.stagedKeyId)).toEqual({ ok: true, value: keyOf('SHA256:1') });
    keys.drop(one.stagedKeyId);
    expect(keys.find(one.stagedKeyId)).toEqual(refused);
    expect(keys.find(two.stagedKeyId)).toEqual({ ok: true, value: keyOf('SHA256:2') });
  });

  it.each(['', '__proto__', 'constructor', randomUUID()])('know nothing of the id %j', (id) => {
    const keys = stagedKeys();
    keys.drop(id);
    expect(keys.find(id)).toEqual(refused);
  });

  it('keep the eight newest', () => {
    const keys = stagedKeys();
    const ids = Array.from(
      { length: 10 },
      (_, index) => keys.stage(keyOf(`SHA256:${index}`)).stagedKeyId,
    );
    expect(ids.map((id) => keys.find(id).ok)).toEqual([false, false, ...Array<true>(8).fill(true)]);
  });
});
