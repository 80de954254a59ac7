import type { Profile } from '../../shared/profile';
import { createOfflineCopies } from './storage/offline-copies';
import { createProfileFiles } from './storage/profile-files';
import { createBaselines, type BaselinesOptions } from './changes/baselines';
import { createNotes } from './notes/feature';
import type { ProfileStore } from './profiles/profile-store';
import { readCopy } from './reader/session';
import type { Readers } from './reader/readers';
import type { ProfileSecrets } from './credentials/keychain/profile-secrets';

/**
 * Identifies the account of a profile: the service (or `demo`) and the public key's fingerprint. Differs once the
 * profile has moved to another service or has other keys.
 */
export const accountIdentity = ({
  kind,
  baseUrl,
  publicKey,
}: Pick<Profile, 'kind' | 'baseUrl' | 'publicKey'>): string =>
  `${kind === 'demo' ? kind : baseUrl} ${publicKey?.fingerprint ?? ''}`;

/**
 * The encrypted files of accounts in one folder: offline copies, baselines (what was first seen and last looked
 * at), and the user's notes.
 */
export const createAccountFiles = (options: {
  readonly folder: string;
  readonly secrets: ProfileSecrets;
  readonly profiles: Pick<ProfileStore, 'find'>;
  readonly readers: Readers;
  readonly atHand: BaselinesOptions['atHand'];
  readonly keepsCopies: () => boolean;
  readonly onKept: BaselinesOptions['onKept'];
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}) => {
  const { folder, secrets, profiles, readers, atHand, onKept, now } = options;
  const files = createProfileFiles({ folder, now, marks: secrets.marks });
  const isKnown = (profileId: string): boolean => profiles.find(profileId).ok;
  return {
    files,
    baselines: createBaselines({ files, secrets, readers, atHand, isKnown, onKept, now }),
    copies: createOfflineCopies({
      files,
      secrets,
      readCopy: (content, version) => readCopy(readers, content, version),
      isWanted: options.keepsCopies,
      accountOf: (profileId) => {
        const profile = profiles.find(profileId);
        return profile.ok ? accountIdentity(profile.value) : null;
      },
    }),
    notes: createNotes({ files, secrets, isKnown }),
  };
};
