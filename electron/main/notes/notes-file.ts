import { basename } from 'node:path';
import { exportFileName } from '../../../shared/export';
import { fail, succeed, type Result } from '../../../shared/failure';
import {
  largestNotesFile,
  mostAsked,
  mostPins,
  notesFileFormat,
  notesFileVersion,
  type NoteChoice,
  type NotesFileContent,
  type NotesFilePreview,
  type NotesImport,
} from '../../../shared/notes';
import type { NativeDialogs } from '../shell/native-dialogs';
import type { Feature } from '../feature';
import type { SendEvent } from '../ipc/own-windows';
import type { Baselines } from '../changes/baselines';
import { readChosenFile, saveChosenFile } from '../shell/chosen-file';
import type { SettingsFile } from '../profiles/settings/settings-file';
import { mergeExplorers, mergeNotes } from './merge-notes';
import type { Notes } from './feature';

interface NotesFileContext {
  readonly notes: Pick<Notes, 'read' | 'change'>;
  readonly baselines: Pick<Baselines, 'pins' | 'compareFile' | 'takePins'>;
  readonly settings: Pick<SettingsFile, 'current' | 'update'>;
  readonly dialogs: Pick<NativeDialogs, 'chooseFile' | 'chooseTarget'>;
  readonly send: SendEvent;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly appVersion: string;
  readonly areValuesHidden: () => boolean;
}

/** The chosen file, until another one is chosen. */
interface Held {
  readonly number: number;
  readonly profileId: string;
  readonly bytes: Uint8Array;
  readonly content: NotesFileContent;
  readonly isOther: boolean;
  /** Addresses of conflicts that the preview does not list one by one. The user makes one choice for all of them. */
  readonly others: ReadonlySet<string>;
}

const tooLarge = fail('NOTES_FILE_NOT_READ', { notesFile: 'too-large' });

/**
 * Exports and imports notes, pinned addresses and explorers for use on another computer, in a file without secrets.
 * Only the reader process parses an imported file, and nothing changes before the user has seen the preview.
 */
