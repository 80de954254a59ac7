import type { ComparedGroup } from '../../../shared/expected';
import type { compareWords as english } from '../compare';
import { integer, plural } from './plural';

const groups: Readonly<Record<ComparedGroup, (count: number) => string>> = {
  equal: () => 'gleich',
  differs: () => 'anders',
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
  reading: 'Die Liste wird gelesen …',
  comparing: 'Wird verglichen …',
  records: (count) => plural(count, 'Eintrag', 'Einträge'),
  groups,
  heads: {
    equal: 'Gleich',
    differs: 'Anders',
    missing: 'Fehlen im Konto',
    extra: 'Nicht in der Liste',
  },
  filter: 'Ergebnis',
  columns: 'Welche Spalte ist was?',
  columnsHint:
    'Einträge werden zuerst über ihre Adresse zugeordnet, dann über Name und Asset zusammen.',
  columnsTitle: 'Die ersten Einträge der Datei',
  none: 'nicht in der Datei',
  chooseColumn: 'Spalte auswählen',
  noAddresses:
    'Die ersten Werte dieser Spalte sehen nicht wie Adressen aus. Mit ihr verglichen, schiene jeder Eintrag abzuweichen oder zu fehlen.',
  column: (place) => `Spalte ${integer.format(place)}`,
  compare: 'Vergleichen',
  change: 'Spalten ändern',
  result: 'Verglichene Einträge',
  expected: 'Erwartet',
  actual: 'Im Konto',
  both: 'In beiden',
  nothingDiffers: 'Nichts weicht ab: Jeder Eintrag der Liste ist im Konto, und kein anderer.',
  nothingComparedDiffers:
    'Vom Verglichenen weicht nichts ab. Ein Teil der Datei wurde nicht verglichen, siehe oben.',
  addressesAlone: 'Nur Adressen wurden verglichen, weder Namen noch Assets.',
  noNames: 'Namen wurden nicht verglichen.',
  noAssets: 'Assets wurden nicht verglichen.',
  unlikeAddresses: 'Die ersten Werte in der Spalte der Adressen sehen nicht wie Adressen aus.',
  strays: (count) =>
    `${plural(count, 'Adresse', 'Adressen')} an anderer Stelle dieser Datei ${count === 1 ? 'wurde' : 'wurden'} nicht verglichen, und dieses Konto hat sie nicht`,
  more: (count) => `und ${integer.format(count)} weitere`,
  noneHere: 'Einen solchen Eintrag gibt es nicht.',
  elsewhere: {
    wallets: (count) =>
      count === 1
        ? 'Eine der fehlenden Adressen gehört zu einem Contract dieses Kontos.'
        : `${integer.format(count)} der fehlenden Adressen gehören zu Contracts dieses Kontos.`,
    contracts: (count) =>
      count === 1
        ? 'Eine der fehlenden Adressen gehört zu einer Wallet dieses Kontos.'
        : `${integer.format(count)} der fehlenden Adressen gehören zu Wallets dieses Kontos.`,
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
    repeated: 'steht zweimal da',
    'not-a-record': 'ist kein Eintrag',
    heads: 'wurde für die Namen der Spalten gehalten',
    'above-heads': 'steht über den Namen der Spalten',
  },
  totals: {
    wallets: (expected, actual) =>
      `${integer.format(expected)} erwartet, ${plural(actual, 'Wallet', 'Wallets')} im Konto`,
    contracts: (expected, actual) =>
      `${integer.format(expected)} erwartet, ${plural(actual, 'Contract', 'Contracts')} im Konto`,
  },
  comparedWith: {
    service: (time) => `Auf diesem Computer verglichen mit der Antwort des Dienstes von: ${time}`,
    copy: (time) => `Verglichen mit der Offline-Kopie von: ${time} (nicht aktuell)`,
  },
  comparedAgain: {
    service: (time) => `Neu verglichen, mit der neueren Antwort des Dienstes von: ${time}`,
    copy: (time) => `Neu verglichen, mit der Offline-Kopie von: ${time} (nicht aktuell)`,
  },
  alarm: 'Zu diesem Eintrag wartet ein Alarm.',
  unread: 'Diese Datei lässt sich nicht vergleichen',
  another: 'Andere Datei wählen …',
  gone: 'Die Liste liegt nicht mehr vor',
  goneHint:
    'Ist der Bildschirm gesperrt, wird sie verworfen, damit niemand sie findet. Sonst hat sich nichts geändert.',
  again: 'Noch einmal wählen …',
  failed: 'Der Vergleich ist nicht gelungen',
  saveTitle: 'Vergleich speichern',
  csvAbout:
    'Nennt das Konto, die Datei mit ihrem SHA-256 und die Antwort; eine Zeile je Eintrag, was abweicht zuerst',
  signedAbout:
    'Nennt das Konto, die Datei mit ihrem SHA-256 und die Antwort, mit einer Signatur, die jeder prüfen kann',
  signingOff: 'Eine Offline-Kopie wird nicht signiert.',
  noSigning:
    'Das ist eine Offline-Kopie: Was aufbewahrt wurde, belegt nicht, was der Dienst jetzt sagt. Aktualisieren Sie zum Signieren, oder speichern Sie CSV.',
};
