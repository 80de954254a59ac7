import type {
  toolWords as englishTools,
  listWords as english,
  scriptWords as englishScripts,
  addressWords as englishAddress,
  copyingWords as englishCopying,
} from '../list';
import { scriptsIn } from '../plural';
import { integer, plural, records } from './plural';

const all = (parts: number): string =>
  ['dazu', 'dazu', 'zu beidem', 'zu allen dreien', 'zu allen vieren', 'zu allen fünfen'][parts] ??
  `zu allen ${integer.format(parts)}`;

export const tools: typeof englishTools = {
  searchIn: { wallets: 'Wallets suchen', contracts: 'Contracts suchen' },
  findKey: (isMac) => (isMac ? '⌘F' : 'Strg+F'),
  clearSearch: 'Suche leeren',
  filter: 'Filter',
  filters: (count) => `Filter, ${integer.format(count)} gewählt`,
  deployer: 'Deployer',
  date: 'Datum',
  after: 'Ab',
  before: 'Vor',
  addressCheck: 'Adressprüfung',
  marks: 'Auffälliges und Markiertes',
  unusual: 'Unvollständig oder ungewöhnlich',
  remove: (part) => `Entfernen: „${part}“`,
  or: 'oder',
  orOthers: (count) => `oder ${plural(count, 'anderes', 'andere')}`,
  more: (count) => `+${integer.format(count)}`,
  moreFilters: (count) => plural(count, 'weiterer Filter', 'weitere Filter'),
  clearAll: 'Alles zurücksetzen',
  filtersOn: (count) =>
    count === 0 ? 'Kein Filter ist gesetzt' : plural(count, 'Filter gesetzt', 'Filter gesetzt'),
  group: 'Gruppieren',
  groupedBy: (group) => `Gruppierung: ${group}`,
  grouped: (group) => `Gruppiert nach ${group}`,
  groups: {
    asset: 'Asset',
    type: 'Typ',
    deployer: 'Deployer',
    month: 'Monat',
  },
  noGroup: 'Keine',
  marked: {
    alike: {
      wallets: (count) => `${integer.format(count)} verwechselbar`,
      contracts: (count) => `${integer.format(count)} mit ähnlicher Adresse`,
    },
    mismatch: (count) => plural(count, 'falsche Prüfsumme', 'falsche Prüfsummen'),
    malformed: (count) => plural(count, 'fehlerhafte Adresse', 'fehlerhafte Adressen'),
    changed: (count) => `${integer.format(count)} neu oder geändert`,
    gone: (count) => `${integer.format(count)} verschwunden`,
    repeated: (count) => plural(count, 'Duplikat', 'Duplikate'),
  },
  compact: 'Enge Zeilen',
  columns: 'Spalten',
  resetColumns: 'Spalten zurücksetzen',
  lastColumn: 'die letzte bleibt',
  tools: 'Weitere Werkzeuge',
  noMatch: (list, parts) =>
    `${list === 'wallets' ? 'Keine Wallet' : 'Kein Contract'} passt ${all(parts)}`,
  removeOne: (parts) => (parts === 1 ? 'Entfernen Sie es:' : 'Entfernen Sie etwas davon:'),
  searchText: (text) => `„${text}“`,
  without: (count) => `${integer.format(count)} Treffer ohne`,
  empty: { wallets: 'Keine Wallets in diesem Konto', contracts: 'Keine Contracts in diesem Konto' },
  emptyText:
    'Der Dienst hat geantwortet, und seine Liste ist leer. Sobald es welche gibt, erscheinen sie hier.',
  emptyGone: (list, count) => {
    const known = count > 1 ? 'die' : list === 'wallets' ? 'die' : 'den';
    return `Der Dienst hat geantwortet, und seine Liste ist leer. ${records[list](count)}, ${known} Sie hier schon gesehen hatten, ${count === 1 ? 'ist' : 'sind'} verschwunden.`;
  },
  showChanges: 'Änderungen zeigen',
  unknown: { wallets: 'Wallets unbekannt', contracts: 'Contracts unbekannt' },
};

