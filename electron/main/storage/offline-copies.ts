import { fail, succeed, type Result } from '../../../shared/failure';
import { copyLengthBytes } from '../../../shared/file-state';
import type { CopySummary } from '../../../shared/reader-messages';
import type { OpenAnswer } from '../reader/session';
import type { ProfileSecrets } from '../credentials/keychain/profile-secrets';
import type { ProfileFiles } from './profile-files';

/** An accepted answer, to be kept as a copy. */
interface KeptAnswer {
  /** Account of the answer, from `accountIdentity`: the service and the key that it was read with. */
  readonly of: string;
  /** When the answer was complete, in milliseconds since the epoch. */
  readonly receivedAt: number;
  readonly body: Uint8Array;
}

interface CopiesOptions {
  readonly files: ProfileFiles;
  readonly secrets: Pick<ProfileSecrets, 'fileKeyOf'>;
  /** Opens the content of a copy. Fails with `BAD_SHAPE` when the content is not a copy. */
  readonly readCopy: (
    content: Uint8Array,
    version: number,
  ) => Promise<Result<OpenAnswer<CopySummary>>>;
  /** Whether copies are switched on. */
  readonly isWanted: () => boolean;
  /** Account that the profile shows now, as in `of`; null when the profile no longer exists. */
  readonly accountOf: (profileId: string) => string | null;
}

/** Packs the content of a copy, version 3: length of the head, the head as JSON, then the body as received. */
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
    /**
     * Replaces the profile's copy with an accepted answer. Writes nothing when copies are switched off. Fails with
     * `FILE_NOT_WRITTEN` or `SETTINGS_NEWER`.
     */
    keep: async (profileId: string, kept: KeptAnswer): Promise<Result<null>> => {
      const key = await secrets.fileKeyOf(profileId);
      if (!key.ok) return fail('FILE_NOT_WRITTEN');
      // Checked after the keychain has answered: meanwhile the profile may have been removed or moved, or copies
      // switched off.
      if (key.value === null || !isWanted() || kept.of !== accountOf(profileId))
        return succeed(null);
      return files.of(profileId, 'copy').write(key.value, packCopy(kept));
    },
    /** Opens the profile's copy; null when there is no usable copy. The file's notice says what is wrong. */
    open: async (profileId: string): Promise<OpenAnswer<CopySummary> | null> => {
      if (!isWanted()) return null;
      const key = await secrets.fileKeyOf(profileId);
      if (!key.ok || key.value === null) return null;
      const file = files.of(profileId, 'copy');
      const kept = await file.read(key.value);
      if (kept.kind !== 'content') return null;
      const copy = await readCopy(kept.content, kept.version);
      if (copy.ok) {
        // A copy that is left over, or put back, from before the profile moved is intact, but belongs to another
        // account.
        if (copy.value.summary.of === accountOf(profileId)) return copy.value;
        copy.value.session.close();
      } else if (copy.error.code === 'BAD_SHAPE') await file.reject();
      return null;
    },
  };
};

/** The last good answer of each profile, encrypted on disk. */
export type OfflineCopies = ReturnType<typeof createOfflineCopies>;
