import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStorageFeature } from '../../../electron/main/storage/feature';
import { profileFiles } from '../../../electron/main/storage/profile-files';
import { profileWith } from '../profiles/fake-settings';
import { valueOf } from '../value-of';
import { fileMarks } from './file-marks';

const { id: profileId } = profileWith();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'left-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const notices = async (inMemory: boolean, closed: 'refused' | null = null) => {
  const { handlers } = createStorageFeature({
    accounts: { openCopy: () => Promise.resolve(null) },
    files: profileFiles({ folder, now: () => 1, marks: fileMarks(new Map()) }),
    secrets: { inMemory: () => inMemory, closedAs: () => closed },
  });
  return valueOf(await handlers.readFileState({ profileId })).notices;
};

describe('files that an earlier run has left of a profile whose keys are of this run', () => {
  it('are told of when they are there, and only then', async () => {
    expect(await notices(true)).toEqual([]);
    await writeFile(join(folder, `${profileId}.memory`), 'sealed');
    // The keychain had refused before the keys were given for this run.
    expect(await notices(true, 'refused')).toEqual([{ kind: 'this-run', file: 'memory' }]);
    await writeFile(join(folder, `${profileId}.notes`), 'sealed');
    expect(await notices(true)).toEqual([
      { kind: 'this-run', file: 'memory' },
      { kind: 'this-run', file: 'notes' },
    ]);
    expect(await notices(false)).toEqual([]);
  });
});
