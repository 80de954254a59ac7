import { largestList } from '../../../shared/expected';
import type {
  ApiKeyProblem,
  ListProblem,
  BaseUrlProblem,
  FileProblem,
  NotesFileProblem,
  ProfilesFileProblem,
} from '../../../shared/problems';
import { largestNotesFile } from '../../../shared/notes';
import type { Message, Messages } from '../message';
import { templateSentence } from './settings';
import { size } from './plural';
import { callFailures } from './call-failures';
import { keyFailures } from './key-failures';

const baseUrlProblems: Record<BaseUrlProblem, string> = {
  empty: 'Geben Sie die Adresse des Dienstes ein.',
  'too-long': 'Diese Adresse des Dienstes ist zu lang.',
  'not-an-address':
    'Das ist keine Webadresse. Sie darf keine Anführungszeichen, Leerzeichen, Backslashes oder unsichtbaren Zeichen enthalten; ein Port darf höchstens 65535 sein.',
  'not-https': 'Die Adresse des Dienstes muss mit https:// beginnen.',
  'http-not-local':
    'http:// ist nur für diesen Computer (localhost) erlaubt. Überall sonst würde der API-Schlüssel ungeschützt gesendet; verwenden Sie https://',
  'has-credentials': 'Die Adresse des Dienstes darf weder Benutzernamen noch Passwort enthalten.',
  'has-query': 'Die Adresse des Dienstes darf kein Fragezeichen enthalten.',
  'has-fragment': 'Die Adresse des Dienstes darf kein „#“ enthalten.',
  'port-blocked':
    'Dieser Port ist für ein anderes Protokoll reserviert und kann nicht aufgerufen werden.',
};

const apiKeyProblems: Record<ApiKeyProblem, string> = {
  empty: 'Geben Sie den API-Schlüssel ein.',
  'key-text':
    'Das ist der Text einer Schlüsseldatei, kein API-Schlüssel. Es wurde nichts gesendet. Fügen Sie den privaten Schlüssel weiter unten hinzu.',
  fingerprint: 'Das ist der Fingerabdruck eines Schlüssels, kein API-Schlüssel.',
  header: 'Geben Sie nur den API-Schlüssel ein, ohne Header-Namen oder „Bearer“ davor.',
  quotes: 'Geben Sie den API-Schlüssel ohne die Anführungszeichen darum ein.',
  spaces:
    'Der API-Schlüssel enthält ein Leerzeichen oder einen Zeilenumbruch. Kopieren Sie ihn erneut, ohne etwas davor oder dahinter.',
  unseen:
    'Der API-Schlüssel enthält ein unsichtbares Zeichen. Kopieren Sie ihn erneut, oder tippen Sie ihn ein.',
  'not-ascii':
    'Der API-Schlüssel enthält ein Zeichen, das in keinem API-Schlüssel vorkommt: Möglich sind nur Buchstaben von A bis Z, Ziffern und ASCII-Sonderzeichen. Kopieren Sie ihn erneut, oder tippen Sie ihn ein.',
  'too-long': 'Das ist länger als 512 Zeichen, also kein API-Schlüssel.',
};

const fileProblems: Record<FileProblem, Message> = {
  absent: {
    message: 'Die Datei ist nicht mehr da.',
    remedy:
      'Vielleicht wurde sie verschoben, oder ihr Laufwerk ist nicht verbunden. Wählen Sie sie am neuen Ort, oder verbinden Sie das Laufwerk.',
  },
  folder: { message: 'Das ist ein Ordner, keine Datei.', remedy: 'Wählen Sie die Datei darin.' },
  denied: {
    message: 'Das System erlaubt Ihnen nicht, diese Datei zu lesen.',
    remedy:
      'Lassen Sie die Zugriffsrechte ändern (unter macOS auch in Systemeinstellungen > Datenschutz & Sicherheit > Dateien und Ordner), oder wählen Sie eine eigene Kopie.',
  },
  elsewhere: {
    message:
      'Sie können nur Dateien von einem Laufwerk dieses Computers hierher ziehen. Diese liegt woanders.',
    remedy:
      'Wählen Sie sie stattdessen über die Schaltfläche, oder kopieren Sie sie zuerst auf diesen Computer.',
  },
  silent: {
    message: 'Das Laufwerk mit dieser Datei antwortet nicht.',
    remedy: 'Verbinden Sie es erneut, oder wählen Sie eine Kopie auf diesem Computer.',
  },
};

