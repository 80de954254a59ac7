import type { Feature } from '../feature';
import type { Memories } from './memories';

/** What has changed in an account, and what the person says about it. */
export const createMemoryFeature = ({ memories }: { readonly memories: Memories }) =>
  ({
    handlers: {
      readActivity: ({ profileId }) => memories.activity(profileId),
      readHistory: ({ profileId, revision, filter, from }) =>
        memories.history(profileId, revision, filter, from),
      readAlarms: ({ profileId, revision, list, row }) =>
        memories.alarmsOf(profileId, revision, list, row),
      readFormer: ({ profileId, revision, from }) => memories.former(profileId, revision, from),
      readMarks: ({ profileId, revision, list }) => memories.marks(profileId, revision, list),
      acknowledge: ({ profileId, numbers, reason }) =>
        memories.acknowledge(profileId, numbers, reason),
      markSeen: ({ profileId, revision }) => memories.markSeen(profileId, revision),
      readDismissed: ({ profileId }) => memories.dismissed(profileId),
      dismissPair: ({ profileId, pair, isDismissed }) =>
        memories.dismiss(profileId, pair, isDismissed),
    },
    onProfileRemoved: (profileId) => {
      memories.forget(profileId);
    },
  }) satisfies Feature;
