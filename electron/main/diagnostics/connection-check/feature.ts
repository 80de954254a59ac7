import { hostOf } from '../../../../shared/base-url';
import type { Diagnosis } from '../../../../shared/diagnosis';
import { fail, succeed, type Result } from '../../../../shared/failure';
import { connectionOf, type Profile } from '../../../../shared/profile';
import type { AgreedAddresses } from '../../account/client/agreed-addresses';
import type { Feature } from '../../feature';
import { saveChosenFile } from '../../shell/chosen-file';
import type { NativeDialogs } from '../../shell/native-dialogs';
import type { RequestJournal } from '../requests/request-journal';
import { examine, type ExamineOptions } from './examine';
import { writeReport, type Versions } from './write-report';

interface ConnectionCheckContext extends ExamineOptions {
  readonly addresses: Pick<AgreedAddresses, 'agree' | 'has'>;
  readonly dialogs: Pick<NativeDialogs, 'chooseTarget' | 'writeClipboard'>;
  readonly journal: Pick<RequestJournal, 'outcomesAt'>;
  readonly versions: Versions;
}

interface Run {
  /** The connection that is examined. */
  readonly of: string;
  readonly diagnosis: Promise<Result<Diagnosis>>;
}

interface Examined {
  readonly diagnosis: Diagnosis;
  /** Base URL when the checks were made. */
  readonly baseUrl: string;
}

/** Checks the connection of a profile, and saves or copies a report that the user can pass on. */
export const createConnectionCheckFeature = (context: ConnectionCheckContext) => {
  const { credentials, addresses, dialogs, journal, versions, now } = context;
  const underWay = new Map<string, Run>();
  const examined = new Map<string, Examined>();

  /** Asks the user before the first check, because even looking up the host's name reveals it to others. */
  const agree = async (profile: Profile): Promise<Result<null>> => {
    if (addresses.has(profile)) return succeed(null);
    // Reading the keys also loads an agreement that is stored with them.
    const read = await credentials.get(profile);
    // The keys are for another address: nothing is asked or looked up, and the checks say why.
    if (!read.ok && read.error.code === 'HOST_CHANGED') return succeed(null);
    return addresses.agree(profile);
  };

  /** Makes all checks. Fails with `ABORTED` when their call was stopped or ended, because no result is valid then. */
  const examineAll = async (profile: Profile): Promise<Result<Diagnosis>> => {
    const agreed = await agree(profile);
    if (!agreed.ok) return agreed;
    const diagnosis = await examine(profile, context);
    const ended = diagnosis.results.find(({ failure }) => failure?.code === 'ABORTED')?.failure;
    return ended ? fail('ABORTED', ended) : succeed(diagnosis);
  };

  /** Makes all checks, or joins a running check of the same connection. An outdated run leaves no report. */
  const run = async (profile: Profile): Promise<Result<Diagnosis>> => {
    const { id, baseUrl } = profile;
    const of = connectionOf(profile);
    const running = underWay.get(id);
    if (running?.of === of) return running.diagnosis;
    const own: Run = { of, diagnosis: examineAll(profile) };
    underWay.set(id, own);
    try {
      const diagnosis = await own.diagnosis;
      if (diagnosis.ok && underWay.get(id) === own) {
        examined.set(id, { diagnosis: diagnosis.value, baseUrl });
      }
      return diagnosis;
    } finally {
      if (underWay.get(id) === own) underWay.delete(id);
    }
  };

  /** Returns the report on a profile's last run. Fails with `BAD_REQUEST` before the first run has ended. */
  const reportOf = (profileId: string, withHost: boolean): Result<string> => {
    const last = examined.get(profileId);
    if (!last) return fail('BAD_REQUEST');
    const { diagnosis, baseUrl } = last;
    const host = withHost && URL.canParse(baseUrl) ? hostOf(baseUrl) : null;
    const history = journal.outcomesAt(baseUrl);
    return succeed(writeReport({ versions, at: now(), diagnosis, host, history }));
  };

  return {
    handlers: {
      checkConnection: (_request, profile) => run(profile),
      saveReport: async ({ profileId, withHost }) => {
        const report = reportOf(profileId, withHost);
        return report.ok
          ? saveChosenFile(dialogs, 'account-viewer-report.txt', report.value)
          : report;
      },
      copyReport: async ({ profileId, withHost }) => {
        const report = reportOf(profileId, withHost);
        return report.ok ? dialogs.writeClipboard(report.value) : report;
      },
    },
    onProfileRemoved: (profileId) => {
      underWay.delete(profileId);
      examined.delete(profileId);
    },
  } satisfies Feature;
};
