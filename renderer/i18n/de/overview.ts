import type { chartWords as englishCharts, overviewWords as english } from '../overview';
import { integer, plural, records } from './plural';

/** Texts of the charts of the overview. */
export const chartWords: typeof englishCharts = {
  others: (kinds: number) => plural(kinds, 'weiterer', 'weitere'),
  count: (count: number) => integer.format(count),
  title: 'Deployments im Zeitverlauf',
  per: {
    any: 'Deployments',
    day: 'Deployments je Tag',
    month: 'Deployments je Monat',
    year: 'Deployments je Jahr',
  },
  explore: 'Erkunden',
  picture: (range, fullest) => `${range}; die meisten: ${fullest}`,
  contracts: (count: number) => plural(count, 'Contract', 'Contracts'),
  reading: 'Zeitangaben werden gelesen …',
  hidden: 'Die Zeitangaben sind mit den anderen Werten verborgen.',
  noDates: 'Kein Contract hat eine Zeitangabe, die sich hier anzeigen lässt.',
  unit: 'Je',
  units: { auto: 'Automatisch', day: 'Tag', month: 'Monat', year: 'Jahr' },
  group: 'Farbe nach',
  groups: { type: 'Typ', deployedBy: 'Deployer' },
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  reset: 'Ganzer Zeitraum',
  keys: 'Pfeiltasten wechseln den Zeitabschnitt, + und − zoomen, 0 zeigt den ganzen Zeitraum, die Eingabetaste öffnet die Contracts des Abschnitts. Mit der Maus: Ziehen zoomt, Klicken öffnet.',
  period: (period: string, count: string) => `${period}: ${count}`,
  range: (from: string, to: string) => `${from} – ${to}`,
  beyond: (count: number) =>
    `${plural(count, 'Contract', 'Contracts')} außerhalb des angezeigten Zeitraums`,
  open: 'In der Liste anzeigen',
  lanes: {
    undated: 'Ohne Zeitangabe',
    invalid: 'Keine Zeitangabe',
    'no-zone': 'Ohne Zeitzone',
    'before-2015': 'Vor 2015',
    future: 'In der Zukunft',
  },
  lanesTitle: 'Nicht auf der Zeitachse',
  table: 'Als Tabelle anzeigen',
  columns: { period: 'Zeitraum', total: 'Contracts' },
};

/** Names of fields without a value, to follow „ohne“. */
const fields: Readonly<Record<string, string>> = {
  walletName: 'Namen',
  name: 'Namen',
  walletAddress: 'Adresse',
  address: 'Adresse',
  id: 'ID',
  asset: 'Asset',
  type: 'Typ',
  deployedAt: 'Datum',
  deployedBy: 'Deployer',
};

export const overviewWords: typeof english = {
  account: 'Konto',
  userId: 'Nutzer-ID',
  copyUserId: 'Nutzer-ID kopieren',
  email: 'E-Mail',
  encrypted: 'Die Verbindung ist verschlüsselt',
  secrets: 'Speicherort der Schlüssel',
  remove: 'Profil entfernen …',
  attention: {
    title: 'Zu prüfen',
    allChanges: 'Alle Änderungen',
    nothing: 'Nichts zu prüfen',
    nothingElse: 'Sonst nichts zu prüfen',
    nothingHint:
      'Keine Alarme, nichts Neues, nichts Unvollständiges und keine verwechselbaren Adressen, vor denen noch gewarnt wird.',
    firstHint:
      'Keine verwechselbaren Adressen, nichts Unvollständiges. Dies ist die erste Antwort: Ab jetzt wird jede mit ihr verglichen. Wenn ein anderer Computer dieses Konto schon kennt, importieren Sie dessen zuerst gesehene Adressen in den Einstellungen unter „Profil“.',
    looking: 'Einträge werden durchgesehen …',
    more: (count) => `${integer.format(count)} weitere`,
    compare: 'Vergleichen',
    review: 'Prüfen',
    show: 'Anzeigen',
    details: 'Details',
    pair: 'Zwei Adressen sehen sich ähnlich',
    ends: {
      both: 'erste und letzte 4 Zeichen gleich',
      start: 'erste 4 Zeichen gleich',
      end: 'letzte 4 Zeichen gleich',
    },
    deployerOf: 'Deployer von',
    formerOf: 'frühere Adresse von',
    alikes: (list, count) => `${records[list](count)} mit verwechselbarer Adresse`,
    sameName: (list, count) => {
      if (count > 1) {
        return `${integer.format(count)} ${list === 'wallets' ? 'Wallets' : 'Contracts'} heißen wie bekannte, haben aber andere Adressen`;
      }
      return list === 'wallets'
        ? 'Eine Wallet heißt wie eine bekannte, hat aber eine andere Adresse'
        : 'Ein Contract heißt wie ein bekannter, hat aber eine andere Adresse';
    },
    changes: (count, since) => `${plural(count, 'Änderung', 'Änderungen')} seit ${since}`,
    different: (summary) => `jetzt anders: ${summary}`,
    elsewhere:
      'an Wallets oder Contracts, die kamen und gingen oder wieder wie vorher sind, oder am Kontoinhaber',
    besideAlarms: 'einschließlich Alarmen',
    capitals: (list, count) => `${records[list](count)} mit falscher Prüfsumme der Adresse`,
    malformed: (list, count) => `${records[list](count)} mit fehlerhafter Adresse`,
    missing: (list, counts) =>
      counts
        .map(([field, count], at) => {
          const who = at === 0 ? records[list](count) : integer.format(count);
          return `${who} ohne ${fields[field] ?? field}`;
        })
        .join(', '),
    notSent: () => 'Vom Dienst nicht gesendet',
    notSentOrEmpty: 'Vom Dienst nicht oder leer gesendet',
    times: (count) => `${records.contracts(count)} ohne sicheres Datum`,
    asReceived: 'Wie empfangen angezeigt',
    unusual: 'Die Antwort weicht von der Spezifikation ab',
    ways: (count) => `${plural(count, 'Abweichung', 'Abweichungen')}; nichts wurde weggelassen`,
    moreWays: (count) =>
      `Mehr als ${plural(count, 'Abweichung', 'Abweichungen')}; nichts wurde weggelassen`,
    others: (count) => `und ${plural(count, 'weiterer Eintrag', 'weitere Einträge')}`,
  },
  by: {
    wallets: (count) => `${records.wallets(count)} nach Asset`,
    contracts: (count) => `${records.contracts(count)} nach Typ`,
  },
  openList: 'Liste öffnen',
  openListOf: { wallets: 'Liste der Wallets öffnen', contracts: 'Liste der Contracts öffnen' },
  moreKinds: {
    wallets: (count) => plural(count, 'weiteres', 'weitere'),
    contracts: (count) => plural(count, 'weiterer', 'weitere'),
  },
  latest: 'Neueste Deployments',
  deployedBy: 'von',
  noneDated: 'Kein Contract hat ein sicheres Datum.',
  report: 'Unvollständig oder ungewöhnlich',
  reportHint:
    'So weicht die Antwort von der Spezifikation ab. Nichts wird deshalb weggelassen; Felder ohne Wert sind gekennzeichnet.',
};
