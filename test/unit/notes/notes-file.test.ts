import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNotesFileFeature } from '../../../electron/main/notes/notes-file';
import type { RequestOf } from '../../../shared/contract';
import { presetExplorers } from '../../../shared/explorer';
import { fail, succeed, type Result } from '../../../shared/failure';
import { largestNotesFile, mostAsked, mostPins, type AddressNote } from '../../../shared/notes';
import { emptySettings } from '../../../electron/main/profiles/settings/settings';
import { valueOf } from '../value-of';
import { profileWith } from '../profiles/fake-settings';
import { folderOfTest } from '../folder-of';

const profileId = '00000000-0000-4000-8000-000000000001';
const note: AddressNote = { address: '0x1', name: 'New', note: '', tags: [], favourite: false };
const notWritten = fail('FILE_NOT_WRITTEN');

let folder: string;
beforeEach(() => {
  folder = folderOfTest('notes-file');
});

const nothingChosen: RequestOf<'importNotesFile'>['notes'] = {
  theirs: [],
  both: [],
  others: 'mine',
};

/** The outcome of storing each part. */
interface Outcomes {
  readonly notes?: Result<'disk'>;
  readonly pins?: Result<{
    readonly added: number;
    readonly alarms: number;
    readonly isKept: boolean;
  }>;
  readonly settings?: Result<never>;
  readonly areHidden?: boolean;
  /** The pinned addresses of the profile, as they are exported. */
  readonly own?: { readonly json?: Buffer; readonly count?: number };
}

/** Chooses a file with a new note, a new pinned address and a new explorer. */
const chosen = async (
  outcomes: Outcomes,
  mine: readonly AddressNote[] = [],
  theirs: readonly AddressNote[] = [note],
) => {
  let kept = mine;
  let meanwhile = (): void => undefined;
  const told: unknown[] = [];
  const suggested: string[] = [];
  const file = path.join(folder, 'notes.json');
  await writeFile(file, '{}');
  const [explorer] = presetExplorers;
  const explorers = explorer ? [{ ...explorer, asset: 'NEW' }] : [];
  const account = { userId: 'user', name: 'name' };
  const content = { savedAt: 0, appVersion: '1', account, notes: theirs, explorers };
  const counts = { added: 1, same: 0, asked: 0, left: 0 };
  const settings = emptySettings;
  const feature = createNotesFileFeature({
    notes: {
      read: () => Promise.resolve(succeed({ entries: mine, home: 'disk' })),
      change: (_id, work) => {
        kept = work(mine);
        return Promise.resolve(outcomes.notes ?? succeed('disk'));
      },
    },
    baselines: {
      pins: () => {
        const { json = Buffer.from('[]'), count = 0 } = outcomes.own ?? {};
        return Promise.resolve(succeed({ json, account, count, unsaved: 0 }));
      },
      compareFile: () => {
        meanwhile();
        return Promise.resolve(
          succeed({ content, owner: 'same', known: account, counts, pins: [] }),
        );
      },
      takePins: () =>
        Promise.resolve(outcomes.pins ?? succeed({ added: 1, alarms: 1, isKept: true })),
    },
    settings: {
      current: () => settings,
      update: (work) => {
        work(settings);
        return Promise.resolve(outcomes.settings ?? succeed(null));
      },
    },
    dialogs: {
      chooseFile: () => Promise.resolve(succeed(file)),
      chooseTarget: (name) => {
        suggested.push(name);
        return Promise.resolve(fail('CANCELLED'));
      },
    },
    send: (...event) => told.push(event),
    // Midday where the test runs: the name of a file has the local day.
    now: () => new Date(1970, 0, 1, 12).getTime(),
    appVersion: '1',
    areValuesHidden: () => outcomes.areHidden ?? false,
  });
  const { fileNumber } = valueOf(await feature.handlers.chooseNotesFile({ profileId }));
  const importInto = (id: string, notes = nothingChosen) =>
    feature.handlers.importNotesFile({
      profileId: id,
      fileNumber,
      parts: { notes: true, pins: true, explorers: true },
      notes,
      pins: [],
      explorers: [],
    });
  /** Chooses the file again, and runs `whileRead` while it is read. */
  const chooseAgain = (whileRead: () => void) => {
    meanwhile = whileRead;
    return feature.handlers.chooseNotesFile({ profileId });
  };
  return { ...feature, fileNumber, told, suggested, importInto, chooseAgain, kept: () => kept };
};

