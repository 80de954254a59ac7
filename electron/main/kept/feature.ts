import { succeed } from '../../../shared/failure';
import type { Accounts } from '../accounts/accounts';
import type { Feature } from '../feature';
import type { KeptFiles } from './kept-files';

export interface KeptContext {
  readonly accounts: Pick<Accounts, 'openCopy'>;
  readonly files: KeptFiles;
}

/** What is kept of accounts on disk. */
export const createKeptFeature = ({ accounts, files }: KeptContext) =>
  ({
    handlers: {
      openCopy: async (_request, profile) => succeed(await accounts.openCopy(profile)),
      readKept: async ({ profileId }) =>
        succeed({
          folder: files.folder,
          copies: await files.measure('copy'),
          notices: files.notices(profileId),
        }),
      deleteCopies: () => files.removeKind('copy'),
    },
  }) satisfies Feature;
