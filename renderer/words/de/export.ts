import type { exportWords as english } from '../en/export';
import { plural } from './plural';

export const exportWords: typeof english = {
  open: 'Exportieren …',
  nothing: 'Es gibt keinen Eintrag zum Exportieren.',
  title: 'Exportieren',
  format: 'Format',
  formats: { csv: 'CSV', json: 'JSON', 'signed-json': 'Signiertes JSON' },
  about: {
    csv: 'Eine Liste als Tabelle für Tabellenprogramme, mit vollständigen Werten.',
    json: 'Die Einträge genau so, wie der Dienst sie gesendet hat.',
    'signed-json':
      'JSON, und daneben eine Signatur mit dem privaten Schlüssel dieses Profils und der öffentliche Schlüssel. Damit kann jeder prüfen, dass nichts verändert wurde. Weder der private Schlüssel noch der API-Schlüssel steht in einer der Dateien.',
  },
  guard:
    'Eine Zelle, die ein Tabellenprogramm als Formel ausführen würde, bekommt ein ' +
    "' davor. JSON lässt jeden Wert, wie er ist.",
  withIdentity: 'Name, E-Mail-Adresse und Nutzer-ID des Kontos sind dabei.',
  withoutIdentity: 'Name, E-Mail-Adresse und Nutzer-ID des Kontos bleiben weg.',
  records: 'Einträge',
  all: 'Alle Einträge',
  shown: (list, count) => `Wie in „${list}“ gezeigt (${count})`,
  selected: (count) => `Ausgewählte Zeilen (${count})`,
  list: 'Liste',
  listWith: (list, count) => `${list} (${count})`,
  columns: 'Spalten',
  allColumns: 'Alle Spalten',
  noColumns: 'Wählen Sie mindestens eine Spalte.',
  noRecords: 'Es gibt keinen Eintrag zu speichern.',
  alarms: (count) =>
    `${plural(count, 'Alarm ist', 'Alarme sind')} noch nicht bestätigt. Die Datei bekommt die neuen Werte.`,
  checking: 'Die Adressen werden für den Filter noch geprüft.',
  save: 'Speichern …',
  saving: 'Wird gespeichert …',
  written: (written, total) => `${written} von ${total} Einträgen`,
  progress: 'Fortschritt des Exports',
  saved: (count) => `Gespeichert, mit ${plural(count, 'Eintrag', 'Einträgen')}:`,
  guarded: (count) =>
    `${plural(count, 'Zelle beginnt', 'Zellen beginnen')} wie eine Formel; davor steht jetzt ein '.`,
  proofHidden:
    'Daneben liegen die Signatur und der öffentliche Schlüssel. Ein Befehl, der mit den anderen Werten verborgen ist, prüft sie:',
  proof: (signature, publicKey) =>
    `Daneben liegen die Signatur, ${signature}, und der öffentliche Schlüssel, ${publicKey}. In ihrem Ordner prüft sie dieser Befehl; er antwortet „Verified OK“:`,
  compare:
    'Wer prüft, sollte den Fingerabdruck des Schlüssels mit einem vergleichen, dem er vertraut.',
  copyCommand: 'Befehl kopieren',
  copied: 'Kopiert',
};
