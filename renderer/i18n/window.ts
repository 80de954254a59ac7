import { appearanceWords, settingsWords, explorerWords } from './settings';
import { connectWords } from './connect';
import { integer, plural, shortWait } from './plural';
import { addressWords, copyingWords, listWords, scriptWords } from './list';
import { overviewWords } from './overview';
import { shellWords } from './shell';
import { catalogue } from './language';

const setClock = 'Set the clock and its time zone to automatic in the settings of your system.';

/** Texts of most screens. */
export const words = catalogue('window', {
  app: {
    name: 'Account Viewer',
    demo: 'Demo',
  },
  shortcuts: 'Keyboard shortcuts',
  common: {
    oneFile: (count: number) =>
      `Only the first of ${integer.format(count)} files was taken: drop one at a time.`,
    notGiven: 'not given',
    empty: 'empty',
    onlySpaces: 'only spaces',
    unnamed: 'No name',
    hiddenCharacter: 'A character that would not be visible',
    cancel: 'Cancel',
    close: 'Close',
    closeMessage: 'Close message',
    retry: 'Try again',
  },
  clock: {
    corrected: (off: string) => `${off}; calls are corrected. ${setClock}`,
    uncorrected: (off: string) => `${off}. ${setClock}`,
    unknown: 'The service does not tell its time.',
    accept: 'Use the service’s time for this run',
    acceptHint:
      'Use the service’s time only if you are sure that it is your service. With a false time, somebody could record signed calls of this app and send them again later.',
  },
  refreshing: {
    every: 'Refresh automatically',
    intervals: {
      0: 'Only when I ask',
      60: 'Every minute',
      300: 'Every 5 minutes',
      900: 'Every 15 minutes',
    },
    everyHint:
      'Pauses while the window is hidden or the computer is offline, and slows down after errors. Stops where you have to do something: when keys are refused or cannot be read, a clock is wrong, or another account answers.',
    correct: 'Correct for a wrong clock',
    correctHint:
      'Calls are then signed with the service’s time. Above 10 minutes you are asked first.',
    stop: 'Stop',
  },
  wait: {
    none: 'Refreshing…',
    keychain: {
      title: 'Waiting for the keychain…',
      hint: 'A window of your system may be asking for its password.',
      hintOnMac: 'macOS may be asking for its password, for “Account Viewer Helper”.',
    },
    service: 'Waiting for the service…',
  },
  colours: {
    grey: 'Grey',
    blue: 'Blue',
    green: 'Green',
    amber: 'Amber',
    red: 'Red',
    violet: 'Violet',
  },
  settings: settingsWords,
  shell: shellWords,
  broken: {
    title: 'Account Viewer could not start',
    screen: 'This screen could not be shown',
  },
  connect: connectWords,
  publicKey: {
    copyPem: 'Copy public key (PEM)',
    copyDer: 'Copy as base64',
    save: 'Save public key…',
    copied: 'Copied.',
    saved: 'Saved.',
  },
  account: {
    profile: 'Profile',
    addProfile: 'Add profile…',
    overview: 'Overview',
    wallets: 'Wallets',
    contracts: 'Contracts',
    smartContracts: 'Smart contracts',
    sections: 'Account',
    refresh: 'Refresh',
    loading: 'Reading the account…',
    updated: (when: string) => `Updated ${when}`,
    /** Shown before a failure's code, which the user can search for. */
    code: 'Code',
    lastTried: (when: string) => `Last tried ${when}.`,
    shownIsOld: (when: string) => `last good answer: ${when}`,
    shownIsCopy: (when: string) => `offline copy of ${when}`,
    nextTry: (seconds: number) => `next try in ${shortWait(seconds)}`,
    tryFrom: (seconds: number) => `wait ${shortWait(seconds)} more`,
    changeKeys: 'Change keys…',
    changeAddress: 'Change address…',
    notYetAccepted:
      'No call like this has been accepted yet. Check what you changed last, and these two:',
    acceptedBefore:
      'The service has accepted these keys before: the API key may have been replaced or withdrawn since, or another public key registered for it. Ask whoever manages the access, and enter the current keys with “Change keys…”.',
    checkApiKey: 'The API key must be the one that the provider gave you.',
    checkPublicKey: 'This public key must be registered for it at the service.',
    called: 'Called',
    keysFor: 'Keys given for',
    addressNow: 'Service address now',
    ownFingerprint: 'Fingerprint of your public key',
    copyFingerprint: 'Copy fingerprint',
    /** Remedy for a response that is a web page. */
    checkNetwork: 'Sign in to this network, if it asks for that: open any page in your browser.',
    checkAddress:
      'If nothing asks for that, check the service address, and ask those who run the network whether they block it.',
    wholeMessage: 'Show the whole message',
    moreMessages: (count: number) => `${count} more`,
    showAnswer: 'Show what came',
    answerEmpty: 'The answer was empty.',
    serviceSays: 'The service says:',
    pageSays: 'A web page says:',
    serviceError: 'Error of the service:',
    requestNumber: 'Request ID:',
    pauseOver: 'The pause that the service asked for is over',
    walletCount: (count: number) => plural(count, 'wallet', 'wallets'),
    contractCount: (count: number) => plural(count, 'contract', 'contracts'),
    noList: {
      wallets: 'The answer had no list of wallets: whether this account has any is not known.',
      contracts: 'The answer had no list of contracts: whether this account has any is not known.',
    },
    notList: {
      wallets: (is: string) =>
        `In place of a list of wallets there was ${is} in the answer: whether this account has any is not known.`,
      contracts: (is: string) =>
        `In place of a list of contracts there was ${is} in the answer: whether this account has any is not known.`,
    },
    notRead: 'Nothing to show yet: the account could not be read.',
    notAgreed: 'Not connected: you have not agreed to the service address of this profile yet.',
  },
  overview: overviewWords,
  list: listWords,
  address: addressWords,
  copying: copyingWords,
  explorers: explorerWords,
  appearance: appearanceWords,
  differences: {
    place: { account: 'Account', wallets: 'Wallets', contracts: 'Contracts' },
    problem: {
      missing: 'not given',
      empty: 'given, but empty',
      unknown: 'not in the specification',
      otherwise: 'a time, but written otherwise than specified',
      'no-zone': 'a time without its zone',
      malformed: 'not a time',
    },
    notA: { text: 'not a text', list: 'not a list', object: 'not a record' },
    wrongType: (is: string, notA: string) => `${is}, ${notA}`,
    is: {
      object: 'an object',
      list: 'a list',
      text: 'a text',
      number: 'a number',
      boolean: 'a truth value',
      null: 'null',
    },
    something: 'something else',
    record: 'whole record',
    values: 'Values of the account that the specification does not have',
    reading: 'Reading the values…',
    notRead: 'The values could not be read: another answer may have come.',
    moreValues: (count: number) =>
      `${plural(count, 'more value', 'more values')}, to be found in an export of the whole account as JSON.`,
    where: 'List',
    field: 'Field',
    what: 'Problem',
    count: 'How often',
    /** In the last row, for all fields without a row of their own. */
    more: 'and other fields',
  },
  fields: {
    id: 'ID',
    asset: 'Asset',
    address: 'Address',
    name: 'Name',
    type: 'Type',
    deployedAt: 'Deployed at',
    deployedBy: 'Deployed by',
  },
  scripts: scriptWords,
  dates: {
    invalid: 'not a time',
    'no-zone': 'without a time zone',
    future: 'in the future',
    'before-2015': 'before 2015',
    elsewhere: (date: string, age: string) => `${date}, ${age}`,
    received: (date: string, received: string) => `${date}; received as ${received}`,
  },
});
