import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Keychain } from '../../../../electron/main/credentials/keychain/keychain-process';
import {
  createProfileSecrets,
  type ProfileSecrets,
} from '../../../../electron/main/credentials/keychain/profile-secrets';
import {
  readDataRecord,
  writeDataRecord,
  readRecord,
  writeRecord,
} from '../../../../electron/main/credentials/keychain/record';
import { createSecretStore } from '../../../../electron/main/credentials/keychain/secret-store';
import { fail, succeed } from '../../../../shared/failure';
import { bound, called, destination, earlierRecord, profilesAt } from './record-of';

const old = bound({ apiKey: 'old', privateKey: randomBytes(64) });
const given = bound({ apiKey: 'given', privateKey: randomBytes(64) });
const fileKey = randomBytes(32);
const mark = { generation: 7, tag: randomBytes(16).toString('base64') };
const data = writeDataRecord({ fileKey, marks: { notes: mark } });

/** Before which calls, counted from 0, the keyring is locked or unlocked. */
interface Schedule {
  readonly startsLocked: boolean;
  readonly turns: readonly number[];
  /** Whether a write to a locked keyring prompts for the password and unlocks it. */
  readonly prompts: boolean;
}

/**
 * A Linux keyring over a map. While locked it finds nothing, deletes nothing, and either rejects a write or is unlocked
 * for it.
 */
const keyring = (items: Map<string, string>, { startsLocked, turns, prompts }: Schedule) => {
  let locked = startsLocked;
  let calls = 0;
  const call = (): void => {
    for (const turn of turns) if (turn === calls) locked = !locked;
    calls += 1;
  };
  const keychain: Keychain = {
    get: (account) => {
      call();
      return Promise.resolve(succeed(locked ? null : (items.get(account) ?? null)));
    },
    set: (account, value) => {
      call();
      if (prompts) locked = false;
      if (locked)
        return Promise.resolve(fail('KEYCHAIN_LOCKED_OR_MISSING', { keychain: 'locked' }));
      items.set(account, value);
      return Promise.resolve(succeed(null));
    },
    delete: (account) => {
      call();
      return Promise.resolve(succeed(!locked && items.delete(account)));
    },
    stop: () => undefined,
  };
  return { keychain, calls: () => calls };
};

const acts: Readonly<Record<string, (secrets: ProfileSecrets) => Promise<unknown>>> = {
  'new keys': (secrets) => secrets.save('a', given, 'keychain'),
  'new keys that are taken back': async (secrets) => {
    const saved = await secrets.save('a', given, 'keychain');
    if (saved.ok) await saved.value.undo();
  },
  'another address': (secrets) => secrets.redirect('a', 'https://new.example'),
  'a call': (secrets) => secrets.read(called('a')),
  'opening the files': (secrets) => secrets.fileKeyOf('a'),
  'a file that is written': async (secrets) => {
    await secrets.fileKeyOf('a');
    secrets.marks.keep('a', 'memory', mark);
  },
};

const records: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'both records': [
    ['a', writeRecord(old)],
    ['a.data', data],
  ],
  'keys and an item for the files that is gone': [['a', writeRecord(old)]],
  'an item for the files alone': [['a.data', data]],
  'one record of version 0.1': [['a', earlierRecord(old, fileKey)]],
};

/** All ways to choose up to `most` calls out of `count`, in order. */
function* turnsWithin(count: number, most: number, from = 0): Generator<readonly number[]> {
  yield [];
  if (most === 0) return;
  for (let turn = from; turn < count; turn += 1) {
    for (const later of turnsWithin(count, most - 1, turn + 1)) yield [turn, ...later];
  }
}

function* schedules(count: number): Generator<Schedule> {
  for (const startsLocked of [false, true]) {
    for (const turns of turnsWithin(count, 3)) yield { startsLocked, turns, prompts: false };
    for (const turns of turnsWithin(count, 2)) yield { startsLocked, turns, prompts: true };
  }
}

const perform = async (
  before: readonly (readonly [string, string])[],
  act: (secrets: ProfileSecrets) => Promise<unknown>,
  schedule: Schedule,
) => {
  const items = new Map(before);
  const { keychain, calls } = keyring(items, schedule);
  const secrets = createProfileSecrets(
    createSecretStore(keychain),
    profilesAt(() => destination),
  );
  await act(secrets);
  // Work in the background ends before this does.
  await secrets.fileKeyOf('another');
  return { items, calls: calls() };
};

/** The key that the profile's files are opened with, if there is one. */
const fileKeyIn = (items: ReadonlyMap<string, string>): string | undefined => {
  const own = readDataRecord(items.get('a.data') ?? '');
  const both = readRecord(items.get('a') ?? '');
  const found = own.ok ? own.value.fileKey : both.ok ? both.value.fileKey : undefined;
  return found && Buffer.from(found).toString('base64');
};

const noneLocked: Schedule = { startsLocked: false, turns: [], prompts: false };

