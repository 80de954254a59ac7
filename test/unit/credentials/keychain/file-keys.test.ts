import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  readDataRecord,
  readRecord,
  writeDataRecord,
  writeRecord,
} from '../../../../electron/main/credentials/keychain/record';
import type { Keychain } from '../../../../electron/main/credentials/keychain/keychain-process';
import { createProfileSecrets } from '../../../../electron/main/credentials/keychain/profile-secrets';
import { createSecretStore } from '../../../../electron/main/credentials/keychain/secret-store';
import {
  createSplitKeychain,
  windowsItemLimit,
} from '../../../../electron/main/credentials/keychain/split-keychain';
import { fail, succeed } from '../../../../shared/failure';
import { bound, called, destination, earlierRecord, profilesAt } from './record-of';
import { keychainOver } from './keychain-over';

const pair = bound({ apiKey: 'key', privateKey: randomBytes(2300) });
const other = bound({ apiKey: 'other key', privateKey: randomBytes(2300) });
const [first, second] = [randomBytes(32), randomBytes(32)];
const mark = { generation: 7, tag: randomBytes(16).toString('base64') };

/** Secrets over a map as keychain, with items as small as on Windows. New file keys are `first`, `second`. */
const setUp = (changes: Partial<Keychain> = {}) => {
  const items = new Map<string, string>();
  const calls: string[] = [];
  const plain = keychainOver(items);
  const keychain: Keychain = {
    ...plain,
    get: (account) => {
      calls.push(`get ${account}`);
      return plain.get(account);
    },
    set: (account, value) => {
      calls.push(`set ${account}`);
      return plain.set(account, value);
    },
    ...changes,
  };
  const made = [first, second];
  const split = createSplitKeychain(keychain, windowsItemLimit);
  const store = createSecretStore(split);
  const start = () =>
    createProfileSecrets(
      store,
      profilesAt(() => destination),
      () => made.shift() ?? randomBytes(32),
    );
  return { items, keychain: split, store, start, secrets: start(), calls };
};

describe('a data record', () => {
  const record = { fileKey: first, marks: { memory: mark } };

  it('returns what was written, in ASCII text that is one item on Windows', () => {
    const text = writeDataRecord(record);
    expect(text).toMatch(/^[\x20-\x7e]+$/u);
    expect(readDataRecord(text)).toEqual(succeed(record));
    const highest = { ...mark, generation: 2 ** 32 - 2, isSetAside: true as const };
    const largest = { fileKey: first, marks: { copy: highest, memory: highest, notes: highest } };
    expect(writeDataRecord(largest).length).toBeLessThan(windowsItemLimit / 4);
  });

  const written = JSON.parse(writeDataRecord(record)) as object;
  it.each([
    ['no JSON', 'edited by hand'],
    ['a version that never was', JSON.stringify({ ...written, v: 0 })],
    ['no file key', JSON.stringify({ ...written, fileKey: undefined })],
    ['a file key of 16 bytes', JSON.stringify({ ...written, fileKey: 'QUFBQUFBQUFBQUFBQUFBQQ==' })],
    ['a file key of 33 bytes', JSON.stringify({ ...written, fileKey: 'QUFB'.repeat(11) })],
    ['no marks', JSON.stringify({ ...written, marks: undefined })],
    ['a mark of no file of ours', JSON.stringify({ ...written, marks: { other: mark } })],
    [
      'a generation below one',
      JSON.stringify({ ...written, marks: { copy: { ...mark, generation: 0 } } }),
    ],
    [
      'a generation that none can follow',
      JSON.stringify({ ...written, marks: { copy: { ...mark, generation: 2 ** 32 - 1 } } }),
    ],
    ['a member more', JSON.stringify({ ...written, apiKey: 'x' })],
  ])('of %s is damaged', (_name, text) => {
    expect(readDataRecord(text)).toEqual(fail('CREDENTIALS_DAMAGED'));
  });
});

it.each([
  ['of 16 bytes', randomBytes(16).toString('base64')],
  ['of 33 bytes', randomBytes(33).toString('base64')],
  ['that is empty', ''],
  ['that is no text', 5],
])('a record of an earlier version with a file key %s is damaged', (_name, fileKey) => {
  const record = { ...(JSON.parse(earlierRecord(pair, first)) as object), fileKey };
  expect(readRecord(JSON.stringify(record))).toEqual(fail('CREDENTIALS_DAMAGED'));
});

