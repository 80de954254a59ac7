import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAccountFiles } from '../../../electron/main/account-files';
import { takeSnapshot, type Snapshot } from '../../../electron/main/reader/session';
import { toCredentials } from '../../../electron/main/account/credentials';
import { originOf } from '../../../electron/main/credentials/keychain/record';
import { createProfileSecrets } from '../../../electron/main/credentials/keychain/profile-secrets';
import { createSecretStore } from '../../../electron/main/credentials/keychain/secret-store';
import {
  createSplitKeychain,
  windowsItemLimit,
} from '../../../electron/main/credentials/keychain/split-keychain';
import { openSettingsFile } from '../../../electron/main/profiles/settings/settings-file';
import { loadWindowState } from '../../../electron/main/shell/window/window-state';
import { addressKey } from '../../../shared/address';
import { layOutUserData, profileIds, type UserData } from '../../user-data/user-data';
import { sealedFile, windowsItems } from '../../user-data/written-by-0.1';
import { faultyKeychain } from '../credentials/keychain/faulty-keychain';
import { inProcessReaders } from '../reader/in-process-reader';
import { valueOf } from '../value-of';
import { folderOfTest } from '../folder-of';
import { storeOver } from '../profiles/fake-settings';

const { treasury, custody, demo, withoutKeys } = profileIds;

let folder: string;
beforeEach(() => {
  folder = folderOfTest('user-data');
});

/** Starts the storing parts of the app on the data of an earlier version. */
const start = async (items: Map<string, string>, limit: number) => {
  const settings = await openSettingsFile(path.join(folder, 'settings.json'), 0);
  const keychain = createSplitKeychain(faultyKeychain(items, undefined, limit), limit);
  const secrets = createProfileSecrets(createSecretStore(keychain), {
    destination: (id) => profiles.destination(id),
    announce: (id) => profiles.announce(id),
  });
  const profiles = storeOver(settings, {
    demoBaseUrl: () => 'http://127.0.0.1:5555',
    inMemory: (id) => secrets.inMemory(id),
  });
  const shown: { snapshot: Snapshot | null } = { snapshot: null };
  const files = createAccountFiles({
    folder: path.join(folder, 'accounts'),
    secrets,
    profiles,
    readers: inProcessReaders(),
    atHand: () => shown.snapshot,
    onKept: () => undefined,
    keepsCopies: () => settings.current().preferences.keepCopy,
    now: () => 0,
  });
  return { settings, secrets, profiles, shown, ...files };
};

const limits = { whole: Infinity, 'in parts': windowsItemLimit } as const;

