import { hostOf } from '../../../../shared/base-url';
import type { Diagnosis } from '../../../../shared/diagnosis';
import { fail, succeed, type Result } from '../../../../shared/failure';
import type { Profile } from '../../../../shared/profile';
import type { RequestJournal } from '../requests/request-journal';
import { examine, type ExamineOptions } from './examine';
import { writeReport, type Versions } from './write-report';

/** Examines the connections of profiles, and writes down what was found. */
export interface ConnectionCheck {
  /** Makes all checks; a run of the same profile that is under way is joined. */
  run(profile: Profile): Promise<Diagnosis>;
  /** Report on a profile's last run; `BAD_REQUEST` before the first one has ended. */
  report(profileId: string, host: 'with-host' | 'without-host'): Result<string>;
  /** Drops what was found of a profile that is gone. */
  forget(profileId: string): void;
}

export interface ConnectionCheckOptions extends ExamineOptions {
  readonly journal: Pick<RequestJournal, 'outcomesAt'>;
  readonly versions: Versions;
}

interface Examined {
  readonly diagnosis: Diagnosis;
  /** As it was when the checks were made. */
  readonly baseUrl: string;
}

export const openConnectionCheck = (options: ConnectionCheckOptions): ConnectionCheck => {
  const underWay = new Map<string, Promise<Diagnosis>>();
  const examined = new Map<string, Examined>();

  const start = async (profile: Profile): Promise<Diagnosis> => {
    const { id, baseUrl } = profile;
    try {
      const diagnosis = await examine(profile, options);
      examined.set(id, { diagnosis, baseUrl });
      return diagnosis;
    } finally {
      underWay.delete(id);
    }
  };

  return {
    run: (profile) => {
      const running = underWay.get(profile.id) ?? start(profile);
      underWay.set(profile.id, running);
      return running;
    },
    report: (profileId, host) => {
      const last = examined.get(profileId);
      if (!last) return fail('BAD_REQUEST');
      const { diagnosis, baseUrl } = last;
      const named = host === 'with-host' && URL.canParse(baseUrl);
      return succeed(
        writeReport({
          versions: options.versions,
          at: options.now(),
          diagnosis,
          host: named ? hostOf(baseUrl) : null,
          history: options.journal.outcomesAt(baseUrl),
        }),
      );
    },
    forget: (profileId) => {
      examined.delete(profileId);
    },
  };
};
