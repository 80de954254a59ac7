import { generateKeyPairSync } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkKeyPair } from '../../../../electron/main/diagnostics/connection-check/examine';
import { fail, succeed } from '../../../../shared/failure';
import type { Profile } from '../../../../shared/profile';
import { usualKeyPair } from '../../../keys/usual-key-pair';
import { key, keyOf, profileOf, stopClock, timeOf } from './examined';

const storing = (privateKey: Uint8Array) => ({
  read: () => Promise.resolve(succeed({ apiKey: 'api-key', privateKey })),
});
const { bits, fingerprint } = key.publicKey;
const other = keyOf(usualKeyPair('other'));
const short = keyOf(generateKeyPairSync('rsa', { modulusLength: 1024 }));
const damaged = { outcome: 'failed', failure: { code: 'CREDENTIALS_DAMAGED' } };

afterEach(() => {
  vi.useRealTimers();
});

describe('the check of the key pair', () => {
  it('passes with the length and the fingerprint of the key', async () => {
    expect(await checkKeyPair(storing(key.privateKey), profileOf())).toEqual({
      check: 'keyPair',
      outcome: 'passed',
      facts: { bits, fingerprint },
    });
  });

  const shown = (changes: Partial<typeof key.publicKey>) => ({
    publicKey: { ...key.publicKey, ...changes },
  });
  const tooShort = { outcome: 'failed', failure: { code: 'KEY_TOO_SHORT', bits: 1024 } };

  it.each<[string, Uint8Array, Partial<Profile>, object]>([
    ['another private key', other.privateKey, {}, damaged],
    ['no private key at all', Buffer.from('not a key'), {}, damaged],
    ['a damaged public key', key.privateKey, shown({ spki: 'QUJD' }), damaged],
    ['another fingerprint on show', key.privateKey, shown({ fingerprint: 'SHA256:x' }), damaged],
    ['another length on show', key.privateKey, shown({ bits: 4096 }), damaged],
    ['a key that is too short', short.privateKey, { publicKey: short.publicKey }, tooShort],
  ])('fails with %s', async (_what, privateKey, changes, expected) => {
    expect(await checkKeyPair(storing(privateKey), profileOf(changes))).toMatchObject(expected);
  });

  it('fails with the keychain’s own reason when the keys cannot be read', async () => {
    const gone = fail('KEYCHAIN_LOCKED_OR_MISSING', { keychain: 'missing' });
    const found = await checkKeyPair({ read: () => Promise.resolve(gone) }, profileOf());
    expect(found).toMatchObject({ outcome: 'failed', failure: { keychain: 'missing' } });
  });

  it('waits for most of a minute for the user to type the password of the keychain', async () => {
    stopClock();
    const { read } = storing(key.privateKey);
    const typing = {
      read: async () => {
        await new Promise((resolve) => setTimeout(resolve, 55_000));
        return read();
      },
    };
    const running = checkKeyPair(typing, profileOf());
    expect(await timeOf(running)).toBe(55_000);
    expect((await running).outcome).toBe('passed');
  });

  it('is not made without keys', async () => {
    const profile = profileOf({ secrets: 'none', publicKey: null });
    expect(await checkKeyPair(storing(key.privateKey), profile)).toEqual({
      check: 'keyPair',
      outcome: 'unchecked',
      facts: { why: 'no-keys' },
    });
  });
});