describe('the file key of a profile (security I3)', () => {
  it('is created beside the secrets when they are saved, and stays when they change', async () => {
    const { secrets, store } = setUp();
    await secrets.save('a', pair, 'keychain');
    expect(await secrets.fileKeyOf('a')).toEqual(succeed(first));
    await secrets.save('a', other, 'keychain');
    expect(await store.read('a')).toEqual(succeed(other));
    expect(await store.readData('a')).toEqual(succeed({ fileKey: first, marks: {} }));
    await secrets.save('b', pair, 'keychain');
    expect(await secrets.fileKeyOf('b')).toEqual(succeed(second));
  });

  it('is stored again with new secrets when its item is gone but the key is still in memory', async () => {
    const { secrets, store, items } = setUp();
    await secrets.save('a', pair, 'keychain');
    items.delete('a.data');
    await secrets.save('a', other, 'keychain');
    expect(await store.readData('a')).toEqual(succeed({ fileKey: first, marks: {} }));
  });

  it('is created once for a record whose item is gone, and does not change', async () => {
    const { keychain, secrets, start } = setUp();
    await keychain.set('a', writeRecord(pair));
    const both = await Promise.all([secrets.fileKeyOf('a'), secrets.fileKeyOf('a')]);
    expect(both).toEqual([succeed(first), succeed(first)]);
    expect(await start().fileKeyOf('a')).toEqual(succeed(first));
    expect(await keychain.get('a')).toEqual(succeed(writeRecord(pair)));
  });

  it('is that of a record of version 0.1, which is left as it is', async () => {
    const { keychain, secrets, items } = setUp();
    await keychain.set('a', earlierRecord(pair, second));
    const before = new Map(items);
    expect(await secrets.fileKeyOf('a')).toEqual(succeed(second));
    expect(await secrets.marks.of('a', 'notes')).toEqual(succeed(null));
    expect(items).toEqual(before);
  });

  it.each(['save', 'redirect'] as const)(
    'of an earlier record is stored in its own item before a %s replaces that record',
    async (change) => {
      const { keychain, store, secrets, start } = setUp();
      await keychain.set('a', earlierRecord(pair, second));
      if (change === 'save') await secrets.save('a', other, 'keychain');
      else await secrets.redirect('a', 'https://new.example');
      expect(await store.readData('a')).toEqual(succeed({ fileKey: second, marks: {} }));
      expect(await store.read('a')).toEqual(
        succeed(change === 'save' ? other : { ...pair, destination: 'https://new.example' }),
      );
      expect(await start().fileKeyOf('a')).toEqual(succeed(second));
    },
  );

  it('does not bring back keys that are being replaced', async () => {
    const { keychain, secrets, store } = setUp();
    await keychain.set('a', writeRecord(pair));
    await Promise.all([secrets.fileKeyOf('a'), secrets.save('a', other, 'keychain')]);
    expect(await store.read('a')).toEqual(succeed(other));
    await keychain.set('b', earlierRecord(pair, second));
    await Promise.all([secrets.save('b', other, 'keychain'), secrets.fileKeyOf('b')]);
    expect(await store.read('b')).toEqual(succeed(other));
    expect(await secrets.fileKeyOf('b')).toEqual(succeed(second));
  });

  it('does not exist if the secrets are for this run only', async () => {
    const { secrets, items } = setUp();
    await secrets.save('a', pair, 'this-run');
    expect(await secrets.fileKeyOf('a')).toEqual(succeed(null));
    expect(items.size).toBe(0);
  });

  it('that cannot be written leaves the previous record', async () => {
    const refusals = { on: false };
    const items = new Map<string, string>();
    const plain = keychainOver(items);
    const { keychain, secrets } = setUp({
      ...plain,
      set: (account, value) =>
        refusals.on ? Promise.resolve(fail('KEYCHAIN_DENIED')) : plain.set(account, value),
    });
    await keychain.set('a', writeRecord(pair));
    const before = new Map(items);
    refusals.on = true;
    const denied = { ok: false, error: { code: 'KEYCHAIN_DENIED' } };
    expect(await secrets.fileKeyOf('a')).toMatchObject(denied);
    expect(items).toEqual(before);
  });

  it('whose item is damaged is replaced only when the user enters new keys', async () => {
    const { keychain, secrets, start } = setUp();
    await secrets.save('a', pair, 'keychain');
    await keychain.set('a.data', 'edited by hand');
    expect(await start().fileKeyOf('a')).toEqual(fail('CREDENTIALS_DAMAGED'));
    expect(await keychain.get('a.data')).toEqual(succeed('edited by hand'));
    const next = start();
    await next.save('a', other, 'keychain');
    expect(await next.fileKeyOf('a')).toEqual(succeed(second));
  });

  it('is not created again while the keychain is locked, which looks like lost items', async () => {
    const { items, calls, secrets, start } = setUp();
    await secrets.save('a', pair, 'keychain');
    items.clear();
    calls.length = 0;
    expect(await start().fileKeyOf('a')).toMatchObject(fail('KEYCHAIN_LOCKED_OR_MISSING'));
    expect(calls.filter((call) => call.startsWith('set'))).toEqual([]);
  });

  it('is removed with the profile, and its marks do not bring it back', async () => {
    const { secrets, items } = setUp();
    await secrets.save('a', pair, 'keychain');
    await secrets.fileKeyOf('a');
    secrets.marks.keep('a', 'notes', mark);
    const removing = secrets.removeStored('a');
    secrets.marks.keep('a', 'copy', mark);
    expect(await removing).toEqual(succeed('removed'));
    secrets.marks.keep('a', 'memory', mark);
    expect((await secrets.fileKeyOf('a')).ok).toBe(false);
    expect([...items.keys()]).toEqual([]);
  });
});

