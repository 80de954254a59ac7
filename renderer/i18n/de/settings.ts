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

/** Texts about the app itself. */
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

export const appearanceWords: typeof englishAppearance = {
  title: 'Diese App',
  language: 'Sprache',
  languages: { system: 'Wie das System', en: 'English', de: 'Deutsch' },
  theme: 'Darstellung',
  themes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
  contrast: 'Kontrast',
  contrasts: { system: 'Wie das System', more: 'Hoch' },
  dates: 'Zeiten anzeigen',
  zones: { local: 'In der Zeitzone dieses Computers', utc: 'In UTC' },
  logTitle: 'Protokoll',
  log: 'Protokoll darüber führen, was mit der App geschieht',
  logHint:
    'Zwei Dateien von höchstens 1 MB im Ordner der App: Starts, Abstürze, wie Aufrufe endeten. Niemals Schlüssel, Token, Namen, Adressen oder sonst etwas aus einem Konto.',
  deleteLogs: 'Protokolle löschen',
  logsDeleted: 'Protokolle gelöscht.',
};

export const settingsWords: typeof english = {
  title: 'Einstellungen',
  pagesTitle: 'Bereiche der Einstellungen',
  pages: {
    profile: 'Profil',
    connection: 'Verbindung und Schlüssel',
    reading: 'Aktualisieren',
    privacy: 'Privatsphäre',
    app: 'App',
    about: 'Über die App',
  },
  savedAtOnce: 'Änderungen werden sofort gespeichert.',
  saved: 'Gespeichert',
  notSaved: 'Diese Änderung wurde nicht gespeichert. Es gilt weiter, was oben steht.',
  nameStays: (name) => `Bis dahin bleibt es bei „${name}“.`,
  colour: 'Farbe',
  production: 'Dies ist ein Produktivkonto',
  productionHint:
    '„Produktiv“ steht rot beim Profil und im Menü der Profile. Sonst ändert sich nichts.',
  productionMark: 'Produktiv',
  signFull: 'Den vollen Pfad signieren',
  signFullHint: (path) =>
    `Das Token nennt dann ${path} statt /v1/account. Manche Gateways verlangen es.`,
  wait: 'Auf den Dienst warten',
  waitOf: (first: number, silence: number) =>
    `${first} s auf den Beginn, dann ${silence} s auf jedes Stück`,
  waitHint:
    'Für einen Dienst, der langsam antwortet. Eine Antwort, die weiter kommt, wird bis zum Ende gelesen, wie lange das auch dauert.',
  service: 'Dienst',
  change: 'Ändern …',
  moveTitle: 'Adresse des Dienstes ändern',
  moveHint:
    'Notizen, zuerst gesehene Adressen und Verlauf bleiben, und die Antwort der neuen Adresse wird damit verglichen. Bis sie kommt, ist die letzte gute Antwort nicht zu sehen: Setzen Sie die Adresse zurück, um sie wieder zu sehen.',
  move: 'Adresse ändern',
  moved: 'Adresse des Dienstes geändert.',
  keys: 'Schlüssel',
  waiting:
    'Wartet auf die Registrierung: Mit diesen Schlüsseln, dieser Adresse des Dienstes und dieser Art zu signieren wurde noch kein Aufruf angenommen.',
  noKeys: 'Dieses Profil hat auf diesem Computer noch keine Schlüssel.',
  enterKeys: 'Schlüssel eingeben …',
  fingerprint: 'Fingerabdruck des öffentlichen Schlüssels',
  keyLength: (bits) => `RSA mit ${bits} Bit, wird nie angezeigt`,
  neverShown: 'Wird nie angezeigt',
  keptIn: 'Aufbewahrt in',
  homes: {
    keychain: 'Schlüsselbund Ihres Systems',
    'this-run': 'Arbeitsspeicher, bis die App geschlossen wird',
    none: 'Noch nirgends',
  },
  whoSees:
    'Die App zeigt sie niemandem. Andere Programme, die unter Ihrem Namen laufen, können sie dort womöglich lesen.',
  importedKey: 'Fingerabdruck auf dem exportierenden Computer',
  confirmAddress: 'Adresse bestätigen …',
  setBack: 'Adresse zurücksetzen …',
  newKeys: 'Schlüssel ändern',
  firstKeys: 'Schlüssel eingeben',
  newKeysHint:
    'Geben Sie einen neuen API-Schlüssel, einen neuen privaten Schlüssel oder beides an. Sie werden zuerst getestet; die alten bleiben, bis die neuen im Schlüsselbund sind.',
  firstKeysHint:
    'Geben Sie API-Schlüssel und privaten Schlüssel dieses Profils an. Sie werden zuerst getestet und kommen dann in den Schlüsselbund.',
  newApiKeyHint: 'Leer lassen, um den API-Schlüssel zu behalten.',
  nothingNew:
    'Geben Sie einen neuen API-Schlüssel ein, oder wählen Sie einen neuen privaten Schlüssel.',
  noNewKey:
    'Es wurde kein neuer privater Schlüssel übernommen. Wählen Sie einen, oder schließen Sie diesen Dialog und öffnen ihn neu, um den alten zu behalten.',
  keysFrom: 'Neue Schlüssel',
  keysEntered: 'Hier angegeben',
  keysOf: (profile) => `Die von „${profile}“`,
  keysOfHint:
    'Beide Schlüssel jenes Profils werden getestet und dann auch für dieses aufbewahrt. Notizen, zuerst gesehene Adressen und Verlauf bleiben hier, wie sie sind. Jenes Profil behält seine Schlüssel, bis Sie es entfernen.',
  toSave: {
    new: 'Zum Speichern drücken Sie „Testen und wechseln“, sobald sein öffentlicher Schlüssel registriert ist. Dauert das länger, brechen Sie ab und erzeugen Sie ein Paar in einem neuen Profil mit derselben Dienstadresse: Dort wartet es, während hier die alten Schlüssel in Gebrauch bleiben. Ist es angenommen, übernehmen Sie hier dessen Schlüssel.',
    first:
      'Zum Speichern geben Sie oben den API-Schlüssel ein und drücken „Testen und wechseln“, sobald der öffentliche Schlüssel registriert ist.',
  },
  discardKeysText: 'Die neuen Schlüssel sind noch nicht gespeichert.',
  switchKeys: 'Testen und wechseln',
  switching: 'Wird getestet …',
  switched: 'Die neuen Schlüssel sind in Gebrauch.',
  switchAnyway: 'Trotzdem wechseln, ohne Test',
  removeSection: 'Entfernen',
  removeHint: 'Mit dem Profil verschwindet alles, was dieser Computer davon hat:',
  goesAlong: [
    'API-Schlüssel und privater Schlüssel; ein in dieser App erzeugter existiert nirgends außerhalb von ihr',
    'Ihre eigenen Namen, Tags und Notizen',
    'zuerst gesehene Adressen, Alarme und der Verlauf der Änderungen',
    'die Offline-Kopie des Kontos',
  ],
  stays:
    'Dateien, die Sie exportiert haben, bleiben, wo sie sind. Beim Dienst gelten die Schlüssel weiter, bis sie dort gesperrt werden.',
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
    (noRoom > 0
      ? `, ${integer.format(noRoom)} ausgelassen, weil es nicht mehr werden können.`
      : '.'),
  wipeHint: 'Oder entfernen Sie jedes Profil dieses Computers, jeweils mit all dem.',
  wipe: 'Alle Profile und Schlüssel entfernen …',
  wipeLeft: (names) =>
    `Der Schlüsselbund hat die Schlüssel von ${names} nicht gelöscht. Diese Profile sind noch da; entsperren Sie den Schlüsselbund und versuchen Sie es noch einmal.`,
  wiped:
    'Alle Profile sind mit Schlüsseln, Notizen und Kopien entfernt. Einstellungen, Explorer und das Protokoll bleiben.',
  wipedProfiles: 'Alle Profile sind entfernt. Einstellungen, Explorer und das Protokoll bleiben.',
  wipedAbsent: (names) => `Der Schlüsselbund hatte keine Schlüssel von ${names}.`,
  wipedUnknown: (count) =>
    `Der Schlüsselbund hat vielleicht noch Schlüssel von ${plural(count, 'entfernten Profil', 'entfernten Profilen')}. Sie werden gelöscht, sobald er antwortet.`,
  settingsFirst:
    'Nichts wurde entfernt: Die Einstellungen, in denen die Profile stehen, werden zuerst geschrieben.',
  forgetAnyway: 'Profil vergessen, Schlüssel später löschen',
  keysLeft: {
    removed: 'Das Profil ist entfernt, und seine Schlüssel sind aus dem Schlüsselbund gelöscht.',
    none: 'Das Profil ist entfernt. Im Schlüsselbund hatte es keine Schlüssel.',
    absent: 'Das Profil ist entfernt. Der Schlüsselbund hatte keine Schlüssel davon.',
    unknown:
      'Das Profil ist entfernt. Der Schlüsselbund ließ sich nicht fragen; Schlüssel, die er vielleicht hat, werden gelöscht, sobald er antwortet.',
  },
  damaged: (folder, file) =>
    `Die Einstellungsdatei war nicht lesbar, deshalb startet die App ohne Profile. Die alte Datei bleibt als ${file} in ${folder} erhalten. Haben Sie eine Sicherung davon, schließen Sie die App und legen Sie sie als settings.json zurück: So bleiben Schlüssel, Notizen und zuerst gesehene Adressen. Importierte Profile beginnen neu.`,
  partly: (folder, file, leftOut) =>
    `${leftOut === 0 ? 'Etwas in der Einstellungsdatei' : plural(leftOut, 'Profil in der Einstellungsdatei', 'Profile in der Einstellungsdatei')} ${leftOut > 1 ? 'waren nicht lesbar und fehlen' : 'war nicht lesbar und fehlt'} deshalb. Die alte Datei bleibt als ${file} in ${folder} erhalten.`,
  unnamed: (folder, count) =>
    count === 1
      ? `Auf diesem Computer liegen verschlüsselte Dateien eines Profils, das nicht in den Einstellungen steht (settings.json in ${folder}): Dieses Konto überwacht niemand.`
      : `Auf diesem Computer liegen verschlüsselte Dateien von ${integer.format(count)} Profilen, die nicht in den Einstellungen stehen (settings.json in ${folder}): Diese Konten überwacht niemand.`,
  unnamedMore: 'Was zu tun ist …',
  newer: (folder) =>
    `Die Einstellungen (settings.json in ${folder}) stammen von einer neueren Version von Account Viewer. Sie bleiben unberührt; in dieser Version lässt sich nichts speichern.`,
  unreadable: (folder) =>
    `Die Einstellungsdatei ließ sich nicht öffnen: settings.json in ${folder}. Sie bleibt unberührt; bis sie lesbar ist, lässt sich nichts speichern.`,
};

