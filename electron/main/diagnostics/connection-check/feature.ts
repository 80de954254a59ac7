import { succeed, type Result } from '../../../../shared/failure';
import type { Profile } from '../../../../shared/profile';
import type { CredentialCache } from '../../account/credentials';
import type { ConnectionCheck } from './connection-check';
import type { Feature } from '../../feature';
import { saveChosenFile } from '../../shell/chosen-file';
import type { NativeDialogs } from '../../shell/native-dialogs';
import type { AgreedAddresses } from '../../account/client/agreed-addresses';
import { writeClipboard } from '../../shell/clipboard/feature';

export interface ConnectionCheckContext {
  readonly connectionCheck: ConnectionCheck;
  readonly credentials: Pick<CredentialCache, 'get'>;
  readonly addresses: Pick<AgreedAddresses, 'agree' | 'has'>;
  readonly dialogs: Pick<NativeDialogs, 'chooseTarget' | 'writeClipboard'>;
}

/** Examining the connection of a profile, and taking the report to somebody who helps. */
export const createConnectionCheckFeature = ({
  connectionCheck,
  dialogs,
  credentials,
  addresses,
}: ConnectionCheckContext) => {
  /** Before the first check: even a look for the host's name tells others of it. */
  const agree = async (profile: Profile): Promise<Result<null>> => {
    if (addresses.has(profile)) return succeed(null);
    // The record of the keys may know of an agreement that this run has not seen yet.
    const read = await credentials.get(profile);
    // Keys for another address: nothing is asked and nothing looked up, and the checks say why.
    if (!read.ok && read.error.code === 'HOST_CHANGED') return succeed(null);
    return addresses.agree(profile);
  };

  const reportOf = (profileId: string, withHost: boolean): Result<string> =>
    connectionCheck.report(profileId, withHost ? 'with-host' : 'without-host');

  return {
    handlers: {
      checkConnection: async (_request, profile) => {
        const agreed = await agree(profile);
        return agreed.ok ? succeed(await connectionCheck.run(profile)) : agreed;
      },
      saveReport: async ({ profileId, withHost }) => {
        const report = reportOf(profileId, withHost);
        return report.ok
          ? saveChosenFile(dialogs, 'account-viewer-report.txt', report.value)
          : report;
      },
      copyReport: async ({ profileId, withHost }) => {
        const report = reportOf(profileId, withHost);
        return report.ok ? writeClipboard(dialogs, report.value) : report;
      },
    },
    onProfileRemoved: (profileId) => {
      connectionCheck.forget(profileId);
    },
  } satisfies Feature;
};
