import { appearanceWords, settingsWords, explorerWords } from './settings';
import { connectWords } from './connect';
import { integer, plural, shortWait } from './plural';
import { addressWords, copyingWords, listWords, scriptWords } from './list';
import { overviewWords } from './overview';
import { shellWords } from './shell';
import { catalogue } from './language';

const setClock = 'Set the clock and time zone to automatic in your system settings.';

/** Texts of most screens. */
export const words = catalogue('window', {
  app: {
    name: 'Account Viewer',
    demo: 'Demo',
  },
  shortcuts: 'Keyboard shortcuts',
  common: {
    oneFile: (count: number) =>
      `Only the first of ${integer.format(count)} files was used: drop one at a time.`,
    notGiven: 'not given',
    empty: 'empty',
    onlySpaces: 'only spaces',
    unnamed: 'No name',
    hiddenCharacter: 'An invisible character',
    cancel: 'Cancel',
    close: 'Close',
    closeMessage: 'Close message',
    retry: 'Try again',
  },
  clock: {
    corrected: (off: string) => `${off}; calls are corrected. ${setClock}`,
    uncorrected: (off: string) => `${off}. ${setClock}`,
    unknown: 'The service does not report its time.',
    accept: 'Use the service’s time for this run',
    acceptHint:
      'Use the service’s time only if you are sure that it is your service. With a false time, someone could record this app’s signed calls and send them again later.',
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
      'Pauses while the window is hidden or the computer is offline, and slows down after errors. Stops when you have to do something: when keys are refused or cannot be read, a clock is wrong, or the service answers with another account.',
    correct: 'Correct for a wrong clock',
    correctHint:
      'Calls are then signed with the service’s time. If it differs by more than 10 minutes, you are asked first.',
    stop: 'Stop',
  },
  wait: {
    none: 'Refreshing…',
    keychain: {
      title: 'Waiting for the keychain…',
      hint: 'A system window may be asking for its password.',
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
    lastTried: (when: string) => `Last tried ${when}`,
    shownIsOld: (when: string) => `last good answer: ${when}`,
    shownIsCopy: (when: string) => `offline copy of ${when}`,
    nextTry: (seconds: number) => `next try in ${shortWait(seconds)}`,
    stopped: 'no longer refreshed automatically',
    tryFrom: (seconds: number) => `wait ${shortWait(seconds)} more`,
    changeKeys: 'Change keys…',
    changeAddress: 'Change address…',
    notYetAccepted:
      'No call like this has been accepted yet. Check what you changed last, and these two:',
    acceptedBefore:
      'The service has accepted these keys before: the API key may have been replaced or withdrawn since, or another public key registered for it. Ask whoever manages your access, and enter the current keys with “Change keys…”.',
    checkApiKey: 'The API key must be the one that the provider gave you.',
    checkPublicKey: 'This public key must be registered for that API key.',
    called: 'Called',
    keysFor: 'Keys are for',
    addressNow: 'Service address now',
    ownFingerprint: 'Fingerprint of your public key',
    copyFingerprint: 'Copy fingerprint',
    /** Remedy for a response that is a web page. */
    checkNetwork: 'Sign in to this network if it asks you to: open any page in your browser.',
    checkAddress:
      'If it does not ask, check the service address, and ask your network administrator whether it is blocked.',
    wholeMessage: 'Show the whole message',
    moreMessages: (count: number) => `${count} more`,
    showAnswer: 'Show the answer',
    answerEmpty: 'The answer was empty.',
    serviceSays: 'The service says:',
    pageSays: 'A web page says:',
    serviceError: 'Service error:',
    requestNumber: 'Request ID:',
    pauseOver: 'The pause that the service asked for is over',
    walletCount: (count: number) => plural(count, 'wallet', 'wallets'),
    contractCount: (count: number) => plural(count, 'contract', 'contracts'),
    noList: {
      wallets:
        'The answer has no list of wallets, so it is not known whether this account has any.',
      contracts:
        'The answer has no list of contracts, so it is not known whether this account has any.',
    },
    notList: {
      wallets: (is: string) =>
        `The answer has ${is} instead of a list of wallets, so it is not known whether this account has any.`,
      contracts: (is: string) =>
        `The answer has ${is} instead of a list of contracts, so it is not known whether this account has any.`,
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
      otherwise: 'a time, but not in the specified format',
      'no-zone': 'a time without a time zone',
      malformed: 'not a time',
    },
    notA: { text: 'not text', list: 'not a list', object: 'not a record' },
    wrongType: (is: string, notA: string) => `${is}, ${notA}`,
    is: {
      object: 'an object',
      list: 'a list',
      text: 'text',
      number: 'a number',
      boolean: 'a true/false value',
      null: 'null',
    },
    something: 'something else',
    record: 'whole record',
    values: 'Account values that are not in the specification',
    reading: 'Reading the values…',
    notRead: 'The values could not be read: a newer answer may have come.',
    moreValues: (count: number) =>
      `${plural(count, 'more value is', 'more values are')} in a JSON export of the whole account.`,
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
