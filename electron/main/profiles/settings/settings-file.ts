import * as nodeFs from 'node:fs/promises';
import { z } from 'zod';
import { fail, succeed, type Result } from '../../../../shared/failure';
import { parseJson } from '../../../../shared/parse-json';
import type { SettingsNotice } from '../../../../shared/profile';
import {
  type FileSystem,
  damagedCopies,
  saveDamagedCopy,
  renameAsDamaged,
  sweepTemporaries,
  writeFileAtomically,
} from '../../storage/atomic-write';
import { createSerialQueue } from '../../storage/serial-queue';
import {
  emptySettings,
  readSettingsPartly,
  refusedFields,
  settingsSchema,
  type Settings,
} from './settings';
import { readFileUpTo } from '../../storage/read-file';

/** Largest settings file that is read or written, in bytes. */
const largestSettingsFile = 4 * 1024 * 1024;

/** A profile id, in the form that `randomUUID` returns. */
const profileId = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/gu;

type Read = { readonly settings: Settings; readonly notice: SettingsNotice | null };

const isNewer = z.object({
  version: z
    .number()
    .gt(1)
    .refine((version) => version !== 2),
});

const isLink = (file: string): Promise<boolean> =>
  nodeFs.lstat(file).then(
    (found) => found.isSymbolicLink(),
    () => false,
  );

const without = (notice: SettingsNotice | null): Read => ({ settings: emptySettings, notice });

const read = async (file: string, now: number): Promise<Read> => {
  const found = await readFileUpTo(file, largestSettingsFile);
  // A link whose target is absent does not count as a missing file: it must not be overwritten.
  const isLost = found.kind === 'absent' && (await isLink(file));
  if (found.kind === 'unreadable' || isLost) return without({ kind: 'unreadable' });
  if (found.kind === 'absent') return without(null);
  // `TextDecoder` removes a byte order mark that an editor may have added.
  const json =
    found.kind === 'bytes' ? parseJson(new TextDecoder().decode(found.bytes)) : undefined;
  if (isNewer.safeParse(json).success) return without({ kind: 'newer' });
  const whole = settingsSchema.safeParse(json);
  if (whole.success) return { settings: whole.data, notice: null };
  const partly = readSettingsPartly(json);
  const kept =
    partly && found.kind === 'bytes'
      ? saveDamagedCopy(file, found.bytes, now)
      : renameAsDamaged(file, now);
  const keptAs = await kept.catch(() => null);
  if (keptAs === null) return without({ kind: 'unreadable' });
  if (!partly) return without({ kind: 'damaged', keptAs });
  const { settings, leftOut } = partly;
  return {
    settings,
    notice: { kind: 'partly', keptAs, leftOut, fields: refusedFields(whole.error) },
  };
};

const serialized = (settings: Settings): string => `${JSON.stringify(settings, null, 2)}\n`;

/**
 * Opens the settings file. A missing file yields empty settings. A damaged file is copied or moved aside and reported;
 * its readable profiles, if any, are used. A file that is newer or unreadable is never overwritten.
 * `now` is in milliseconds since the epoch and is used in the name of the file set aside. `onUpdated` is called after
 * every update, also after a failed one: the change may still hold for this run.
 */
export const openSettingsFile = async (
  file: string,
  now: number,
  onUpdated: () => void = () => undefined,
  fs: FileSystem = nodeFs,
) => {
  await sweepTemporaries(file, fs);
  const { settings, notice } = await read(file, now);
  const readOnly = notice?.kind === 'newer' || notice?.kind === 'unreadable';
  let current = settings;
  const inTurn = createSerialQueue();
  // Writes the readable part back, or the next start would set the same file aside again. A failure is tolerated.
  if (notice?.kind === 'partly') {
    await writeFileAtomically(file, serialized(settings), fs).catch(() => undefined);
  }

  const write = async (change: (settings: Settings) => Settings): Promise<Result<null>> => {
    if (readOnly) return fail(notice.kind === 'newer' ? 'SETTINGS_NEWER' : 'FILE_NOT_WRITTEN');
    const next = change(current);
    if (next === current) return succeed(null);
    const text = serialized(next);
    // Settings that the next start could not read must not replace readable ones.
    if (Buffer.byteLength(text) > largestSettingsFile || !settingsSchema.safeParse(next).success) {
      return fail('FILE_NOT_WRITTEN');
    }
    try {
      await writeFileAtomically(file, text, fs);
    } catch {
      return fail('FILE_NOT_WRITTEN');
    }
    current = next;
    return succeed(null);
  };

  let told = notice;
  return {
    current: (): Settings => current,
    /** The problem found in the file when the app started; null if there was none, or after `dropSetAside`. */
    get notice(): SettingsNotice | null {
      return told;
    },
    /** Ids of the profiles that may be named in files set aside. */
    idsSetAside: async (): Promise<readonly string[]> => {
      const ids = new Set<string>();
      for (const one of await damagedCopies(file, fs)) {
        const found = await readFileUpTo(one, largestSettingsFile);
        const text = found.kind === 'bytes' ? Buffer.from(found.bytes).toString('latin1') : '';
        for (const [id] of text.matchAll(profileId)) ids.add(id);
      }
      return [...ids];
    },
    /** Deletes the files set aside, and drops the notice about them. */
    dropSetAside: async (): Promise<void> => {
      for (const one of await damagedCopies(file, fs)) {
        await fs.rm(one, { force: true }).catch(() => undefined);
      }
      if (told?.kind === 'damaged' || told?.kind === 'partly') told = null;
    },
    /**
     * Replaces the settings on disk, then in memory; calls queue up. Does not write when `change` returns the same
     * object. Fails with `FILE_NOT_WRITTEN`, or with `SETTINGS_NEWER` when a newer version of the app wrote the file.
     */
    update: (change: (settings: Settings) => Settings): Promise<Result<null>> =>
      inTurn(() => write(change)).finally(onUpdated),
    /** Resolves when all updates so far have ended; null when none is under way. */
    underWay: inTurn.underWay,
  };
};

export type SettingsFile = Awaited<ReturnType<typeof openSettingsFile>>;
