import type { exportWords as english } from '../export';
import { integer, plural } from './plural';

export const exportWords: typeof english = {
  open: 'Exportieren …',
  nothing: 'Es gibt keinen Eintrag zum Exportieren.',
  title: 'Exportieren',
  what: 'Was',
  scopes: {
    selected: 'Auswahl',
    view: 'Diese Ansicht',
    wallets: 'Alle Wallets',
    contracts: 'Alle Contracts',
    account: 'Ganzes Konto',
  },
  found: (text) => `gefunden mit ${text}`,
  bestFirst: 'beste Treffer zuerst',
  grouped: (by) => `gruppiert nach ${by}`,
  sorted: (column, isDown) => `sortiert nach ${column}${isDown ? ', umgekehrt' : ''}`,
  asked: (parts) => {
    const text =
      parts.length > 0 ? parts.join(', ') : 'alle Einträge, in der Reihenfolge des Dienstes';
    return `${text.slice(0, 1).toUpperCase()}${text.slice(1)} – wie in der Liste.`;
  },
  about: {
    selected: 'Die ausgewählten Zeilen, in der angezeigten Reihenfolge.',
    list: 'Jeder Eintrag der Liste, in der Reihenfolge des Dienstes.',
    oneList: 'Eine Tabelle hat eine Liste: Das ganze Konto gibt es als JSON.',
    account: 'Beide Listen, dazu Name, E-Mail-Adresse und Nutzer-ID des Kontos.',
    lists:
      'Die Listen, die in der Antwort sind, dazu Name, E-Mail-Adresse und Nutzer-ID des Kontos.',
  },
  withoutIdentity: (isSigned) =>
    isSigned
      ? 'Vom Konto steht die Nutzer-ID in der Datei, weder Name noch E-Mail-Adresse.'
      : 'Name, E-Mail-Adresse und Nutzer-ID des Kontos bleiben weg.',
  whom: 'Für wen',
  purposes: {
    csv: {
      title: 'Für eine Tabelle',
      kind: 'CSV',
      about: 'Eine Zeile je Eintrag, für Excel und LibreOffice',
    },
    json: {
      title: 'Für ein Programm',
      kind: 'JSON',
      about: 'Genau so, wie der Dienst es gesendet hat',
    },
    'signed-json': {
      title: 'Für eine Prüfung',
      kind: 'Signiertes JSON',
      about: 'Wie gesendet, mit einer Signatur, die jeder prüfen kann',
    },
  },
  signed:
    'Signiert mit dem privaten Schlüssel dieses Profils: Das belegt, wer die Datei gespeichert hat und dass sie seither unverändert ist, nicht, dass der Dienst die Wahrheit sagt. Signatur und öffentlicher Schlüssel kommen neben die Datei; weder der private Schlüssel noch der API-Schlüssel steht darin.',
  copy: (time, signs) =>
    `Das ist eine Offline-Kopie. ${signs ? 'Sie signieren' : 'Die Datei bekommt'}, was der Dienst damals geantwortet hat (${time}), nicht das, was er jetzt sagt.`,
  anotherAccount: (time, signs) =>
    `Der Dienst antwortet jetzt mit einem anderen Konto. Diese Datei entsteht aus der letzten guten Antwort (${time}).${signs ? ' Sie signieren diese Antwort, nicht das, was der Dienst jetzt sagt.' : ''}`,
  separator: 'Trennzeichen',
  separators: { comma: 'Komma', semicolon: 'Semikolon', tab: 'Tabulator' },
  usualSeparator: () => 'semicolon',
  guard:
    'Excel erwartet auf Deutsch Semikolons, auf Englisch Kommas. IDs und andere lange Zahlen bleiben Text: ' +
    "Wo ein Tabellenprogramm einen Wert verändern oder ausführen würde, steht ein Apostroph (') davor.",
  provenance: 'Erste Zeile nennt die Herkunft:',
  provenanceOf:
    'Host, Zeit, aktuell oder Offline-Kopie, Kontoname, Nutzer-ID, Anzahl der Einträge, offene Alarme',
  columns: 'Spalten',
  allColumns: 'Alle Spalten',
  noColumns: 'Wählen Sie mindestens eine Spalte.',
  noRecords: 'Es gibt keinen Eintrag zu speichern.',
  notes: (noted, of) => {
    if (of === 1) return noted === 0 ? 'dieser Eintrag hat keine' : 'dieser Eintrag hat welche';
    return noted === 0
      ? `keiner der ${integer.format(of)} Einträge hat welche`
      : `${integer.format(noted)} von ${integer.format(of)} Einträgen haben welche`;
  },
  alarms: (count, isAgain) =>
    `${plural(count, 'Alarm ist', 'Alarme sind')} noch nicht bestätigt. ${isAgain ? 'Die nächste Datei' : 'Die Datei'} bekommt die Werte der angezeigten Antwort.`,
  replaced: (count) =>
    `${plural(count, 'Adresse dieser Offline-Kopie ist', 'Adressen dieser Offline-Kopie sind')} älter als das, dem Sie zugestimmt haben. Die Datei bekommt die ${count === 1 ? 'alte' : 'alten'}.`,
  readAgain: (time) =>
    `Das Konto wurde inzwischen neu gelesen. In der Datei steht die Antwort von ${time}, nicht die, die jetzt zu sehen ist.`,
  checking: 'Die Adressen werden für den Filter noch geprüft.',
  save: 'Speichern …',
  saving: 'Wird gespeichert …',
  done: 'Fertig',
  written: (written, total) => `${written} von ${total} Einträgen`,
  progress: 'Fortschritt des Exports',
  saved: (count) => `Gespeichert, mit ${plural(count, 'Eintrag', 'Einträgen')}:`,
  guarded: (count) =>
    `${plural(count, 'Zelle hat', 'Zellen haben')} ein ' bekommen, damit ein Tabellenprogramm sie weder ausführt noch verändert.`,
  proofHidden:
    'Daneben liegen die Signatur und der öffentliche Schlüssel. Ein Befehl, der mit den anderen Werten verborgen ist, prüft sie:',
  proof: (signature, publicKey) =>
    `Daneben liegen die Signatur, ${signature}, und der öffentliche Schlüssel, ${publicKey}. In ihrem Ordner prüft sie dieser Befehl; er antwortet „Verified OK“:`,
  compare:
    'Wer prüft, sollte den Fingerabdruck des Schlüssels auf anderem Weg als mit diesen Dateien bekommen und vergleichen:',
  copyCommand: 'Befehl kopieren',
  copied: 'Kopiert',
};