const scripts = scriptsIn('de', 'andere');

export const scriptWords: typeof englishScripts = {
  mixed: (codes) => `gemischte Schriften: ${scripts(codes)}`,
  mixedHint:
    'Buchstaben dieser Schriften können gleich aussehen; dieser Name ist also vielleicht nicht, was er scheint.',
  foreign: 'ungewöhnliche Zeichen',
  foreignHint:
    'Adressen und IDs bestehen aus einfachen Buchstaben und Ziffern. Hier stehen andere oder Leerzeichen, die man übersehen kann.',
};

export const listWords: typeof english = {
  searchIn: (list) => `Suche und Filter: ${list}`,
  operatorHint: (operators) => `Versteht ${operators}`,
  completions: 'Vervollständigungen',
  notUnderstood: (text) => `Nicht verstanden und weggelassen: ${text}`,
  searching: {
    operators: {
      type: 'typ',
      address: 'adresse',
      by: 'deployer',
      after: 'ab',
      before: 'vor',
      note: 'notiz',
      is: 'ist',
      checksum: 'prüfsumme',
    },
    states: {
      changed: 'geändert',
      new: 'neu',
      alarm: 'alarm',
      duplicate: 'doppelt',
      favourite: 'favorit',
    },
    checksums: {
      valid: 'gültig',
      none: 'keine',
      mismatch: 'falsch',
      malformed: 'fehlerhaft',
      unchecked: 'ungeprüft',
    },
    unknownOperator: (name, text) =>
      text === ''
        ? `„${name}“ gibt es nicht.`
        : `„${name}“ gibt es nicht: „${text}“ wurde als Text gesucht.`,
    unknownValue: (text, name, values) =>
      `„${text}“ bleibt unberücksichtigt: Zu „${name}“ passt ${values.join(', ')}.`,
    unknownDate: (text) =>
      `„${text}“ bleibt unberücksichtigt: Ein Datum sieht aus wie 2024, 2024-03 oder 2024-03-31.`,
    tooMany: (text, others, most, areAddresses) => {
      const what =
        others === 0
          ? `„${text}“ bleibt`
          : `„${text}“ und ${plural(others, 'weiterer Teil', 'weitere Teile')} bleiben`;
      const hint = areAddresses ? ' „Mit einer Liste vergleichen …“ nimmt mehr.' : '';
      return `${what} unberücksichtigt: Höchstens ${integer.format(most)} auf einmal.${hint}`;
    },
    more: (count) =>
      `${plural(count, 'weiterer Teil wurde', 'weitere Teile wurden')} nicht verstanden.`,
    cut: (most) =>
      `Eine Suche hat höchstens ${integer.format(most)} Zeichen: Was darüber hinausgeht, blieb unberücksichtigt.`,
    leftOut: (text) => `„${text}“ kommt nicht vor und bleibt unberücksichtigt`,
    byRank: 'Bester Treffer zuerst',
    sortedBy: (column) => `Sortiert nach ${column}`,
    inAddresses: 'Nur innerhalb von Adressen gefunden',
  },
  find: 'Finden …',
  findValue: (column) => `Wert finden: ${column}`,
  moreValues: 'Es gibt mehr: Tippen Sie, um sie zu finden.',
  count: (count) => integer.format(count),
  unknown: '–',
  noRoom: 'braucht ein breiteres Fenster',
  nothingToDo: 'Nichts wurde getan: Dieser Eintrag hat keine Adresse.',
  menuOutdated:
    'Die Einträge haben sich geändert, während das Menü offen war. Öffnen Sie es noch einmal.',
  shown: (shown, all, total) => (shown === total ? all : `${integer.format(shown)} von ${all}`),
  assetCount: (count) => plural(count, 'Asset', 'Assets'),
  datesIn: { utc: 'Zeiten in UTC', local: 'Zeiten in Ortszeit' },
  localZone: (zone) => `(${zone})`,
  datesHint: 'Zwischen UTC und Ortszeit wechseln',
  keyHint: (isMac) => `Leertaste wählt aus · ${isMac ? '⌘' : 'Strg+'}C kopiert · ? Tasten`,
  checking: 'Adressen werden geprüft …',
  undated: (count) =>
    `${plural(count, 'Eintrag', 'Einträge')} ohne sicheren Zeitpunkt ausgelassen.`,
  selected: (count) => `${integer.format(count)} ausgewählt`,
  clearSelection: 'Auswahl aufheben',
  copyRows: (count) => `${plural(count, 'Zeile', 'Zeilen')} kopieren`,
  foldHint: 'Ein- oder ausklappen; Umschalt mit ← oder → gilt allen Gruppen',
  noCertainTime: 'Ohne sichere Zeitangabe',
  sorted: {
    ascending: (column) => `Aufsteigend nach ${column} sortiert`,
    descending: (column) => `Absteigend nach ${column} sortiert`,
    none: (column) => `Nicht mehr nach ${column} sortiert`,
  },
  sortHint:
    'Sortieren; Alt mit einer Pfeiltaste ändert die Breite, ein Doppelklick auf den Rand passt sie an',
  repeated:
    'Steht mehr als einmal in der Liste, auch wenn Groß- und Kleinbuchstaben sich unterscheiden',
};