describe.each(Object.entries(records))('of a profile with %s', (_name, before) => {
  it.each(Object.entries(acts))(
    'nothing is lost to a keyring that is locked and unlocked between any calls of %s (M1)',
    async (_act, act) => {
      const { calls } = await perform(before, act, noneLocked);
      const hadFileKey = fileKeyIn(new Map(before));
      const hadKeys = new Map(before).has('a');
      const losing: Schedule[] = [];
      let tried = 0;
      for (const schedule of schedules(calls + 8)) {
        const { items } = await perform(before, act, schedule);
        tried += 1;
        const keys = readRecord(items.get('a') ?? '');
        const hasKeys = keys.ok && ['old', 'given'].includes(keys.value.apiKey);
        if ((hadFileKey && fileKeyIn(items) !== hadFileKey) || (hadKeys && !hasKeys))
          losing.push(schedule);
      }
      expect(losing).toEqual([]);
      expect(tried).toBeGreaterThan(100);
    },
  );
});

it('keys for another address are not replaced when the keyring only seemed empty (M1)', async () => {
  const elsewhere = writeRecord({ ...old, destination: 'https://elsewhere.example' });
  const before = [['a', elsewhere]] as const;
  const save = (secrets: ProfileSecrets) => secrets.save('a', given, 'keychain');
  for (const schedule of schedules(16)) {
    const { items } = await perform(before, save, schedule);
    expect(items.get('a'), JSON.stringify(schedule)).toBe(elsewhere);
  }
});

it('records of a later version are kept, and nothing is written beside them (M1)', async () => {
  const later = JSON.stringify({ v: 2, fileKey: 'sealed in another way' });
  const before = [
    ['a', writeRecord(old)],
    ['a.data', later],
  ] as const;
  for (const act of Object.values(acts)) {
    const { items } = await perform(before, act, noneLocked);
    expect([...items]).toEqual(before);
  }
  const secrets = createProfileSecrets(
    createSecretStore(keyring(new Map(before), noneLocked).keychain),
    profilesAt(() => destination),
  );
  expect(await secrets.save('a', given, 'keychain')).toEqual(fail('SETTINGS_NEWER'));
  expect(await secrets.fileKeyOf('a')).toEqual(fail('SETTINGS_NEWER'));
  expect(secrets.closedAs('a')).toBe('newer');
});

it('secrets of a later version are kept, and nothing is written beside them', async () => {
  const later = JSON.stringify({ v: 6, apiKey: 'sealed in another way' });
  const before = [['a', later]] as const;
  for (const act of Object.values(acts)) {
    const { items } = await perform(before, act, noneLocked);
    expect([...items]).toEqual(before);
  }
  const { keychain } = keyring(new Map(before), noneLocked);
  const secrets = createProfileSecrets(
    createSecretStore(keychain),
    profilesAt(() => destination),
  );
  const newer = fail('SETTINGS_NEWER');
  expect(await secrets.read(called('a'))).toEqual(newer);
  expect(await secrets.save('a', given, 'keychain')).toEqual(newer);
  expect(await secrets.redirect('a', 'https://new.example')).toEqual(newer);
  expect(await secrets.holds('a')).toEqual(newer);
  expect(await secrets.fileKeyOf('a')).toEqual(newer);
  expect(await secrets.isStored('a')).toBe(true);
  expect(await secrets.removeStored('a')).toEqual(succeed('removed'));
  expect(await keychain.get('a')).toEqual(succeed(null));
});

it('a removal reports that nothing is left only if that is true (M9)', async () => {
  const before = records['both records'] ?? [];
  const answers = new Set<string>();
  for (const schedule of schedules(18)) {
    let said = '';
    const { items } = await perform(
      before,
      async (secrets) => {
        const removed = await secrets.removeStored('a');
        said = removed.ok ? removed.value : 'unknown';
      },
      schedule,
    );
    answers.add(said);
    if (said !== 'unknown') expect([...items.keys()], JSON.stringify(schedule)).toEqual([]);
  }
  expect(answers).toEqual(new Set(['removed', 'unknown']));
});

it.each(['KEYCHAIN_DENIED', 'KEYCHAIN_TIMEOUT'] as const)(
  'if the file key alone is unavailable after %s, the app reports it until it is back: nothing is compared meanwhile',
  async (code) => {
    const { keychain } = keyring(new Map(records['both records']), noneLocked);
    let isGiven = false;
    const secrets = createProfileSecrets(
      createSecretStore({
        ...keychain,
        get: (item) =>
          item.endsWith('.data') && !isGiven ? Promise.resolve(fail(code)) : keychain.get(item),
      }),
      profilesAt(() => destination),
    );
    expect((await secrets.read(called('a'))).ok).toBe(true);
    expect(await secrets.fileKeyOf('a')).toEqual(fail(code));
    expect(secrets.closedAs('a')).toBe('refused');
    isGiven = true;
    expect((await secrets.fileKeyOf('a')).ok).toBe(true);
    expect(secrets.closedAs('a')).toBeNull();
  },
);

it('the previous keys stay if no item for the files can be saved beside new keys', async () => {
  const items = new Map([['a', writeRecord(old)]]);
  const { keychain } = keyring(items, { startsLocked: false, turns: [], prompts: false });
  const refused = fail('KEYCHAIN_DENIED');
  const secrets = createProfileSecrets(
    createSecretStore({
      ...keychain,
      set: (account, value) =>
        account === 'a.data' ? Promise.resolve(refused) : keychain.set(account, value),
    }),
    profilesAt(() => destination),
  );
  expect(await secrets.save('a', given, 'keychain')).toEqual(refused);
  expect(await secrets.read(called('a'))).toMatchObject(succeed({ apiKey: 'old' }));
});
