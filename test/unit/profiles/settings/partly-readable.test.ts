import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptySettings } from '../../../../electron/main/profiles/settings/settings';
import { openSettingsFile } from '../../../../electron/main/profiles/settings/settings-file';
import { folderOfTest } from '../../folder-of';
import { profileWith } from '../fake-settings';

let folder: string;
let file: string;
beforeEach(() => {
  folder = folderOfTest('partly-readable');
  file = join(folder, 'settings.json');
});

const now = 1_750_000_000_000;
const [one, two] = ['One', 'Two'].map((name) => profileWith({ id: randomUUID(), name }));
const keptAs = `settings.json.bad-${now}`;
const open = async (changes: object) => {
  const text = JSON.stringify({ ...emptySettings, valuesHidden: true, ...changes });
  await writeFile(file, text);
  return { text, settings: await openSettingsFile(file, now) };
};

describe('settings with an unreadable part', () => {
  it.each([
    [
      'a profile of an unknown colour',
      { profiles: [one, { ...two, colour: 'teal' }] },
      1,
      ['profiles[1].colour'],
    ],
    [
      'a profile that is none',
      { profiles: ['x', one, null, 7] },
      3,
      ['profiles[0]', 'profiles[2]', 'profiles[3]'],
    ],
    [
      'a profile with the address of no service',
      { profiles: [{ ...two, baseUrl: 'x' }, one] },
      1,
      ['profiles[0]'],
    ],
    ['a profile twice', { profiles: [one, { ...two, id: one?.id }] }, 1, ['profiles']],
    ['a field that is not known', { profiles: [one], apiKey: 'x' }, 0, ['apiKey']],
    ['a profile with such a field', { profiles: [{ ...one, key: 'x' }] }, 0, ['profiles[0].key']],
    [
      'a view of a later version',
      { profiles: [one], views: { [one?.id ?? '']: { later: 1 } } },
      0,
      ['wallets', 'contracts', 'later'].map((name) => `views["${one?.id ?? ''}"].${name}`),
    ],
    [
      'an explorer without a link',
      { profiles: [one], explorers: [{ asset: 'BTC' }] },
      0,
      ['explorers[0].evm', 'explorers[0].address', 'explorers[0].code'],
    ],
    ['a broken active id', { profiles: [one], activeProfileId: '../x' }, 0, ['activeProfileId']],
  ])(
    'keep what can be read, and the old file beside it: %s',
    async (_what, changes, leftOut, fields) => {
      const { text, settings } = await open(changes);
      expect(settings.notice).toEqual({ kind: 'partly', keptAs, leftOut, fields });
      const { profiles, valuesHidden } = settings.current();
      expect([profiles, valuesHidden]).toEqual([[one], true]);
      expect(await readFile(join(folder, keptAs), 'utf8')).toBe(text);
      // The unreadable part is not in the new file, and is reported once.
      const next = await openSettingsFile(file, now + 1);
      expect([next.notice, next.current()]).toEqual([null, settings.current()]);
      expect((await readdir(folder)).sort()).toEqual(['settings.json', keptAs]);
    },
  );

  it('keep what can be read without any profile, too', async () => {
    const preferences = { ...emptySettings.preferences, theme: 'dark' };
    const { settings } = await open({ preferences, explorers: 'x' });
    expect(settings.notice).toEqual({
      kind: 'partly',
      keptAs,
      leftOut: 0,
      fields: ['explorers'],
    });
    expect(settings.current().preferences.theme).toBe('dark');
  });

  it('keep at most a thousand profiles', async () => {
    const profiles = Array.from({ length: 1002 }, () => profileWith({ id: randomUUID() }));
    const { settings } = await open({ profiles });
    expect(settings.current().profiles).toEqual(profiles.slice(0, 1000));
    expect(settings.notice).toEqual({ kind: 'partly', keptAs, leftOut: 2, fields: ['profiles'] });
  });

  it('can be changed, and are reported until the copy set aside is deleted', async () => {
    const { settings } = await open({ profiles: [one, 'x'] });
    expect((await settings.update((all) => ({ ...all, valuesHidden: false }))).ok).toBe(true);
    await settings.dropSetAside();
    expect(settings.notice).toBeNull();
  });

  it('keep the pending part, as far as it can be read', async () => {
    const pending = [randomUUID(), 'x', 7];
    const { settings } = await open({ profiles: [one], pending });
    expect(settings.current().pending).toEqual(pending.slice(0, 1));
  });

  it('are not copied again if the new file could not be written', async () => {
    const { text } = await open({ profiles: [one, 'x'] });
    await writeFile(file, text);
    const again = await openSettingsFile(file, now + 1);
    expect(again.notice).toMatchObject({ kind: 'partly', keptAs, leftOut: 1 });
    expect((await readdir(folder)).sort()).toEqual(['settings.json', keptAs]);
  });

  it('are not overwritten if they are behind a broken link', async () => {
    await symlink(join(folder, 'elsewhere.json'), file);
    const settings = await openSettingsFile(file, now);
    expect(settings.notice).toEqual({ kind: 'unreadable' });
    expect((await settings.update((all) => ({ ...all, valuesHidden: true }))).ok).toBe(false);
  });

  it('are left alone if no copy can be stored', async () => {
    await mkdir(join(folder, keptAs));
    const { text, settings } = await open({ profiles: [one, 'x'] });
    expect(settings.notice).toEqual({ kind: 'unreadable' });
    expect((await settings.update((all) => ({ ...all, valuesHidden: false }))).ok).toBe(false);
    expect(await readFile(file, 'utf8')).toBe(text);
  });
});
