import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { CallName } from '../../../shared/contract';
import { presetExplorers } from '../../../shared/explorer';
import type { ListView } from '../../../shared/list-view';

/** Whatever could be sent in the place of a payload or of a field. */
export const anything = fc.anything({
  maxDepth: 3,
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withNullPrototype: true,
  withObjectString: true,
  withTypedArray: true,
  withSparseArray: true,
  withBoxedValues: true,
});

/** Any id. */
export const id = randomUUID();
/** A connection as the form sends it. */
export const draft = {
  baseUrl: 'https://example.com',
  signedPath: 'endpoint',
  apiKey: 'key',
  stagedKeyId: id,
};
/** How a profile looks and signs. */
export const traits = { name: 'A', colour: 'blue', production: true, signedPath: 'full' };

/** A view of the list of wallets that uses every field. */
export const view: ListView = {
  sort: { column: 'walletName', direction: 'descending' },
  hidden: ['id'],
  widths: { asset: 48, walletAddress: 1200 },
  group: 'asset',
  density: 'compact',
  details: 360,
  filters: { assets: ['ETH', null, ''], types: [], checksums: ['none', 'mismatch'], differs: true },
};

export const preferences = {
  correctClock: true,
  refreshSeconds: 300,
  dates: 'utc',
  theme: 'dark',
  contrast: 'more',
  log: 'off',
  language: 'de',
  keepCopy: false,
  hideOnLock: false,
  hideAfterMinutes: 15,
  captureProtection: true,
  checkUpdates: true,
  exports: { format: 'signed-json', separator: 'tab', provenance: true },
};

/** A payload that each call takes. */
export const valid: Readonly<Record<CallName, unknown>> = {
  getState: undefined,
  chooseKeyFile: undefined,
  dropKeyFile: { path: '/home/someone/key.pem' },
  pasteKey: undefined,
  clearClipboard: { stagedKeyId: id },
  unlockKey: { lockedKeyId: id, passphrase: 'secret' },
  generateKey: { bits: 3072 },
  cancelGeneration: undefined,
  savePublicKey: { stagedKeyId: id },
  copyText: { text: 'copied' },
  showMenu: {
    items: [
      { id: 'copyAddress', enabled: false },
      { id: 'favourite', enabled: true, checked: true },
    ],
    x: 0,
    y: 700,
  },
  testConnection: draft,
  stopTests: undefined,
  saveProfile: { ...draft, name: 'A', secrets: 'keychain' },
  exploreDemo: undefined,
  selectProfile: { profileId: id },
  changeProfile: { ...traits, profileId: id },
  moveProfile: { profileId: id, baseUrl: 'https://example.com' },
  changeKeys: {
    profileId: id,
    apiKey: null,
    stagedKeyId: id,
    secrets: 'keychain',
    untested: false,
  },
  removeProfile: { profileId: id, leaveKeys: false },
  removeEverything: undefined,
  exportProfiles: undefined,
  importProfiles: undefined,
  openCopy: { profileId: id },
  readKept: { profileId: id },
  deleteCopies: undefined,
  readActivity: { profileId: id },
  readHistory: {
    profileId: id,
    revision: 0,
    filter: { kinds: ['alarm'], list: 'wallets' },
    from: 0,
  },
  findAddress: { text: '0xd021D3929f5bD33DFcE38193bf66A60F1f3F6E5D' },
  exportHistory: { profileId: id, filter: { kinds: null, list: 'account' }, separator: 'tab' },
  readAlarms: { profileId: id, revision: 1, list: 'wallets', row: 0 },
  readFormer: { profileId: id, revision: 1, from: 0 },
  readMarks: { profileId: id, revision: 1, list: 'wallets' },
  acknowledge: { profileId: id, numbers: [1, 2], reason: 'called the bank' },
  markSeen: { profileId: id, revision: 1 },
  readDismissed: { profileId: id },
  dismissPair: { profileId: id, pair: '0x1 0x2', isDismissed: true },
  refreshAccount: { profileId: id },
  readOtherAccount: { profileId: id },
  trustAccount: { profileId: id, revision: 1 },
  stopRefresh: { profileId: id },
  acceptClock: { profileId: id },
  setPreferences: preferences,
  setValuesHidden: { hidden: true },
  noteUse: undefined,
  deleteLogs: undefined,
  setExplorers: { explorers: presetExplorers },
  readList: { profileId: id, revision: 1, list: 'wallets', from: 0 },
  readEnvelope: { profileId: id, revision: 1 },
  copyRows: {
    profileId: id,
    revision: 1,
    list: 'wallets',
    rows: 'AQAAAAAAAAA=',
    columns: ['walletName', 'asset'],
  },
  exportAccount: {
    profileId: id,
    revision: 1,
    list: 'contracts',
    format: 'csv',
    rows: null,
    columns: ['address', 'deployedAt'],
    separator: 'semicolon',
    provenance: true,
    notes: true,
  },
  readNotes: { profileId: id },
  saveNote: {
    profileId: id,
    address: '0x00',
    name: 'Own name',
    note: 'Two\nlines',
    tags: ['one'],
    favourite: true,
  },
  cancelExport: undefined,
  openLink: { profileId: id, revision: 1, list: 'contracts', row: 0, link: 'deployer' },
  checkForUpdate: undefined,
  openReleasePage: undefined,
  readViews: { profileId: id },
  saveView: { profileId: id, list: 'wallets', view },
  readAnswerText: { profileId: id },
  runDoctor: { profileId: id },
  saveReport: { profileId: id, withHost: true },
  copyReport: { profileId: id, withHost: false },
  readRequests: { profileId: id },
  readRequest: { profileId: id, requestId: 1 },
  copyRequest: { profileId: id, requestId: null },
  dryRun: { profileId: id },
};
