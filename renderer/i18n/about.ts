import { catalogue } from './language';

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
    'The app contains Electron with Chromium and Node.js, whose many parts have licences of their own: LICENSES.chromium.html in Electron’s package.',
});