const problems: Record<TemplateProblem, string> = {
  'asset-empty': 'Geben Sie das Asset so ein, wie der Dienst es nennt.',
  'asset-too-long': 'Der Name eines Assets hat höchstens 64 Zeichen.',
  'asset-twice': 'Dieses Asset steht mehr als einmal in der Liste.',
  empty: 'Geben Sie die Adresse einer Website ein, oder lassen Sie diesen Link weg.',
  'too-long': 'Die Adresse einer Website hat höchstens 2.048 Zeichen.',
  'not-an-address':
    'Das ist keine Webadresse. Sie darf weder Leerzeichen noch umgekehrte Schrägstriche enthalten.',
  'not-https': 'Die Adresse einer Website muss mit https:// beginnen.',
  'has-credentials': 'Die Adresse einer Website darf weder Benutzernamen noch Passwort enthalten.',
  'local-host': 'Die Adresse muss die einer Website sein, nicht die dieses Computers.',
  'address-in-host': '{address} muss hinter dem Namen der Website stehen, nicht darin.',
  'no-address': '{address} muss da stehen, wohin die Adresse gehört.',
  'several-addresses': '{address} darf nur einmal vorkommen.',
};

/** The problem of an explorer's template. */
export const templateProblem = (problem: TemplateProblem): string => problems[problem];

