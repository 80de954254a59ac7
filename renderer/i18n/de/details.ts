import type { detailsWords as english } from '../details';
import { integer, plural } from './plural';

export const detailsWords: typeof english = {
  place: (place, all) =>
    place < 0
      ? 'Nicht unter den Einträgen, die die Liste zeigt'
      : `${integer.format(place + 1)} von ${integer.format(all)}`,
  previous: 'Voriger',
  next: 'Nächster',
  previousHint: (isMac) => `Voriger (${isMac ? '⌥' : 'Alt+'}↑)`,
  nextHint: (isMac) => `Nächster (${isMac ? '⌥' : 'Alt+'}↓)`,
  closeHint: 'Schließen (Esc)',
  backTo: 'Zurück zu',
  backHint: 'Zurück zur Liste (Esc)',
  width: 'Breite der Details',
  widthHint: 'Ziehen ändert die Breite, ein Doppelklick stellt die übliche her',
  copy: {
    name: 'Name kopieren',
    asset: 'Asset kopieren',
    address: 'Adresse kopieren',
    id: 'ID kopieren',
    type: 'Typ kopieren',
    deployedAt: 'Deployment-Zeit kopieren',
    deployedBy: 'Deployer kopieren',
  },
  copyField: (field) => `${field} kopieren`,
  tooLong: (most) => `Länger als die ${integer.format(most)} Zeichen, die sich kopieren lassen`,
  otherwise: 'Anders geschrieben als spezifiziert (ISO 8601, UTC, mit Millisekunden und Z)',
  received: 'Wie empfangen',
  noZone:
    'Der Zeitpunkt steht nicht fest: Er fehlt auf der Zeitachse, und eine Suche mit ab: oder vor: findet ihn nicht.',
  showAll: 'Alles anzeigen',
  showLess: 'Weniger anzeigen',
  cut: (shown, all) => `Die ersten ${integer.format(shown)} von ${integer.format(all)} Zeichen.`,
  checksums: {
    valid: 'Prüfsumme stimmt',
    none: 'Ohne Prüfsumme gesendet; die Großbuchstaben hat die App ergänzt',
    mismatch:
      'Prüfsumme stimmt nicht: Ein Zeichen kann falsch sein, oder die Chain setzt Großbuchstaben auf eigene Weise',
    malformed: 'Nicht 0x und 40 Ziffern, wie Adressen dieses Assets: Ein Teil kann fehlen',
    unchecked: 'Für dieses Asset ist keine Prüfsumme bekannt',
  },
  eip55: {
    valid: 'Die Großbuchstaben sind die von EIP-55.',
    none: 'Alle Buchstaben kamen in einer Schreibung. Die angezeigten Großbuchstaben sind die von EIP-55.',
    mismatch: 'Die Großbuchstaben sind nicht die von EIP-55. Die Adresse steht da wie empfangen.',
    malformed:
      'Adressen mit einer Prüfsumme nach EIP-55 sind 0x und 40 Ziffern von 0 bis 9 und a bis f.',
    unchecked: 'Für Adressen dieses Assets kennt die App keine Prüfsumme.',
  },
  unchanged: 'seit dem ersten Mal unverändert',
  nowSince: (when) => `Jetzt · Alarm seit ${when}`,
  lastGiven: (when) => `Zuletzt genannt · Alarm seit ${when}`,
  differing: (differing, all, otherCapitals) =>
    `${integer.format(differing)} von ${plural(all, 'Zeichen ist anders', 'Zeichen sind anders')}${otherCapitals ? '; Großschreibung zählt nicht mit' : ''}.`,
  differingRun: (from, to, above, below) =>
    `Zeichen ${from === to ? from : `${from} bis ${to}`}, erst ${above}, dann ${below}`,
  moreRuns: (count) => plural(count, 'weitere Stelle', 'weitere Stellen'),
  differingRuns: (runs, isPrefixed) => `Anders${isPrefixed ? ', nach 0x gezählt' : ''}: ${runs}.`,
  blocked: 'Bis zur Bestätigung lässt sie sich nicht kopieren',
  blockedBy: {
    alarm:
      'Ein Alarm über einen anderen Eintrag nennt diese Adresse. Bis Sie ihn dort bestätigen, lässt sie sich nicht kopieren.',
    replaced:
      'Die Adresse, die Sie von diesem Eintrag kennen, ist eine andere. Bis der Dienst wieder antwortet, lässt sie sich nicht kopieren.',
  },
  blockedAbove: 'Das Kopieren ist gesperrt, bis Sie unten bestätigen.',
  toAcknowledge: 'Zur Bestätigung',
  blockedHint:
    'Das darf sich eigentlich nie ändern. Vergleichen Sie beide und fragen Sie beim Anbieter auf anderem Weg nach, etwa unter einer Telefonnummer, die Sie schon kennen, bevor Sie etwas senden.',
  odd: 'Zeichen, die es in keiner Adresse gibt',
  oddHint: 'Deshalb ohne QR-Code und ohne Seite im Explorer.',
  deployment: 'Deployment',
  when: 'Wann',
  by: 'Von wem',
  record: 'Eintrag',
  of: {
    list: (count) => `eine Liste mit ${plural(count, 'Eintrag', 'Einträgen')}`,
    object: (count) => `ein Objekt mit ${plural(count, 'Feld', 'Feldern')}`,
  },
  otherZone: { local: 'UTC', utc: 'Zeit dieses Computers' },
  unknown: 'Nicht in der Spezifikation',
  moreUnknown: (count) => `${plural(count, 'weiteres', 'weitere')}, zu finden im JSON.`,
  notObject: 'Der Dienst hat etwas gesendet, das kein Eintrag ist. Es steht unten als JSON.',
  explorer: 'Explorer',
  assumed: (asset) => `${asset}: angenommen ist das Ethereum-Mainnet`,
  links: {
    address: (host) => `Auf ${host} ansehen`,
    code: (host) => `Code des Contracts auf ${host}`,
    verification: (host) => `Verifizierter Quelltext auf ${host}`,
    deployer: (host) => `Deployer auf ${host}`,
  },
  linkNames: {
    code: 'Code des Contracts',
    verification: 'Verifizierter Quelltext',
    deployer: 'Deployer',
  },
  noQr: 'Nicht, solange die Prüfsumme nicht stimmt',
  qr: 'QR',
  showQr: 'QR-Code anzeigen',
  hideQr: 'QR-Code verbergen',
  qrOf: (address) => `QR-Code von ${address}`,
  related: 'Zusammenhänge',
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
  previousHit: 'Voriger Treffer',
  nextHit: 'Nächster Treffer',
  copyJson: 'JSON kopieren',
  cutJson: (shown) =>
    `Angezeigt und durchsucht werden die ersten ${integer.format(shown)} Zeichen.`,
  jsonHint: 'Unsichtbare Zeichen stehen als \\u-Escapes da; das ändert keinen Wert.',
  jsonOf: 'Der Eintrag, wie ihn der Dienst gesendet hat',
};
