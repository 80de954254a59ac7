import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Keychain } from '../../../../electron/main/credentials/keychain/keychain-process';
import {
  readRecord,
  writeDataRecord,
  writeRecord,
} from '../../../../electron/main/credentials/keychain/record';
import { createProfileSecrets } from '../../../../electron/main/credentials/keychain/profile-secrets';
import {
  createSecretStore,
  type SecretStore,
} from '../../../../electron/main/credentials/keychain/secret-store';
import { fail, succeed, type Result } from '../../../../shared/failure';
import { called, destination, bound, profilesAt, saveIn } from './record-of';
import { keychainOver } from './keychain-over';

const secrets = bound({ apiKey: 'key "with" \\ signs', privateKey: randomBytes(1200) });
const written = JSON.parse(writeRecord(secrets)) as object;
const here = profilesAt(() => destination);
const missing = {
  ok: false,
  error: { code: 'KEYCHAIN_LOCKED_OR_MISSING', keychain: 'missing' },
};

const save =
  (store: SecretStore) =>
  (profileId: string): Promise<Result<null>> =>
    saveIn(store, profileId, secrets);

const failure = fail('KEYCHAIN_LOCKED_OR_MISSING', { keychain: 'locked' });

/** A keychain over a map, with these calls replaced. */
const keychainWith = (changes: Partial<Keychain> = {}) => {
  const items = new Map<string, string>();
  return { items, store: createSecretStore({ ...keychainOver(items), ...changes }) };
};

describe('a record', () => {
  it('holds both secrets in ASCII text, and gives them back (security E4, E6)', () => {
    const record = writeRecord(secrets);
    expect(record).toMatch(/^[\x20-\x7e]+$/u);
    expect(JSON.parse(record)).toStrictEqual({
      v: 5,
      apiKey: secrets.apiKey,
      key: Buffer.from(secrets.privateKey).toString('base64'),
      destination,
    });
    expect(readRecord(record)).toEqual(succeed(secrets));
  });

  it.each([
    ['nothing', ''],
    ['half a record', writeRecord(secrets).slice(0, 40)],
    ['a version that never was', JSON.stringify({ ...written, v: 4 })],
    ['a version that has a file key, without it', JSON.stringify({ ...written, v: 3 })],
    ['no place that it is for', JSON.stringify({ ...written, destination: undefined })],
    ['an empty place that it is for', JSON.stringify({ ...written, destination: '' })],
    ['no API key', JSON.stringify({ ...written, apiKey: undefined })],
    ['an empty API key', JSON.stringify({ ...written, apiKey: '' })],
    ['an API key of another type', JSON.stringify({ ...written, apiKey: 5 })],
    ['no key', JSON.stringify({ ...written, key: undefined })],
    ['an empty key', JSON.stringify({ ...written, key: '' })],
    // Signing with this key would take minutes.
    [
      'a key of more than 16,384 bits (RSA key of 36 kB)',
      JSON.stringify({ ...written, key: 'QUJD'.repeat(9000) }),
    ],
    ['a key that is no base64', JSON.stringify({ ...written, key: '*' })],
    ['an unknown member', JSON.stringify({ ...written, x: 1 })],
  ])('of %s is damaged, and none of it is returned', (_name, text) => {
    expect(readRecord(text)).toStrictEqual({ ok: false, error: { code: 'CREDENTIALS_DAMAGED' } });
  });
});

it('a record of a later version is not taken for a damaged one', () => {
  expect(readRecord(JSON.stringify({ v: 6 }))).toEqual(fail('SETTINGS_NEWER'));
});

