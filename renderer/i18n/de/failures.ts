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
    'Das ist keine Webadresse. Sie darf weder Anführungszeichen noch Leerzeichen, umgekehrte Schrägstriche oder unsichtbare Zeichen enthalten; ein Port ist höchstens 65535.',
  'not-https': 'Die Adresse des Dienstes muss mit https:// beginnen.',
  'http-not-local':
    'http:// geht nur zu diesem Computer (localhost). Sonst wäre der API-Schlüssel ungeschützt unterwegs; benutzen Sie https://',
  'has-credentials': 'Die Adresse des Dienstes darf weder Benutzernamen noch Passwort enthalten.',
  'has-query': 'Die Adresse des Dienstes darf kein Fragezeichen enthalten.',
  'has-fragment': 'Die Adresse des Dienstes darf kein „#“ enthalten.',
  'port-blocked': 'Dieser Port ist für ein anderes Protokoll vorgesehen und nicht aufrufbar.',
};

const apiKeyProblems: Record<ApiKeyProblem, string> = {
  empty: 'Geben Sie den API-Schlüssel ein.',
  'key-text':
    'Das ist der Text einer Schlüsseldatei und kein API-Schlüssel. Nichts wurde gesendet. Ein privater Schlüssel gehört weiter unten hin.',
  fingerprint: 'Das ist der Fingerabdruck eines Schlüssels und kein API-Schlüssel.',
  header:
    'Geben Sie allein den API-Schlüssel ein, ohne den Namen eines Headers oder „Bearer“ davor.',
  quotes: 'Geben Sie den API-Schlüssel ohne Anführungszeichen ein.',
  spaces:
    'Im API-Schlüssel ist ein Leerzeichen oder ein Zeilenumbruch. Kopieren Sie ihn noch einmal, und nur ihn.',
  unseen:
    'Im API-Schlüssel ist ein Zeichen, das nicht zu sehen ist. Kopieren Sie ihn noch einmal, oder tippen Sie ihn.',
  'not-ascii':
    'Im API-Schlüssel ist ein Zeichen, das in keinem vorkommt: API-Schlüssel haben nur Buchstaben von A bis Z, Ziffern und Zeichen aus ASCII. Kopieren Sie ihn noch einmal, oder tippen Sie ihn.',
  'too-long': 'Das ist länger als 512 Zeichen und damit kein API-Schlüssel.',
};

const fileProblems: Record<FileProblem, Message> = {
  absent: {
    message: 'Die Datei ist nicht mehr da.',
    remedy:
      'Vielleicht wurde sie verschoben, oder ihr Laufwerk ist nicht verbunden. Wählen Sie sie dort, wo sie ist, oder verbinden Sie das Laufwerk.',
  },
  folder: { message: 'Das ist ein Ordner und keine Datei.', remedy: 'Wählen Sie die Datei darin.' },
  denied: {
    message: 'Das System lässt Sie diese Datei nicht lesen.',
    remedy:
      'Lassen Sie ihre Rechte ändern (unter macOS auch in Systemeinstellungen > Datenschutz & Sicherheit > Dateien und Ordner), oder wählen Sie eine eigene Kopie.',
  },
  elsewhere: {
    message:
      'Hineinziehen lässt sich nur eine Datei von einem Laufwerk dieses Computers, und diese liegt woanders.',
    remedy:
      'Wählen Sie sie mit der Schaltfläche dafür, oder kopieren Sie sie vorher auf diesen Computer.',
  },
  silent: {
    message: 'Das Laufwerk mit dieser Datei antwortet nicht.',
    remedy: 'Verbinden Sie es neu, oder wählen Sie eine Kopie auf diesem Computer.',
  },
};

const listProblems: Record<ListProblem, (place: number | null) => string> = {
  empty: () => 'Diese Datei ist leer.',
  'private-key': () =>
    'Das ist ein privater Schlüssel und keine Liste. Nichts davon wurde angezeigt oder aufbewahrt.',
  binary: () => 'Das ist keine Textdatei: Speichern Sie die Tabelle als CSV.',
  encoding: () =>
    'Die Buchstaben dieser Datei sind alt kodiert: Speichern Sie sie als UTF-8, in Excel als „CSV UTF-8“.',
  'too-large': () => `Diese Datei ist größer als ${size(largestList)}.`,
  'too-complex': () => 'Diese Datei ist zu aufwendig zu lesen oder zu vergleichen.',
  'too-many': () => 'Diese Datei hat mehr als 200.000 Einträge.',
  quotes: (line) =>
    `In ${line === null ? 'einer Zelle' : `einer Zelle in Zeile ${line}`} steht ein Anführungszeichen, das nicht endet oder nicht dorthin gehört.`,
  json: (line) => `Diese Datei ist ${line === null ? '' : `ab Zeile ${line} `}kein gültiges JSON.`,
  'json-name-twice': (line) =>
    `Ein Eintrag dieser Datei nennt ein Feld zweimal${line === null ? '' : `, in Zeile ${line}`}: Welches von beiden gemeint ist, ist nicht zu erkennen.`,
  'json-shape': () => 'Diese JSON-Datei hat keine Liste von Einträgen.',
  'no-records': () => 'Diese Datei hat keine Einträge.',
  'no-columns': () => 'Die Einträge dieser Datei haben keine Felder.',
};

