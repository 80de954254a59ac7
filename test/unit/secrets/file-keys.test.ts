import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Keychain } from '../../../electron/main/secrets/keychain-process';
import { profileSecrets } from '../../../electron/main/secrets/profile-secrets';
import { readRecord, writeRecord } from '../../../electron/main/secrets/record';
import { keychainStore } from '../../../electron/main/secrets/secret-store';
import { splitKeychain, windowsItemLimit } from '../../../electron/main/secrets/split-keychain';
import { fail, succeed } from '../../../shared/failure';
import { bound, called, destination, earlierRecord } from './record-of';

const pair = bound({ apiKey: 'key', privateKey: randomBytes(2300) });
const other = bound({ apiKey: 'other key', privateKey: randomBytes(2300) });
const [first, second] = [randomBytes(32), randomBytes(32)];

/** Secrets over a map as keychain, whose items are as small as Windows has them; new file keys are `first`, `second`. */
const setUp = (changes: Partial<Keychain> = {}) => {
  const items = new Map<string, string>();
  let reads = 0;
  const keychain: Keychain = {
    get: (account) => {
      reads += 1;
      return Promise.resolve(succeed(items.get(account) ?? null));
    },
    set: (account, value) => {
      items.set(account, value);
      return Promise.resolve(succeed(null));
    },
    delete: (account) => Promise.resolve(succeed(items.delete(account))),
    stop: () => undefined,
    ...changes,
  };
  const made = [first, second];
  const split = splitKeychain(keychain, windowsItemLimit);
  const store = keychainStore(split);
  const secrets = profileSecrets(
    store,
    () => destination,
    () => made.shift() ?? randomBytes(32),
  );
  return { items, keychain: split, store, secrets, reads: () => reads };
};

describe('a record with a file key', () => {
  it('gives it back', () => {
    const text = writeRecord({ ...pair, fileKey: first });
    expect(JSON.parse(text)).toMatchObject({ v: 3, fileKey: first.toString('base64') });
    expect(readRecord(text)).toEqual(succeed({ ...pair, fileKey: first }));
  });

  it.each([
    ['of 16 bytes', randomBytes(16).toString('base64')],
    ['of 33 bytes', randomBytes(33).toString('base64')],
    ['that is empty', ''],
    ['that is no text', 5],
  ])('%s is damaged', (_name, fileKey) => {
    const record = { ...(JSON.parse(earlierRecord(pair)) as object), v: 2, fileKey };
    expect(readRecord(JSON.stringify(record))).toEqual(fail('CREDENTIALS_DAMAGED'));
  });
});

describe('the file key of a profile (security I3)', () => {
  it('is made when its secrets are saved, and stays when they change', async () => {
    const { secrets, store } = setUp();
    await secrets.save('a', pair, 'keychain');
    expect(await secrets.fileKeyOf('a')).toEqual(succeed(first));
    await secrets.save('a', other, 'keychain');
    expect(await store.read('a')).toEqual(succeed({ ...other, fileKey: first }));
    await secrets.save('b', pair, 'keychain');
    expect(await secrets.fileKeyOf('b')).toEqual(succeed(second));
  });

  it('is given to a record of an earlier version, once, and nothing else of it changes', async () => {
    const { keychain, secrets, store } = setUp();
    await keychain.set('a', earlierRecord(pair));
    const both = await Promise.all([secrets.fileKeyOf('a'), secrets.fileKeyOf('a')]);
    expect(both).toEqual([succeed(first), succeed(first)]);
    expect(await store.read('a')).toEqual(succeed({ ...pair, fileKey: first }));
  });

  it('does not bring back keys that are being replaced meanwhile', async () => {
    const { keychain, secrets, store } = setUp();
    await keychain.set('a', earlierRecord(pair));
    await Promise.all([secrets.fileKeyOf('a'), secrets.save('a', other, 'keychain')]);
    expect(await store.read('a')).toEqual(succeed({ ...other, fileKey: first }));
    await keychain.set('b', earlierRecord(pair));
    await Promise.all([secrets.save('b', other, 'keychain'), secrets.fileKeyOf('b')]);
    expect(await store.read('b')).toEqual(succeed({ ...other, fileKey: second }));
  });

  it('is read from the keychain with the secrets, and not a second time', async () => {
    const { secrets, store, reads } = setUp();
    await store.save('a', { ...pair, fileKey: second });
    const before = reads();
    await secrets.read(called('a'));
    const once = reads();
    expect(once).toBeGreaterThan(before);
    expect(await secrets.fileKeyOf('a')).toEqual(succeed(second));
    expect(reads()).toBe(once);
    secrets.forgetFileKeys();
    expect(await secrets.fileKeyOf('a')).toEqual(succeed(second));
    expect(reads()).toBeGreaterThan(once);
  });

  it('is none where the secrets are for this run only', async () => {
    const { secrets, items } = setUp();
    await secrets.save('a', pair, 'this-run');
    expect(await secrets.fileKeyOf('a')).toEqual(succeed(null));
    expect(items.size).toBe(0);
  });

  it('that cannot be written leaves the record of before', async () => {
    const refusals = { on: false };
    const items = new Map<string, string>();
    const { keychain, secrets } = setUp({
      get: (account) => Promise.resolve(succeed(items.get(account) ?? null)),
      set: (account, value) => {
        if (refusals.on) return Promise.resolve(fail('KEYCHAIN_DENIED'));
        items.set(account, value);
        return Promise.resolve(succeed(null));
      },
      delete: (account) => Promise.resolve(succeed(items.delete(account))),
    });
    await keychain.set('a', earlierRecord(pair));
    refusals.on = true;
    const denied = { ok: false, error: { code: 'KEYCHAIN_DENIED' } };
    expect(await secrets.fileKeyOf('a')).toMatchObject(denied);
    expect(await keychain.get('a')).toEqual(succeed(earlierRecord(pair)));
  });

  it('goes with the profile', async () => {
    const { secrets } = setUp();
    await secrets.save('a', pair, 'keychain');
    await secrets.remove('a', true);
    expect((await secrets.fileKeyOf('a')).ok).toBe(false);
  });
});
