import { fail, succeed, type Result } from '../../../shared/failure';
import type { Doctor } from './doctor';
import type { Handlers } from '../ipc/answer-call';
import type { ProfileStore } from '../profiles/profile-store';
import { writeFileAtomically } from '../storage/atomic-write';
import type { Desk } from '../dialogs';
import { writeClipboard } from '../clipboard/system-clipboard';

export interface DoctorCallsOptions {
  readonly profiles: Pick<ProfileStore, 'find'>;
  readonly doctor: Doctor;
  readonly desk: Pick<Desk, 'chooseTarget' | 'writeClipboard'>;
}

/** Examining the connection of a profile, and taking the report to somebody who helps. */
export const doctorCalls = ({
  profiles,
  doctor,
  desk,
}: DoctorCallsOptions): Pick<Handlers, 'runDoctor' | 'saveReport' | 'copyReport'> => {
  const reportOf = (profileId: string, withHost: boolean): Result<string> => {
    const profile = profiles.find(profileId);
    if (!profile.ok) return profile;
    return doctor.report(profileId, withHost ? 'with-host' : 'without-host');
  };

  return {
    runDoctor: async ({ profileId }) => {
      const profile = profiles.find(profileId);
      return profile.ok ? succeed(await doctor.run(profile.value)) : profile;
    },
    saveReport: async ({ profileId, withHost }) => {
      const report = reportOf(profileId, withHost);
      if (!report.ok) return report;
      const target = await desk.chooseTarget('account-viewer-report.txt');
      if (target === undefined) return fail('CANCELLED');
      try {
        await writeFileAtomically(target, report.value);
        return succeed(null);
      } catch {
        return fail('FILE_NOT_WRITTEN');
      }
    },
    copyReport: async ({ profileId, withHost }) => {
      const report = reportOf(profileId, withHost);
      return report.ok ? writeClipboard(desk, report.value) : report;
    },
  };
};
