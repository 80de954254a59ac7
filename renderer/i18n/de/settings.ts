import { mostExplorers } from '../../../shared/explorer';
import type { Failure } from '../../../shared/failure';
import type { TemplateProblem } from '../../../shared/problems';
import type {
  settingsWords as english,
  updateWords as englishUpdates,
  aboutWords as englishAbout,
  appearanceWords as englishAppearance,
  explorerWords as englishExplorers,
} from '../settings';
import type { Message } from '../message';
import { integer, plural } from './plural';

/** Texts about newer versions of the app. */
export const updateWords: typeof englishUpdates = {
  title: 'Neuere Versionen',
  noFeed:
    'Dieser Build hat keine Update-Quelle und kann deshalb nicht nach neueren Versionen suchen.',
  bySystem:
    'Die App sucht nicht selbst nach neueren Versionen: Diese kommen aus dem Store, aus dem sie installiert wurde.',
  choice: 'Einmal täglich nach neueren Versionen suchen',
  about: (host) =>
    `Fragt ${host} ab; dort ist Ihre IP-Adresse sichtbar, sonst nichts. Es wird nichts heruntergeladen oder installiert.`,
  alsoTalksTo: (host) =>
    `Für die Suche nach neueren Versionen verbindet sich die App auch mit ${host}.`,
  check: 'Jetzt suchen',
  checking: 'Wird gesucht …',
  newest: (when) => `Sie haben die neueste Version (geprüft: ${when}).`,
  available: (version) => `Version ${version} ist verfügbar.`,
  notReached: (host, when) => `${host} hat keine brauchbare Antwort geliefert (geprüft: ${when}).`,
  notValid: (host, when) =>
    `Die Antwort von ${host} ist nicht vom Hersteller dieser App signiert und wurde deshalb nicht verwendet (geprüft: ${when}).`,
  outdated: (host, when) =>
    `Die Antwort von ${host} ist veraltet: Sie ist abgelaufen oder nennt eine ältere Version als zuvor (geprüft: ${when}). Wenn die Uhr dieses Computers richtig geht, suchen Sie selbst nach neueren Versionen.`,
  open: 'Release-Seite öffnen',
  openHint: 'Öffnet die Seite der neuen Version in Ihrem Browser',
};

/** Texts about the app itself. */
export const aboutWords: typeof englishAbout = {
  title: 'Über diese App',
  development: (version) => `${version} (aus dem Quelltext gebaut)`,
  talksTo: 'Mit diesem Profil verbindet sich die App nur mit einem Host:',
  accountTalksTo: 'Für das Konto dieses Profils verbindet sich die App nur mit einem Host:',
  accountTalksToDemo:
    'Für das Konto dieses Profils verbindet sich die App nur mit dem Demodienst auf diesem Computer.',
  talksToDemo:
    'Mit diesem Profil verbindet sich die App nur mit dem Demodienst auf diesem Computer.',
  promise:
    'Sie hat kein eigenes Konto, sendet keine Statistiken und lädt nichts von anderen Servern. Webseiten öffnen sich in Ihrem Browser, und nur auf Klick.',
  licences: 'Lizenzen',
  chromium:
    'Die App enthält Electron mit Chromium und Node.js, die eigene Lizenzen haben: siehe LICENSES.chromium.html im Ordner der App (unter macOS in Contents/Resources).',
};

export const appearanceWords: typeof englishAppearance = {
  title: 'Diese App',
  language: 'Sprache',
  languages: { system: 'Wie das System', en: 'English', de: 'Deutsch' },
  theme: 'Darstellung',
  themes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
  contrast: 'Kontrast',
  contrasts: { system: 'Wie das System', more: 'Hoch' },
  dates: 'Zeitangaben anzeigen',
  zones: { local: 'In der Zeitzone dieses Computers', utc: 'In UTC' },
  logTitle: 'Protokoll',
  log: 'Aktivität der App protokollieren',
  logHint:
    'Zwei Dateien mit je höchstens 1\u00a0MB im eigenen Ordner der App: Starts, Abstürze, Ausgang der Aufrufe. Niemals Schlüssel, Token, Namen, Adressen oder sonst etwas aus einem Konto.',
  deleteLogs: 'Protokolle löschen',
  logsDeleted: 'Protokolle gelöscht.',
};

