import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { toCredentials } from '../../../../electron/main/account/credentials';
import { readPrivateKey } from '../../../../electron/main/credentials/keys/read-private-key';
import { createSecretStore } from '../../../../electron/main/credentials/keychain/secret-store';
import { signJwt } from '../../../../electron/main/account/client/sign-jwt';
import { succeed } from '../../../../shared/failure';
import { knownKey } from '../../../keys/known-key';
import { keychainOn } from '../../../../electron/main/credentials/keychain/split-keychain';
import { bound, saveIn } from './record-of';
import { faultyKeychain } from './faulty-keychain';
import { valueOf } from '../../value-of';

/** The secret store, as a start of the app on Windows opens it. */
const open = (items: Map<string, string>) =>
  createSecretStore(keychainOn('win32', faultyKeychain(items)));

const profileId = '00000000-0000-4000-8000-000000000001';

const fresh = (bits: number) => generateKeyPairSync('rsa', { modulusLength: bits }).privateKey;

test.each([
  [2048, fresh(2048)],
  [3072, fresh(3072)],
  [4096, knownKey(4096)],
  [8192, knownKey(8192)],
])('a key of %i bits survives a restart on Windows (fault 33)', async (bits, privateKey) => {
  const pem = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
  const items = new Map<string, string>();
  const key = valueOf(await readPrivateKey(Buffer.from(pem.replaceAll('\n', '\r\n'))));
  expect(key.facts.bits).toBe(bits);
  const apiKey = 'k'.repeat(512);
  const given = bound({ apiKey, privateKey: key.pkcs8 });
  expect(await saveIn(open(items), profileId, given)).toEqual(succeed(null));
  // Windows refuses items of more than 2,560 bytes.
  for (const text of items.values()) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(2560);

  const stored = valueOf(await open(items).read(profileId));
  const credentials = valueOf(await toCredentials(stored));
  expect(credentials.apiKey).toBe(apiKey);
  const token = await signJwt(credentials.key, '/v1/account', { clock: () => 0, nonce: () => 1 });
  const [header = '', payload = '', signature = ''] = token.split('.');
  const signed = Buffer.from(`${header}.${payload}`);
  const publicKey = createPublicKey(privateKey);
  expect(verify('sha256', signed, publicKey, Buffer.from(signature, 'base64url'))).toBe(true);

  expect(await open(items).remove(profileId)).toEqual(succeed('removed'));
  expect([...items.keys()]).toEqual([]);
});

test.each(['darwin', 'linux'] as const)('on %s a key of any size is one item', (platform) => {
  const keychain = faultyKeychain(new Map());
  expect(keychainOn(platform, keychain)).toBe(keychain);
});