const importAll = async (outcomes: Outcomes) => (await chosen(outcomes)).importInto(profileId);

it.each([
  [false, 'Treasury-EU-1970-01-01-notes-and-addresses.json'],
  [true, 'account-1970-01-01-notes-and-addresses.json'],
])('the file of a profile is named after it, unless values are hidden', async (areHidden, name) => {
  const { handlers, suggested } = await chosen({ areHidden });
  const profile = { ...profileWith({ name: 'Treasury / EU' }), secrets: 'keychain' } as const;
  expect(await handlers.exportNotesFile({ profileId }, profile)).toEqual(fail('CANCELLED'));
  expect(suggested).toEqual([name]);
});

it.each([
  ['too-many-pins', { count: mostPins + 1 }],
  ['too-large', { json: Buffer.alloc(largestNotesFile, '1') }],
] as const)('a file that could not be imported is not written: %s', async (notesFile, own) => {
  const { handlers, suggested } = await chosen({ own });
  const profile = { ...profileWith(), secrets: 'keychain' } as const;
  const exported = await handlers.exportNotesFile({ profileId }, profile);
  expect(exported).toEqual(fail('FILE_NOT_WRITTEN', { notesFile }));
  expect(suggested).toEqual([]);
});

describe('importing a file', () => {
  it('reports what was imported of each part', async () => {
    expect(await importAll({})).toEqual(
      succeed({ notes: 1, pins: 2, explorers: 1, alarms: 1, home: 'disk', failure: null }),
    );
  });

  it.each([
    ['mine', 1, 0],
    ['theirs', 51, 0],
    ['both', 1, 50],
  ] as const)(
    'applies the choice for all remaining notes beyond those asked about: %s',
    async (others, taken, joined) => {
      const count = mostAsked + 50;
      const named = (name: string) =>
        Array.from({ length: count }, (_, at) => ({ ...note, address: `0x${at}`, name }));
      const { importInto, kept } = await chosen({}, named('Mine'), named('Theirs'));
      expect(await importInto(profileId, { theirs: ['0x7'], both: [], others })).toMatchObject({
        value: { notes: taken + joined },
      });
      const notes = kept();
      expect(notes.filter(({ name }) => name === 'Theirs')).toHaveLength(taken);
      expect(notes.filter((one) => one.note === 'Theirs')).toHaveLength(joined);
      expect(notes).toHaveLength(count);
    },
  );

  it('that fails at its first part changes nothing', async () => {
    expect(await importAll({ notes: notWritten })).toEqual(notWritten);
  });

  it('that fails later reports what was stored, and why the rest was not', async () => {
    const failure = { code: 'FILE_NOT_WRITTEN' };
    expect(await importAll({ pins: notWritten })).toEqual(
      succeed({ notes: 1, pins: 0, explorers: 0, alarms: 0, home: 'disk', failure }),
    );
    const notKept = succeed({ added: 0, alarms: 1, isKept: false });
    expect(await importAll({ pins: notKept })).toEqual(
      succeed({ notes: 1, pins: 1, explorers: 0, alarms: 1, home: 'this-run', failure }),
    );
    expect(await importAll({ settings: notWritten })).toEqual(
      succeed({ notes: 1, pins: 2, explorers: 0, alarms: 1, home: 'disk', failure }),
    );
  });

  it('goes into the profile that it was chosen for, while it is held', async () => {
    const { onLock, importInto } = await chosen({});
    const other = profileId.replace(/1$/u, '2');
    expect(await importInto(other)).toEqual(fail('BAD_REQUEST'));
    onLock();
    expect(await importInto(profileId)).toEqual(fail('NOTES_FILE_DROPPED'));
  });

  it('reports a held or currently read file as dropped when the screen locks', async () => {
    const { onLock, fileNumber, told, chooseAgain } = await chosen({});
    expect(told).toEqual([]);
    onLock();
    expect(told).toEqual([['notesFileDropped', fileNumber]]);
    expect(valueOf(await chooseAgain(() => undefined)).fileNumber).toBeGreaterThan(fileNumber);
    expect(await chooseAgain(onLock)).toEqual(fail('NOTES_FILE_DROPPED'));
  });

  it('reports nothing about a file that is dropped while it is read', async () => {
    const { onProfileRemoved, chooseAgain } = await chosen({});
    expect(await chooseAgain(onProfileRemoved)).toEqual(fail('CANCELLED'));
  });
});
