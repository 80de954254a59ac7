import type { ComparedGroup } from '../../../shared/expected';
import type { compareWords as english } from '../compare';
import { integer, plural } from './plural';

const groups: Readonly<Record<ComparedGroup, (count: number) => string>> = {
  equal: () => 'gleich',
  differs: (count) => (count === 1 ? 'weicht ab' : 'weichen ab'),
  missing: (count) => (count === 1 ? 'fehlt im Konto' : 'fehlen im Konto'),
  extra: () => 'nicht in der Liste',
};

export const compareWords: typeof english = {
  title: {
    wallets: 'Wallets mit einer Liste vergleichen',
    contracts: 'Contracts mit einer Liste vergleichen',
  },
  open: 'Mit einer Liste vergleichen …',
  drop: 'CSV- oder JSON-Datei hier ablegen, um das Konto damit zu vergleichen',
  back: 'Zurück',
  backTo: (list) => `Zurück zu ${list}`,
  reading: 'Liste wird gelesen …',
  comparing: 'Wird verglichen …',
  records: (count) => plural(count, 'Eintrag', 'Einträge'),
  groups,
  heads: {
    equal: 'Gleich',
    differs: 'Abweichend',
    missing: 'Im Konto fehlend',
    extra: 'Nicht in der Liste',
  },
  filter: 'Ergebnis',
  columns: 'Welche Spalte ist was?',
  columnsHint:
    'Einträge werden zuerst anhand der Adresse zugeordnet, dann anhand von Name und Asset.',
  columnsTitle: 'Erste Einträge der Datei',
  none: 'nicht in der Datei',
  chooseColumn: 'Spalte auswählen',
  noAddresses:
    'Die ersten Werte dieser Spalte sehen nicht wie Adressen aus. Im Vergleich damit würde jeder Eintrag abweichen oder fehlen.',
  column: (place) => `Spalte ${integer.format(place)}`,
  compare: 'Vergleichen',
  change: 'Spalten ändern',
  result: 'Verglichene Einträge',
  expected: 'Erwartet',
  actual: 'Im Konto',
  both: 'In beiden',
  nothingDiffers:
    'Keine Abweichung: Alle Einträge der Liste sind im Konto, und das Konto hat keine weiteren.',
  nothingComparedDiffers:
    'Im verglichenen Teil gibt es keine Abweichung. Ein Teil der Datei wurde nicht verglichen, siehe oben.',
  addressesAlone: 'Nur Adressen wurden verglichen, keine Namen oder Assets.',
  noNames: 'Namen wurden nicht verglichen.',
  noAssets: 'Assets wurden nicht verglichen.',
  unlikeAddresses: 'Die ersten Werte der Adressspalte sehen nicht wie Adressen aus.',
  strays: (count) =>
    `${plural(count, 'Adresse', 'Adressen')} an anderer Stelle dieser Datei ${count === 1 ? 'wurde nicht verglichen und ist' : 'wurden nicht verglichen und sind'} nicht in diesem Konto`,
  more: (count) => `und ${integer.format(count)} weitere`,
  noneHere: 'Solche Einträge gibt es nicht.',
  elsewhere: {
    wallets: (count) =>
      count === 1
        ? '1 der fehlenden ist ein Contract dieses Kontos.'
        : `${integer.format(count)} der fehlenden sind Contracts dieses Kontos.`,
    contracts: (count) =>
      count === 1
        ? '1 der fehlenden ist eine Wallet dieses Kontos.'
        : `${integer.format(count)} der fehlenden sind Wallets dieses Kontos.`,
  },
  addressIs: {
    'this-list': {
      wallets: 'Adresse ist da',
      contracts: 'Adresse ist da',
    },
    'other-list': { wallets: 'Ist ein Contract', contracts: 'Ist eine Wallet' },
  },
  compareOther: { wallets: 'Mit Contracts vergleichen', contracts: 'Mit Wallets vergleichen' },
  skipped: {
    csv: (count) => plural(count, 'Zeile wurde nicht verglichen', 'Zeilen wurden nicht verglichen'),
    json: (count) =>
      plural(count, 'Eintrag wurde nicht verglichen', 'Einträge wurden nicht verglichen'),
  },
  skippedAt: {
    csv: (place) => `Zeile ${integer.format(place)}`,
    json: (place) => `Eintrag ${integer.format(place)}`,
  },
  problems: {
    'no-address': 'hat keine Adresse',
    rounded: 'ein Tabellenprogramm hat die Adresse gerundet',
    number: 'hat eine Zahl statt der Adresse',
    'too-long': 'die Adresse ist zu lang',
    repeated: 'kommt zweimal vor',
    'not-a-record': 'ist kein Eintrag',
    heads: 'wurde als Spaltennamen verwendet',
    'above-heads': 'steht über den Spaltennamen',
  },
  totals: {
    wallets: (expected, actual) =>
      `${integer.format(expected)} erwartet, ${plural(actual, 'Wallet', 'Wallets')} im Konto`,
    contracts: (expected, actual) =>
      `${integer.format(expected)} erwartet, ${plural(actual, 'Contract', 'Contracts')} im Konto`,
  },
  comparedWith: {
    service: (time) => `Auf diesem Computer mit der Antwort des Dienstes verglichen (${time})`,
    copy: (time) => `Mit der Offline-Kopie verglichen (${time}, nicht aktuell)`,
  },
  comparedAgain: {
    service: (time) => `Erneut verglichen, mit der neueren Antwort des Dienstes (${time})`,
    copy: (time) => `Erneut verglichen, mit der Offline-Kopie (${time}, nicht aktuell)`,
  },
  alarm: 'Zu diesem Eintrag gibt es einen offenen Alarm.',
  unread: 'Diese Datei kann nicht verglichen werden',
  another: 'Andere Datei wählen …',
  gone: 'Die Liste ist nicht mehr geöffnet',
  goneHint:
    'Die App schließt sie, wenn der Bildschirm gesperrt wird, damit niemand sonst sie sieht. Sonst hat sich nichts geändert.',
  again: 'Erneut wählen …',
  failed: 'Die Liste konnte nicht verglichen werden',
  saveTitle: 'Vergleich speichern',
  csvAbout:
    'Nennt das Konto, die Datei mit ihrem SHA-256 und die Antwort; eine Zeile je Eintrag, Abweichungen zuerst',
  signedAbout:
    'Nennt das Konto, die Datei mit ihrem SHA-256 und die Antwort, mit einer Signatur, die jeder prüfen kann',
  signingOff: 'Ein Vergleich mit einer Offline-Kopie kann nicht signiert werden.',
  noSigning:
    'Das ist eine Offline-Kopie. Sie belegt nicht, was der Dienst jetzt sagt. Aktualisieren Sie, um zu signieren, oder speichern Sie als CSV.',
};
