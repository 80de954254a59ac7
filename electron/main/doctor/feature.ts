import { fail, succeed, type Result } from '../../../shared/failure';
import type { Doctor } from './doctor';
import type { Feature } from '../feature';
import { writeFileAtomically } from '../storage/atomic-write';
import type { Desk } from '../desk';
import { writeClipboard } from '../clipboard/system-clipboard';

export interface DoctorContext {
  readonly doctor: Doctor;
  readonly desk: Pick<Desk, 'chooseTarget' | 'writeClipboard'>;
}

/** Examining the connection of a profile, and taking the report to somebody who helps. */
export const createDoctorFeature = ({ doctor, desk }: DoctorContext) => {
  const reportOf = (profileId: string, withHost: boolean): Result<string> =>
    doctor.report(profileId, withHost ? 'with-host' : 'without-host');

  return {
    handlers: {
      runDoctor: async (_request, profile) => succeed(await doctor.run(profile)),
      saveReport: async ({ profileId, withHost }) => {
        const report = reportOf(profileId, withHost);
        if (!report.ok) return report;
        const target = await desk.chooseTarget('account-viewer-report.txt');
        if (!target.ok) return target;
        try {
          await writeFileAtomically(target.value, report.value);
          return succeed(null);
        } catch {
          return fail('FILE_NOT_WRITTEN');
        }
      },
      copyReport: async ({ profileId, withHost }) => {
        const report = reportOf(profileId, withHost);
        return report.ok ? writeClipboard(desk, report.value) : report;
      },
    },
    onProfileRemoved: (profileId) => {
      doctor.forget(profileId);
    },
  } satisfies Feature;
};
