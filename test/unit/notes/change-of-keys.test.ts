import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { profileFiles } from '../../../electron/main/storage/profile-files';
import { openNotes } from '../../../electron/main/notes/feature';
import { createProfilesFeature } from '../../../electron/main/profiles/feature';
import { succeed } from '../../../shared/failure';
import { appParts, freshKey } from '../calls/app-parts';
import { asCalled } from '../calls/as-called';
import { valueOf } from '../value-of';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'notes-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

const note = { name: 'Payroll', note: '', tags: [], favourite: false };

/** A profile of this run with one note, whose keys are about to come into the keychain. */
const setUp = async () => {
  const parts = appParts();
  parts.edges.confirms = true;
  const { profiles, secrets, settings, staged } = parts;
  const calls = asCalled(createProfilesFeature(parts).handlers, (id) => profiles.find(id));
  const { id } = valueOf(
    await calls.saveProfile({
      baseUrl: 'https://api.example.com',
      signedPath: 'endpoint',
      apiKey: 'old-api-key',
      stagedKeyId: staged.stage(freshKey()).stagedKeyId,
      name: 'One',
      secrets: 'this-run',
    }),
  );
  const open = () =>
    openNotes({
      files: profileFiles({ folder, now: () => 1, marks: secrets.marks }),
      secrets,
      isKnown: (known) => profiles.find(known).ok,
    });
  const notes = open();
  const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  expect(await notes.save(id, address, note)).toEqual(succeed('this-run'));
  // The window reads the notes while the profile is about to be written.
  const { change } = profiles;
  Object.assign(profiles, {
    change: async (...args: Parameters<typeof change>) => {
      expect(await notes.read(id)).toMatchObject({ value: { entries: [note] } });
      settings.full = isFull;
      const changed = await change(...args);
      settings.full = false;
      return changed;
    },
  });
  let isFull = false;
  const changeKeys = (disk: 'free' | 'full') => {
    isFull = disk === 'full';
    return calls.changeKeys({
      profileId: id,
      apiKey: 'new-api-key',
      stagedKeyId: null,
      secrets: 'keychain',
      untested: false,
    });
  };
  return { id, profiles, notes, open, changeKeys };
};

describe('notes of a profile of this run whose keys come into the keychain', () => {
  it('are kept from then on', async () => {
    const { id, notes, open, changeKeys } = await setUp();
    expect(await changeKeys('free')).toMatchObject({ value: { secrets: 'keychain' } });
    expect(await notes.read(id)).toMatchObject({ value: { home: 'disk', entries: [note] } });
    expect(await open().read(id)).toMatchObject({ value: { home: 'disk', entries: [note] } });
  });

  it('stay where the profile could not be written and the keys are taken back', async () => {
    const { id, profiles, notes, changeKeys } = await setUp();
    expect(await changeKeys('full')).toMatchObject({ error: { code: 'FILE_NOT_WRITTEN' } });
    expect(profiles.find(id)).toMatchObject({ value: { secrets: 'this-run' } });
    expect(await notes.read(id)).toMatchObject({ value: { home: 'this-run', entries: [note] } });
    expect(await changeKeys('free')).toMatchObject({ value: { secrets: 'keychain' } });
    expect(await notes.read(id)).toMatchObject({ value: { home: 'disk', entries: [note] } });
  });
});
