import type { FileKind } from '../../../shared/file-state';
import type { keptWords as english } from '../kept';
import { plural, size } from './plural';

const files: Record<FileKind, string> = {
  copy: 'Die Offline-Kopie dieses Kontos',
  memory:
    'Die Datei mit den zuerst gesehenen Adressen dieses Kontos und mit dem, was Sie schon gesehen haben,',
  notes: 'Die Datei mit Ihren eigenen Namen und Notizen zu diesem Konto',
};

const refused: Record<FileKind, string> = {
  copy: 'Die Offline-Kopie kann jetzt nicht geöffnet werden',
  memory: 'Zuerst gesehene Adressen können jetzt nicht verglichen werden',
  notes: 'Ihre Notizen können jetzt nicht geöffnet werden',
};

const noAlarm = (file: FileKind): string =>
  file === 'memory' ? ' Geänderte Adressen lösen keinen Alarm aus.' : '';

export const keptWords: typeof english = {
  copyOf: (when) => `Offline-Kopie (${when})`,
  readNow: 'Jetzt abrufen',
  copyHint: 'nicht aktuell: So hat der Dienst damals geantwortet',
  damaged: (file, keptAs) =>
    `${files[file]} konnte nicht geöffnet werden: Die Datei ist beschädigt, oder der Schlüsselbund hat einen anderen Schlüssel für sie. Sie bleibt als ${keptAs} erhalten, und eine neue Datei wird angelegt.`,
  newer: (file) =>
    `${files[file]} stammt von einer neueren Version von Account Viewer.${noAlarm(file)} Die Datei bleibt unverändert, und nichts Neues wird gespeichert.`,
  unreadable: (file) =>
    `${files[file]} konnte nicht vom Datenträger gelesen werden.${noAlarm(file)} Die Datei bleibt unverändert, und nichts Neues wird gespeichert.`,
  'not-written': (file) =>
    `${files[file]} konnte nicht auf den Datenträger geschrieben werden. Was vorher gespeichert war, ist unverändert.${file === 'memory' ? ' Neue Alarme und Ihre jetzigen Bestätigungen gehen verloren, wenn die App geschlossen wird.' : ''}`,
  older: (file) =>
    `${files[file]} ist älter als die zuletzt gespeicherte: Ein anderes Programm hat sie durch eine frühere ersetzt, oder ein Backup wurde wiederhergestellt. Was sich seitdem geändert hat, ist nicht mehr bekannt.`,
  missing: (file) =>
    `${files[file]} ist verschwunden: Ein anderes Programm hat die Datei gelöscht oder verschoben, oder ein Backup wurde ohne sie wiederhergestellt. Eine neue Datei wird angelegt; prüfen Sie deshalb, worauf Sie sich verlassen.`,
  'no-key': (file) =>
    `${files[file]} kann nicht geöffnet werden: Der zugehörige Schlüssel im Schlüsselbund ist beschädigt oder stammt von einer neueren Version von Account Viewer. Die Datei bleibt unverändert, und nichts Neues wird gespeichert.${noAlarm(file)} Wenn Sie die Schlüssel dieses Profils in den Einstellungen erneut eingeben, wird eine neue Datei angelegt.`,
  refused: (file) =>
    `${refused[file]}: Der Schlüsselbund hat den Schlüssel der Datei nicht freigegeben.${file === 'memory' ? ' Eine geänderte Adresse löst vielleicht keinen Alarm aus.' : ''} Die Datei bleibt unverändert, und nichts Neues wird gespeichert. Aktualisieren Sie, und erlauben Sie den Zugriff, wenn der Schlüsselbund fragt.`,
  unsaved: (): string =>
    'Neues und Ihre Bestätigungen sind nicht gespeichert, weil der Schlüsselbund den Schlüssel der Datei nicht freigegeben hat. Beides geht verloren, wenn die App geschlossen wird. Aktualisieren Sie, und erlauben Sie den Zugriff, wenn der Schlüsselbund fragt.',
  'unsaved-this-run': (): string =>
    'Neues und Ihre Bestätigungen sind nicht gespeichert, weil die Schlüssel dieses Profils nur für diese Sitzung gelten. Beides geht verloren, wenn die App geschlossen wird. Geben Sie die Schlüssel in den Einstellungen mit „Schlüssel ändern …“ erneut ein, und aktualisieren Sie.',
  'this-run': (file) =>
    file === 'memory'
      ? `${refused.memory}: Eine Adresse, die sich seit der letzten Sitzung geändert hat, löst keinen Alarm aus. Die zuerst gesehenen Adressen bleiben in ihrer Datei, weil die Schlüssel dieses Profils nur für diese Sitzung gelten. Geben Sie die Schlüssel in den Einstellungen mit „Schlüssel ändern …“ erneut ein, und bestätigen Sie die Alarme dieser Sitzung: Dann wird die nächste Antwort wieder mit der Datei verglichen.`
      : `${refused[file]}: Sie bleiben in ihrer Datei, weil die Schlüssel dieses Profils nur für diese Sitzung gelten. Geben Sie die Schlüssel in den Einstellungen mit „Schlüssel ändern …“ erneut ein, um sie zu sehen.`,
  waits: (file) =>
    `${refused[file]}: Eine Adresse, die sich seit der letzten Sitzung geändert hat, löst keinen Alarm aus. Die Schlüssel sind wieder im Schlüsselbund: Bestätigen Sie die inzwischen ausgelösten Alarme, und aktualisieren Sie. Dann wird die nächste Antwort wieder mit der Datei verglichen.`,
  title: 'Offline-Kopie',
  keep: 'Verschlüsselte Kopie für die Offline-Nutzung speichern',
  keepHint:
    'Die letzte gültige Antwort jedes Kontos erscheint beim Start der App sofort, mit Zeitangabe, und bleibt verfügbar, wenn der Dienst nicht erreichbar ist. Sie ist mit AES-256 verschlüsselt; der Schlüssel liegt im Schlüsselbund Ihres Systems. Von Profilen, die nur für diese Sitzung gelten, wird keine Kopie gespeichert.',
  memoryHint:
    'Zuerst gesehene Adressen und das, was Sie schon gesehen haben, werden auf dieselbe Weise gespeichert, egal was Sie hier wählen: Sonst könnte die App Sie nicht vor einer geänderten Adresse warnen. Beides wird mit dem Profil gelöscht.',
  place: 'Ordner',
  size: 'Kopien',
  sizeOf: (count, bytes, isKept) =>
    count === 0
      ? isKept
        ? 'noch keine: die nächste Antwort wird gespeichert'
        : 'keine'
      : `${plural(count, 'Kopie', 'Kopien')}, ${size(bytes)}`,
  remove: 'Kopien jetzt löschen',
  removed: 'Kopien gelöscht.',
  notDeleted: (count) =>
    `Es wird nichts Neues gespeichert, aber ${plural(count, 'Kopie ließ', 'Kopien ließen')} sich nicht aus diesem Ordner löschen. Die App versucht es beim nächsten Start erneut.`,
  earlierLeft: (count) =>
    `Schlüssel oder verschlüsselte Dateien von ${plural(count, 'früheren Profil', 'früheren Profilen')}, ${count === 1 ? 'das nicht in den Einstellungen steht' : 'die nicht in den Einstellungen stehen'}, ließen sich nicht löschen.`,
  filesLeft: (names) =>
    `Einige verschlüsselte Dateien von ${names} ließen sich nicht aus dem Ordner „accounts“ löschen.`,
  filesUnreadable: 'Der Schlüssel dazu ist gelöscht, deshalb kann niemand sie öffnen.',
};
