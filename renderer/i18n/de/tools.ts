import type { toolWords as english } from '../tools';
import { integer, plural } from './plural';

const groups: typeof english.groups = {
  asset: 'Asset',
  type: 'Typ',
  deployer: 'Deployer',
  month: 'Monat',
};

const all = (parts: number): string =>
  ['dazu', 'dazu', 'zu beidem', 'zu allen dreien', 'zu allen vieren', 'zu allen fünfen'][parts] ??
  `zu allen ${integer.format(parts)}`;

export const tools: typeof english = {
  searchIn: { wallets: 'Wallets suchen', contracts: 'Contracts suchen' },
  findKey: (isMac) => (isMac ? '⌘F' : 'Strg F'),
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
  groupedBy: (group) => `Gruppieren: ${group}`,
  grouped: (group) => `Gruppiert nach ${group}`,
  groups,
  noGroup: 'keine',
  marked: {
    alike: {
      wallets: (count) => `${integer.format(count)} verwechselbar`,
      contracts: (count) => `${integer.format(count)} mit Verwechselbarem`,
    },
    mismatch: (count) => plural(count, 'falsche Prüfsumme', 'falsche Prüfsummen'),
    changed: (count) => `${integer.format(count)} neu oder geändert`,
    repeated: (count) => plural(count, 'Duplikat', 'Duplikate'),
  },
  compact: 'Enge Zeilen',
  columns: 'Spalten',
  resetColumns: 'Spalten zurücksetzen',
  tools: 'Weitere Werkzeuge',
  noMatch: (list, parts) =>
    `${list === 'wallets' ? 'Keine Wallet' : 'Kein Contract'} passt ${all(parts)}`,
  removeOne: (parts) => (parts === 1 ? 'Entfernen Sie es:' : 'Entfernen Sie etwas davon:'),
  searchText: (text) => `„${text}“`,
  without: (count) => `${integer.format(count)} Treffer ohne`,
  empty: { wallets: 'Keine Wallets in diesem Konto', contracts: 'Keine Contracts in diesem Konto' },
  emptyText:
    'Der Dienst hat geantwortet, und seine Liste ist leer. Sobald es welche gibt, erscheinen sie hier.',
  unknown: { wallets: 'Wallets unbekannt', contracts: 'Contracts unbekannt' },
};
