import { randomUUID } from 'node:crypto';
import * as nodeFs from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createAccountFiles, accountIdentity } from '../../../electron/main/account-files';
import type { Baselines } from '../../../electron/main/changes/baselines';
import { readAnswer, takeSnapshot, type Snapshot } from '../../../electron/main/reader/session';
import { createOwnershipFeature } from '../../../electron/main/ownership/feature';
import type { Keychain } from '../../../electron/main/credentials/keychain/keychain-process';
import { createProfileSecrets } from '../../../electron/main/credentials/keychain/profile-secrets';
import { createSecretStore } from '../../../electron/main/credentials/keychain/secret-store';
import { fail } from '../../../shared/failure';
import { emptyNote } from '../../../shared/notes';
import { addressQuestion } from '../../../shared/schemas';
import { smallAccount, smallWallet } from '../../service/small-account';
import { signingKey } from '../calls/app-parts';
import { fakeSettings, profileWith, storeOver } from '../profiles/fake-settings';
import { destinationOf } from '../../../electron/main/credentials/keychain/record';
import { inProcessReaders } from '../reader/in-process-reader';
import { valueOf } from '../value-of';
import { folderOfTest } from '../folder-of';
import { keychainOver } from '../credentials/keychain/keychain-over';

const key = signingKey();

const acknowledgeAll = async ({ handlers }: Baselines, profileId: string): Promise<void> => {
  const { version } = valueOf(await handlers.readActivity({ profileId }));
  valueOf(await handlers.acknowledge({ profileId, version, numbers: null, reason: null }));
};

/** The address of the wallet of the profile with this number. */
const addressOf = (place: number): string => `0x${String(place).repeat(40)}`;

const accountOf = (place: number, address = addressOf(place)) => ({
  ...smallAccount,
  wallets: [{ ...smallWallet, walletAddress: address, walletName: `Wallet ${place}` }],
});

/** An app with profiles whose accounts were read; all but the first were read in an earlier run. */
const setUp = async (count: number) => {
  const folder = folderOfTest('ownership');
  const items = new Map<string, string>();
  const edges = { locked: new Set<string>(), another: new Set<string>(), keepsCopies: true };
  /** Every read of the keychain. */
  const looks: string[] = [];
  const plain = keychainOver(items);
  const keychain: Keychain = {
    ...plain,
    get: (account) => {
      looks.push(account);
      const isLocked = [...edges.locked].some((id) => account.startsWith(id));
      return isLocked
        ? Promise.resolve(fail('KEYCHAIN_LOCKED_OR_MISSING', { keychain: 'locked' }))
        : plain.get(account);
    },
  };
  const settings = fakeSettings();
  const profiles = storeOver(settings, { demoBaseUrl: () => 'http://127.0.0.1:5555' });
  const ids: string[] = [];
  const readers = inProcessReaders();
  let shown: { readonly id: string; readonly snapshot: Snapshot } | null = null;
  let revision = 0;
  const start = () => {
    shown = null;
    const secrets = createProfileSecrets(createSecretStore(keychain), {
      destination: (id) => profiles.destination(id),
      announce: (id) => profiles.announce(id),
    });
    const atHand = (id: string): Snapshot | null => (shown?.id === id ? shown.snapshot : null);
    const parts = createAccountFiles({
      folder,
      secrets,
      profiles,
      readers,
      atHand,
      onKept: () => undefined,
      keepsCopies: () => edges.keepsCopies,
      now: () => 5000,
    });
    /** Reads an account of the service and shows it. */
    const read = async (id: string, account: unknown): Promise<void> => {
      const body = Buffer.from(JSON.stringify(account));
      const { summary, session } = valueOf(await readAnswer(readers, body));
      revision += 1;
      const clock = { skewSeconds: null, corrected: false };
      const receivedAt = 1000 * revision;
      const origin = { revision, receivedAt, clock, source: 'service' as const };
      const snapshot = takeSnapshot(summary, session, origin);
      expect(valueOf(await parts.baselines.take(id, snapshot, () => true))).toBeNull();
      // The baseline must be in its file before a test deletes the file.
      await parts.baselines.underWay();
      shown = { id, snapshot };
      const profile = valueOf(profiles.find(id));
      valueOf(await parts.copies.keep(id, { of: accountIdentity(profile), receivedAt, body }));
    };
    const feature = createOwnershipFeature({
      ...parts,
      profiles,
      accounts: { atHand, isAnother: (id) => edges.another.has(id) },
      secrets,
      settings,
      readers,
    });
    const find = async (text: string) =>
      valueOf(await feature.handlers.findAddress(addressQuestion.parse({ text })));
    return { ...parts, ...feature, secrets, read, find };
  };
  const first = start();
  for (let place = 1; place <= count; place += 1) {
    const added = valueOf(
      await profiles.add(
        profileWith({
          id: randomUUID(),
          name: `Profile ${place}`,
          baseUrl: `https://${place}.example.com`,
          publicKey: key.facts,
        }),
        'disk',
      ),
    );
    ids.push(added.id);
    const bound = { apiKey: 'key', privateKey: key.pkcs8, destination: destinationOf(added) };
    valueOf(await first.secrets.save(added.id, bound, 'keychain')).settle();
    await first.read(added.id, accountOf(place));
    const { version } = valueOf(
      await first.baselines.handlers.readActivity({ profileId: added.id }),
    );
    valueOf(await first.baselines.handlers.markSeen({ profileId: added.id, version }));
  }
  valueOf(await profiles.select(ids[0] ?? ''));
  return { start, ids, edges, looks, profiles, folder };
};

