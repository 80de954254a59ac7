import type {
  toolWords as englishTools,
  listWords as english,
  scriptWords as englishScripts,
  addressWords as englishAddress,
  copyingWords as englishCopying,
} from '../list';
import { scriptsIn } from '../plural';
import { integer, plural, records } from './plural';

const found = (parts: number): string => {
  if (parts < 2) return 'gefunden';
  const all =
    parts === 2 ? 'beide' : `alle ${['drei', 'vier', 'fünf'][parts - 3] ?? integer.format(parts)}`;
  return `erfüllt ${all} Bedingungen`;
};

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
  marks: 'Probleme und Markierungen',
  unusual: 'Unvollständig oder ungewöhnlich',
  remove: (part) => `Entfernen: „${part}“`,
  or: 'oder',
  orOthers: (count) => `oder ${plural(count, 'anderes', 'andere')}`,
  more: (count) => `+${integer.format(count)}`,
  moreFilters: (count) => plural(count, 'weiterer Filter', 'weitere Filter'),
  clearAll: 'Alles zurücksetzen',
  filtersOn: (count) =>
    count === 0 ? 'Kein Filter aktiv' : plural(count, 'Filter aktiv', 'Filter aktiv'),
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
  compact: 'Kompakte Zeilen',
  columns: 'Spalten',
  resetColumns: 'Spalten zurücksetzen',
  lastColumn: 'die letzte bleibt',
  tools: 'Weitere Werkzeuge',
  noMatch: (list, parts) =>
    `${list === 'wallets' ? 'Keine Wallet' : 'Kein Contract'} ${found(parts)}`,
  removeOne: (parts) => (parts === 1 ? 'Bedingung entfernen:' : 'Eine Bedingung entfernen:'),
  searchText: (text) => `„${text}“`,
  without: (count) => `${integer.format(count)} Treffer ohne sie`,
  empty: { wallets: 'Keine Wallets in diesem Konto', contracts: 'Keine Contracts in diesem Konto' },
  emptyText:
    'Der Dienst hat eine leere Liste geliefert. Sobald es Einträge gibt, erscheinen sie hier.',
  emptyGone: (list, count) => {
    const known = count > 1 ? 'die' : list === 'wallets' ? 'die' : 'den';
    return `Der Dienst hat eine leere Liste geliefert. ${records[list](count)}, ${known} Sie hier gesehen hatten, ${count === 1 ? 'ist' : 'sind'} verschwunden.`;
  },
  showChanges: 'Änderungen anzeigen',
  unknown: { wallets: 'Wallets unbekannt', contracts: 'Contracts unbekannt' },
};

const scripts = scriptsIn('de', 'andere');

export const scriptWords: typeof englishScripts = {
  mixed: (codes) => `gemischte Schriften: ${scripts(codes)}`,
  mixedHint:
    'Buchstaben dieser Schriften können gleich aussehen; der Name ist also vielleicht nicht der, der er zu sein scheint.',
  foreign: 'ungewöhnliche Zeichen',
  foreignHint:
    'Adressen und IDs bestehen aus einfachen Buchstaben und Ziffern. Diese enthält andere Zeichen oder Leerzeichen, die man leicht übersieht.',
};

