import assert from 'node:assert/strict';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { openSettingsFile } from '../../electron/main/profiles/settings/settings-file';
import { emptySettings } from '../../electron/main/profiles/settings/settings';
import { profileWith } from '../unit/profiles/fake-settings';
import { inFolder } from './in-folder';
import { near } from './mutate';

const saved = profileWith();
const sample = { ...emptySettings, profiles: [saved], activeProfileId: saved.id };

/** With any settings file, the app starts and the file's bytes are kept. The next save can be read, or is refused. */
export const fuzzSettings = (parameters: fc.Parameters<unknown>): Promise<void> =>
  inFolder('fuzz-settings', async (folder) => {
    const file = join(folder, 'settings.json');
    await fc.assert(
      fc.asyncProperty(near(Buffer.from(JSON.stringify(sample))), async (bytes) => {
        for (const name of await readdir(folder)) await rm(join(folder, name));
        await writeFile(file, bytes);
        const settings = await openSettingsFile(file, 1);
        const { notice } = settings;
        if (notice?.kind === 'damaged') {
          assert.deepEqual(await readFile(join(folder, notice.keptAs)), Buffer.from(bytes));
        } else if (notice) {
          assert.deepEqual(await readFile(file), Buffer.from(bytes));
        }
        const written = await settings.update((before) => ({ ...before, valuesHidden: true }));
        if (notice?.kind === 'newer') assert.equal(written.ok, false);
        else assert.deepEqual((await openSettingsFile(file, 2)).current(), settings.current());
      }),
      parameters,
    );
  });
