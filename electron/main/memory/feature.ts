import type { Feature } from '../feature';
import type { Memories } from './memories';

/** What has changed in an account, and what the person says about it. */
export const createMemoryFeature = ({ memories }: { readonly memories: Memories }) =>
  ({
    handlers: {
      readActivity: ({ profileId }) => memories.activity(profileId),
      readChanges: ({ profileId, revision, from }) => memories.changes(profileId, revision, from),
      readMarks: ({ profileId, revision, list }) => memories.marks(profileId, revision, list),
      acknowledge: ({ profileId, numbers }) => memories.acknowledge(profileId, numbers),
      markSeen: ({ profileId, revision }) => memories.markSeen(profileId, revision),
      readDismissed: ({ profileId }) => memories.dismissed(profileId),
      dismissPair: ({ profileId, pair, isDismissed }) =>
        memories.dismiss(profileId, pair, isDismissed),
    },
    onProfileRemoved: (profileId) => {
      memories.forget(profileId);
    },
  }) satisfies Feature;
