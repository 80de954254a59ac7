import * as nodeFs from 'node:fs/promises';
import { z } from 'zod';
import { fail, succeed, type Result } from '../../../../shared/failure';
import { parseJson } from '../../../../shared/parse-json';
import type { SettingsNotice } from '../../../../shared/profile';
import {
  type FileSystem,
  filesSetAside,
  keepBeside,
  setAside,
  sweepTemporaries,
  writeFileAtomically,
} from '../../storage/atomic-write';
import { createSerialQueue } from '../../storage/serial-queue';
import { emptySettings, readSettingsPartly, settingsSchema, type Settings } from './settings';
import { readFileUpTo } from '../../storage/read-file';

/** Largest settings file that is read and written, in bytes. */
const largestSettingsFile = 4 * 1024 * 1024;

/** What a profile is known by, as `randomUUID` makes it. */
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
  // A link to a place that is not there now is no missing file: it must not be written over.
  const isLost = found.kind === 'absent' && (await isLink(file));
  if (found.kind === 'unreadable' || isLost) return without({ kind: 'unreadable' });
  if (found.kind === 'absent') return without(null);
  // Without the byte order mark that an editor may have put in front.
  const json =
    found.kind === 'bytes' ? parseJson(new TextDecoder().decode(found.bytes)) : undefined;
  if (isNewer.safeParse(json).success) return without({ kind: 'newer' });
  const whole = settingsSchema.safeParse(json).data;
  if (whole) return { settings: whole, notice: null };
  const partly = readSettingsPartly(json);
  const kept =
    partly && found.kind === 'bytes' ? keepBeside(file, found.bytes, now) : setAside(file, now);
  const keptAs = await kept.catch(() => null);
  if (keptAs === null) return without({ kind: 'unreadable' });
  if (!partly) return without({ kind: 'damaged', keptAs });
  const { settings, leftOut } = partly;
  return { settings, notice: { kind: 'partly', keptAs, leftOut } };
};

const serialized = (settings: Settings): string => `${JSON.stringify(settings, null, 2)}\n`;

/**
 * Opens the settings file. A missing file is an empty one; a damaged one is set aside and reported, and what can be read
 * of it is used where that are profiles. One that is newer or cannot be read is never written over.
 * `now` is in milliseconds since the epoch and names what is set aside. `onUpdated` is told of the end of every update,
 * also of one that failed: for this run, what was to be written may hold all the same.
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
  // Else the next start would set the same aside once more. Where it fails, that is what comes of it.
  if (notice?.kind === 'partly') {
    await writeFileAtomically(file, serialized(settings), fs).catch(() => undefined);
  }

  const write = async (change: (settings: Settings) => Settings): Promise<Result<null>> => {
    if (readOnly) return fail(notice.kind === 'newer' ? 'SETTINGS_NEWER' : 'FILE_NOT_WRITTEN');
    const next = change(current);
    if (next === current) return succeed(null);
    const text = serialized(next);
    // What could not be read back at the next start must not take the place of what can.
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
    /** What was wrong with the file when the app started. */
    get notice(): SettingsNotice | null {
      return told;
    },
    /** Ids of the profiles that files which were set aside may name. */
    idsSetAside: async (): Promise<readonly string[]> => {
      const ids = new Set<string>();
      for (const one of await filesSetAside(file, fs)) {
        const found = await readFileUpTo(one, largestSettingsFile);
        const text = found.kind === 'bytes' ? Buffer.from(found.bytes).toString('latin1') : '';
        for (const [id] of text.matchAll(profileId)) ids.add(id);
      }
      return [...ids];
    },
    /** Deletes what was set aside, and drops the notice of it. */
    dropSetAside: async (): Promise<void> => {
      for (const one of await filesSetAside(file, fs)) {
        await fs.rm(one, { force: true }).catch(() => undefined);
      }
      if (told?.kind === 'damaged' || told?.kind === 'partly') told = null;
    },
    /**
     * Replaces the settings on disk, then in memory; calls queue up. The very same settings are not written again.
     * Fails with `FILE_NOT_WRITTEN`, or `SETTINGS_NEWER` where a newer version of the app wrote the file.
     */
    update: (change: (settings: Settings) => Settings): Promise<Result<null>> =>
      inTurn(() => write(change)).finally(onUpdated),
    /** Resolves when all updates so far have ended; null where none is under way. */
    underWay: inTurn.underWay,
  };
};

export type SettingsFile = Awaited<ReturnType<typeof openSettingsFile>>;