const listProblems: Record<ListProblem, (place: number | null) => string> = {
  empty: () => 'Diese Datei ist leer.',
  'private-key': () =>
    'Das ist ein privater Schlüssel, keine Liste. Nichts davon wurde angezeigt oder gespeichert.',
  binary: () => 'Das ist keine Textdatei: Speichern Sie die Tabelle als CSV.',
  encoding: () =>
    'Diese Datei verwendet eine veraltete Textkodierung: Speichern Sie sie als UTF-8, in Excel als „CSV UTF-8“.',
  'too-large': () => `Diese Datei ist größer als ${size(largestList)}.`,
  'too-complex': () => 'Das Lesen oder Vergleichen dieser Datei ist zu aufwendig.',
  'too-many': () => 'Diese Datei enthält mehr als 200.000 Einträge.',
  quotes: (line) =>
    `In ${line === null ? 'einer Zelle' : `einer Zelle in Zeile ${line}`} ist ein Anführungszeichen nicht geschlossen oder steht an der falschen Stelle.`,
  json: (line) => `Diese Datei ist ${line === null ? '' : `ab Zeile ${line} `}kein gültiges JSON.`,
  'json-name-twice': (line) =>
    `Ein Eintrag dieser Datei enthält ein Feld zweimal${line === null ? '' : ` (Zeile ${line})`}; welches gemeint ist, bleibt unklar.`,
  'json-shape': () => 'Diese JSON-Datei enthält keine Liste von Einträgen.',
  'no-records': () => 'Diese Datei enthält keine Einträge.',
  'no-columns': () => 'Die Einträge dieser Datei haben keine Felder.',
};

const notesFileProblems: Record<NotesFileProblem, (place: number | null) => string> = {
  'too-large': () => `Diese Datei ist größer als ${size(largestNotesFile)}.`,
  json: (line) => `Diese Datei ist beschädigt${line === null ? '' : `, ab Zeile ${line}`}.`,
  'not-ours': () => 'Diese Datei enthält keine Notizen oder zuerst gesehenen Adressen.',
  newer: () => 'Diese Datei wurde mit einer neueren Version von Account Viewer gespeichert.',
  'too-many-notes': () => 'Eine Datei darf höchstens 3.000 Notizen enthalten. Diese enthält mehr.',
  'too-many-pins': () =>
    'Eine Datei darf höchstens 200.000 zuerst gesehene Adressen enthalten. Diese enthält mehr.',
  head: () => 'Der Anfang dieser Datei entspricht nicht dem Format der App.',
  account: () => 'Die Kontoangaben in dieser Datei entsprechen nicht dem Format der App.',
  notes: (place) =>
    `Notiz ${place ?? ''} in dieser Datei entspricht nicht dem Format der App, oder ihre Adresse kommt zweimal vor.`,
  pins: (place) =>
    `Die zuerst gesehene Adresse ${place ?? ''} in dieser Datei entspricht nicht dem Format der App.`,
  explorers: (place) =>
    `Ein Explorer in dieser Datei${place === null ? '' : ` (${place})`} kann nicht verwendet werden.`,
};

const profilesFileProblems: Record<ProfilesFileProblem, string> = {
  'too-large': 'Diese Datei ist größer als 1\u00a0MB.',
  'not-ours': 'Diese Datei enthält keine Profile.',
  newer: 'Diese Datei wurde mit einer neueren Version von Account Viewer gespeichert.',
};

