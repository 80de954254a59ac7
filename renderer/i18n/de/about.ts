import type { aboutWords as english } from '../about';

/** What the app says of itself. */
export const aboutWords: typeof english = {
  title: 'Über diese App',
  development: (version) => `${version} (aus dem Quelltext gebaut)`,
  talksTo: 'Mit diesem Profil spricht die App nur mit einem Host:',
  accountTalksTo: 'Für das Konto dieses Profils spricht die App nur mit einem Host:',
  accountTalksToDemo:
    'Für das Konto dieses Profils spricht die App nur mit dem Demodienst auf diesem Computer.',
  talksToDemo: 'Mit diesem Profil spricht die App nur mit dem Demodienst auf diesem Computer.',
  promise:
    'Sie hat kein eigenes Konto, sendet keine Statistik und lädt nichts von anderswo. Webseiten öffnen sich in Ihrem Browser, und nur auf Klick.',
  licences: 'Lizenzen',
  chromium:
    'Die App enthält Electron mit Chromium und Node.js, deren viele Teile eigene Lizenzen haben: LICENSES.chromium.html in Electrons Paket.',
};