describe.each(['whole', 'in parts'] as const)('user data of version 0.1, records %s', (form) => {
  const open = async () => {
    const { items } = await layOutUserData(folder);
    return start(new Map(items[form]), limits[form]);
  };

  it('open with their profiles and every setting unchanged', async () => {
    const { settings, profiles } = await open();
    expect(settings.notice).toBeNull();
    const written = JSON.parse(
      await readFile(path.join(folder, 'settings.json'), 'utf8'),
    ) as object;
    expect(settings.current()).toMatchObject({ ...written, version: 2 });
    expect(profiles.list().map(({ name, secrets }) => `${name}: ${secrets}`)).toEqual([
      'Treasury: keychain',
      'Kalte Verwahrung: keychain',
      'Demo account: keychain',
      'Not yet with keys: none',
    ]);
    expect(profiles.activeId()).toBe(treasury);
    expect(await loadWindowState(path.join(folder, 'window.json'))).toEqual({
      x: 40,
      y: 60,
      width: 1100,
      height: 760,
      maximized: false,
      zoom: 1.1,
    });
  });

  it('return each profile’s own keys, for its own address', async () => {
    const { profiles, secrets } = await open();
    for (const id of [treasury, custody, demo]) {
      const profile = profiles.find(id);
      if (!profile.ok) throw new Error(profile.error.code);
      const read = await secrets.read(profile.value);
      if (!read.ok) throw new Error(read.error.code);
      expect((await toCredentials(read.value)).ok).toBe(true);
      // The user has not been asked about the address yet: version 0.1 bound keys to an origin.
      expect(await secrets.bindingOf(id)).toEqual({
        origin: originOf(profile.value.kind === 'demo' ? 'demo' : profile.value.baseUrl),
      });
      expect((await secrets.read({ ...profile.value, baseUrl: 'https://evil.example' })).ok).toBe(
        id === demo,
      );
    }
    expect(await secrets.bindingOf(withoutKeys)).toEqual({});
  });

  it('keep pins, alarms, seen changes and dismissed pairs', async () => {
    const { baselines, copies, shown } = await open();
    const copy = await copies.open(treasury);
    if (!copy) throw new Error('the copy was not opened');
    const { summary, session } = copy;
    const origin = { revision: 1, receivedAt: summary.receivedAt, source: 'copy' as const };
    const clock = { skewSeconds: null, corrected: false };
    shown.snapshot = takeSnapshot(summary, session, { ...origin, clock });
    await baselines.take(treasury, shown.snapshot, () => true);
    const activity = valueOf(await baselines.handlers.readActivity({ profileId: treasury }));
    expect(activity.alarms).toContainEqual(
      expect.objectContaining({
        number: 1,
        name: 'Gehälter',
        before: '0xd1220a0cf47c7b9be7a2e6ba89f429762e7b9adb',
        after: '0x52908400098527886E0F7030069857D2E4169EE7',
        isReverted: false,
      }),
    );
    expect(activity.alarms).toContainEqual(
      expect.objectContaining({ number: 2, name: 'Bitcoin reserve', isReverted: true }),
    );
    const acknowledged = { kinds: ['acknowledged' as const], list: null };
    expect(
      valueOf(
        await baselines.handlers.readHistory({
          profileId: treasury,
          revision: 1,
          filter: acknowledged,
          from: 0,
        }),
      ).entries,
    ).toMatchObject([{ name: 'Payout vault', fields: [{ field: 'deployedBy' }] }]);
    expect(activity.seenAt).toBe(1795336293769);
    expect(activity.counts.wallets).toMatchObject({ added: 1, renamed: 1 });
    expect(activity.counts.contracts).toMatchObject({ removed: 1 });
    const { pairs } = valueOf(await baselines.handlers.readDismissed({ profileId: treasury }));
    expect(pairs).toContain(
      '0x5aae71053f3e94c9b9a09f33669435e7ef1b0aed 0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
    );
    expect(
      valueOf(await baselines.handlers.readActivity({ profileId: demo })).seenAt,
    ).not.toBeNull();
  });

  it('keep every note, however its address is spelt', async () => {
    const { notes } = await open();
    const read = await notes.read(treasury);
    if (!read.ok) throw new Error(read.error.code);
    expect(read.value.home).toBe('disk');
    const about = (name: string) => read.value.entries.find((entry) => entry.name === name);
    expect(about('Gehaltskonto')).toMatchObject({
      note: 'Erst fragen.\n<b>Dann</b> zahlen.',
      tags: ['eigenes', 'Zürich'],
      favourite: true,
    });
    for (const name of ['=Payroll', 'In capitals', 'Without 0x', 'Bech32 in capitals', 'Vault']) {
      expect(about(name), name).toBeDefined();
    }
    expect(about('Not of this account')?.note).toBe('night \u202egnp');
    // A favourite without a name, and the name of the same address in upper case.
    expect(about('Reserve, as its QR code has it')).toMatchObject({
      address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
      favourite: true,
    });
    for (const { address } of read.value.entries) expect(addressKey(address)).toBe(address);
    expect(await notes.read(custody)).toMatchObject({
      value: { entries: [{ name: 'Also theirs' }] },
    });
  });

  it('open every offline copy without a notice', async () => {
    const { copies, files } = await open();
    const names = [];
    for (const id of [treasury, custody, demo]) {
      names.push((await copies.open(id))?.summary.name);
      expect(files.notices(id)).toEqual([]);
    }
    const operations = 'Meridian Treasury Operations';
    expect(names).toEqual([operations, 'Kalte Verwahrung AG', operations]);
    expect(
      (await readdir(path.join(folder, 'accounts'))).filter((name) => /bad/u.test(name)),
    ).toEqual([]);
  });
});

describe('the maker of that user data', () => {
  const hash = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

  it('writes what version 0.1 wrote, byte for byte', () => {
    // Both hashes were computed with that version’s own code.
    const fixed = createHash('sha256').update('not a secret').digest();
    const file = sealedFile(Buffer.from('content'), fixed, 'abc', 'copy', fixed.subarray(0, 12));
    expect(hash(file)).toBe('1885435355986cb0a73245438c60696818a76f5881b8c988cc35141b52389795');
    const items = JSON.stringify([...windowsItems('abc', 'x'.repeat(5000))]);
    expect(hash(items)).toBe('99f62e9d3a04b1355dc92c612951ac992dbd28a65d29c78143af243117ecf9f4');
  });

  it('leaves no placeholder, no keys except those of the run, and a record in parts', async () => {
    const { items }: UserData = await layOutUserData(folder);
    const settings = await readFile(path.join(folder, 'settings.json'), 'utf8');
    const records = [...items.whole.values()];
    for (const text of [settings, ...records]) expect(text).not.toMatch(/<[a-z]+ /u);
    expect(
      new Set(records.map((text) => (JSON.parse(text) as { fileKey: string }).fileKey)).size,
    ).toBe(3);
    expect([...items['in parts'].keys()]).toContain(`${custody}.a2`);
    expect([...items['in parts'].keys()]).not.toContain(`${treasury}.a1`);
  });
});