/** The problem of an explorer's template, with the explorer's asset. */
export const templateSentence = ({ template, asset }: Failure): Message => ({
  message: problems[template ?? 'not-an-address'],
  ...(asset
    ? { remedy: `Sehen Sie sich den Eintrag zu ${asset} an. Nichts wurde gespeichert.` }
    : {}),
});

export const explorerWords: typeof englishExplorers = {
  title: 'Explorer',
  hint: 'Webseiten, die eine Adresse anzeigen. {address} steht für die Adresse. Sie öffnen sich in Ihrem Browser, und nur auf einen Klick; ihre Betreiber sehen die Adresse und Ihre IP-Adresse. Der Dienst sagt nicht, auf welcher Chain ein Asset liegt: Für ETH ist das Ethereum-Mainnet angenommen.',
  newAsset: 'Neues Asset',
  address: 'Seite einer Adresse',
  code: 'Seite zum Code eines Contracts (optional)',
  verification: 'Seite zum verifizierten Quelltext eines Contracts (optional)',
  evm: 'Seine Adressen folgen EIP-55 (Ethereum und kompatible Chains)',
  add: 'Asset hinzufügen',
  full: `Es ist Platz für ${mostExplorers}: Entfernen Sie zuerst eines.`,
  remove: (asset) => `${asset === '' ? 'Dieses Asset' : asset} entfernen`,
  removed: (asset) => `${asset} ist entfernt.`,
  beforeStays: 'Noch nicht gespeichert: Es gilt weiter, was hier vorher stand.',
  notYet: 'Noch nicht gespeichert.',
};
