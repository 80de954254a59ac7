import type { Activity } from '../../../shared/activity';

const none = { changed: 0, renamed: 0, added: 0, removed: 0 };

/** Of an account in which nothing has happened since everything was marked as seen. */
export const quietActivity: Activity = {
  revision: 1,
  version: 1,
  home: 'disk',
  seenAt: 1000,
  isFirst: false,
  fresh: 0,
  freshBeside: 0,
  counts: { wallets: none, contracts: none },
  alarms: [],
  alarmCount: 0,
  seenAlarmCount: 0,
  revertedCount: 0,
  knownGoneCount: 0,
  lost: null,
};
