import type { Feature } from '../feature';
import type { Baselines } from './baselines';

/** What has changed in an account, and what the person says about it. */
export const createChangesFeature = ({ baselines }: { readonly baselines: Baselines }) =>
  ({
    handlers: {
      readActivity: ({ profileId }) => baselines.activity(profileId),
      readHistory: ({ profileId, revision, filter, from }) =>
        baselines.history(profileId, revision, filter, from),
      readAlarms: ({ profileId, revision, list, row }) =>
        baselines.alarmsOf(profileId, revision, list, row),
      readFormer: ({ profileId, revision, from }) => baselines.former(profileId, revision, from),
      readMarks: ({ profileId, revision, list }) => baselines.marks(profileId, revision, list),
      acknowledge: ({ profileId, version, numbers, reason }) =>
        baselines.acknowledge(profileId, version, numbers, reason),
      markSeen: ({ profileId, version }) => baselines.markSeen(profileId, version),
      readDismissed: ({ profileId }) => baselines.dismissed(profileId),
      dismissPair: ({ profileId, pair, isDismissed }) =>
        baselines.dismiss(profileId, pair, isDismissed),
    },
    onProfileRemoved: (profileId) => {
      baselines.forget(profileId);
    },
  }) satisfies Feature;
