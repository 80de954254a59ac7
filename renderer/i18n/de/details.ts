import type { detailsWords as english } from '../details';
import { integer, plural } from './plural';

export const detailsWords: typeof english = {
  place: (place, all) =>
    place < 0
      ? 'Nicht unter den angezeigten Einträgen der Liste'
      : `${integer.format(place + 1)} von ${integer.format(all)}`,
  previous: 'Vorheriger',
  next: 'Nächster',
  previousHint: (isMac) => `Vorheriger (${isMac ? '⌥' : 'Alt+'}↑)`,
  nextHint: (isMac) => `Nächster (${isMac ? '⌥' : 'Alt+'}↓)`,
  closeHint: 'Schließen (Esc)',
  backTo: 'Zurück zu',
  backHint: 'Zurück zur Liste (Esc)',
  width: 'Breite der Details',
  widthHint: 'Ziehen Sie, um die Breite zu ändern; ein Doppelklick stellt die übliche wieder her',
  copy: {
    name: 'Namen kopieren',
    asset: 'Asset kopieren',
    address: 'Adresse kopieren',
    id: 'ID kopieren',
    type: 'Typ kopieren',
    deployedAt: 'Deployment-Zeit kopieren',
    deployedBy: 'Deployer kopieren',
  },
  copyField: (field) => `${field} kopieren`,
  tooLong: (most) => `Länger als die ${integer.format(most)} Zeichen, die kopiert werden können`,
  otherwise: 'Nicht im spezifizierten Format (ISO 8601, UTC, mit Millisekunden und Z)',
  received: 'Wie empfangen',
  noZone:
    'Der genaue Zeitpunkt ist unsicher: Er fehlt auf der Zeitachse, und eine Suche mit ab: oder vor: findet ihn nicht.',
  showAll: 'Alles anzeigen',
  showLess: 'Weniger anzeigen',
  cut: (shown, all) => `Die ersten ${integer.format(shown)} von ${integer.format(all)} Zeichen.`,
  checksums: {
    valid: 'Prüfsumme stimmt',
    none: 'Ohne Prüfsumme gesendet; die Großbuchstaben hat die App ergänzt',
    mismatch:
      'Prüfsumme stimmt nicht: Ein Zeichen kann falsch sein, oder die Chain verwendet Großbuchstaben auf eigene Weise',
    malformed:
      'Adressen dieses Assets bestehen aus 0x und 40 Ziffern, diese nicht: Ein Teil kann fehlen',
    unchecked: 'Keine Prüfsumme für dieses Asset bekannt',
  },
  eip55: {
    valid: 'Die Großbuchstaben entsprechen EIP-55.',
    none: 'Sie kam einheitlich groß- oder kleingeschrieben an. Die angezeigten Großbuchstaben folgen EIP-55.',
    mismatch:
      'Die Großbuchstaben entsprechen nicht EIP-55. Die Adresse wird wie empfangen angezeigt.',
    malformed:
      'Adressen mit EIP-55-Prüfsumme bestehen aus 0x und 40 Ziffern von 0 bis 9 und a bis f.',
    unchecked: 'Die App kennt für Adressen dieses Assets keine Prüfsumme.',
  },
  unchanged: 'unverändert, wie zuerst gesehen',
  nowSince: (when) => `Jetzt · Alarm seit ${when}`,
  lastGiven: (when) => `Zuletzt angegeben · Alarm seit ${when}`,
  differing: (differing, all, otherCapitals) =>
    `${integer.format(differing)} von ${plural(all, 'Zeichen weicht', 'Zeichen weichen')} ab${otherCapitals ? '; Großschreibung zählt nicht mit' : ''}.`,
  differingRun: (from, to, above, below) =>
    `Zeichen ${from === to ? from : `${from} bis ${to}`}, zuerst ${above}, dann ${below}`,
  capital: (letter) => `großes ${letter}`,
  moreRuns: (count) => plural(count, 'weitere Stelle', 'weitere Stellen'),
  differingRuns: (runs, isPrefixed) =>
    `Abweichend${isPrefixed ? ', nach 0x gezählt' : ''}: ${runs}.`,
  blocked: 'Kopieren ist gesperrt, bis Sie bestätigen',
  blockedBy: {
    alarm:
      'Ein Alarm zu einem anderen Eintrag nennt diese Adresse. Kopieren ist gesperrt, bis Sie ihn dort bestätigen.',
    replaced:
      'Das ist nicht die Adresse, die Sie von diesem Eintrag kennen. Kopieren ist gesperrt, bis der Dienst wieder antwortet.',
  },
  blockedAbove: 'Kopieren ist gesperrt, bis Sie unten bestätigen.',
  toAcknowledge: 'Zu „Bestätigen“',
  blockedHint:
    'Dieser Wert sollte sich nie ändern. Bevor Sie etwas senden, vergleichen Sie beide, und fragen Sie den Anbieter auf einem anderen Weg, etwa unter einer Telefonnummer, die Sie bereits kennen.',
  odd: 'Zeichen, die in keiner Adresse vorkommen',
  oddHint: 'Deshalb gibt es keinen QR-Code und keine Explorer-Seite.',
  deployment: 'Deployment',
  when: 'Wann',
  by: 'Von',
  record: 'Eintrag',
  of: {
    list: (count) => `eine Liste mit ${plural(count, 'Eintrag', 'Einträgen')}`,
    object: (count) => `ein Objekt mit ${plural(count, 'Feld', 'Feldern')}`,
  },
  otherZone: { local: 'UTC', utc: 'Zeit dieses Computers' },
  unknown: 'Nicht in der Spezifikation',
  moreUnknown: (count) => `${plural(count, 'weiteres', 'weitere')} im JSON.`,
  notObject: 'Der Dienst hat etwas gesendet, das kein Eintrag ist. Sie sehen es unten als JSON.',
  explorer: 'Explorer',
  assumed: (asset) => `${asset}: Ethereum-Mainnet angenommen`,
  links: {
    address: (host) => `Auf ${host} ansehen`,
    code: (host) => `Contract-Code auf ${host}`,
    verification: (host) => `Verifizierter Quelltext auf ${host}`,
    deployer: (host) => `Deployer auf ${host}`,
  },
  linkNames: {
    code: 'Contract-Code',
    verification: 'Verifizierter Quelltext',
    deployer: 'Deployer',
  },
  noQr: 'Nicht verfügbar, solange die Prüfsumme nicht stimmt',
  qr: 'QR',
  showQr: 'QR-Code anzeigen',
  hideQr: 'QR-Code verbergen',
  qrOf: (address) => `QR-Code von ${address}`,
  related: 'Verwandte Einträge',
  deployed: (count) => `Hat ${plural(count, 'Contract', 'Contracts')} dieses Kontos deployt`,
  same: {
    wallets: (count) =>
      `Dieselbe Adresse in ${plural(count, 'weiteren Wallet', 'weiteren Wallets')}`,
    contracts: (count) =>
      `Dieselbe Adresse in ${plural(count, 'weiteren Contract', 'weiteren Contracts')}`,
  },
  deployedBy: (count) => `hat ${plural(count, 'Contract', 'Contracts')} deployt`,
  showDeployedBy: (count) =>
    `${plural(count, 'Contract', 'Contracts')} anzeigen, die von dieser Adresse deployt wurden`,
  show: 'Anzeigen',
  showAllOf: (count) => `Alle ${integer.format(count)} anzeigen`,
  json: 'Roh-JSON',
  find: 'Im JSON suchen',
  findHint: 'Suchen',
  hits: (current, all) =>
    all === 0 ? 'Kein Treffer' : `${integer.format(current)} von ${integer.format(all)}`,
  previousHit: 'Vorheriger Treffer',
  nextHit: 'Nächster Treffer',
  copyJson: 'JSON kopieren',
  cutJson: (shown) =>
    `Angezeigt und durchsucht werden die ersten ${integer.format(shown)} Zeichen.`,
  jsonHint: 'Unsichtbare Zeichen stehen als \\u-Escapes da; das ändert keinen Wert.',
  jsonOf: 'Der Eintrag, wie ihn der Dienst gesendet hat',
};