describe('the store in the keychain', () => {
  it('saves, reads and removes the secrets of one profile', async () => {
    const { items, store } = keychainWith();
    expect(await saveIn(store, 'a', secrets)).toEqual(succeed(null));
    await saveIn(store, 'b', { ...secrets, apiKey: 'other' });
    expect(await store.read('a')).toEqual(succeed(secrets));
    expect(await store.remove('a')).toEqual(succeed('removed'));
    expect(await store.read('a')).toEqual(missing);
    expect([...items.keys()]).toEqual(['b']);
  });

  it.each([
    ['nothing', null],
    ['something else', 'x'],
    ['half', writeRecord(secrets).slice(0, -1)],
  ])('does not take for saved what reads back as %s (security E4)', async (_name, value) => {
    const { store } = keychainWith({ get: () => Promise.resolve(succeed(value)) });
    expect(await saveIn(store, 'a', secrets)).toEqual(
      fail('KEYCHAIN_UNAVAILABLE', { keychain: 'mismatch' }),
    );
  });

  it.each([
    ['reading', 'get', 'read'],
    ['writing', 'set', 'save'],
    ['reading back', 'get', 'save'],
    ['deleting', 'delete', 'remove'],
  ] as const)('returns a failure of %s', async (_name, call, operation) => {
    const { store } = keychainWith({ [call]: () => Promise.resolve(failure) });
    const act = { read: store.read, save: save(store), remove: store.remove }[operation];
    expect(await act('a')).toEqual(failure);
  });

  it('restores the old secrets if the new ones cannot be read back', async () => {
    let isDeaf = false;
    const { store, items } = keychainWith({
      set: (account, value) => {
        items.set(account, value);
        return Promise.resolve(succeed(null));
      },
      get: (account) => Promise.resolve(isDeaf ? failure : succeed(items.get(account) ?? null)),
    });
    await saveIn(store, 'a', secrets);
    const slots = await store.seek('a');
    isDeaf = true;
    const written = slots.ok && (await slots.value.secrets.write({ ...secrets, apiKey: 'other' }));
    expect(written).toEqual(failure);
    isDeaf = false;
    expect(await store.read('a')).toEqual(succeed(secrets));
  });

  it('does not take for deleted what is still there (security E12; fault 40)', async () => {
    const { store } = keychainWith({
      delete: () => Promise.resolve(succeed(true)),
      get: () => Promise.resolve(succeed('still there')),
    });
    expect(await store.remove('a')).toEqual(fail('KEYCHAIN_UNAVAILABLE', { keychain: 'mismatch' }));
  });

  it('does not read back a failed write', async () => {
    const edges = { refuses: false };
    const { store, items } = keychainWith({
      set: (account, value) => {
        if (edges.refuses) return Promise.resolve(failure);
        items.set(account, value);
        return Promise.resolve(succeed(null));
      },
      get: (account) =>
        edges.refuses ? expect.unreachable() : Promise.resolve(succeed(items.get(account) ?? null)),
    });
    const slots = await store.seek('a');
    edges.refuses = true;
    expect(await (slots.ok && slots.value.secrets.write(secrets))).toEqual(failure);
  });

  it.each(['KEYCHAIN_DENIED', 'KEYCHAIN_TIMEOUT'] as const)(
    'does not ask for a second item after the first one was refused (%s)',
    async (code) => {
      const asked: string[] = [];
      const { store } = keychainWith({
        get: (account) => {
          asked.push(account);
          return Promise.resolve(fail(code));
        },
      });
      expect(await store.seek('a')).toEqual(fail(code));
      expect(asked).toEqual(['a']);
    },
  );

  it('reads the data record beside secrets that are damaged', async () => {
    const data = writeDataRecord({ fileKey: randomBytes(32), marks: {} });
    const { store } = keychainWith({
      get: (account) =>
        Promise.resolve(account === 'a' ? fail('CREDENTIALS_DAMAGED') : succeed(data)),
    });
    const slots = await store.seek('a');
    expect(slots).toMatchObject({
      value: { secrets: { value: null }, data: { value: { marks: {} } } },
    });
  });

  it('reports when there was nothing to read or to delete', async () => {
    const { items, store } = keychainWith();
    expect(await store.read('a')).toEqual(missing);
    expect(await store.remove('a')).toEqual(succeed('absent'));
    expect(items.size).toBe(0);
  });

  it('tells a damaged item from a missing one, and leaves it (security E7; fault 42)', async () => {
    const { items, store } = keychainWith();
    items.set('a', 'edited by hand');
    expect(await store.read('a')).toEqual(fail('CREDENTIALS_DAMAGED'));
    expect(items.get('a')).toBe('edited by hand');
  });
});

describe('the secrets of profiles', () => {
  const others = { ...secrets, apiKey: 'other' };

  it('are kept for the run without a call to the keychain', async () => {
    const unreachable = (): never => expect.unreachable();
    const { store } = keychainWith({ get: unreachable, set: unreachable, delete: unreachable });
    const kept = createProfileSecrets(store, here);
    expect((await kept.save('a', secrets, 'this-run')).ok).toBe(true);
    expect([kept.inMemory('a'), kept.inMemory('b')]).toEqual([true, false]);
    expect(await kept.read(called('a'))).toEqual(succeed(secrets));
    kept.forget('a');
    expect(kept.inMemory('a')).toBe(false);
  });

  it('of the run take precedence over those in the keychain, until new ones are saved there', async () => {
    const kept = createProfileSecrets(keychainWith().store, here);
    await kept.save('a', secrets, 'keychain');
    await kept.save('a', others, 'this-run');
    expect(await kept.read(called('a'))).toEqual(succeed(others));
    await kept.save('a', secrets, 'keychain');
    expect(kept.inMemory('a')).toBe(false);
    expect(await kept.read(called('a'))).toMatchObject(succeed(secrets));
  });

  it('of the run stay when the keychain does not take the new ones', async () => {
    const kept = createProfileSecrets(
      keychainWith({ set: () => Promise.resolve(failure) }).store,
      here,
    );
    await kept.save('a', others, 'this-run');
    expect(await kept.save('a', secrets, 'keychain')).toEqual(failure);
    expect(await kept.read(called('a'))).toEqual(succeed(others));
  });

  it('are removed from both places', async () => {
    const { items, store } = keychainWith();
    const kept = createProfileSecrets(store, here);
    await kept.save('a', secrets, 'keychain');
    await kept.save('a', others, 'this-run');
    expect(await kept.removeStored('a')).toEqual(succeed('removed'));
    expect(await kept.read(called('a'))).toEqual(succeed(others));
    kept.forget('a');
    expect(items.size).toBe(0);
    expect(await kept.read(called('a'))).toEqual(missing);
  });
});