const appFailures = {
  BASE_URL_INVALID: ({ baseUrl }) => ({ message: baseUrlProblems[baseUrl ?? 'not-an-address'] }),
  API_KEY_INVALID: ({ apiKeyProblem }) => ({
    message: apiKeyProblems[apiKeyProblem ?? 'not-ascii'],
  }),
  NAME_TAKEN: () => ({
    message: 'Ein anderes Profil hat diesen Namen.',
    remedy: 'Wählen Sie einen anderen Namen.',
  }),
  HOST_CHANGED: () => ({
    message:
      'Es wurde nichts gesendet: Die Schlüssel dieses Profils sind für eine andere Adresse des Dienstes bestimmt.',
    remedy:
      'Wenn Sie wissen, wer die Adresse geändert hat, bestätigen Sie sie. Sonst setzen Sie sie zurück: Vielleicht hat ein anderes Programm sie geändert, oder ein Backup der Einstellungen wurde wiederhergestellt.',
  }),
  PROFILE_NOT_FOUND: () => ({
    message: 'Dieses Profil gibt es nicht mehr.',
    remedy: 'Wählen Sie ein anderes Profil, oder fügen Sie eines hinzu.',
  }),
  FILE_NOT_READABLE: ({ file }) =>
    file === undefined
      ? {
          message: 'Die Datei konnte nicht gelesen werden.',
          remedy: 'Prüfen Sie, ob sie noch da ist und ob Sie sie lesen dürfen.',
        }
      : fileProblems[file],
  FILE_NOT_WRITTEN: ({ notesFile }) =>
    notesFile === undefined
      ? {
          message: 'Die Datei konnte nicht geschrieben werden.',
          remedy:
            'Schließen Sie die Datei, falls ein anderes Programm sie geöffnet hat. Prüfen Sie, ob es den Ordner gibt, ob der Datenträger Platz hat und ob Sie dort schreiben dürfen. Was vorher dort war, ist unverändert.',
        }
      : {
          message:
            notesFile === 'too-many-pins'
              ? 'Die Datei hätte mehr als 200.000 zuerst gesehene Adressen.'
              : `Die Datei wäre größer als ${size(largestNotesFile)}.`,
          remedy: 'Sie wurde nicht geschrieben, weil die App sie nicht importieren könnte.',
        },
  FILE_NOT_DELETED: () => ({
    message: 'Einige verschlüsselte Dateien konnten nicht gelöscht werden.',
    remedy:
      'Prüfen Sie, ob Sie im Ordner „accounts“ der App schreiben dürfen, und versuchen Sie es erneut. Sobald die Schlüssel eines Profils aus dem Schlüsselbund gelöscht sind, kann niemand diese Dateien öffnen.',
  }),
  SETTINGS_NEWER: () => ({
    message:
      'Einstellungen, Schlüssel oder Notizen stammen von einer neueren Version von Account Viewer.',
    remedy: 'Es wurde nichts geändert. Verwenden Sie die neuere Version.',
  }),
  LIST_NOT_READ: ({ list = 'no-records', place }) => ({
    message: listProblems[list](place ?? null),
    remedy:
      list === 'too-complex'
        ? 'Die App hat abgebrochen, weil es zu lange dauerte oder zu viel Speicher brauchte. Teilen Sie die Datei auf, oder speichern Sie nur ihre Adressen.'
        : 'Wählen Sie eine CSV- oder JSON-Datei mit einer Adressspalte. Es wurde nichts geändert.',
  }),
  NOTES_FILE_NOT_READ: ({ notesFile = 'not-ours', place }) => ({
    message: notesFileProblems[notesFile](place ?? null),
    remedy:
      notesFile === 'newer'
        ? 'Es wurde nichts geändert. Importieren Sie sie mit der neueren Version.'
        : 'Es wurde nichts geändert. Exportieren Sie die Datei erneut, oder wählen Sie eine andere.',
  }),
  NOTES_FILE_DROPPED: () => ({
    message:
      'Die App hat die Datei geschlossen, weil der Bildschirm gesperrt oder eine andere Datei gewählt wurde.',
    remedy: 'Es wurde nichts geändert. Wählen Sie die Datei erneut, um sie zu importieren.',
  }),
  KEPT_NOT_OPEN: () => ({
    message:
      'Die Notizen und zuerst gesehenen Adressen dieses Profils lassen sich jetzt nicht öffnen.',
    remedy:
      'Es wurde nichts exportiert oder importiert, weil sie fehlen würden. Entsperren Sie den Schlüsselbund und aktualisieren Sie, oder geben Sie die Schlüssel dieses Profils in den Einstellungen unter „Verbindung und Schlüssel“ ein.',
  }),
  PROFILES_FILE_NOT_READ: ({ profilesFile = 'not-ours' }) => ({
    message: profilesFileProblems[profilesFile],
    remedy:
      profilesFile === 'newer'
        ? 'Es wurde nichts hinzugefügt. Importieren Sie sie mit der neueren Version.'
        : 'Es wurde nichts hinzugefügt. Wählen Sie eine Datei, die mit „Profile exportieren …“ gespeichert wurde.',
  }),
  LINK_TEMPLATE_INVALID: templateSentence,
  LINK_NOT_KNOWN: () => ({
    message: 'Für diese Adresse ist kein Explorer festgelegt.',
    remedy:
      'Explorer legen Sie in den Einstellungen für jedes Asset fest. Nur Adressen aus einfachen Buchstaben und Ziffern können nachgeschlagen werden.',
  }),
  LINK_NOT_OPENED: () => ({
    message: 'Ihr System hat keinen Browser geöffnet.',
    remedy: 'Prüfen Sie, ob Ihr System einen Standardbrowser hat, und versuchen Sie es erneut.',
  }),
  CLIPBOARD_FAILED: () => ({
    message: 'Die Zwischenablage Ihres Systems hat nicht funktioniert.',
    remedy: 'Kopieren Sie erneut, und vergleichen Sie vor dem Einfügen.',
  }),
  CLIPBOARD_NOT_READ: () => ({
    message: 'Die App kann keinen Text aus der Zwischenablage lesen.',
    remedy:
      'Vielleicht wird sie gerade von einem anderen Programm verwendet. Versuchen Sie es erneut; was Sie als Nächstes kopieren, ersetzt ihren Inhalt.',
  }),
  ADDRESS_CHANGED: () => ({
    message:
      'Es wurde nichts kopiert oder geöffnet: Zu einer Adresse darin gibt es einen Alarm, oder sie ist nicht die, die Sie von ihrem Eintrag kennen.',
    remedy:
      'Vergleichen Sie, was sich geändert hat, und bestätigen Sie zuerst den Alarm. Wenn es keinen gibt, warten Sie auf die nächste Antwort des Dienstes.',
  }),
  ANSWER_REPLACED: () => ({
    message: 'Inzwischen ist eine neuere Antwort des Dienstes eingetroffen.',
    remedy: 'Sehen Sie nach, was sich geändert hat, und versuchen Sie es erneut.',
  }),
  BAD_REQUEST: () => ({
    message: 'In der App selbst ist etwas schiefgegangen (eine ungültige Anfrage).',
    remedy: 'Starten Sie die App neu.',
  }),
  UNTRUSTED_SENDER: () => ({
    message: 'Ein Aufruf von außerhalb des Fensters der App wurde abgelehnt.',
  }),
  BUSY: () => ({
    message:
      'Die App hat zu viele Aufrufe auf einmal, wartet auf Ihre Antwort auf eine Frage oder bekommt von diesem Computer zu wenig Rechenzeit.',
    remedy:
      'Beantworten Sie die Frage, oder warten Sie einen Moment, und versuchen Sie es dann erneut.',
  }),
  CANCELLED: () => ({ message: 'Abgebrochen.' }),
  INTERNAL: () => ({
    message: 'In der App selbst ist etwas schiefgegangen.',
    remedy: 'Versuchen Sie es erneut. Hilft das nicht, starten Sie die App neu.',
  }),
} satisfies Partial<Messages>;

export const failureWords: Messages = { ...callFailures, ...keyFailures, ...appFailures };