export const listWords: typeof english = {
  searchIn: (list) => `Suche und Filter: ${list}`,
  operatorHint: (operators) => `Versteht ${operators}`,
  completions: 'Vorschläge',
  notUnderstood: (text) => `Nicht verstanden und ignoriert: ${text}`,
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
        ? `Den Operator „${name}“ gibt es nicht.`
        : `Den Operator „${name}“ gibt es nicht: „${text}“ wurde als Text gesucht.`,
    unknownValue: (text, name, values) =>
      `„${text}“ wurde ignoriert: Bei „${name}“ ist möglich: ${values.join(', ')}.`,
    unknownDate: (text) =>
      `„${text}“ wurde ignoriert: Ein Datum sieht so aus: 2024, 2024-03 oder 2024-03-31.`,
    tooMany: (text, others, most, areAddresses) => {
      const what =
        others === 0
          ? `„${text}“ wurde`
          : `„${text}“ und ${plural(others, 'weiterer Teil', 'weitere Teile')} wurden`;
      const hint = areAddresses ? ' „Mit einer Liste vergleichen …“ kann mehr.' : '';
      return `${what} ignoriert: Höchstens ${integer.format(most)} auf einmal.${hint}`;
    },
    more: (count) =>
      `${plural(count, 'weiterer Teil wurde', 'weitere Teile wurden')} nicht verstanden.`,
    cut: (most) =>
      `Eine Suche darf höchstens ${integer.format(most)} Zeichen haben: Der Rest wurde ignoriert.`,
    leftOut: (text) => `„${text}“ wurde nicht gefunden und wird ignoriert`,
    byRank: 'Bester Treffer zuerst',
    sortedBy: (column) => `Sortiert nach ${column}`,
    inAddresses: 'Nur in Adressen gefunden',
  },
  find: 'Suchen …',
  findValue: (column) => `Wert suchen: ${column}`,
  moreValues: 'Es gibt weitere: Tippen Sie, um sie zu finden.',
  count: (count) => integer.format(count),
  unknown: '–',
  noRoom: 'braucht ein breiteres Fenster',
  nothingToDo: 'Keine Aktion: Dieser Eintrag hat keine Adresse.',
  menuOutdated:
    'Die Einträge haben sich geändert, während das Menü offen war. Öffnen Sie es erneut.',
  shown: (shown, all, total) => (shown === total ? all : `${integer.format(shown)} von ${all}`),
  assetCount: (count) => plural(count, 'Asset', 'Assets'),
  datesIn: { utc: 'Zeiten in UTC', local: 'Zeiten in Ortszeit' },
  localZone: (zone) => `(${zone})`,
  datesHint: 'Zwischen UTC und Ortszeit wechseln',
  keyHint: (isMac) => `Leertaste wählt aus · ${isMac ? '⌘' : 'Strg+'}C kopiert · ? Tastenkürzel`,
  checking: 'Adressen werden geprüft …',
  undated: (count) =>
    `${plural(count, 'Eintrag', 'Einträge')} ohne sichere Zeitangabe ausgelassen.`,
  selected: (count) => `${integer.format(count)} ausgewählt`,
  clearSelection: 'Auswahl aufheben',
  copyRows: (count) => `${plural(count, 'Zeile', 'Zeilen')} kopieren`,
  foldHint: 'Ein- oder ausklappen; mit Umschalt und ← oder → alle Gruppen',
  noCertainTime: 'Ohne sichere Zeitangabe',
  sorted: {
    ascending: (column) => `Aufsteigend nach ${column} sortiert`,
    descending: (column) => `Absteigend nach ${column} sortiert`,
    none: (column) => `Nicht mehr nach ${column} sortiert`,
  },
  sortHint:
    'Sortieren; Alt mit einer Pfeiltaste ändert die Breite, ein Doppelklick auf den Rand passt sie an',
  repeated: 'Steht mehrfach in der Liste, eventuell mit anderer Groß- und Kleinschreibung',
};

export const addressWords: typeof englishAddress = {
  mismatch: 'Falsche Prüfsumme (EIP-55)',
  malformed: 'Nicht im Format der Adressen dieses Assets',
  states: {
    valid: 'Prüfsumme stimmt',
    none: 'Keine Prüfsumme angegeben',
    mismatch: 'Falsche Prüfsumme',
    malformed: 'Nicht 0x und 40 Ziffern',
    unchecked: 'Keine Prüfsumme für das Asset bekannt',
  },
};

