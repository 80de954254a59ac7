import { fail, type Result } from '../../../shared/failure';
import type { ProfileSecrets } from '../secrets/profile-secrets';
import { packAccount, unpackAccount, type CopiedAccount, type KeptAccount } from './copy-content';
import type { KeptFiles } from './kept-files';

/** The last good answer of each profile, encrypted on disk. */
export interface Copies {
  /** Keeps the account of an accepted answer in place of the last one. Nothing is kept where nothing is wanted. */
  keep(profileId: string, kept: KeptAccount): Promise<Result<null>>;
  /** Null where there is none, or none that can be used; what is wrong with it is said by its file's notice. */
  open(profileId: string): Promise<CopiedAccount | null>;
}

export interface CopiesOptions {
  readonly files: KeptFiles;
  readonly secrets: Pick<ProfileSecrets, 'fileKeyOf'>;
  /** Whether copies are wanted at all. */
  readonly isWanted: () => boolean;
  /** Whose answers this profile shows at present; null when it is none of the app's any more. */
  readonly accountOf: (profileId: string) => string | null;
}

const nothingKept: Result<null> = { ok: true, value: null };

/** Profiles whose secrets are for this run only have no file key, and so no copy. */
export const accountCopies = ({ files, secrets, isWanted, accountOf }: CopiesOptions): Copies => ({
  keep: async (profileId, kept) => {
    const key = await secrets.fileKeyOf(profileId);
    if (!key.ok) return fail('FILE_NOT_WRITTEN');
    // Looked at last: the profile may have gone or moved, or the wish, while the keychain was waited for.
    if (key.value === null || !isWanted() || kept.of !== accountOf(profileId)) return nothingKept;
    return files.of(profileId, 'copy').write(key.value, packAccount(kept));
  },
  open: async (profileId) => {
    if (!isWanted()) return null;
    const key = await secrets.fileKeyOf(profileId);
    if (!key.ok || key.value === null) return null;
    const file = files.of(profileId, 'copy');
    const kept = await file.read(key.value);
    // A copy of the first layout is no damaged one: the next answer takes its place.
    if (kept.kind !== 'content' || kept.version === 1) return null;
    const copy = unpackAccount(kept.content);
    if (copy) {
      // Left over, or put back, from before the profile moved: nothing is wrong with it, but it is not this account's.
      return copy.of === accountOf(profileId) ? copy : null;
    }
    await file.reject();
    return null;
  },
});
