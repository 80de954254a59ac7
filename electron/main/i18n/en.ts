import { sandboxVariable, type Refusal } from '../shell/startup/refused-switches';

/** Duration of more than ten minutes: "30 minutes", "2 hours". */
const span = (seconds: number): string =>
  seconds < 7200
    ? `${Math.round(seconds / 60)} minutes`
    : `${Math.round(seconds / 3600).toLocaleString('en')} hours`;

const madeHere = 'A private key that was made in this app exists only in this app.';

/** Texts that main itself shows, in dialogs that the window must not be able to answer. */
export const en = {
  cancel: 'Cancel',
  demoAccount: 'Demo account',
  confirmConnection: {
    message: (host: string) => `Connect to ${host}?`,
    was: 'Until now these keys were for:',
    will: 'The API key, and calls signed with the private key, will go to:',
    caution: 'Continue only if you know this service address. You are asked once for each address.',
    confirm: 'Connect',
  },
  confirmClock: {
    message: (host: string) => `Sign with the time of ${host}?`,
    moment: (at: number) =>
      new Date(at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'medium' }),
    detail: (here: string, there: string, seconds: number) =>
      `This computer’s clock says ${here}. The service’s says ${there}. They are ${span(seconds)} apart.`,
    caution:
      'Calls would be signed with the service’s time. Continue only if you know that this computer’s clock is wrong.',
    confirm: 'Use the service’s time',
  },
  whichProfile: {
    service: (host: string) => `Service: ${host}`,
    demo: 'Service: the demo inside this app',
    key: (beginning: string) => `Public key: ${beginning}`,
  },
  confirmTrust: {
    message: (profile: string) => `Trust another account for “${profile}”?`,
    until: 'until now',
    now: 'now',
    name: (when: string, name: string) => `Name ${when}: ${name}`,
    userId: (when: string, userId: string) => `User ID ${when}: ${userId}`,
    notGiven: '(not given)',
    notKnown: '(not known here)',
    caution: {
      'user-id': (): string =>
        'You agree only to the new user ID: alarms stay, and each known record with a different address raises one.',
      everything: (alarms: number) =>
        `All its addresses then count as right, and can be copied${alarms === 0 ? '' : `, and ${alarms === 1 ? 'an open alarm ends' : `${alarms} open alarms end`}`}.`,
    },
    ask: 'Continue only if the provider of the service has told you why this is another account, through a channel you already knew.',
    confirm: 'Trust this account',
  },
  confirmNewKeys: {
    message: (profile: string) => `Replace the keys of “${profile}”?`,
    untested:
      'The service has not accepted the new keys. If they are wrong, nothing can be read until you enter the right ones.',
    copyGoes: 'The last good answer and its offline copy are deleted.',
    opensAnother:
      'The service accepts the new keys, but with them it answers with another account:',
    ofItsOwn:
      'If these should be keys of the known account, cancel and check them. If you want to see both accounts, cancel and press “Add profile…” for the other one.',
    lost: `The old keys are deleted and cannot be recovered. ${madeHere}`,
    lostApiKey: 'The old API key is deleted. The private key stays.',
    kept: 'The new keys are for this run only. The old ones stay in the keychain and are used again from the next start.',
    confirm: 'Replace the keys',
  },
  confirmRemoval: {
    one: (profile: string) => `Remove “${profile}” with its keys?`,
    forget: (profile: string) => `Forget “${profile}” although some of it cannot be deleted?`,
    all: (profiles: number) =>
      profiles === 1
        ? 'Remove the profile and its keys?'
        : `Remove all ${profiles} profiles and their keys?`,
    allEarlier: (profiles: number) =>
      profiles === 1
        ? 'Remove what is left of an earlier profile?'
        : `Remove what is left of ${profiles} earlier profiles?`,
    /** What happens to the keys of one profile, by where they are. */
    keys: {
      keychain: `The API key and the private key are deleted from the keychain; they stay registered with the service. ${madeHere}`,
      'this-run': `The API key and the private key are removed from memory, and older ones are deleted from the keychain; they stay registered with the service. ${madeHere}`,
      none: 'It has no keys on this computer.',
      demo: 'Its keys are deleted. They were made for the demo and work nowhere else.',
    },
    allKeys: `API keys and private keys are deleted from the keychain and from memory; those of a service stay registered there. ${madeHere}`,
    keysLater:
      'Keys that are still in the keychain are deleted as soon as it answers: at the next start, or the next time something is removed.',
    files:
      'Notes, first-seen addresses, alarms, history and offline copies are deleted too. None of it can be recovered.',
    /** What is removed of profiles that the settings do not name. The settings may have been lost. */
    earlier: (profiles: number) =>
      profiles === 1
        ? 'An earlier profile that the settings no longer list is removed together with its keys. If the settings were lost, restoring a backup of them brings it back instead.'
        : `${profiles} earlier profiles that the settings no longer list are removed together with their keys. If the settings were lost, restoring a backup of them brings the profiles back instead.`,
    removeOne: 'Remove profile and keys',
    forgetOne: 'Forget the profile',
    removeAll: 'Remove everything',
    removeEarlier: 'Remove what is left',
  },
  confirmLink: {
    message: (host: string) => `Open ${host} in your browser?`,
    address: (host: string) =>
      `${host} will see this address and your IP address. You will not be asked about it again.`,
    releasePage: (host: string) =>
      `The page of the new version is on this site. ${host} will see your IP address.`,
    confirm: 'Open',
  },
  confirmReplace: {
    message: 'Replace the signature and the public key as well?',
    detail: (names: string) => `Files with these names already exist: ${names}`,
    confirm: 'Replace',
  },
  /**
   * Menu labels. `roles` has a label for each role, because Electron has English ones only; `app` is the app's name.
   */
  menu: {
    file: 'File',
    edit: 'Edit',
    view: 'View',
    window: 'Window',
    help: 'Help',
    about: (app: string) => `About ${app}`,
    hide: (app: string) => `Hide ${app}`,
    quit: 'Quit',
    quitApp: (app: string) => `Quit ${app}`,
    exit: 'Exit',
    closeWindow: 'Close Window',
    substitutions: 'Substitutions',
    speech: 'Speech',
    record: {
      copyAddress: 'Copy address',
      copyDeployer: 'Copy deployer',
      copyValue: 'Copy value',
      openExplorer: 'Open in explorer',
      openDetails: 'Open details',
      favourite: 'Favourite',
      copyRow: 'Copy row',
      copyRows: 'Copy selected rows',
      select: 'Select row',
    },
    roles: {
      services: 'Services',
      hideOthers: 'Hide Others',
      unhide: 'Show All',
      close: 'Close',
      undo: 'Undo',
      redo: 'Redo',
      cut: 'Cut',
      copy: 'Copy',
      paste: 'Paste',
      pasteAndMatchStyle: 'Paste and Match Style',
      delete: 'Delete',
      selectAll: 'Select All',
      showSubstitutions: 'Show Substitutions',
      toggleSmartQuotes: 'Smart Quotes',
      toggleSmartDashes: 'Smart Dashes',
      toggleTextReplacement: 'Text Replacement',
      startSpeaking: 'Start Speaking',
      stopSpeaking: 'Stop Speaking',
      resetZoom: 'Actual Size',
      zoomIn: 'Zoom In',
      zoomOut: 'Zoom Out',
      togglefullscreen: 'Toggle Full Screen',
      toggleDevTools: 'Toggle Developer Tools',
      minimize: 'Minimize',
      zoom: 'Zoom',
      front: 'Bring All to Front',
    },
  },
  windowGone: {
    message: 'The window keeps closing unexpectedly.',
    detail:
      'It was reloaded three times within a minute. Your keys and settings are not in it; nothing is lost.',
    buttons: ['Reload', 'Quit'],
  },
  windowForeign: {
    message: 'The window was stopped because foreign code was found in it.',
    detail:
      'Something on this computer is changing the app. Install it again from where you got it.',
    buttons: ['Quit'],
  },
  windowNotLoaded: {
    message: 'The window could not be loaded.',
    detail: 'If this happens again, the installation is damaged: install the app again.',
    buttons: ['Reload', 'Quit'],
  },
  windowHangs: {
    message: 'The window is not responding.',
    detail: 'You can wait, or reload it. Your keys and settings are not in it; nothing is lost.',
    buttons: ['Reload', 'Wait'],
  },
  failed: {
    title: 'Account Viewer has to close',
    detail:
      'Something went wrong that the app cannot handle. Your keys and settings are unchanged. The log, if you keep one, says where it happened.',
  },
  noUserData: {
    title: 'Account Viewer cannot keep its data',
    detail: (folder: string) =>
      `The app cannot write to ${folder}: it may belong to another user, or the disk may be full. Free some space, or give yourself permission to write there, then start the app again.`,
  },
  refusedSwitch: {
    title: 'Account Viewer was not started',
    message: (refusal: Refusal) => {
      if (refusal === sandboxVariable)
        return `The app was started with the variable ${refusal}, which turns off its protection. Start it without this variable.`;
      if (refusal === 'user-data-dir')
        return `The app was started with --${refusal}, which makes it use someone else’s data. Start it without this switch.`;
      return refusal === 'no-sandbox'
        ? `The app was started with --${refusal}, which turns off its protection. AppImages do this where the system does not allow a sandbox: install the deb or rpm package instead.`
        : `The app was started with --${refusal}, which can turn off its protection. Start it without this switch.`;
    },
  },
};
