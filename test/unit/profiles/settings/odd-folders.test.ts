import { lstat, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptySettings } from '../../../../electron/main/profiles/settings/settings';
import { openSettingsFile } from '../../../../electron/main/profiles/settings/settings-file';
import { fail } from '../../../../shared/failure';
import { folderOfTest } from '../../folder-of';

let folder: string;
beforeEach(() => {
  folder = folderOfTest('odd-folders');
});

const now = 1_750_000_000_000;
const dark = {
  ...emptySettings,
  preferences: { ...emptySettings.preferences, theme: 'dark' },
} as const;

describe('a data folder (fault 48)', () => {
  it('that is a link to another one is used as that one', async () => {
    await mkdir(join(folder, 'real'));
    await symlink(join(folder, 'real'), join(folder, 'link'), 'junction');
    const settings = await openSettingsFile(join(folder, 'link/settings.json'), now);
    expect((await settings.update(() => dark)).ok).toBe(true);
    const text = await readFile(join(folder, 'real/settings.json'), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ preferences: { theme: 'dark' } });
    expect((await lstat(join(folder, 'link'))).isSymbolicLink()).toBe(true);
  });

  it.each([
    ['that is not there', () => Promise.resolve()],
    ['that is a file', () => writeFile(join(folder, 'data'), 'x')],
  ])('%s cannot be written, which is said, and what was shown stays', async (_what, make) => {
    await make();
    const settings = await openSettingsFile(join(folder, 'data/settings.json'), now);
    const before = settings.current();
    expect(await settings.update(() => dark)).toMatchObject(fail('FILE_NOT_WRITTEN'));
    expect(settings.current()).toEqual(before);
  });
});
