import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createStorageFeature } from '../../../electron/main/storage/feature';
import { createProfileFiles } from '../../../electron/main/storage/profile-files';
import { profileWith } from '../profiles/fake-settings';
import { valueOf } from '../value-of';
import type { ClosedAs } from '../../../electron/main/credentials/keychain/profile-data';
import { fileMarks } from './file-marks';
import { folderOfTest } from '../folder-of';

const { id: profileId } = profileWith();

let folder = '';
beforeEach(() => {
  folder = folderOfTest('left');
});

/**
 * `isLeft` says whether the baseline is of this run although an earlier file exists, which is so unless that file was
 * read before the keys changed. `isSaved` is null if the baseline was not read.
 */
const notices = async (
  inMemory: boolean,
  closed: ClosedAs | null = null,
  isLeft = inMemory,
  isSaved: boolean | null = null,
) => {
  const { handlers } = createStorageFeature({
    accounts: { openCopy: () => Promise.resolve(null) },
    files: createProfileFiles({ folder, now: () => 1, marks: fileMarks(new Map()) }),
    baselines: {
      isLeft: () => Promise.resolve(isLeft),
      isSaved: () => isSaved,
    },
    secrets: { inMemory: () => inMemory, closedAs: () => closed },
  });
  return valueOf(await handlers.readFileState({ profileId })).notices;
};

describe('files whose key the keychain does not return', () => {
  const [memory, notes] = (['memory', 'notes'] as const).map((file) => ({ kind: 'refused', file }));
  const unsaved = { kind: 'unsaved', file: 'memory' };

  it.each([
    ['cannot be looked at', 'refused', null, [memory, notes]],
    ['are compared as ever where they were read before', 'refused', true, [notes]],
    ['say what is in none of them', 'refused', false, [unsaved, notes]],
    ['say so whatever the keychain has said', null, false, [unsaved]],
  ] as const)('%s', async (_what, closed, isSaved, told) => {
    expect(await notices(false, closed, false, isSaved)).toEqual(told);
  });

  it.each([
    ['damaged', 'no-key'],
    ['newer', 'newer'],
  ] as const)('report a key that is %s, whatever was read before', async (closed, kind) => {
    const told = (['memory', 'notes'] as const).map((file) => ({ kind, file }));
    expect(await notices(false, closed, false, true)).toEqual(told);
    expect(await notices(false, closed, false, false)).toEqual(told);
  });

  it('say what to do if the keys are now keys of this run', async () => {
    expect(await notices(true, null, false, false)).toEqual([
      { kind: 'unsaved-this-run', file: 'memory' },
    ]);
  });
});

it('files of an earlier run are reported for a profile with keys of this run only if they exist and were not read', async () => {
  expect(await notices(true, null, false)).toEqual([]);
  // The keychain refused before the keys were entered for this run.
  expect(await notices(true, 'refused')).toEqual([{ kind: 'this-run', file: 'memory' }]);
  await writeFile(join(folder, `${profileId}.notes`), 'sealed');
  expect(await notices(true)).toEqual([
    { kind: 'this-run', file: 'memory' },
    { kind: 'this-run', file: 'notes' },
  ]);
  // Each file is reported once.
  expect(await notices(true, null, true, false)).toEqual(await notices(true));
  expect(await notices(false)).toEqual([]);
  // Keys are in the keychain again, and alarms from the time without keys are open.
  expect(await notices(false, null, true)).toEqual([{ kind: 'waits', file: 'memory' }]);
  // A baseline read with the keys of the keychain is still compared with.
  expect(await notices(true, null, false)).toEqual([{ kind: 'this-run', file: 'notes' }]);
});
