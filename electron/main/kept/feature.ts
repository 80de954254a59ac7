import { succeed } from '../../../shared/failure';
import type { Accounts } from '../accounts/accounts';
import type { Handlers } from '../ipc/answer-call';
import type { KeptFiles } from './kept-files';
import type { ProfileStore } from '../profiles/profile-store';

export interface KeptCallsOptions {
  readonly profiles: Pick<ProfileStore, 'find'>;
  readonly accounts: Pick<Accounts, 'openCopy'>;
  readonly files: KeptFiles;
}

/** What is kept of accounts on disk. */
export const keptCalls = ({
  profiles,
  accounts,
  files,
}: KeptCallsOptions): Pick<Handlers, 'openCopy' | 'readKept' | 'deleteCopies'> => ({
  openCopy: async ({ profileId }) => {
    const profile = profiles.find(profileId);
    return profile.ok ? succeed(await accounts.openCopy(profile.value)) : profile;
  },
  readKept: async ({ profileId }) =>
    succeed({
      folder: files.folder,
      copies: await files.measure('copy'),
      notices: files.notices(profileId),
    }),
  deleteCopies: () => files.removeKind('copy'),
});