const notesFileProblems: Record<NotesFileProblem, (place: number | null) => string> = {
  'too-large': () => `Diese Datei ist größer als ${size(largestNotesFile)}.`,
  json: (line) => `Diese Datei ist beschädigt${line === null ? '' : `, ab Zeile ${line}`}.`,
  'not-ours': () => 'Das ist keine Datei mit Notizen und zuerst gesehenen Adressen.',
  newer: () => 'Diese Datei stammt von einer neueren Version von Account Viewer.',
  'too-many-notes': () => 'Eine Datei hat höchstens 3.000 Notizen, und diese hat mehr.',
  'too-many-pins': () =>
    'Eine Datei hat höchstens 200.000 zuerst gesehene Adressen, und diese hat mehr.',
  head: () => 'Der Anfang dieser Datei ist nicht so, wie die App ihn schreibt.',
  account: () => 'Was diese Datei von ihrem Konto sagt, ist nicht so, wie die App es schreibt.',
  notes: (place) =>
    `Notiz ${place ?? ''} dieser Datei ist nicht so, wie die App sie schreibt, oder ihre Adresse steht zweimal darin.`,
  pins: (place) =>
    `Die zuerst gesehene Adresse ${place ?? ''} dieser Datei ist nicht so, wie die App sie schreibt.`,
  explorers: (place) =>
    `Ein Explorer dieser Datei${place === null ? '' : ` (${place})`} ist nicht verwendbar.`,
};

const profilesFileProblems: Record<ProfilesFileProblem, string> = {
  'too-large': 'Diese Datei ist größer als 1 MB.',
  'not-ours': 'Das ist keine Datei mit Profilen.',
  newer: 'Diese Datei stammt von einer neueren Version von Account Viewer.',
};