export const settingsWords: typeof english = {
  title: 'Einstellungen',
  pagesTitle: 'Bereiche der Einstellungen',
  pages: {
    profile: 'Profil',
    connection: 'Verbindung und Schlüssel',
    reading: 'Aktualisierung',
    privacy: 'Privatsphäre',
    app: 'App',
    about: 'Über die App',
  },
  savedAtOnce: 'Änderungen werden sofort gespeichert.',
  saved: 'Gespeichert',
  notSaved: 'Diese Änderung wurde nicht gespeichert. Was oben steht, gilt weiter.',
  nameStays: (name) => `Bis dahin bleibt es beim Namen „${name}“.`,
  colour: 'Farbe',
  production: 'Dies ist ein Produktivkonto',
  productionHint:
    '„Produktiv“ steht in Rot beim Profil und im Profilmenü. Sonst ändert sich nichts.',
  productionMark: 'Produktiv',
  signFull: 'Vollständigen Pfad signieren',
  signFullHint: (path) =>
    `Das Token nennt dann ${path} statt /v1/account. Manche Gateways brauchen das.`,
  wait: 'Auf den Dienst warten',
  waitOf: (first: number, silence: number) =>
    `${first}\u00a0s bis zum Beginn, dann ${silence}\u00a0s zwischen Teilen`,
  waitHint:
    'Für einen Dienst, der langsam antwortet. Eine Antwort, die weiter eintrifft, wird bis zum Ende gelesen, egal wie lange es dauert.',
  service: 'Dienst',
  change: 'Ändern …',
  moveTitle: 'Adresse des Dienstes ändern',
  moveHint:
    'Notizen, zuerst gesehene Adressen und Verlauf bleiben erhalten, und die Antwort der neuen Adresse wird damit verglichen. Bis sie eintrifft, wird die letzte gültige Antwort nicht angezeigt: Um sie wieder zu sehen, setzen Sie die Adresse zurück.',
  move: 'Adresse ändern',
  moved: 'Adresse des Dienstes geändert.',
  keys: 'Schlüssel',
  waiting:
    'Wartet auf Registrierung: Mit diesen Schlüsseln, dieser Adresse des Dienstes und dieser Art der Signatur wurde noch kein Aufruf akzeptiert.',
  noKeys: 'Dieses Profil hat auf diesem Computer noch keine Schlüssel.',
  enterKeys: 'Schlüssel eingeben …',
  fingerprint: 'Fingerabdruck des öffentlichen Schlüssels',
  keyLength: (bits) => `RSA mit ${bits}\u00a0Bit, wird nie angezeigt`,
  neverShown: 'Wird nie angezeigt',
  keptIn: 'Speicherort',
  homes: {
    keychain: 'Schlüsselbund Ihres Systems',
    'this-run': 'Arbeitsspeicher, bis die App geschlossen wird',
    none: 'Noch keiner',
  },
  whoSees:
    'Die App zeigt sie niemandem. Andere Programme, die unter Ihrem Benutzerkonto laufen, können sie dort womöglich lesen.',
  importedKey: 'Fingerabdruck auf dem exportierenden Computer',
  confirmAddress: 'Adresse bestätigen …',
  setBack: 'Adresse zurücksetzen …',
  newKeys: 'Schlüssel ändern',
  firstKeys: 'Schlüssel eingeben',
  newKeysHint:
    'Geben Sie einen neuen API-Schlüssel, einen neuen privaten Schlüssel oder beide ein. Die neuen werden zuerst getestet; die alten bleiben, bis die neuen im Schlüsselbund sind.',
  firstKeysHint:
    'Geben Sie den API-Schlüssel und den privaten Schlüssel dieses Profils ein. Beide werden zuerst getestet und dann im Schlüsselbund gespeichert.',
  newApiKeyHint: 'Leer lassen, um den API-Schlüssel zu behalten.',
  nothingNew:
    'Geben Sie einen neuen API-Schlüssel ein, oder wählen Sie einen neuen privaten Schlüssel.',
  noNewKey:
    'Es wurde kein neuer privater Schlüssel gewählt. Wählen Sie einen, oder schließen und öffnen Sie diesen Dialog erneut, um den alten zu behalten.',
  keysFrom: 'Neue Schlüssel',
  keysEntered: 'Hier eingegeben',
  keysOf: (profile) => `Schlüssel von „${profile}“`,
  keysOfHint:
    'Beide Schlüssel des anderen Profils werden getestet und dann auch für dieses gespeichert. Notizen, zuerst gesehene Adressen und Verlauf bleiben hier, wie sie sind. Das andere Profil behält seine Schlüssel, bis Sie es entfernen.',
  toSave: {
    new: 'Zum Speichern klicken Sie auf „Testen und wechseln“, sobald der öffentliche Schlüssel registriert ist. Wenn das länger dauert, brechen Sie ab und erzeugen Sie ein Paar in einem neuen Profil mit derselben Adresse des Dienstes: Dort kann es warten, während hier die alten Schlüssel weiter verwendet werden. Sobald es akzeptiert ist, wählen Sie hier dessen Schlüssel.',
    first:
      'Zum Speichern geben Sie oben den API-Schlüssel ein und klicken auf „Testen und wechseln“, sobald der öffentliche Schlüssel registriert ist.',
  },
  discardAddressText: 'Die neue Adresse des Dienstes wurde nicht gespeichert.',
  discardKeysText: 'Die neuen Schlüssel wurden nicht gespeichert.',
  switchKeys: 'Testen und wechseln',
  switching: 'Wird getestet …',
  switched: 'Die neuen Schlüssel werden jetzt verwendet.',
  switchAnyway: 'Ohne Test trotzdem wechseln',
  removeSection: 'Entfernen',
  removeHint: 'Mit dem Profil wird alles gelöscht, was dieser Computer davon gespeichert hat:',
  goesAlong: [
    'API-Schlüssel und privater Schlüssel; ein in dieser App erzeugter privater Schlüssel existiert nur in dieser App',
    'Ihre eigenen Namen, Tags und Notizen',
    'zuerst gesehene Adressen, Alarme und der Verlauf der Änderungen',
    'die Offline-Kopie des Kontos',
  ],
  stays:
    'Exportierte Dateien bleiben, wo sie sind. Der Dienst akzeptiert die Schlüssel weiterhin, bis sie dort gesperrt werden.',
  everything: 'Alle Profile',
  everythingHint: 'Eine Profildatei enthält Namen und Adressen der Dienste, aber keine Schlüssel.',
  export: 'Profile exportieren …',
  import: 'Profile importieren …',
  exported: 'Profile exportiert.',
  imported: (added, skipped, noRoom) =>
    `${plural(added, 'Profil', 'Profile')} hinzugefügt` +
    (skipped > 0
      ? `, ${integer.format(skipped)} wegen Name oder Adresse des Dienstes ausgelassen`
      : '') +
    (noRoom > 0 ? `, ${integer.format(noRoom)} ausgelassen, weil kein Platz mehr ist.` : '.'),
  wipeHint: 'Oder entfernen Sie alle Profile auf diesem Computer, jeweils mit all diesen Daten.',
  wipe: 'Alle Profile und Schlüssel entfernen …',
  wipeLeft: (names) =>
    `Der Schlüsselbund hat die Schlüssel von ${names} nicht gelöscht. Diese Profile sind noch da; entsperren Sie den Schlüsselbund und versuchen Sie es erneut.`,
  wiped:
    'Alle Profile wurden mit ihren Schlüsseln, Notizen und Kopien entfernt. Einstellungen, Explorer und das Protokoll bleiben.',
  wipedProfiles: 'Alle Profile wurden entfernt. Einstellungen, Explorer und das Protokoll bleiben.',
  wipedAbsent: (names) => `Im Schlüsselbund waren keine Schlüssel von ${names}.`,
  wipedUnknown: (count) =>
    `Im Schlüsselbund sind vielleicht noch Schlüssel von ${plural(count, 'entfernten Profil', 'entfernten Profilen')}. Diese werden gelöscht, sobald er antwortet.`,
  settingsFirst:
    'Es wurde nichts entfernt: Zuerst müssen die Einstellungen gespeichert werden, in denen die Profile stehen.',
  forgetAnyway: 'Profil vergessen, Schlüssel später löschen',
  keysLeft: {
    removed:
      'Das Profil wurde entfernt, und seine Schlüssel wurden aus dem Schlüsselbund gelöscht.',
    none: 'Das Profil wurde entfernt. Es hatte keine Schlüssel im Schlüsselbund.',
    absent: 'Das Profil wurde entfernt. Im Schlüsselbund waren keine Schlüssel dafür.',
    unknown:
      'Das Profil wurde entfernt. Der Schlüsselbund war nicht erreichbar; falls er noch Schlüssel dieses Profils enthält, werden sie gelöscht, sobald er antwortet.',
  },
  damaged: (folder, file) =>
    `Die Einstellungsdatei konnte nicht gelesen werden, deshalb startet die App ohne Profile. Die alte Datei bleibt als ${file} in ${folder} erhalten. Wenn Sie ein Backup davon haben, schließen Sie die App und legen Sie es als settings.json zurück: So bleiben Schlüssel, Notizen und zuerst gesehene Adressen erhalten. Importierte Profile fangen neu an.`,
  partly: (folder, file, leftOut, fields) =>
    `${leftOut === 0 ? 'Etwas in der Einstellungsdatei' : plural(leftOut, 'Profil in der Einstellungsdatei', 'Profile in der Einstellungsdatei')} ${leftOut > 1 ? 'konnten nicht gelesen werden und wurden' : 'konnte nicht gelesen werden und wurde'} ausgelassen: ${fields}. Die alte Datei bleibt als ${file} in ${folder} erhalten.`,
  unnamed: (folder, count) =>
    count === 1
      ? `Auf diesem Computer liegen verschlüsselte Dateien eines Profils, das nicht in den Einstellungen steht (settings.json in ${folder}): Die App überwacht dieses Konto nicht.`
      : `Auf diesem Computer liegen verschlüsselte Dateien von ${integer.format(count)} Profilen, die nicht in den Einstellungen stehen (settings.json in ${folder}): Die App überwacht diese Konten nicht.`,
  unnamedMore: 'Was zu tun ist …',
  newer: (folder) =>
    `Die Einstellungen (settings.json in ${folder}) stammen von einer neueren Version von Account Viewer. Die Datei bleibt unverändert; in dieser Version lässt sich nichts speichern.`,
  unreadable: (folder) =>
    `Die Einstellungsdatei konnte nicht geöffnet werden: settings.json in ${folder}. Sie bleibt unverändert; solange sie nicht lesbar ist, lässt sich nichts speichern.`,
};

