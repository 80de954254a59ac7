import { randomBytes } from 'node:crypto';
import * as nodeFs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProfileFiles } from '../../../electron/main/storage/profile-files';
import { createNotes } from '../../../electron/main/notes/feature';
import { createProfileSecrets } from '../../../electron/main/credentials/keychain/profile-secrets';
import { createSecretStore } from '../../../electron/main/credentials/keychain/secret-store';
import {
  createSplitKeychain,
  windowsItemLimit,
} from '../../../electron/main/credentials/keychain/split-keychain';
import { succeed } from '../../../shared/failure';
import { layOutUserData, profileIds, type UserData } from '../../user-data/user-data';
import { profilesAt } from '../credentials/keychain/record-of';
import { alive, diskWith, dyingIn, keychainOn, type Step } from '../credentials/keychain/one-life';
import { valueOf } from '../value-of';

let recorded: string;
let laidOut: UserData;
beforeAll(async () => {
  recorded = await nodeFs.mkdtemp(path.join(tmpdir(), 'split-'));
  laidOut = await layOutUserData(recorded);
});
afterAll(async () => {
  await nodeFs.rm(recorded, { recursive: true });
});

const forms = {
  whole: { limit: Infinity, profileId: profileIds.treasury, note: 'Gehaltskonto' },
  'in parts': { limit: windowsItemLimit, profileId: profileIds.custody, note: 'Also theirs' },
} as const;

describe.each(['whole', 'in parts'] as const)('a record of version 0.1, %s', (form) => {
  const { limit, profileId, note: earlierNote } = forms[form];
  const address = '0x1111111111111111111111111111111111111111';

  interface Machine {
    readonly folder: string;
    readonly items: Map<string, string>;
  }

  const machine = async (): Promise<Machine> => {
    const folder = await nodeFs.mkdtemp(path.join(recorded, 'machine-'));
    await nodeFs.cp(path.join(recorded, 'accounts'), folder, { recursive: true });
    return { folder, items: new Map(laidOut.items[form]) };
  };

  const destinationOf = (): string => {
    const record = laidOut.items.whole.get(profileId) ?? '';
    return (JSON.parse(record) as { readonly destination: string }).destination;
  };

  const start = ({ folder, items }: Machine, step: Step) => {
    const keychain = createSplitKeychain(keychainOn(items, step), limit);
    const secrets = createProfileSecrets(createSecretStore(keychain), profilesAt(destinationOf));
    const files = createProfileFiles({
      folder,
      now: () => 0,
      marks: secrets.marks,
      fs: diskWith(step),
    });
    return { secrets, files, notes: createNotes({ files, secrets, isKnown: () => true }) };
  };
  type Started = ReturnType<typeof start>;

  const fresh = { apiKey: 'another key', privateKey: randomBytes(2300) };
  const noteIt = ({ notes }: Started, name: string) =>
    notes.save(profileId, address, { name, note: '', tags: [], favourite: false });
  /** Waits for marks that are stored in the background: this call is queued behind them. */
  const settled = ({ secrets }: Started) => secrets.fileKeyOf('no profile');

  type Order = 'files first' | 'keys first';

  const act = async (app: Started, order: Order): Promise<void> => {
    if (order === 'files first') expect((await noteIt(app, 'first')).ok).toBe(true);
    const given = { ...fresh, destination: destinationOf() };
    expect(await app.secrets.save(profileId, given, 'keychain')).toMatchObject({ ok: true });
    expect((await noteIt(app, 'second')).ok).toBe(true);
    await settled(app);
  };

  /** The keys and the note that a fresh start finds. Everything else must be unchanged. */
  const look = async (from: Machine): Promise<string> => {
    const { secrets, notes, files } = start(from, alive);
    const [baseUrl, id] = [destinationOf(), profileId];
    const keys = valueOf(await secrets.read({ id, kind: 'service', baseUrl }));
    const read = valueOf(await notes.read(profileId));
    const named = (name: string) => read.entries.some((entry) => entry.name === name);
    expect(named(earlierNote)).toBe(true);
    const key = await secrets.fileKeyOf(profileId);
    if (!key.ok || !key.value) throw new Error('the file key is gone');
    expect((await files.of(profileId, 'memory').read(key.value)).kind).toBe('content');
    expect((await files.of(profileId, 'copy').read(key.value)).kind).toBe('content');
    expect(files.notices(profileId)).toEqual([]);
    const note = ['first', 'second'].find(named) ?? 'none';
    return `${keys.apiKey === fresh.apiKey ? 'new' : 'old'} keys, ${note} note`;
  };

  it.each<[Order, string]>([
    ['files first', 'first'],
    ['keys first', 'none'],
  ])(
    'is split, %s, so that an end at any step loses neither keys nor files, and warns of nothing (security E5, E6)',
    async (order, between) => {
      const counting = dyingIn(Infinity);
      const whole = await machine();
      await act(start(whole, counting.step), order);
      expect(await look(whole)).toBe('new keys, second note');
      expect([...whole.items.keys()]).toContain(`${profileId}.data`);

      const seen = new Set<string>();
      for (let last = 0; last < counting.taken(); last += 1) {
        const here = await machine();
        const life = dyingIn(last);
        await Promise.race([life.died, act(start(here, life.step), order)]);
        seen.add(await look(here));
        // The interrupted split can be completed, and everything is removed with the profile.
        await act(start(here, alive), order);
        expect(await look(here)).toBe('new keys, second note');
        expect(await start(here, alive).secrets.removeStored(profileId)).toEqual(
          succeed('removed'),
        );
        expect([...here.items.keys()].filter((name) => name.startsWith(profileId))).toEqual([]);
      }
      expect(seen).toEqual(
        new Set([
          'old keys, none note',
          `old keys, ${between} note`,
          `new keys, ${between} note`,
          'new keys, second note',
        ]),
      );
    },
  );

  it('keeps the item with its secrets unchanged while files are read and written', async () => {
    const here = await machine();
    const before = [...here.items].filter(([name]) => name.startsWith(profileId));
    const app = start(here, alive);
    for (const name of ['one', 'two', 'three']) await noteIt(app, name);
    await settled(app);
    const after = [...here.items].filter(([name]) => name.startsWith(profileId));
    expect(after.filter(([name]) => name !== `${profileId}.data`)).toEqual(before);
    expect(here.items.get(`${profileId}.data`)).toContain('"notes":{"generation":3,');
  });
});
