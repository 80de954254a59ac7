import type { updateWords as english, aboutWords as englishAbout } from '../about';

/** Was über neuere Versionen der App gesagt wird. */
export const updateWords: typeof english = {
  title: 'Neuere Versionen',
  noFeed:
    'In diesem Build ist nicht hinterlegt, wo neue Versionen angekündigt werden. Er kann nicht danach suchen.',
  bySystem:
    'Die App sucht nicht selbst nach neuen Versionen: Sie kommen aus dem Store, aus dem sie installiert wurde.',
  choice: 'Einmal täglich nach neuen Versionen suchen',
  about: (host) =>
    `Fragt ${host}. Dort ist Ihre IP-Adresse zu sehen und sonst nichts. Es wird nichts heruntergeladen oder installiert.`,
  alsoTalksTo: (host) => `Um nach neuen Versionen zu suchen, spricht die App auch mit ${host}.`,
  check: 'Jetzt suchen',
  checking: 'Suche läuft …',
  newest: (when) => `Sie haben die neueste Version (geprüft: ${when}).`,
  available: (version) => `Version ${version} ist verfügbar.`,
  notReached: (host, when) => `${host} hat nicht brauchbar geantwortet (geprüft: ${when}).`,
  notValid: (host, when) =>
    `Die Antwort von ${host} ist nicht von den Herstellern dieser App signiert. Nichts davon wurde verwendet (geprüft: ${when}).`,
  outdated: (host, when) =>
    `Die Antwort von ${host} ist veraltet: Sie ist abgelaufen oder nennt eine ältere Version als zuvor (geprüft: ${when}). Wenn die Uhr dieses Computers richtig geht, sehen Sie selbst nach neueren Versionen.`,
  open: 'Seite der Version öffnen',
  openHint: 'Die Seite der neuen Version im Browser öffnen',
};

/** What the app says of itself. */
export const aboutWords: typeof englishAbout = {
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
    'Die App enthält Electron mit Chromium und Node.js, deren viele Teile eigene Lizenzen haben: LICENSES.chromium.html im Ordner der App (auf macOS in Contents/Resources).',
};