const problems: Record<TemplateProblem, string> = {
  'asset-empty': 'Geben Sie das Asset so ein, wie der Dienst es nennt.',
  'asset-too-long': 'Der Name eines Assets darf höchstens 64 Zeichen haben.',
  'asset-twice': 'Dieses Asset steht mehr als einmal in der Liste.',
  empty: 'Geben Sie die Adresse einer Website ein, oder lassen Sie diesen Link weg.',
  'too-long': 'Die Adresse einer Website darf höchstens 2.048 Zeichen haben.',
  'not-an-address':
    'Das ist keine Webadresse. Sie darf weder Leerzeichen noch Backslashes enthalten.',
  'not-https': 'Die Adresse einer Website muss mit https:// beginnen.',
  'has-credentials': 'Die Adresse einer Website darf weder Benutzernamen noch Passwort enthalten.',
  'local-host':
    'Die Adresse braucht den vollen Namen eines Servers, etwa explorer.example.com, und darf nicht die dieses Computers sein.',
  'address-in-host': '{address} muss hinter dem Namen der Website stehen, nicht darin.',
  'no-address': '{address} muss dort stehen, wo die Adresse hingehört.',
  'several-addresses': '{address} darf nur einmal vorkommen.',
};

/** The problem of an explorer's template. */
export const templateProblem = (problem: TemplateProblem): string => problems[problem];

