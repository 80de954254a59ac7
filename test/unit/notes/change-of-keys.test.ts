import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createProfileFiles } from '../../../electron/main/storage/profile-files';
import { createNotes } from '../../../electron/main/notes/feature';
import { createProfilesFeature } from '../../../electron/main/profiles/feature';
import { fail, succeed, type Result } from '../../../shared/failure';
import { emptyNote, noteLimits, type LocalNote } from '../../../shared/notes';
import { appParts, signingKey } from '../calls/app-parts';
import { asCalled } from '../calls/as-called';
import { fileMarks } from '../storage/file-marks';
import { valueOf } from '../value-of';
import { folderOfTest } from '../folder-of';

let folder: string;
beforeEach(() => {
  folder = folderOfTest('notes');
});

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const note = { name: 'Payroll', note: '', tags: [], favourite: false };

/** A profile of this run with one note, whose keys are about to be saved in the keychain. */
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
      stagedKeyId: staged.stage(signingKey()).stagedKeyId,
      name: 'One',
      secrets: 'this-run',
    }),
  );
  const open = () =>
    createNotes({
      files: createProfileFiles({ folder, now: () => 1, marks: secrets.marks }),
      secrets,
      isKnown: (known) => profiles.find(known).ok,
    });
  const notes = open();
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

describe('notes of a profile of this run whose keys are saved in the keychain', () => {
  it('are stored from then on', async () => {
    const { id, notes, open, changeKeys } = await setUp();
    expect(await changeKeys('free')).toMatchObject({ value: { secrets: 'keychain' } });
    expect(await notes.read(id)).toMatchObject({ value: { home: 'disk', entries: [note] } });
    expect(await open().read(id)).toMatchObject({ value: { home: 'disk', entries: [note] } });
  });

  it('stay in memory if the profile could not be written and the keys are taken back', async () => {
    const { id, profiles, notes, changeKeys } = await setUp();
    expect(await changeKeys('full')).toMatchObject(fail('FILE_NOT_WRITTEN'));
    expect(profiles.find(id)).toMatchObject({ value: { secrets: 'this-run' } });
    expect(await notes.read(id)).toMatchObject({ value: { home: 'this-run', entries: [note] } });
    expect(await changeKeys('free')).toMatchObject({ value: { secrets: 'keychain' } });
    expect(await notes.read(id)).toMatchObject({ value: { home: 'disk', entries: [note] } });
  });
});

describe('notes made while keys were for this run, on an address that already has a stored note', () => {
  const kept: LocalNote = {
    name: 'Payroll, cold',
    note: 'Checked by phone with Anna',
    tags: ['audited'],
    favourite: false,
  };
  const profileId = randomUUID();
  const diskKey = randomBytes(32);
  const filesOf = () => {
    const edges: { key: Result<Uint8Array | null> } = { key: succeed(diskKey) };
    const open = () =>
      createNotes({
        files: createProfileFiles({ folder, now: () => 1, marks: fileMarks() }),
        secrets: { fileKeyOf: () => Promise.resolve(edges.key) },
        isKnown: () => true,
      });
    return { edges, open, notes: open() };
  };
  const entriesOf = async (notes: ReturnType<typeof createNotes>) =>
    valueOf(await notes.read(profileId)).entries;
  /** Notes on an address after its keys were for this run only, when an existing stored note could not be read. */
  const afterThisRun = async (before: LocalNote, unseen: LocalNote) => {
    const { notes, edges, open } = filesOf();
    await notes.save(profileId, address, before);
    edges.key = succeed(null);
    expect(await entriesOf(notes)).toEqual([]);
    await notes.save(profileId, address, unseen);
    edges.key = succeed(diskKey);
    const found = await entriesOf(notes);
    expect(await entriesOf(open())).toEqual(found);
    return { notes, edges, open, found };
  };
  const noted = (one: LocalNote) => ({ address: address.toLowerCase(), ...one });

  it('are added to the stored note without removing anything', async () => {
    const star = { ...emptyNote, favourite: true };
    const starred = await afterThisRun(kept, star);
    expect(starred.found).toEqual([noted({ ...kept, favourite: true })]);
    const { found } = await afterThisRun(kept, { ...emptyNote, name: 'Cold', note: 'Ask first' });
    expect(found).toMatchObject([{ name: kept.name, note: `${kept.note}\nCold\nAsk first` }]);
  });

  it('stay in memory while both are too long for one note', async () => {
    const long = { ...kept, note: 'k'.repeat(noteLimits.note) };
    const unseen = { ...emptyNote, note: 'Ask first' };
    const { notes, edges, open, found } = await afterThisRun(long, unseen);
    expect(found).toEqual([noted(long)]);
    // Otherwise the user would not learn of the waiting note before it is lost.
    expect(await notes.read(profileId)).toMatchObject({ value: { waiting: 1 } });
    edges.key = succeed(null);
    expect(await entriesOf(notes)).toEqual([noted(unseen)]);
    edges.key = succeed(diskKey);
    await notes.save(profileId, address, kept);
    const both = [noted({ ...kept, note: `${kept.note}\nAsk first` })];
    expect(valueOf(await notes.read(profileId)).waiting).toBeUndefined();
    expect([await entriesOf(notes), await entriesOf(open())]).toEqual([both, both]);
    await notes.save(profileId, address, emptyNote);
    expect(await entriesOf(notes)).toEqual([]);
  });

  it('never exceed the number of notes that a file may have', async () => {
    const { notes, edges, open } = filesOf();
    const place = (index: number) => ({ address: `address-${index}`, ...kept });
    const most = Array.from({ length: noteLimits.entries }, (_, index) => place(index));
    await notes.change(profileId, () => most);
    edges.key = succeed(null);
    await notes.save(profileId, address, kept);
    edges.key = succeed(diskKey);
    await notes.read(profileId);
    expect(await entriesOf(open())).toEqual(most);
    await notes.save(profileId, 'address-0', emptyNote);
    await notes.read(profileId);
    expect(await entriesOf(open())).toEqual([...most.slice(1), noted(kept)]);
  });
});
