import { randomUUID } from 'node:crypto';
import { lstat, mkdir, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptySettings, type Settings } from '../../../../electron/main/profiles/settings/settings';
import { plainViews } from '../../../../shared/list-view';
import { openSettingsFile } from '../../../../electron/main/profiles/settings/settings-file';
import { fail } from '../../../../shared/failure';
import { folderOfTest } from '../../folder-of';
import { profileWith } from '../fake-settings';

let folder: string;
let file: string;
beforeEach(() => {
  folder = folderOfTest('settings-file');
  file = join(folder, 'settings.json');
});

const now = 1_750_000_000_000;
const profile = (name: string) => profileWith({ id: randomUUID(), name });
const first = profile('One');
/** Settings that differ from the defaults in every value. */
const saved: Settings = {
  version: 2,
  profiles: [first],
  activeProfileId: first.id,
  preferences: { ...emptySettings.preferences, dates: 'utc', theme: 'dark' },
  valuesHidden: true,
  explorers: [
    {
      asset: 'BTC',
      evm: false,
      address: 'https://scan.example/{address}',
      code: null,
      verification: null,
    },
  ],
  explainedHosts: ['scan.example'],
  updateCheck: null,
  views: {
    [first.id]: {
      ...plainViews,
      wallets: {
        sort: { column: 'walletName', direction: 'descending' },
        hidden: ['id'],
        widths: { asset: 120 },
        group: 'asset',
        density: 'compact',
        details: 420,
        filters: { assets: ['ETH', null], types: [], checksums: ['mismatch'], differs: true },
      },
    },
  },
  pending: [],
};
const add =
  (name: string) =>
  (settings: Settings): Settings => ({
    ...settings,
    profiles: [...settings.profiles, profile(name)],
  });
const namesOf = (settings: Settings) => settings.profiles.map(({ name }) => name);

describe('a settings file', () => {
  it('that is missing is empty, and is created by the first change', async () => {
    const settings = await openSettingsFile(file, now);
    expect([settings.current(), settings.notice]).toEqual([emptySettings, null]);
    expect(await readdir(folder)).toEqual([]);
    expect((await settings.update(add('One'))).ok).toBe(true);
    expect(namesOf((await openSettingsFile(file, now)).current())).toEqual(['One']);
  });

  it('is read as it was written', async () => {
    await writeFile(file, JSON.stringify(saved));
    const settings = await openSettingsFile(file, now);
    expect([settings.current(), settings.notice]).toEqual([saved, null]);
  });

  it.each([
    ['of a version that knew no choice', {}],
    ['with a choice that is not known', { waitSeconds: 7 }],
  ])('%s has profiles with the usual wait', async (_which, given) => {
    const { waitSeconds, ...one } = profile('One');
    await writeFile(file, JSON.stringify({ ...saved, profiles: [{ ...one, ...given }] }));
    const settings = await openSettingsFile(file, now);
    expect(settings.notice).toBeNull();
    expect(settings.current().profiles).toEqual([{ ...one, waitSeconds }]);
  });

  it('in a folder that is a link to another one is in that one (fault 48)', async () => {
    await mkdir(join(folder, 'real'));
    await symlink(join(folder, 'real'), join(folder, 'link'), 'junction');
    const settings = await openSettingsFile(join(folder, 'link/settings.json'), now);
    expect((await settings.update(add('One'))).ok).toBe(true);
    const real = await openSettingsFile(join(folder, 'real/settings.json'), now);
    expect(namesOf(real.current())).toEqual(['One']);
    expect((await lstat(join(folder, 'link'))).isSymbolicLink()).toBe(true);
  });

  it('has the remains of interrupted writes deleted', async () => {
    await writeFile(`${file}.saving-123`, 'half');
    await openSettingsFile(file, now);
    expect(await readdir(folder)).toEqual([]);
  });

  it('knows which profiles the copies set aside name, until they are deleted with the notice', async () => {
    const id = '0a1b2c3d-0000-4000-8000-00000000000f';
    await writeFile(file, `{"profiles":[{"id":"${id}","name":"Treasury"`);
    const settings = await openSettingsFile(file, now);
    expect(settings.notice?.kind).toBe('damaged');
    expect(await settings.idsSetAside()).toEqual([id]);
    await settings.dropSetAside();
    expect([settings.notice, await readdir(folder)]).toEqual([null, []]);
    expect(await settings.idsSetAside()).toEqual([]);
  });

  it('takes changes one after the other, each with the result of the previous one', async () => {
    const settings = await openSettingsFile(file, now);
    const names = Array.from({ length: 20 }, (_, index) => `P${index}`);
    await Promise.all(names.map((name) => settings.update(add(name))));
    expect(namesOf(settings.current())).toEqual(names);
    expect(namesOf((await openSettingsFile(file, now)).current())).toEqual(names);
  });

  it('reports when all changes so far are on the disk, also waiting ones', async () => {
    const settings = await openSettingsFile(file, now);
    expect(settings.underWay()).toBeNull();
    void settings.update(add('One'));
    void settings.update(add('Two'));
    await settings.underWay();
    expect(namesOf((await openSettingsFile(file, now)).current())).toEqual(['One', 'Two']);
    expect(settings.underWay()).toBeNull();
  });

  it('reports the end of every update, also of one that writes nothing', async () => {
    const told: (readonly string[])[] = [];
    const settings = await openSettingsFile(file, now, () => {
      told.push(namesOf(settings.current()));
    });
    expect(told).toEqual([]);
    await settings.update(add('One'));
    expect(told).toEqual([['One']]);
    await rm(folder, { recursive: true });
    await writeFile(folder, 'no folder');
    expect((await settings.update(add('Two'))).ok).toBe(false);
    expect(told).toEqual([['One'], ['One']]);
  });

  it('is not written by a change that changes nothing', async () => {
    const settings = await openSettingsFile(file, now);
    expect((await settings.update((before) => before)).ok).toBe(true);
    expect(await readdir(folder)).toEqual([]);
  });

  it('is never made larger than can be read back', async () => {
    const settings = await openSettingsFile(file, now);
    await settings.update(add('One'));
    const tooMuch = await settings.update(add('x'.repeat(4 * 1024 * 1024)));
    expect(tooMuch).toEqual(fail('FILE_NOT_WRITTEN'));
    expect(namesOf((await openSettingsFile(file, now)).current())).toEqual(['One']);
  });

  it('that cannot be written leaves memory as it was, and is tried again by the next change (fault 46)', async () => {
    await mkdir(join(folder, 'sub'));
    const settings = await openSettingsFile(join(folder, 'sub', 'settings.json'), now);
    await settings.update(add('One'));
    await rm(join(folder, 'sub'), { recursive: true });
    expect(await settings.update(add('Two'))).toEqual(fail('FILE_NOT_WRITTEN'));
    expect(namesOf(settings.current())).toEqual(['One']);
    await mkdir(join(folder, 'sub'));
    expect((await settings.update(add('Three'))).ok).toBe(true);
    expect(namesOf(settings.current())).toEqual(['One', 'Three']);
  });
});