describe('the marks of files (security I3)', () => {
  it('are stored, all waiting ones in one write', async () => {
    const { secrets, start, calls, store } = setUp();
    await secrets.save('a', pair, 'keychain');
    calls.length = 0;
    secrets.marks.keep('a', 'copy', mark);
    secrets.marks.keep('a', 'memory', mark);
    secrets.marks.keep('a', 'copy', { ...mark, generation: 8 });
    expect(await secrets.marks.of('a', 'copy')).toEqual(succeed({ ...mark, generation: 8 }));
    await expect
      .poll(() => store.readData('a'))
      .toMatchObject({ value: { marks: { copy: { generation: 8 }, memory: mark } } });
    expect(calls.filter((call) => call.startsWith('set'))).toEqual(['set a.data']);
    expect(await start().marks.of('a', 'memory')).toEqual(succeed(mark));
  });

  it('do not overwrite a record that has got another file key meanwhile (M1)', async () => {
    const { secrets, store, items, calls } = setUp();
    await secrets.save('a', pair, 'keychain');
    // Another program has restored a record with the key of other files.
    items.set('a.data', writeDataRecord({ fileKey: randomBytes(32), marks: {} }));
    const before = await store.readData('a');
    calls.length = 0;
    secrets.marks.keep('a', 'memory', mark);
    // Changes of records run one after the other.
    await secrets.holds('a');
    expect(calls).toContain('get a.data');
    expect(await store.readData('a')).toEqual(before);
  });

  it('are written once to a keychain that refuses them, and again when it has been read again', async () => {
    const refusals = { on: false };
    const { secrets, keychain, store, items } = setUp();
    await secrets.save('a', pair, 'keychain');
    const sets: string[] = [];
    const refusing = {
      ...keychain,
      set: (account: string, value: string) => {
        sets.push(account);
        if (refusals.on) return Promise.resolve(fail('KEYCHAIN_LOCKED_OR_MISSING'));
        return keychain.set(account, value);
      },
    };
    const locked = createProfileSecrets(
      createSecretStore(refusing),
      profilesAt(() => destination),
    );
    await locked.fileKeyOf('a');
    refusals.on = true;
    for (let generation = 1; generation <= 5; generation += 1) {
      locked.marks.keep('a', 'copy', { ...mark, generation });
      await locked.read(called('a'));
    }
    expect(sets).toEqual(['a.data']);
    expect(items.size).toBeGreaterThan(0);
    refusals.on = false;
    locked.forgetFileKeys();
    expect(await locked.marks.of('a', 'copy')).toEqual(succeed(null));
    locked.marks.keep('a', 'copy', mark);
    await expect
      .poll(() => store.readData('a'))
      .toMatchObject({ value: { fileKey: first, marks: { copy: mark } } });
  });
});

it('reading and writing files never touches the item with the secrets', async () => {
  const { secrets, start, calls } = setUp();
  await secrets.save('a', pair, 'keychain');
  const next = start();
  calls.length = 0;
  for (let round = 1; round <= 10; round += 1) {
    await next.fileKeyOf('a');
    await next.marks.of('a', 'memory');
    next.marks.keep('a', 'memory', { ...mark, generation: round });
    if (round % 3 === 0) next.forgetFileKeys();
  }
  await next.fileKeyOf('a');
  expect(new Set(calls.map((call) => call.split(' ')[1]))).toEqual(new Set(['a.data']));
});
