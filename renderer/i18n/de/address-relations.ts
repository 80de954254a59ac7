import type { addressRelationWords as english } from '../address-relations';
import { integer, plural } from './plural';

export const addressRelationWords: typeof english = {
  mark: 'Ähnelt einer anderen bekannten Adresse',
  amongThem: (count, areAll) => {
    const many =
      count === 1
        ? 'eine Adresse darunter ähnelt einer anderen bekannten'
        : `${integer.format(count)} Adressen darunter ähneln einer anderen bekannten`;
    return areAll ? many.replace(/^e/u, 'E') : `Mindestens ${many}`;
  },
  filter: 'Verwechselbar',
  title: 'Ähnelt einer anderen Adresse',
  freshTitle: 'Neu und ähnelt einer anderen Adresse',
  deployerTitle: 'Der Deployer ähnelt einer anderen Adresse',
  deployerLike: 'Ähnelt',
  neitherKnown: 'Die App kann nicht erkennen, welche der beiden die richtige ist.',
  compare: 'Vergleichen',
  sameEnds: {
    both: 'Die ersten 4 und die letzten 4 Zeichen sind gleich.',
    start: 'Die ersten 4 Zeichen sind gleich.',
    end: 'Die letzten 4 Zeichen sind gleich.',
  },
  knownSince: (when) => `Bekannt seit ${when}`,
  newSince: (when) => `Neu am ${when}, ähnelt der anderen`,
  together: (when) =>
    `Beide zuerst gesehen: ${when}. Das Alter verrät nicht, welche die richtige ist.`,
  advice: 'Vergleichen Sie jedes Zeichen, bevor Sie etwas senden.',
  own: {
    wallets: 'Diese Wallet',
    contracts: 'Dieser Contract',
    deployers: 'Der Deployer dieses Contracts',
  },
  other: {
    wallets: 'Wallet',
    contracts: 'Contract',
    deployers: 'Deployer von',
  },
  former: (list, until) =>
    `Die Adresse, die ${list === 'wallets' ? 'eine Wallet' : 'ein Contract'}${until === null ? '' : ` bis ${until}`} hatte:`,
  inNotes: 'In Ihren Notizen:',
  sharedBy: (count) => `und ${plural(count, 'weiterer Eintrag', 'weitere Einträge')}`,
  more: (count) => `Sie ähnelt ${plural(count, 'weiteren Adresse', 'weiteren Adressen')}.`,
  dismiss: 'Für dieses Paar nicht mehr warnen',
  dismissed: (count) =>
    `Für ${plural(count, 'verwechselbares Paar', 'verwechselbare Paare')} wird nicht mehr gewarnt.`,
  warnAgain: 'Wieder warnen',
  nowDismissed: {
    disk: 'Dieses Paar wird nicht mehr markiert.',
    'this-run':
      'Dieses Paar wird bis zum Schließen der App nicht mehr markiert: Für dieses Profil kann das nicht gespeichert werden.',
  },
  nowWarned: 'Das Paar wird wieder markiert.',
  summaryTitle: 'Verwechselbare Adressen',
  deployerLegend: 'Wessen Adresse den Contract deployt hat',
  deployers: {
    wallet: 'Eine Wallet dieses Kontos',
    contract: 'Ein Contract dieses Kontos (eine Factory)',
    foreign: 'Eine Adresse, die nicht in diesem Konto ist',
    'no-address': 'Keine Adresse',
    'not-given': 'Nicht angegeben',
  },
};