const text = JSON.stringify(saved);
const damaged: readonly (readonly [string, string | Uint8Array])[] = [
  ['no bytes', ''],
  ['zero bytes', Buffer.alloc(500)],
  ['half of it', text.slice(0, text.length / 2)],
  ['text after it', `${text}x`],
  ['random bytes', Buffer.from([0xff, 0xfe, 0x00, 0x9f, 0x92])],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"x"'],
  ['an empty object', '{}'],
  ['an older version', JSON.stringify({ ...saved, version: 0 })],
  ['a version that is a text', JSON.stringify({ ...saved, version: '2' })],
  [
    'a profile without an id',
    JSON.stringify({ ...saved, profiles: [{ ...profile('A'), id: 'x' }] }),
  ],
  ['more than 4 MB', `${text}${' '.repeat(4 * 1024 * 1024)}`],
];

describe('a damaged settings file (security I2; fault 45)', () => {
  it.each(damaged)('of %s is reported, and its bytes are kept', async (_name, bytes) => {
    await writeFile(file, bytes);
    const settings = await openSettingsFile(file, now);
    expect(settings.current()).toEqual(emptySettings);
    expect(settings.notice).toEqual({ kind: 'damaged', keptAs: `settings.json.bad-${now}` });
    await settings.update(add('New'));
    const kept = await readFile(join(folder, `settings.json.bad-${now}`));
    expect(kept.equals(Buffer.from(bytes as string))).toBe(true);
    expect(namesOf((await openSettingsFile(file, now)).current())).toEqual(['New']);
  });

  it('is reported once, and does not affect later starts', async () => {
    await writeFile(file, 'damage');
    await openSettingsFile(file, now);
    expect(await readdir(folder)).toEqual([`settings.json.bad-${now}`]);
    expect((await openSettingsFile(file, now + 1)).notice).toBeNull();
    expect(await readdir(folder)).toEqual([`settings.json.bad-${now}`]);
  });
});

describe('a settings file that must not be touched (security I2; fault 45)', () => {
  it.each([3, 99, 1.5])('is one of version %d', async (version) => {
    const newer = JSON.stringify({ version, something: 'else' });
    await writeFile(file, newer);
    const settings = await openSettingsFile(file, now);
    expect([settings.current(), settings.notice]).toEqual([emptySettings, { kind: 'newer' }]);
    expect(await settings.update(add('New'))).toEqual(fail('SETTINGS_NEWER'));
    expect(await readFile(file, 'utf8')).toBe(newer);
    expect(await readdir(folder)).toEqual(['settings.json']);
  });

  it('is an unreadable one', async () => {
    await mkdir(file);
    const settings = await openSettingsFile(file, now);
    expect([settings.current(), settings.notice]).toEqual([emptySettings, { kind: 'unreadable' }]);
    expect(await settings.update(add('New'))).toEqual(fail('FILE_NOT_WRITTEN'));
    expect(await readdir(folder)).toEqual(['settings.json']);
  });

  it('is a damaged one that cannot be copied', async () => {
    await writeFile(file, 'damage');
    await mkdir(`${file}.bad-${now}`);
    const settings = await openSettingsFile(file, now);
    expect(settings.notice).toEqual({ kind: 'unreadable' });
    expect((await settings.update(add('New'))).ok).toBe(false);
    expect(await readFile(file, 'utf8')).toBe('damage');
  });
});
