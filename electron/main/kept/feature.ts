import { succeed } from '../../../shared/failure';
import type { Accounts } from '../accounts/accounts';
import type { Feature } from '../feature';
import type { KeptNotice } from '../../../shared/kept';
import type { ProfileSecrets } from '../secrets/profile-secrets';
import type { KeptFiles } from './kept-files';

export interface KeptContext {
  readonly accounts: Pick<Accounts, 'openCopy'>;
  readonly files: KeptFiles;
  readonly secrets: Pick<ProfileSecrets, 'isFileKeyDamaged'>;
}

/** Without its key no file is looked at, and none can say so itself. A copy is only missed while offline. */
const closed: readonly KeptNotice[] = [
  { kind: 'no-key', file: 'memory' },
  { kind: 'no-key', file: 'notes' },
];

/** What is kept of accounts on disk. */
export const createKeptFeature = ({ accounts, files, secrets }: KeptContext) =>
  ({
    handlers: {
      openCopy: async (_request, profile) => succeed(await accounts.openCopy(profile)),
      readKept: async ({ profileId }) =>
        succeed({
          folder: files.folder,
          copies: await files.measure('copy'),
          notices: secrets.isFileKeyDamaged(profileId) ? closed : files.notices(profileId),
        }),
      deleteCopies: () => files.removeKind('copy'),
    },
  }) satisfies Feature;
