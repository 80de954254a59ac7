import { fail, succeed, type Result } from '../../../shared/failure';
import { copyLengthBytes } from '../../../shared/file-state';
import type { CopySummary } from '../../../shared/reader-messages';
import type { OpenAnswer } from '../reader/session';
import type { ProfileSecrets } from '../credentials/keychain/profile-secrets';
import type { ProfileFiles } from './profile-files';

/** The body of an accepted answer, as it came. */
interface KeptAnswer {
  /** Whose account it is: the service and the key that it was read with. */
  readonly of: string;
  /** When the answer was complete, in milliseconds since the epoch. */
  readonly receivedAt: number;
  readonly body: Uint8Array;
}

interface CopiesOptions {
  readonly files: ProfileFiles;
  readonly secrets: Pick<ProfileSecrets, 'fileKeyOf'>;
  /** Opens the content of a copy; `BAD_SHAPE` for what is none. */
  readonly readCopy: (
    content: Uint8Array,
    version: number,
  ) => Promise<Result<OpenAnswer<CopySummary>>>;
  /** Whether copies are wanted at all. */
  readonly isWanted: () => boolean;
  /** Whose answers this profile shows at present; null when it is none of the app's any more. */
  readonly accountOf: (profileId: string) => string | null;
}

/** The content of a copy, of version 3: its head as JSON behind its length, then the body of the answer as it came. */
export const packCopy = ({ body, ...head }: KeptAnswer): Uint8Array => {
  const json = Buffer.from(JSON.stringify(head), 'utf8');
  const length = Buffer.alloc(copyLengthBytes);
  length.writeUInt32LE(json.length);
  return Buffer.concat([length, json, body]);
};

/** Profiles whose secrets are for this run only have no file key, and so no copy. */
export const createOfflineCopies = (options: CopiesOptions) => {
  const { files, secrets, readCopy, isWanted, accountOf } = options;
  return {
    /** Keeps an accepted answer in place of the last one. Nothing is kept where nothing is wanted. */
    keep: async (profileId: string, kept: KeptAnswer): Promise<Result<null>> => {
      const key = await secrets.fileKeyOf(profileId);
      if (!key.ok) return fail('FILE_NOT_WRITTEN');
      // Looked at last: the profile may have gone or moved, or the wish, while the keychain was waited for.
      if (key.value === null || !isWanted() || kept.of !== accountOf(profileId))
        return succeed(null);
      return files.of(profileId, 'copy').write(key.value, packCopy(kept));
    },
    /** Null where there is none, or none that can be used; what is wrong with it is said by its file's notice. */
    open: async (profileId: string): Promise<OpenAnswer<CopySummary> | null> => {
      if (!isWanted()) return null;
      const key = await secrets.fileKeyOf(profileId);
      if (!key.ok || key.value === null) return null;
      const file = files.of(profileId, 'copy');
      const kept = await file.read(key.value);
      if (kept.kind !== 'content') return null;
      const copy = await readCopy(kept.content, kept.version);
      if (copy.ok) {
        // Left over, or put back, from before the profile moved: nothing is wrong with it, but it is not this account's.
        if (copy.value.summary.of === accountOf(profileId)) return copy.value;
        copy.value.session.close();
      } else if (copy.error.code === 'BAD_SHAPE') await file.reject();
      return null;
    },
  };
};

/** The last good answer of each profile, encrypted on disk. */
export type OfflineCopies = ReturnType<typeof createOfflineCopies>;