const appFailures = {
  BASE_URL_INVALID: ({ baseUrl }) => ({ message: baseUrlProblems[baseUrl ?? 'not-an-address'] }),
  API_KEY_INVALID: ({ apiKeyProblem }) => ({
    message: apiKeyProblems[apiKeyProblem ?? 'not-ascii'],
  }),
  NAME_TAKEN: () => ({
    message: 'Ein anderes Profil hat diesen Namen.',
    remedy: 'Wählen Sie einen anderen.',
  }),
  HOST_CHANGED: () => ({
    message:
      'Nichts wurde gesendet: Die Schlüssel dieses Profils sind für eine andere Adresse des Dienstes bestimmt.',
    remedy:
      'Bestätigen Sie die Adresse, wenn Sie wissen, wer sie geändert hat. Sonst setzen Sie sie zurück: Ein anderes Programm kann sie geschrieben haben, oder eine Sicherung der Einstellungen wurde zurückgespielt.',
  }),
  PROFILE_NOT_FOUND: () => ({
    message: 'Dieses Profil ist nicht mehr da.',
    remedy: 'Wählen Sie ein anderes, oder fügen Sie eines hinzu.',
  }),
  FILE_NOT_READABLE: ({ file }) =>
    file === undefined
      ? {
          message: 'Die Datei konnte nicht gelesen werden.',
          remedy: 'Prüfen Sie, ob sie noch da ist und ob Sie sie lesen dürfen.',
        }
      : fileProblems[file],
  FILE_NOT_WRITTEN: () => ({
    message: 'Die Datei konnte nicht geschrieben werden.',
    remedy:
      'Schließen Sie die Datei, falls ein anderes Programm sie geöffnet hat. Prüfen Sie, ob es den Ordner gibt, ob der Datenträger Platz hat und ob Sie dort schreiben dürfen. Was vorher dort war, ist unverändert.',
  }),
  FILE_NOT_DELETED: () => ({
    message: 'Einige verschlüsselte Dateien ließen sich nicht löschen.',
    remedy:
      'Prüfen Sie, ob Sie im Ordner „accounts“ der App schreiben dürfen, und versuchen Sie es erneut. Sind die Schlüssel eines Profils aus dem Schlüsselbund gelöscht, kann niemand sie öffnen.',
  }),
  SETTINGS_NEWER: () => ({
    message: 'Die Einstellungen stammen von einer neueren Version der App.',
    remedy: 'Nichts wurde geändert. Benutzen Sie die neuere Version.',
  }),
  LIST_NOT_READ: ({ list = 'no-records', place }) => ({
    message: listProblems[list](place ?? null),
    remedy:
      list === 'too-complex'
        ? 'Das wurde beendet, weil es zu lange dauerte oder zu viel Speicher brauchte. Teilen Sie die Datei auf, oder speichern Sie nur ihre Adressen.'
        : 'Nötig ist eine CSV- oder JSON-Datei mit einer Spalte für Adressen. Nichts wurde geändert.',
  }),
  NOTES_FILE_NOT_READ: ({ notesFile = 'not-ours', place }) => ({
    message: notesFileProblems[notesFile](place ?? null),
    remedy:
      notesFile === 'newer'
        ? 'Nichts wurde geändert. Importieren Sie sie mit der neueren Version.'
        : 'Nichts wurde geändert. Exportieren Sie die Datei noch einmal, oder wählen Sie eine andere.',
  }),
  NOTES_FILE_DROPPED: () => ({
    message:
      'Die App hält die Datei nicht mehr, weil der Bildschirm gesperrt oder eine andere Datei gewählt wurde.',
    remedy: 'Nichts wurde geändert. Wählen Sie die Datei noch einmal, um sie zu importieren.',
  }),
  KEPT_NOT_OPEN: () => ({
    message:
      'Die Notizen und zuerst gesehenen Adressen dieses Profils lassen sich jetzt nicht öffnen.',
    remedy:
      'Nichts wurde exportiert oder importiert: Sie würden fehlen. Entsperren Sie den Schlüsselbund und aktualisieren Sie, oder geben Sie die Schlüssel dieses Profils in den Einstellungen unter „Verbindung und Schlüssel“ an.',
  }),
  PROFILES_FILE_NOT_READ: ({ profilesFile = 'not-ours' }) => ({
    message: profilesFileProblems[profilesFile],
    remedy:
      profilesFile === 'newer'
        ? 'Nichts wurde hinzugefügt. Importieren Sie sie mit der neueren Version.'
        : 'Nichts wurde hinzugefügt. Wählen Sie eine Datei, die „Profile exportieren …“ geschrieben hat.',
  }),
  LINK_TEMPLATE_INVALID: templateSentence,
  LINK_NOT_KNOWN: () => ({
    message: 'Für diese Adresse ist kein Explorer bekannt.',
    remedy:
      'Explorer stehen je Asset in den Einstellungen; nachgeschlagen werden nur einfache Buchstaben und Ziffern.',
  }),
  LINK_NOT_OPENED: () => ({
    message: 'Ihr System hat seinen Browser nicht geöffnet.',
    remedy: 'Prüfen Sie, ob Ihr System einen Standardbrowser hat, und versuchen Sie es erneut.',
  }),
  CLIPBOARD_FAILED: () => ({
    message: 'Die Zwischenablage Ihres Systems hat nicht funktioniert.',
    remedy: 'Kopieren Sie noch einmal und vergleichen Sie vor dem Einfügen.',
  }),
  CLIPBOARD_NOT_READ: () => ({
    message:
      'Die App kann nicht sehen, was in der Zwischenablage steht: Es lässt sich kein Text daraus lesen.',
    remedy:
      'Vielleicht verwendet sie gerade ein anderes Programm. Versuchen Sie es noch einmal; was Sie als Nächstes kopieren, tritt an die Stelle ihres Inhalts.',
  }),
  ADDRESS_CHANGED: () => ({
    message:
      'Nichts wurde kopiert oder geöffnet: Zu einer Adresse darin gibt es einen Alarm, oder sie ist nicht die, die Sie von ihrem Eintrag kennen.',
    remedy:
      'Vergleichen Sie, was sich geändert hat, und bestätigen Sie zuerst den Alarm. Wo es keinen gibt, warten Sie auf die nächste Antwort des Dienstes.',
  }),
  ANSWER_REPLACED: () => ({
    message: 'Inzwischen ist eine neuere Antwort des Dienstes gekommen.',
    remedy: 'Sehen Sie nach, was sich geändert hat, und versuchen Sie es erneut.',
  }),
  BAD_REQUEST: () => ({
    message: 'In der App selbst ist etwas schiefgegangen (eine ungültige Anfrage).',
    remedy: 'Starten Sie sie neu.',
  }),
  UNTRUSTED_SENDER: () => ({
    message: 'Ein Aufruf von außerhalb des Fensters der App wurde abgelehnt.',
  }),
  BUSY: () => ({
    message:
      'Die App ist beschäftigt: mit zu vielen Aufrufen auf einmal oder mit einer Frage, die noch offen ist.',
    remedy: 'Beantworten Sie sie, oder warten Sie einen Moment, und versuchen Sie es noch einmal.',
  }),
  CANCELLED: () => ({ message: 'Abgebrochen.' }),
  INTERNAL: () => ({
    message: 'In der App selbst ist etwas schiefgegangen.',
    remedy: 'Versuchen Sie es noch einmal; wenn es dabei bleibt, starten Sie die App neu.',
  }),
} satisfies Partial<Messages>;

export const failureWords: Messages = { ...callFailures, ...keyFailures, ...appFailures };
