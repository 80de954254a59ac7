import { catalogue } from './language';

/** What is said about newer versions of the app. */
export const updateWords = catalogue('updates', {
  title: 'Newer versions',
  noFeed: 'This build has no release feed, so it cannot look for newer versions.',
  bySystem:
    'The app does not look for newer versions: they come from the store that it was installed from.',
  choice: 'Look for newer versions once a day',
  about: (host: string) =>
    `Asks ${host}, which sees your IP address and learns nothing else. Nothing is downloaded or installed.`,
  alsoTalksTo: (host: string) => `To look for newer versions the app also talks to ${host}.`,
  check: 'Check now',
  checking: 'Looking…',
  newest: (when: string) => `You have the newest version (checked ${when}).`,
  available: (version: string) => `Version ${version} is available.`,
  notReached: (host: string, when: string) => `${host} gave no usable answer (checked ${when}).`,
  notValid: (host: string, when: string) =>
    `What ${host} answered is not signed by the makers of this app, so nothing of it was used (checked ${when}).`,
  outdated: (host: string, when: string) =>
    `What ${host} answered is out of date: it has expired, or names an older version than before (checked ${when}). If the clock of this computer is right, look for newer versions yourself.`,
  open: 'Open release page',
  openHint: 'Open the page of the new version in your browser',
});

/** What the app says of itself. */
export const aboutWords = catalogue('about', {
  title: 'About',
  development: (version: string) => `${version} (built from source)`,
  talksTo: 'With this profile the app talks to one host only:',
  accountTalksTo: 'For the account of this profile the app talks to one host only:',
  accountTalksToDemo:
    'For the account of this profile the app talks to the demo service on this computer only.',
  talksToDemo: 'With this profile the app talks to the demo service on this computer only.',
  promise:
    'It has no account of its own, sends no statistics and loads nothing from elsewhere. Web pages open in your browser, and only when you click.',
  licences: 'Licences',
  chromium:
    'The app contains Electron with Chromium and Node.js, whose many parts have licences of their own: LICENSES.chromium.html in the folder of the app (on macOS in Contents/Resources).',
});