export const createNotesFileFeature = (context: NotesFileContext) => {
  const { notes, baselines, settings, dialogs, send, now, appVersion, areValuesHidden } = context;
  let held: Held | null = null;
  let lastNumber = 0;
  /** Number of the last file chosen before the screen was locked. */
  let lastBeforeLock = 0;

  const drop = (): void => {
    lastNumber += 1;
    held = null;
  };

  const look = async (profileId: string, file: string): Promise<Result<NotesFilePreview>> => {
    drop();
    const number = lastNumber;
    const read = await readChosenFile(file, largestNotesFile, tooLarge);
    if (!read.ok) return read;
    const bytes = read.value;
    const compared = await baselines.compareFile(profileId, bytes);
    const mine = await notes.read(profileId);
    if (number !== lastNumber) {
      return fail(number <= lastBeforeLock ? 'NOTES_FILE_DROPPED' : 'CANCELLED');
    }
    if (!compared.ok) return compared;
    if (!mine.ok) return mine;
    const { content, owner, known, counts, pins } = compared.value;
    const noted = mergeNotes(mine.value.entries, content.notes, () => 'mine');
    const websites = mergeExplorers(settings.current().explorers, content.explorers, () => false);
    const notListed = noted.conflicts.slice(mostAsked);
    const others = new Set(notListed.map(({ mine: { address } }) => address));
    held = { number, profileId, bytes, content, isOther: owner === 'other', others };
    const { savedAt, appVersion: writtenBy, account } = content;
    return succeed({
      fileNumber: number,
      fileName: basename(file),
      savedAt,
      appVersion: writtenBy,
      account,
      owner,
      known,
      counts: { notes: noted.counts, pins: counts, explorers: websites.counts },
      stars: noted.stars,
      notes: noted.conflicts.slice(0, mostAsked),
      tooLongOthers: notListed.filter(({ canJoin }) => !canJoin).length,
      pins,
      explorers: websites.conflicts.slice(0, mostAsked),
    });
  };

  return {
    handlers: {
      exportNotesFile: async ({ profileId }, profile) => {
        const own = await notes.read(profileId);
        if (!own.ok) return own;
        const pins = await baselines.pins(profileId);
        if (!pins.ok) return pins;
        const { json, account, count, unsaved } = pins.value;
        const { explorers } = settings.current();
        const { entries } = own.value;
        const head = JSON.stringify({
          format: notesFileFormat,
          version: notesFileVersion,
          appVersion,
          savedAt: new Date(now()).toISOString(),
          account,
          explorers,
          notes: entries,
        });
        const file = Buffer.concat([
          Buffer.from(`${head.slice(0, -1)},\n"pins":`),
          json,
          Buffer.from('}\n'),
        ]);
        if (count > mostPins) return fail('FILE_NOT_WRITTEN', { notesFile: 'too-many-pins' });
        if (file.length > largestNotesFile)
          return fail('FILE_NOT_WRITTEN', { notesFile: 'too-large' });
        // The name has the profile, because users export several profiles and no file should replace another.
        const called = areValuesHidden() ? null : profile.name;
        const name = exportFileName(called, now(), ['notes-and-addresses'], 'json');
        const saved = await saveChosenFile(dialogs, name, file);
        if (!saved.ok) return saved;
        return succeed({
          notes: entries.length,
          pins: count,
          explorers: explorers.length,
          unsaved,
        });
      },
      chooseNotesFile: async ({ profileId }) => {
        const file = await dialogs.chooseFile('notes');
        return file.ok ? look(profileId, file.value) : file;
      },
      importNotesFile: async ({ profileId, fileNumber, parts, ...chosen }) => {
        const current = held;
        if (current?.number !== fileNumber) return fail('NOTES_FILE_DROPPED');
        if (current.profileId !== profileId) return fail('BAD_REQUEST');
        if (parts.pins && current.isOther) return fail('BAD_REQUEST');
        const { bytes, content, others } = current;
        const [theirs, both] = [new Set(chosen.notes.theirs), new Set(chosen.notes.both)];
        const choiceOf = (address: string): NoteChoice => {
          if (others.has(address)) return chosen.notes.others;
          return theirs.has(address) ? 'theirs' : both.has(address) ? 'both' : 'mine';
        };
        let changed = 0;
        const noted = await notes.change(profileId, (before) => {
          if (!parts.notes) return before;
          const result = mergeNotes(before, content.notes, choiceOf);
          ({ changed } = result);
          return result.merged;
        });
        if (!noted.ok) return noted;
        const done = { notes: changed, pins: 0, explorers: 0, alarms: 0, home: noted.value };
        /** Ends the import and reports what was imported before the failure. */
        const stop = (failed: Result<never>): Result<NotesImport> => {
          if (failed.ok || done.notes + done.pins === 0) return failed;
          drop();
          return succeed({ ...done, failure: failed.error });
        };
        const pinned = parts.pins
          ? await baselines.takePins(profileId, bytes, chosen.pins)
          : succeed({ added: 0, alarms: 0, isKept: true });
        if (!pinned.ok) return stop(pinned);
        const { added, alarms, isKept } = pinned.value;
        Object.assign(done, { pins: added + alarms, alarms });
        if (!isKept) {
          done.home = 'this-run';
          return stop(fail('FILE_NOT_WRITTEN'));
        }
        if (parts.explorers) {
          const taken = new Set(chosen.explorers);
          const written = await settings.update((before) => {
            const result = mergeExplorers(before.explorers, content.explorers, (asset) =>
              taken.has(asset),
            );
            done.explorers = result.changed;
            return { ...before, explorers: result.merged };
          });
          if (!written.ok) {
            done.explorers = 0;
            return stop(written);
          }
        }
        drop();
        return succeed({ ...done, failure: null });
      },
    },
    onLock: () => {
      lastBeforeLock = lastNumber;
      drop();
      send('notesFileDropped', lastBeforeLock);
    },
    onProfileRemoved: drop,
  } satisfies Feature;
};
