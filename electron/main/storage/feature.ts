import { succeed } from '../../../shared/failure';
import type { Accounts } from '../account/accounts';
import type { Baselines } from '../changes/baselines';
import type { Feature } from '../feature';
import type { FileKind, FileNotice } from '../../../shared/file-state';
import type { ClosedAs } from '../credentials/keychain/profile-data';
import type { ProfileSecrets } from '../credentials/keychain/profile-secrets';
import type { ProfileFiles } from './profile-files';

/** What this feature needs of the rest of main. */
interface StorageContext {
  readonly accounts: Pick<Accounts, 'openCopy'>;
  readonly baselines: Pick<Baselines, 'isLeft' | 'isSaved'>;
  readonly files: ProfileFiles;
  readonly secrets: Pick<ProfileSecrets, 'closedAs' | 'inMemory'>;
}

/** Files that get a notice when their key cannot be read. A copy is missed only while offline. */
const missed = ['memory', 'notes'] as const satisfies readonly FileKind[];

/** Notices of a file that explain why new data is not saved in it. */
const unwritable: ReadonlySet<FileNotice['kind']> = new Set([
  'not-written',
  'unreadable',
  'newer',
  'no-key',
]);

/** Notices of files whose key cannot be read: the files are not opened, so they have no notices of their own. */
const closedNotices = (closed: ClosedAs): readonly FileNotice[] => {
  const kind = ({ damaged: 'no-key', newer: 'newer', refused: 'refused' } as const)[closed];
  return missed.map((file) => ({ kind, file }));
};

/** Adds a notice when a baseline, read before its key became unreadable, has new content that is not saved. */
const memoryNotices = (
  notices: readonly FileNotice[],
  closed: ClosedAs | null,
  isSaved: boolean,
  inMemory: boolean,
): readonly FileNotice[] => {
  const told = closed === 'refused' ? notices.filter(({ file }) => file !== 'memory') : notices;
  const isTold = told.some(({ file, kind }) => file === 'memory' && unwritable.has(kind));
  if (isSaved || isTold) return told;
  return [{ kind: inMemory ? 'unsaved-this-run' : 'unsaved', file: 'memory' }, ...told];
};

/** The calls about the files of accounts on disk. */
export const createStorageFeature = (context: StorageContext) => {
  const { accounts, baselines, files, secrets } = context;

  /** Notices of earlier files that are not read: the profile has keys of this run, or its baseline is of this run. */
  const leftNotices = async (profileId: string): Promise<readonly FileNotice[]> => {
    const isLeft: Readonly<Record<(typeof missed)[number], boolean>> = {
      memory: await baselines.isLeft(profileId),
      notes: secrets.inMemory(profileId) && (await files.of(profileId, 'notes').isThere()),
    };
    const kind = secrets.inMemory(profileId) ? 'this-run' : 'waits';
    return missed.filter((file) => isLeft[file]).map((file) => ({ kind, file }));
  };

  const noticesOf = async (profileId: string): Promise<readonly FileNotice[]> => {
    const inMemory = secrets.inMemory(profileId);
    const closed = inMemory ? null : secrets.closedAs(profileId);
    const isSaved = baselines.isSaved(profileId);
    const ofFiles = closed ? closedNotices(closed) : files.notices(profileId);
    const notices = isSaved === null ? ofFiles : memoryNotices(ofFiles, closed, isSaved, inMemory);
    const left = await leftNotices(profileId);
    return [...left, ...notices.filter(({ file }) => left.every((one) => one.file !== file))];
  };

  return {
    handlers: {
      openCopy: async (_request, profile) => succeed(await accounts.openCopy(profile)),
      readFileState: async ({ profileId }) => {
        const copies = await files.measure('copy');
        const notices = await noticesOf(profileId);
        return succeed({ folder: files.folder, copies, notices });
      },
      deleteCopies: () => files.removeKind('copy'),
    },
  } satisfies Feature;
};
