import { createPrivateKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { unlockPrivateKey } from '../../electron/main/credentials/keys/read-private-key';
import { flip } from './bytes';
import { reframe } from './mangle';
import { usualKeyPair } from './usual-key-pair';

const passphrase = 'secret';
const { privateKey, publicKey } = usualKeyPair('own');
const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const lock = { format: 'pem', cipher: 'aes-256-cbc', passphrase } as const;
/** Encrypted PKCS#1. Its key derivation is one round of MD5, so that thousands of tries are quick. */
const pkcs1 = privateKey.export({ ...lock, type: 'pkcs1' }).toString();
const pkcs8 = privateKey.export({ ...lock, type: 'pkcs8' }).toString();

const codeOf = async (text: string, pass: string): Promise<string> => {
  const read = await unlockPrivateKey(Buffer.from(text), pass, () => true);
  return read.ok ? 'accepted' : read.error.code;
};
const bytesOf = (pem: string): number => {
  let length = 0;
  reframe(pem, (der) => {
    ({ length } = der);
    return der;
  });
  return length;
};
const codesOfDamage = async (
  pem: string,
  positions: readonly number[],
): Promise<ReadonlySet<string>> => {
  const damaged = positions.map((at) => reframe(pem, (der) => flip(der, at)));
  return new Set(await Promise.all(damaged.map((text) => codeOf(text, passphrase))));
};

describe('an encrypted key', () => {
  it('reports every wrong passphrase as wrong, even when the padding is right by chance', async () => {
    const tries = Array.from({ length: 2000 }, (_, index) => codeOf(pkcs1, `wrong ${index}`));
    const codes = await Promise.all(tries);
    expect(new Set(codes)).toEqual(new Set(['KEY_WRONG_PASSPHRASE']));
  });

  it('is reported as damaged when any byte behind the first block is changed', async () => {
    const behind = Array.from({ length: bytesOf(pkcs1) - 16 }, (_, index) => 16 + index);
    expect(await codesOfDamage(pkcs1, behind)).toEqual(new Set(['KEY_DAMAGED']));
  });

  it('is never accepted when any byte of the first block is changed', async () => {
    const first = Array.from({ length: 16 }, (_, index) => index);
    const codes = await codesOfDamage(pkcs1, first);
    expect(codes).not.toContain('accepted');
  });

  it('is refused or read as the same key when any byte before its encrypted body is changed', async () => {
    for (let at = 0; at < 110; at += 1) {
      const damaged = reframe(pkcs8, (der) => flip(der, at));
      const read = await unlockPrivateKey(Buffer.from(damaged), passphrase, () => true);
      if (read.ok) expect(read.value.facts.spki).toBe(spki);
    }
  });

  it('is reported as damaged when cut to any shorter length', async () => {
    const cut = (length: number): Promise<string> =>
      codeOf(
        reframe(pkcs1, (der) => der.subarray(0, length)),
        passphrase,
      );
    const lengths = Array.from({ length: bytesOf(pkcs1) - 1 }, (_, index) => index);
    expect(new Set(await Promise.all(lengths.map(cut)))).toEqual(new Set(['KEY_DAMAGED']));
  });

  it('decrypts to the key that was encrypted', async () => {
    const read = await unlockPrivateKey(Buffer.from(pkcs8), passphrase, () => true);
    const der = read.ok ? read.value.pkcs8 : Buffer.alloc(0);
    expect(createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }).equals(privateKey)).toBe(
      true,
    );
  });

  it('does not change the given bytes, so that another passphrase can be tried', async () => {
    const bytes = Buffer.from(pkcs8);
    await unlockPrivateKey(bytes, 'wrong', () => true);
    await unlockPrivateKey(bytes, passphrase, () => true);
    expect(bytes.toString()).toBe(pkcs8);
  });
});