describe('the addresses of all profiles', () => {
  it('are those of their last answers, and no secret is read for them', async () => {
    const { start, ids, looks } = await setUp(3);
    const app = start();
    await app.read(ids[0] ?? '', accountOf(1));
    looks.splice(0);
    const { verdict, hits, profiles } = await app.find(addressOf(2));
    expect([verdict, hits[0]?.profileId, hits[0]?.name]).toEqual(['wallet', ids[1], 'Wallet 2']);
    expect(profiles.map(({ notCompared }) => notCompared)).toEqual([null, null, null]);
    expect(profiles.map(({ receivedAt }) => receivedAt)).toEqual([4000, 2000, 3000]);
    expect(new Set(looks)).toEqual(new Set([`${ids[1]}.data`, `${ids[2]}.data`]));
    looks.splice(0);
    expect((await app.find(addressOf(3))).verdict).toBe('wallet');
    expect(looks).toEqual([]);
  });

  it('are unconfirmed while the service of their profile answers with another account', async () => {
    const { start, ids, edges } = await setUp(2);
    const [one = '', two = ''] = ids;
    const app = start();
    await app.read(one, accountOf(1));
    const verdicts = async () =>
      Promise.all([1, 2].map(async (place) => (await app.find(addressOf(place))).verdict));
    expect(await verdicts()).toEqual(['wallet', 'wallet']);
    // In memory for this profile, and in the offline copy for the other.
    edges.another.add(one);
    expect(await verdicts()).toEqual(['unconfirmed', 'wallet']);
    edges.another.add(two);
    expect(await verdicts()).toEqual(['unconfirmed', 'unconfirmed']);
    const { profiles } = await app.find(addressOf(2));
    expect(profiles.map(({ isAnother }) => isAnother)).toEqual([true, true]);
    expect(profiles.map(({ notCompared }) => notCompared)).toEqual([null, null]);
    edges.another.clear();
    expect(await verdicts()).toEqual(['wallet', 'wallet']);
  });

  it('follow changes: another answer, a note, an acknowledgement, a removed profile', async () => {
    const { start, ids, profiles } = await setUp(2);
    const [one = '', two = ''] = ids;
    const app = start();
    await app.read(one, accountOf(1));
    const stranger = addressOf(9);
    expect((await app.find(stranger)).verdict).toBe('none');
    valueOf(await app.notes.save(one, stranger, { ...emptyNote, name: 'Auditor' }));
    expect((await app.find(stranger)).verdict).toBe('note');
    await app.read(one, accountOf(1, addressOf(7)));
    expect((await app.find(addressOf(7))).verdict).toBe('changed');
    expect((await app.find(addressOf(1))).verdict).toBe('changed');
    await acknowledgeAll(app.baselines, one);
    expect((await app.find(addressOf(7))).verdict).toBe('wallet');
    expect(await app.find(addressOf(1))).toMatchObject({
      verdict: 'former',
      hits: [{ role: 'former', isAlarmed: false }],
    });
    expect((await app.find(addressOf(2))).verdict).toBe('wallet');
    valueOf(await profiles.remove([two]));
    app.onProfileRemoved();
    expect((await app.find(addressOf(2))).verdict).toBe('none');
  });

  it('are read with one prompt of a locked keyring, and without one if their key is in memory', async () => {
    const { start, ids, edges, looks } = await setUp(4);
    const app = start();
    valueOf(await app.secrets.openFiles(ids[2] ?? ''));
    for (const id of ids) edges.locked.add(id);
    looks.splice(0);
    const { verdict, profiles } = await app.find(addressOf(3));
    const notCompared = profiles.map((profile) => profile.notCompared);
    expect([verdict, notCompared]).toEqual(['wallet', ['locked', 'locked', null, 'locked']]);
    expect(looks).toEqual([`${ids[0]}.data`]);
  });

  it('come from the baseline alone if no answer is stored', async () => {
    const { start, ids, edges } = await setUp(2);
    edges.keepsCopies = false;
    const app = start();
    await app.read(ids[0] ?? '', accountOf(1));
    const { verdict, profiles } = await app.find(addressOf(2));
    expect([verdict, profiles[1]?.notCompared]).toEqual(['remembered', 'nothing-kept']);
  });

  it.each([
    ['taken away', (file: string) => nodeFs.rm(file), 'unconfirmed'],
    ['damaged', (file: string) => nodeFs.truncate(file, 60), 'unconfirmed'],
    ['put back', (file: string) => nodeFs.copyFile(`${file}.earlier`, file), 'changed'],
  ] as const)(
    'are no "yes" if the baseline was %s, until the user acknowledges that',
    async (_what, harm, verdict) => {
      const { start, ids, folder } = await setUp(2);
      const [, two = ''] = ids;
      const file = join(folder, `${two}.memory`);
      await nodeFs.copyFile(file, `${file}.earlier`);
      const before = start();
      await before.read(two, accountOf(2, addressOf(9)));
      expect((await before.find(addressOf(9))).verdict).toBe('changed');
      await harm(file);
      const app = start();
      const told = async () => {
        const found = await app.find(addressOf(9));
        return [found.verdict, found.profiles[1]?.notCompared];
      };
      expect(await told()).toEqual([verdict, 'unreadable']);
      expect((await app.find(addressOf(1))).verdict).toBe('wallet');
      await app.read(two, accountOf(2, addressOf(9)));
      expect(await told()).toEqual([verdict, 'unreadable']);
      await acknowledgeAll(app.baselines, two);
      expect(await told()).toEqual(['wallet', null]);
    },
  );

  it('are no "yes" while the baseline cannot be read', async () => {
    const { start, ids, folder } = await setUp(2);
    const [, two = ''] = ids;
    await start().read(two, accountOf(2, addressOf(9)));
    const file = join(folder, `${two}.memory`);
    await nodeFs.rename(file, `${file}.elsewhere`);
    await nodeFs.mkdir(file);
    const app = start();
    const { verdict, profiles } = await app.find(addressOf(9));
    expect([verdict, profiles[1]?.notCompared]).toEqual(['unconfirmed', 'unreadable']);
    await nodeFs.rmdir(file);
    await nodeFs.rename(`${file}.elsewhere`, file);
    await app.find('');
    const now = await app.find(addressOf(9));
    expect([now.verdict, now.profiles[1]?.notCompared]).toEqual(['changed', null]);
  });

  it('of a deleted copy are no longer found', async () => {
    const { start, ids } = await setUp(2);
    const app = start();
    await app.read(ids[0] ?? '', accountOf(1));
    expect((await app.find(addressOf(2))).verdict).toBe('wallet');
    valueOf(await app.files.removeKind('copy'));
    expect((await app.find(addressOf(2))).verdict).toBe('remembered');
  });

  it.each(['onLock', 'onSleep', 'onAway'] as const)(
    'are dropped %s, and read again',
    async (hook) => {
      const { start, ids, edges } = await setUp(2);
      const [one = '', two = ''] = ids;
      const app = start();
      await app.read(one, accountOf(1));
      expect((await app.find(addressOf(2))).verdict).toBe('wallet');
      app[hook]();
      app.secrets.forgetFileKeys();
      edges.locked.add(two);
      expect((await app.find(addressOf(2))).verdict).toBe('none');
    },
  );
});
