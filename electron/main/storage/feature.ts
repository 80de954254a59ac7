import { succeed } from '../../../shared/failure';
import type { Accounts } from '../account/accounts';
import type { Feature } from '../feature';
import type { FileNotice } from '../../../shared/file-state';
import type { ClosedAs } from '../credentials/keychain/profile-data';
import type { ProfileSecrets } from '../credentials/keychain/profile-secrets';
import type { ProfileFiles } from './profile-files';

/** What the files of accounts need of the rest of main. */
export interface StorageContext {
  readonly accounts: Pick<Accounts, 'openCopy'>;
  readonly files: ProfileFiles;
  readonly secrets: Pick<ProfileSecrets, 'closedAs'>;
}

/** Without its key no file is looked at, and none can say so itself. A copy is only missed while offline. */
const closedNotices = (closed: ClosedAs): readonly FileNotice[] => {
  const kind = ({ damaged: 'no-key', newer: 'newer', refused: 'refused' } as const)[closed];
  return [
    { kind, file: 'memory' },
    { kind, file: 'notes' },
  ];
};

/** What is kept of accounts on disk. */
export const createStorageFeature = ({ accounts, files, secrets }: StorageContext) =>
  ({
    handlers: {
      openCopy: async (_request, profile) => succeed(await accounts.openCopy(profile)),
      readFileState: async ({ profileId }) => {
        const copies = await files.measure('copy');
        const closed = secrets.closedAs(profileId);
        const notices = closed ? closedNotices(closed) : files.notices(profileId);
        return succeed({ folder: files.folder, copies, notices });
      },
      deleteCopies: () => files.removeKind('copy'),
    },
  }) satisfies Feature;
