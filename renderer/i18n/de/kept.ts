import type { FileKind } from '../../../shared/file-state';
import type { keptWords as english } from '../kept';
import { plural, size } from './plural';

const files: Record<FileKind, string> = {
  copy: 'Die Offline-Kopie dieses Kontos',
  memory: 'Die Datei mit den zuerst gesehenen Adressen dieses Kontos und mit Gesehenem',
  notes: 'Die Datei mit Ihren eigenen Namen und Notizen zu diesem Konto',
};

const refused: Record<FileKind, string> = {
  copy: 'Die Offline-Kopie ist jetzt verschlossen',
  memory: 'Adressvergleich jetzt nicht möglich',
  notes: 'Ihre Notizen sind jetzt verschlossen',
};

const noAlarm = (file: FileKind): string =>
  file === 'memory' ? ' Keine geänderte Adresse löst einen Alarm aus.' : '';

export const keptWords: typeof english = {
  copyOf: (when) => `Offline-Kopie (${when})`,
  readNow: 'Jetzt lesen',
  copyHint: 'nicht aktuell: das hat der Dienst damals geantwortet',
  damaged: (file, keptAs) =>
    `${files[file]} ließ sich nicht öffnen: Die Datei ist beschädigt, oder der Schlüsselbund hat einen anderen Schlüssel für sie. Sie bleibt als ${keptAs} erhalten, und eine neue beginnt.`,
  newer: (file) =>
    `${files[file]} stammt von einer neueren Version von Account Viewer.${noAlarm(file)} Die Datei bleibt unberührt, und es wird nichts Neues aufbewahrt.`,
  unreadable: (file) =>
    `${files[file]} ließ sich nicht vom Datenträger lesen.${noAlarm(file)} Die Datei bleibt unberührt, und es wird nichts Neues aufbewahrt.`,
  'not-written': (file) =>
    `${files[file]} ließ sich nicht auf den Datenträger schreiben. Was vorher aufbewahrt war, ist unverändert.${file === 'memory' ? ' Neue Alarme, und was Sie jetzt bestätigen, sind nicht mehr da, sobald die App geschlossen ist.' : ''}`,
  older: (file) =>
    `${files[file]} – diese Datei ist älter als die zuletzt aufbewahrte: Ein anderes Programm hat eine frühere an ihre Stelle gesetzt, oder eine Sicherung wurde zurückgespielt. Was sich seitdem geändert hat, ist nicht mehr bekannt.`,
  missing: (file) =>
    `${files[file]} – diese Datei ist verschwunden: Ein anderes Programm hat sie gelöscht oder verschoben, oder eine Sicherung wurde ohne sie zurückgespielt. Eine neue beginnt; prüfen Sie, worauf Sie sich verlassen.`,
  'no-key': (file) =>
    `${files[file]} – diese Datei lässt sich nicht öffnen: Ihr Schlüssel im Schlüsselbund ist beschädigt oder stammt von einer neueren Version von Account Viewer. Die Datei bleibt unberührt, und es wird nichts Neues aufbewahrt.${noAlarm(file)} Geben Sie diesem Profil in den Einstellungen seine Schlüssel noch einmal, dann beginnt eine neue.`,
  refused: (file) =>
    `${refused[file]}: Der Schlüsselbund hat den Schlüssel der Datei nicht herausgegeben.${file === 'memory' ? ' Eine geänderte Adresse löst vielleicht keinen Alarm aus.' : ''} Die Datei bleibt unberührt, und es wird nichts Neues aufbewahrt. Aktualisieren Sie, und erlauben Sie es, wenn der Schlüsselbund fragt.`,
  unsaved: (): string =>
    'Neues und Ihre Bestätigungen sind nicht gespeichert: Der Schlüsselbund hat den Schlüssel der Datei nicht herausgegeben. Beides ist nicht mehr da, sobald die App geschlossen ist. Aktualisieren Sie, und erlauben Sie es, wenn der Schlüsselbund fragt.',
  'unsaved-this-run': (): string =>
    'Neues und Ihre Bestätigungen sind nicht gespeichert: Dieses Profil hat seine Schlüssel nur für diese Sitzung. Beides ist nicht mehr da, sobald die App geschlossen ist. Geben Sie die Schlüssel in den Einstellungen mit „Schlüssel ändern …“ noch einmal ein, und aktualisieren Sie.',
  'this-run': (file) =>
    file === 'memory'
      ? `${refused.memory}: Eine Adresse, die sich seit der letzten Sitzung geändert hat, löst keinen Alarm aus. Die zuerst gesehenen Adressen bleiben in ihrer Datei, denn dieses Profil hat seine Schlüssel nur für diese Sitzung bekommen. Geben Sie sie in den Einstellungen mit „Schlüssel ändern …“ noch einmal ein, und bestätigen Sie die Alarme dieser Sitzung: Dann wird die nächste Antwort wieder mit der Datei verglichen.`
      : `${refused[file]}: Sie bleiben in ihrer Datei, denn die Schlüssel dieses Profils sind nur für diese Sitzung da. Geben Sie die Schlüssel in den Einstellungen mit „Schlüssel ändern …“ noch einmal ein, um sie zu sehen.`,
  waits: (file) =>
    `${refused[file]}: Eine Adresse, die sich seit der letzten Sitzung geändert hat, löst keinen Alarm aus. Die Schlüssel sind wieder im Schlüsselbund: Bestätigen Sie die Alarme aus der Zeit ohne ihn, und aktualisieren Sie. Dann wird die nächste Antwort wieder mit der Datei verglichen.`,
  title: 'Offline-Kopie',
  keep: 'Verschlüsselte Kopie zum Ansehen ohne Netz aufbewahren',
  keepHint:
    'Die letzte gute Antwort jedes Kontos erscheint beim Start sofort, mit ihrer Zeit gekennzeichnet, und bleibt stehen, wenn der Dienst nicht erreichbar ist. Sie ist mit AES-256 verschlüsselt; der Schlüssel liegt im Schlüsselbund Ihres Systems. Von Profilen nur für diese Sitzung wird keine Kopie aufbewahrt.',
  memoryHint:
    'Zuerst gesehene Adressen und Gesehenes werden unabhängig davon auf dieselbe Weise aufbewahrt: Ohne sie könnte die App nicht vor einer geänderten Adresse warnen. Sie werden mit dem Profil gelöscht.',
  place: 'Ordner',
  size: 'Kopien',
  sizeOf: (count, bytes, isKept) =>
    count === 0
      ? isKept
        ? 'noch keine: die nächste Antwort wird aufbewahrt'
        : 'keine'
      : `${plural(count, 'Kopie', 'Kopien')}, ${size(bytes)}`,
  remove: 'Kopien jetzt löschen',
  removed: 'Kopien gelöscht.',
  notDeleted: (count) =>
    `Es wird nichts Neues aufbewahrt, aber ${plural(count, 'Kopie ließ', 'Kopien ließen')} sich nicht aus diesem Ordner löschen. Der nächste Start versucht es noch einmal.`,
  earlierLeft: (count) =>
    `Von ${plural(count, 'früheren Profil', 'früheren Profilen')} ohne Eintrag in den Einstellungen ließen sich Schlüssel oder verschlüsselte Dateien nicht löschen.`,
  filesLeft: (names) =>
    `Einige verschlüsselte Dateien von ${names} ließen sich nicht aus dem Ordner „accounts“ löschen.`,
  filesUnreadable: 'Ihr Schlüssel ist gelöscht, also kann sie niemand öffnen.',
};