export const addressWords: typeof englishAddress = {
  mismatch: 'Falsche Prüfsumme (EIP-55)',
  malformed: 'Nicht wie Adressen ihres Assets geschrieben',
  states: {
    valid: 'Prüfsumme stimmt',
    none: 'Keine Prüfsumme angegeben',
    mismatch: 'Falsche Prüfsumme',
    malformed: 'Nicht 0x und 40 Ziffern',
    unchecked: 'Für das Asset ist keine Prüfsumme bekannt',
  },
};

export const copyingWords: typeof englishCopying = {
  copied: (what) => `Kopiert: ${what}`,
  done: 'Kopiert',
  named: (address, name) => `${address}, ${name}`,
  copiedRows: (count, guarded) =>
    `${plural(count, 'Zeile', 'Zeilen')} kopiert` +
    (guarded > 0
      ? `. ${plural(guarded, 'Zelle hat', 'Zellen haben')} ein ' davor bekommen, damit ein Tabellenprogramm sie weder ausführt noch verändert.`
      : ''),
  changed:
    'In der Zwischenablage steht jetzt etwas anderes: Ein anderes Programm hat es vielleicht ersetzt. Vergleichen Sie vor dem Einfügen.',
  outdated:
    'Nichts wurde kopiert: Eine neuere Antwort ist da, und die Adresse, nach der gefragt wurde, steht nicht mehr dort, wo sie war. Sehen Sie sich den Eintrag noch einmal an.',
  doubtTitle: 'Diese Adresse kopieren?',
  alarmedIn: (profile) =>
    `Im Profil „${profile}“ gehört diese Adresse zu einer Änderung, die noch niemand bestätigt hat. Vergleichen Sie dort beide Adressen, bevor Sie diese hier verwenden.`,
  copyAnyway: 'Trotzdem kopieren',
  selectionTooLong:
    'Nichts wurde kopiert: Solange es einen Alarm geben kann, geht das nur mit kürzeren Ausschnitten. Wählen Sie weniger aus, oder bestätigen Sie zuerst den Alarm.',
  tooLong:
    'Dieser Wert ist zu lang, um allein kopiert zu werden. Wählen Sie seine Zeile aus und kopieren Sie diese.',
  copyAsItCame: 'Kopieren, wie sie kam',
  copyWithout: 'Ohne diese kopieren',
  capitals:
    'Ihre Großbuchstaben stimmen nicht mit EIP-55 überein: Ein Zeichen kann falsch sein. Fragen Sie den Anbieter, bevor Sie etwas an diese Adresse senden.',
  malformed:
    'Sie besteht nicht aus 0x und 40 Ziffern wie Adressen ihres Assets: Ein Teil kann fehlen. Fragen Sie den Anbieter, bevor Sie etwas an sie senden.',
  odd: 'Sie enthält Zeichen, die es in keiner Adresse gibt:',
  oddHidden:
    'Sie enthält Zeichen, die es in keiner Adresse gibt. Blenden Sie die Werte ein, um zu sehen, welche.',
  oddKinds: {
    space: 'ein Leerraum oder Zeilenumbruch',
    unseen: 'ist nicht zu sehen',
    foreign: 'kann wie ein anderer Buchstabe aussehen',
  },
  oddNames: {
    'U+0009': 'Tabulator',
    'U+000A': 'Zeilenumbruch',
    'U+000D': 'Zeilenumbruch',
    'U+0020': 'Leerzeichen',
    'U+00A0': 'geschütztes Leerzeichen',
    'U+200B': 'Leerzeichen ohne Breite',
    'U+200C': 'Nichtverbinder ohne Breite',
    'U+200D': 'Verbinder ohne Breite',
    'U+202E': 'kehrt die Schreibrichtung um',
    'U+2060': 'Wortverbinder',
    'U+FEFF': 'geschütztes Leerzeichen ohne Breite',
  },
  without: 'Ohne sie wäre es diese hier. Das ist ein anderer Text, als der Dienst gesendet hat:',
  similar: {
    name: {
      record: {
        wallets: 'Eine andere Wallet dieses Kontos hat denselben Namen und diese Adresse:',
        contracts: 'Ein anderer Contract dieses Kontos hat denselben Namen und diese Adresse:',
      },
      renamed: {
        wallets: 'Die Wallet, die diesen Namen bisher hatte, hat diese Adresse und heißt jetzt:',
        contracts:
          'Der Contract, der diesen Namen bisher hatte, hat diese Adresse und heißt jetzt:',
      },
      former: {
        wallets: 'Eine Wallet mit demselben Namen hatte diese Adresse:',
        contracts: 'Ein Contract mit demselben Namen hatte diese Adresse:',
      },
    },
    look: {
      former: (list, until) =>
        `Sie ähnelt der Adresse, die ${list === 'wallets' ? 'eine Wallet' : 'ein Contract'}${until === null ? '' : ` bis ${until}`} hatte:`,
      note: 'Sie ähnelt einer Adresse in Ihren Notizen:',
    },
    unknown: 'Ein bekannter Eintrag hat denselben Namen, aber eine andere Adresse.',
    compare: 'Verschiedene Zeichen sind markiert. Stellen Sie sicher, dass Sie diese hier wollen.',
    hidden:
      'Zum Vergleichen blenden Sie die Werte ein. Stellen Sie sicher, dass Sie diese hier wollen.',
  },
  doubtRowsTitle: 'Diese Zeilen kopieren?',
  doubtRows: {
    odd: (count) =>
      `${plural(count, 'dieser Zeilen hat', 'dieser Zeilen haben')} eine Adresse mit Leerzeichen oder Zeichen, die es in keiner Adresse gibt.`,
    name: (count) =>
      `${plural(count, 'dieser Zeilen hat', 'dieser Zeilen haben')} den Namen eines anderen Eintrags, aber eine andere Adresse.`,
    look: (count) =>
      `${plural(count, 'dieser Zeilen hat', 'dieser Zeilen haben')} eine Adresse, die einer früheren oder einer aus Ihren Notizen ähnelt.`,
    capitals: (count) =>
      `${plural(count, 'dieser Zeilen hat', 'dieser Zeilen haben')} eine Adresse, deren Großbuchstaben nicht mit EIP-55 übereinstimmen: Ein Zeichen kann falsch sein.`,
    malformed: (count) =>
      `${plural(count, 'dieser Zeilen hat', 'dieser Zeilen haben')} eine Adresse, die nicht wie die ihres Assets aus 0x und 40 Ziffern besteht: Ein Teil kann fehlen.`,
  },
  doubtRowsAdvice: 'Fragen Sie den Anbieter, bevor Sie etwas an sie senden.',
};
