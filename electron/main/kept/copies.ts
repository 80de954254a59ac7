import { fail, type Result } from '../../../shared/failure';
import { readAnswer } from '../service/get-account';
import type { Account } from '../service/read-account';
import type { ProfileSecrets } from '../secrets/profile-secrets';
import { packAnswer, unpackAnswer, type KeptAnswer } from './copy-content';
import type { KeptFiles } from './kept-files';

/** An account as read from its offline copy. */
export interface CopiedAccount {
  readonly account: Account;
  /** When the answer was complete, in milliseconds since the epoch. */
  readonly receivedAt: number;
}

/** The last good answer of each profile, encrypted on disk. */
export interface Copies {
  /** Keeps an accepted answer in place of the last one. Nothing is kept where nothing is wanted. */
  keep(profileId: string, kept: KeptAnswer): Promise<Result<null>>;
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
    return files.of(profileId, 'copy').write(key.value, packAnswer(kept));
  },
  open: async (profileId) => {
    if (!isWanted()) return null;
    const key = await secrets.fileKeyOf(profileId);
    if (!key.ok || key.value === null) return null;
    const file = files.of(profileId, 'copy');
    const kept = await file.read(key.value);
    if (kept.kind !== 'content') return null;
    const unpacked = unpackAnswer(kept.content);
    // Left over, or put back, from before the profile moved: nothing is wrong with it, but it is not this account's.
    if (unpacked && unpacked.of !== accountOf(profileId)) return null;
    // Whoever had the key could have written it: it is read as carefully as an answer of the network.
    const account = unpacked && readAnswer(unpacked.answer);
    if (unpacked && account?.ok) return { account: account.value, receivedAt: unpacked.receivedAt };
    await file.reject();
    return null;
  },
});
