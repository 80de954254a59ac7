import { succeed } from '../../../shared/failure';
import type { Handlers } from '../ipc/answer-call';
import type { Memories } from './memories';
import type { ProfileStore } from '../profiles/profile-store';

export interface ActivityCallsOptions {
  readonly profiles: Pick<ProfileStore, 'find'>;
  readonly memories: Memories;
}

/** What has changed in an account, and what the person says about it. */
export const activityCalls = ({
  profiles,
  memories,
}: ActivityCallsOptions): Pick<
  Handlers,
  | 'readActivity'
  | 'readChanges'
  | 'readMarks'
  | 'acknowledge'
  | 'markSeen'
  | 'readDismissed'
  | 'dismissPair'
> => ({
  readActivity: async ({ profileId }) => {
    const profile = profiles.find(profileId);
    return profile.ok ? succeed(await memories.activity(profileId)) : profile;
  },
  readChanges: ({ profileId, revision, from }) => memories.changes(profileId, revision, from),
  readMarks: ({ profileId, revision, list }) => memories.marks(profileId, revision, list),
  acknowledge: async ({ profileId, numbers }) => {
    const profile = profiles.find(profileId);
    return profile.ok ? succeed(await memories.acknowledge(profileId, numbers)) : profile;
  },
  markSeen: ({ profileId, revision }) => memories.markSeen(profileId, revision),
  readDismissed: async ({ profileId }) => {
    const profile = profiles.find(profileId);
    return profile.ok ? succeed(await memories.dismissed(profileId)) : profile;
  },
  dismissPair: async ({ profileId, pair, isDismissed }) => {
    const profile = profiles.find(profileId);
    return profile.ok ? succeed(await memories.dismiss(profileId, pair, isDismissed)) : profile;
  },
});
