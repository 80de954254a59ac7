import { succeed } from '../../../shared/failure';
import type { Feature } from '../feature';
import type { Memories } from './memories';

/** What has changed in an account, and what the person says about it. */
export const createMemoryFeature = ({ memories }: { readonly memories: Memories }) =>
  ({
    handlers: {
      readActivity: async ({ profileId }) => succeed(await memories.activity(profileId)),
      readChanges: ({ profileId, revision, from }) => memories.changes(profileId, revision, from),
      readMarks: ({ profileId, revision, list }) => memories.marks(profileId, revision, list),
      acknowledge: async ({ profileId, numbers }) =>
        succeed(await memories.acknowledge(profileId, numbers)),
      markSeen: ({ profileId, revision }) => memories.markSeen(profileId, revision),
      readDismissed: async ({ profileId }) => succeed(await memories.dismissed(profileId)),
      dismissPair: async ({ profileId, pair, isDismissed }) =>
        succeed(await memories.dismiss(profileId, pair, isDismissed)),
    },
    onProfileRemoved: (profileId) => {
      memories.forget(profileId);
    },
  }) satisfies Feature;