export const copyingWords: typeof englishCopying = {
  copied: (what) => `Kopiert: ${what}`,
  done: 'Kopiert',
  named: (address, name) => `${address}, ${name}`,
  copiedRows: (count, guarded) =>
    `${plural(count, 'Zeile', 'Zeilen')} kopiert` +
    (guarded > 0
      ? `. Vor ${plural(guarded, 'Zelle', 'Zellen')} wurde ein ' gesetzt, damit ein Tabellenprogramm sie weder ausführt noch verändert.`
      : ''),
  changed:
    'Die Zwischenablage enthält jetzt etwas anderes: Vielleicht hat ein anderes Programm den Inhalt ersetzt. Vergleichen Sie vor dem Einfügen.',
  outdated:
    'Es wurde nichts kopiert: Eine neuere Antwort ist eingetroffen, und die Adresse, nach der Sie gefragt wurden, steht nicht mehr an derselben Stelle. Sehen Sie sich den Eintrag erneut an.',
  doubtTitle: 'Diese Adresse kopieren?',
  alarmedIn: (profile) =>
    `Im Profil „${profile}“ gehört diese Adresse zu einer Änderung, die noch niemand bestätigt hat. Vergleichen Sie dort beide Adressen, bevor Sie sie verwenden.`,
  copyAnyway: 'Trotzdem kopieren',
  selectionTooLong:
    'Es wurde nichts kopiert: Solange es einen Alarm geben kann, lassen sich nur kleinere Auswahlen kopieren. Wählen Sie weniger aus, oder bestätigen Sie zuerst den Alarm.',
  tooLong:
    'Dieser Wert ist zu lang, um einzeln kopiert zu werden. Wählen Sie seine Zeile aus und kopieren Sie diese.',
  copyAsItCame: 'Wie empfangen kopieren',
  copyWithout: 'Ohne diese Zeichen kopieren',
  capitals:
    'Die Großbuchstaben entsprechen nicht EIP-55: Ein Zeichen kann falsch sein. Fragen Sie den Anbieter, bevor Sie etwas an diese Adresse senden.',
  malformed:
    'Adressen dieses Assets bestehen aus 0x und 40 Ziffern, diese nicht: Ein Teil kann fehlen. Fragen Sie den Anbieter, bevor Sie etwas an sie senden.',
  odd: 'Sie enthält Zeichen, die in keiner Adresse vorkommen:',
  oddHidden:
    'Sie enthält Zeichen, die in keiner Adresse vorkommen. Zeigen Sie die Werte an, um zu sehen, welche.',
  oddKinds: {
    space: 'ein Leerzeichen oder Zeilenumbruch',
    unseen: 'unsichtbar',
    foreign: 'kann wie ein anderer Buchstabe aussehen',
  },
  oddNames: {
    'U+0009': 'Tabulator',
    'U+000A': 'Zeilenumbruch',
    'U+000D': 'Zeilenumbruch',
    'U+0020': 'Leerzeichen',
    'U+00A0': 'geschütztes Leerzeichen',
    'U+200B': 'breitenloses Leerzeichen',
    'U+200C': 'breitenloser Nichtverbinder',
    'U+200D': 'breitenloser Verbinder',
    'U+202E': 'kehrt die Schreibrichtung um',
    'U+2060': 'Wortverbinder',
    'U+FEFF': 'breitenloses geschütztes Leerzeichen',
  },
  without: 'Ohne sie lautet die Adresse wie folgt. Das ist nicht, was der Dienst gesendet hat:',
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
    compare:
      'Abweichende Zeichen sind markiert. Stellen Sie sicher, dass Sie diese Adresse meinen.',
    hidden:
      'Zeigen Sie die Werte an, um sie zu vergleichen. Stellen Sie sicher, dass Sie diese Adresse meinen.',
  },
  doubtRowsTitle: 'Diese Zeilen kopieren?',
  doubtRows: {
    odd: (count) =>
      `${plural(count, 'dieser Zeilen hat', 'dieser Zeilen haben')} eine Adresse mit Leerzeichen oder mit Zeichen, die in keiner Adresse vorkommen.`,
    name: (count) =>
      `${plural(count, 'dieser Zeilen hat', 'dieser Zeilen haben')} denselben Namen wie ein anderer Eintrag, aber eine andere Adresse.`,
    look: (count) =>
      `${plural(count, 'dieser Zeilen hat', 'dieser Zeilen haben')} eine Adresse, die einer früheren oder einer aus Ihren Notizen ähnelt.`,
    capitals: (count) =>
      `${plural(count, 'dieser Zeilen hat', 'dieser Zeilen haben')} eine Adresse, deren Großbuchstaben nicht EIP-55 entsprechen: Ein Zeichen kann falsch sein.`,
    malformed: (count) =>
      `${plural(count, 'dieser Zeilen hat', 'dieser Zeilen haben')} eine Adresse, die nicht aus 0x und 40 Ziffern besteht, obwohl das für Adressen ihres Assets gilt: Ein Teil kann fehlen.`,
  },
  doubtRowsAdvice: 'Fragen Sie den Anbieter, bevor Sie etwas an sie senden.',
};