/** The problem of an explorer's template, with the explorer's asset. */
export const templateSentence = ({ template, asset }: Failure): Message => ({
  message: problems[template ?? 'not-an-address'],
  ...(asset ? { remedy: `Prüfen Sie den Eintrag für ${asset}. Es wurde nichts gespeichert.` } : {}),
});

export const explorerWords: typeof englishExplorers = {
  title: 'Explorer',
  hint: 'Webseiten, die eine Adresse anzeigen. {address} steht für die Adresse. Die Seiten öffnen sich in Ihrem Browser, und nur auf Klick; ihre Betreiber sehen die Adresse und Ihre IP-Adresse. Der Dienst gibt nicht an, auf welcher Chain ein Asset liegt: Für ETH wird das Ethereum-Mainnet angenommen.',
  newAsset: 'Neues Asset',
  address: 'Seite einer Adresse',
  code: 'Seite zum Code eines Contracts (optional)',
  verification: 'Seite zum verifizierten Quelltext eines Contracts (optional)',
  evm: 'Seine Adressen folgen EIP-55 (Ethereum und kompatible Chains)',
  add: 'Asset hinzufügen',
  full: `Höchstens ${mostExplorers} sind möglich: Entfernen Sie zuerst eines.`,
  remove: (asset) => `${asset === '' ? 'Dieses Asset' : asset} entfernen`,
  removed: (asset) => `${asset} wurde entfernt.`,
  beforeStays: 'Noch nicht gespeichert: Was vorher hier stand, gilt weiter.',
  notYet: 'Noch nicht gespeichert.',
};
