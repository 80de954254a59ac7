import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSettingsFile } from '../../../electron/main/profiles/settings/settings-file';
import { emptySettings } from '../../../electron/main/profiles/settings/settings';
import { profileWith, storeOver } from './fake-settings';
import { folderOfFile } from '../folder-of';

const folder = folderOfFile('account-viewer-names');

const id = (index: number): string => `00000000-0000-4000-8000-00000000000${index}`;
const taken = { ok: false, error: { code: 'NAME_TAKEN' } };

const open = async (name: string) => storeOver(await openSettingsFile(join(folder, name), 0));

test('of two profiles added at once under one name, one is added', async () => {
  const profiles = await open('added.json');
  const [first, second] = await Promise.all([
    profiles.add(profileWith({ id: id(1), name: 'Twin' }), 'disk'),
    profiles.add(profileWith({ id: id(2), name: 'TWIN' }), 'disk'),
  ]);
  expect(first.ok).toBe(true);
  expect(second).toEqual(taken);
  expect(profiles.list().map(({ name }) => name)).toEqual(['Twin']);
});

test('of two profiles renamed at once to one name, one is renamed', async () => {
  const profiles = await open('renamed.json');
  await profiles.add(profileWith({ id: id(1), name: 'One' }), 'disk');
  await profiles.add(profileWith({ id: id(2), name: 'Two' }), 'disk');
  const results = await Promise.all(
    [1, 2].map((index) => profiles.change(id(index), (it) => ({ ...it, name: 'Same' }))),
  );
  expect(results).toMatchObject([{ ok: true }, taken]);
  expect(profiles.list().map(({ name }) => name)).toEqual(['Same', 'Two']);
});

test('a profile of this run is counted from the moment its keys are stored', async () => {
  const profiles = await open('kept.json');
  await profiles.add(profileWith({ id: id(1), name: 'Passing' }), 'this-run');
  expect((await open('kept.json')).list()).toEqual([]);
  await profiles.change(id(1), (it) => ({ ...it, accepted: true }), 'disk');
  expect(profiles.isSaved(id(1))).toBe(true);
  expect((await open('kept.json')).list()).toMatchObject([{ name: 'Passing', accepted: true }]);
});

test.each([
  ['a pile of marks', `a${'\u0301\u0323'.repeat(500_000)}`],
  ['letters that are 18 each when compared', '\ufdfa'.repeat(1_000_000)],
])('a name of a million characters blocks nothing: %s (M11)', async (_what, name) => {
  const others = [profileWith({ id: id(1), name }), profileWith({ id: id(2), name: 'Two' })];
  writeFileSync(join(folder, 'long.json'), JSON.stringify({ ...emptySettings, profiles: others }));
  const profiles = await open('long.json');
  expect(profiles.list()[0]?.name).toHaveLength(200);
  expect(profiles.checkName('Three')).toEqual({ ok: true, value: 'Three' });
  expect(profiles.checkName('TWO')).toEqual(taken);
});
