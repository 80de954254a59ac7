import type { exportWords as english } from '../export';
import { integer, plural } from './plural';

export const exportWords: typeof english = {
  open: 'Exportieren …',
  nothing: 'Es gibt keine Einträge zum Exportieren.',
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
  bestFirst: 'bester Treffer zuerst',
  grouped: (by) => `gruppiert nach ${by}`,
  sorted: (column, isDown) => `sortiert nach ${column}${isDown ? ', absteigend' : ''}`,
  asked: (parts) => {
    const text =
      parts.length > 0 ? parts.join(', ') : 'alle Einträge, in der Reihenfolge des Dienstes';
    return `${text.slice(0, 1).toUpperCase()}${text.slice(1)} – wie in der Liste.`;
  },
  about: {
    selected: 'Die ausgewählten Zeilen, in der angezeigten Reihenfolge.',
    list: 'Alle Einträge der Liste, in der Reihenfolge des Dienstes.',
    oneList: 'Eine Tabellendatei enthält nur eine Liste. Für das ganze Konto wählen Sie JSON.',
    account: 'Beide Listen, dazu Name, E-Mail-Adresse und Nutzer-ID des Kontos.',
    lists: 'Die Listen aus der Antwort, dazu Name, E-Mail-Adresse und Nutzer-ID des Kontos.',
  },
  withoutIdentity: (isSigned) =>
    isSigned
      ? 'Die Datei enthält die Nutzer-ID des Kontos, aber weder Name noch E-Mail-Adresse.'
      : 'Name, E-Mail-Adresse und Nutzer-ID des Kontos werden weggelassen.',
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
    'Signiert mit dem privaten Schlüssel dieses Profils: Das belegt, wer die Datei gespeichert hat und dass sie seitdem unverändert ist, nicht aber, dass der Dienst die Wahrheit gesagt hat. Signatur und öffentlicher Schlüssel werden neben der Datei gespeichert. Keine dieser Dateien enthält den privaten Schlüssel oder den API-Schlüssel.',
  copy: (time, signs) =>
    `Das ist eine Offline-Kopie. ${signs ? 'Sie signieren' : 'Die Datei enthält'} die damalige Antwort (${time}), nicht das, was der Dienst jetzt sagt.`,
  anotherAccount: (time, signs) =>
    `Der Dienst liefert jetzt ein anderes Konto. Diese Datei wird aus der letzten gültigen Antwort (${time}) erstellt.${signs ? ' Sie signieren diese Antwort, nicht das, was der Dienst jetzt sagt.' : ''}`,
  separator: 'Trennzeichen',
  separators: { comma: 'Komma', semicolon: 'Semikolon', tab: 'Tabulator' },
  usualSeparator: () => 'semicolon',
  guard:
    'Excel erwartet auf Deutsch Semikolons und auf Englisch Kommas. IDs und andere lange Zahlen bleiben Text: ' +
    "Würde ein Tabellenprogramm einen Wert verändern oder ausführen, wird ihm ein Apostroph (') vorangestellt.",
  provenance: 'Die erste Zeile nennt die Herkunft:',
  provenanceOf:
    'Host, Zeit, aktuell oder Offline-Kopie, Kontoname, Nutzer-ID, Anzahl der Einträge, offene Alarme',
  columns: 'Spalten',
  allColumns: 'Alle Spalten',
  noColumns: 'Wählen Sie mindestens eine Spalte.',
  noRecords: 'Es gibt keine Einträge zum Speichern.',
  notes: (noted, of) => {
    if (of === 1) return noted === 0 ? 'dieser Eintrag hat keine' : 'dieser Eintrag hat welche';
    return noted === 0
      ? `keiner der ${integer.format(of)} Einträge hat welche`
      : `${integer.format(noted)} von ${integer.format(of)} Einträgen haben welche`;
  },
  alarms: (count, isAgain) =>
    `${plural(count, 'Alarm ist', 'Alarme sind')} noch nicht bestätigt. ${isAgain ? 'Die nächste Datei' : 'Die Datei'} enthält dann die Werte der angezeigten Antwort.`,
  replaced: (count) =>
    `${plural(count, 'Adresse dieser Offline-Kopie ist', 'Adressen dieser Offline-Kopie sind')} älter als die, ${count === 1 ? 'der' : 'denen'} Sie zugestimmt haben. Die Datei enthält dann die ${count === 1 ? 'alte' : 'alten'}.`,
  readAgain: (time) =>
    `Das Konto wurde seitdem erneut abgerufen. Die Datei enthält die frühere Antwort (${time}), nicht die jetzt angezeigte.`,
  checking: 'Für den Filter werden noch Adressen geprüft.',
  save: 'Speichern …',
  saving: 'Wird gespeichert …',
  done: 'Fertig',
  written: (written, total) => `${written} von ${total} Einträgen`,
  progress: 'Fortschritt des Exports',
  saved: (count) => `${plural(count, 'Eintrag', 'Einträge')} gespeichert:`,
  guarded: (count) =>
    `Vor ${plural(count, 'Zelle', 'Zellen')} wurde ein Apostroph (') gesetzt, damit ein Tabellenprogramm sie weder ausführt noch verändert.`,
  proofHidden:
    'Daneben liegen die Signatur und der öffentliche Schlüssel. Ein Befehl, der mit den anderen Werten verborgen ist, prüft sie:',
  proof: (signature, publicKey) =>
    `Daneben liegen die Signatur, ${signature}, und der öffentliche Schlüssel, ${publicKey}. Um sie zu prüfen, führen Sie diesen Befehl in ihrem Ordner aus; er antwortet „Verified OK“:`,
  compare:
    'Wer prüft, sollte den Fingerabdruck des Schlüssels getrennt von diesen Dateien erhalten und vergleichen:',
  copyCommand: 'Befehl kopieren',
  copied: 'Kopiert',
};
