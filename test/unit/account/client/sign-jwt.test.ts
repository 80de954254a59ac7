import { createPublicKey, verify, webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { importSigningKey, signJwt } from '../../../../electron/main/account/client/sign-jwt';
import { usualKeyPair } from '../../../keys/usual-key-pair';

const { privateKey } = usualKeyPair('own');
const pkcs8 = privateKey.export({ type: 'pkcs8', format: 'der' });
const key = await importSigningKey(pkcs8);

/** 1999 ms after a whole second, so that rounding would show. */
const frozen = { clock: () => 1_750_000_000_999, nonce: () => 4711 };
/** A path whose characters must be signed unchanged (security F3). */
const account = '/tenant/v1/account?x=%20"\\';

const part = (token: string, index: number): string =>
  Buffer.from(token.split('.')[index] ?? '', 'base64url').toString('utf8');

describe('a minted token (security F1)', () => {
  it('has exactly the header alg and typ', async () => {
    expect(part(await signJwt(key, account, frozen), 0)).toBe('{"alg":"RS256","typ":"JWT"}');
  });

  it('has exactly the five claims, times in whole seconds, 30 s apart', async () => {
    expect(JSON.parse(part(await signJwt(key, account, frozen), 1))).toStrictEqual({
      iat: 1_750_000_000,
      exp: 1_750_000_030,
      url: account,
      body: '',
      nonce: 4711,
    });
  });

  it.each([
    ['the year 2038', 2_147_483_648_000, 2_147_483_648],
    ['before 1970', -1, -1],
  ])('is issued at the current second, rounded down: %s', async (_name, now, iat) => {
    const token = await signJwt(key, account, { clock: () => now, nonce: () => 0 });
    expect(JSON.parse(part(token, 1))).toMatchObject({ iat, exp: iat + 30, nonce: 0 });
  });

  it('is signed with RS256, as node:crypto confirms', async () => {
    const token = await signJwt(key, account, frozen);
    const [header = '', payload = '', signature = ''] = token.split('.');
    const signed = Buffer.from(`${header}.${payload}`);
    const bytes = Buffer.from(signature, 'base64url');
    expect(verify('RSA-SHA256', signed, createPublicKey(privateKey), bytes)).toBe(true);
    expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/u);
  });

  it('reads the clock and the nonce once each', async () => {
    const asked = { clock: 0, nonce: 0 };
    await signJwt(key, account, {
      clock: () => (asked.clock += 1),
      nonce: () => (asked.nonce += 1),
    });
    expect(asked).toEqual({ clock: 1, nonce: 1 });
  });
});

describe('a signing key', () => {
  it('signs only and cannot be taken out again (security E11)', async () => {
    expect(key).toMatchObject({ extractable: false, usages: ['sign'], type: 'private' });
    for (const format of ['pkcs8', 'jwk'] as const) {
      await expect(webcrypto.subtle.exportKey(format as 'pkcs8', key)).rejects.toThrow();
    }
    expect(JSON.stringify(key)).toBe('{}');
  });

  it('does not change with the bytes it was imported from', async () => {
    const bytes = Buffer.from(pkcs8);
    const imported = await importSigningKey(bytes);
    bytes.fill(0);
    expect(await signJwt(imported, account, frozen)).toBe(await signJwt(key, account, frozen));
  });
});
