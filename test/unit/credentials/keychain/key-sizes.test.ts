import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { toCredentials } from '../../../../electron/main/account/credentials';
import { readPrivateKey } from '../../../../electron/main/credentials/keys/read-private-key';
import type { Keychain } from '../../../../electron/main/credentials/keychain/keychain-process';
import {
  createSecretStore,
  type SecretStore,
} from '../../../../electron/main/credentials/keychain/secret-store';
import {
  createSplitKeychain,
  windowsItemLimit,
} from '../../../../electron/main/credentials/keychain/split-keychain';
import { signJwt } from '../../../../electron/main/account/client/sign-jwt';
import { fail, succeed } from '../../../../shared/failure';
import { knownKey } from '../../../keys/known-key';
import { bound, saveIn } from './record-of';
import { keychainOver } from './keychain-over';

/** CRED_MAX_CREDENTIAL_BLOB_SIZE of Windows, in bytes. */
const windowsLimit = 2560;

const itemsWithLimit = (items: Map<string, string>, limit: number): Keychain => ({
  ...keychainOver(items),
  set: (account, value) =>
    Buffer.byteLength(value) > limit
      ? Promise.resolve(fail('KEYCHAIN_UNAVAILABLE', { keychain: 'too-big' }))
      : keychainOver(items).set(account, value),
});

/** Each opens the store anew, as a start of the app does. */
const backends: Readonly<Record<string, (items: Map<string, string>) => SecretStore>> = {
  'a plain keychain': (items) => createSecretStore(itemsWithLimit(items, Infinity)),
  'a keychain with the limit of Windows': (items) =>
    createSecretStore(createSplitKeychain(itemsWithLimit(items, windowsLimit), windowsItemLimit)),
};

const profileId = '00000000-0000-4000-8000-000000000001';

const fresh = (bits: number) => generateKeyPairSync('rsa', { modulusLength: bits }).privateKey;

describe.each([
  [2048, fresh(2048)],
  [3072, fresh(3072)],
  [4096, knownKey(4096)],
  [8192, knownKey(8192)],
])('a key of %i bits', (bits, privateKey) => {
  const pem = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();

  test.each(Object.entries(backends))(
    'survives a restart on %s (fault 33)',
    async (_name, open) => {
      const items = new Map<string, string>();
      const key = await readPrivateKey(Buffer.from(pem.replaceAll('\n', '\r\n')));
      if (!key.ok) throw new Error(key.error.code);
      expect(key.value.facts.bits).toBe(bits);
      const apiKey = 'k'.repeat(512);
      expect(
        await saveIn(open(items), profileId, bound({ apiKey, privateKey: key.value.pkcs8 })),
      ).toEqual(succeed(null));

      const stored = await open(items).read(profileId);
      if (!stored.ok) throw new Error(stored.error.code);
      const credentials = await toCredentials(stored.value);
      if (!credentials.ok) throw new Error(credentials.error.code);
      expect(credentials.value.apiKey).toBe(apiKey);
      const token = await signJwt(credentials.value.key, '/v1/account', {
        clock: () => 0,
        nonce: () => 1,
      });
      const [header = '', payload = '', signature = ''] = token.split('.');
      const signed = Buffer.from(`${header}.${payload}`);
      const publicKey = createPublicKey(privateKey);
      expect(verify('sha256', signed, publicKey, Buffer.from(signature, 'base64url'))).toBe(true);

      expect(await open(items).remove(profileId)).toEqual(succeed('removed'));
      expect([...items.keys()]).toEqual([]);
    },
  );
});
