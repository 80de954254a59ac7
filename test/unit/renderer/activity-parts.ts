import type { Activity, Alarm, HistoryEntry } from '../../../shared/activity';

const none = { changed: 0, renamed: 0, added: 0, removed: 0 };

/** The activity of an account in which nothing has happened since everything was marked as seen. */
export const quietActivity: Activity = {
  revision: 1,
  version: 1,
  home: 'disk',
  seenAt: 1000,
  isFirst: false,
  toldByAlarms: 0,
  fresh: 0,
  freshBeside: 0,
  counts: { wallets: none, contracts: none },
  alarms: [],
  alarmCount: 0,
  seenAlarmCount: 0,
  revertedCount: 0,
  knownGoneCount: 0,
  replacedCount: 0,
  lost: null,
};

/** An alarm about the changed address of a wallet, matched by its key. */
export const alarmWith = (changes: Partial<Alarm> = {}): Alarm => ({
  number: 1,
  list: 'wallets',
  name: 'Wallet',
  asset: 'ETH',
  address: '0x2',
  row: 0,
  knownBy: 'same',
  field: 'walletAddress',
  before: '0x1',
  after: '0x2',
  noticedAt: 5,
  firstSeenAt: null,
  isReverted: false,
  isKnownGone: false,
  ...changes,
});

/** An unseen line of the history about a wallet. */
export const entryWith = (changes: Partial<HistoryEntry>): HistoryEntry => ({
  at: 1,
  kind: 'renamed',
  list: 'wallets',
  name: 'Vault',
  asset: 'ETH',
  address: null,
  fields: [],
  reason: null,
  count: 1,
  isCounting: false,
  outcome: null,
  isSeen: false,
  row: null,
  ...changes,
});
