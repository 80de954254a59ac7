import type { ListName } from '../../shared/account';
import { integer, plural } from './plural';
import { catalogue } from './language';

/** Texts about look-alike addresses, and about the owner of a deployer's address. */
export const addressRelationWords = catalogue('addressRelations', {
  mark: 'Looks like another known address',
  /** For several records. `areAll` is false when further records, which are only counted, may look alike, too. */
  amongThem: (count: number, areAll: boolean) => {
    const many = `${integer.format(count)} of them ${count === 1 ? 'looks' : 'look'} like another known address`;
    return areAll ? many : `At least ${many}`;
  },
  filter: 'Look-alike',
  title: 'Looks like another address',
  /** For the newer of two look-alike addresses. */
  freshTitle: 'New, and looks like another address',
  deployerTitle: 'The deployer looks like another address',
  /** Shown before the record of the other address. */
  deployerLike: 'Looks like',
  neitherKnown: 'The app cannot tell which of the two is right.',
  /** Opens both addresses side by side. */
  compare: 'Compare',
  sameEnds: {
    both: 'The first 4 and the last 4 characters are the same.',
    start: 'The first 4 characters are the same.',
    end: 'The last 4 characters are the same.',
  },
  knownSince: (when: string) => `Known since ${when}`,
  newSince: (when: string) => `New on ${when}, looks like it`,
  together: (when: string) => `Both first seen ${when}: their age does not show which is right.`,
  advice: 'Compare every character before you send anything.',
  own: {
    wallets: 'This wallet',
    contracts: 'This contract',
    deployers: 'The deployer of this contract',
  },
  other: {
    wallets: 'Wallet',
    contracts: 'Contract',
    deployers: 'Deployer of',
  },
  former: (list: ListName, until: string | null) =>
    `The address that ${list === 'wallets' ? 'a wallet' : 'a contract'} had${until === null ? '' : ` until ${until}`}:`,
  inNotes: 'In your notes:',
  sharedBy: (count: number) => `and ${plural(count, 'other record', 'other records')}`,
  more: (count: number) => `It looks like ${plural(count, 'more address', 'more addresses')}.`,
  dismiss: 'Dismiss this warning',
  dismissed: (count: number) =>
    `${plural(count, 'pair of look-alikes has been dismissed', 'pairs of look-alikes have been dismissed')}.`,
  warnAgain: 'Warn again',
  nowDismissed: {
    disk: 'Dismissed. This pair is no longer marked.',
    'this-run': 'Dismissed until the app closes: it cannot be saved for this profile.',
  },
  nowWarned: 'The pair is marked again.',
  summaryTitle: 'Look-alike addresses',
  deployerLegend: 'Whose address deployed the contract',
  deployers: {
    wallet: 'A wallet of this account',
    contract: 'A contract of this account (a factory)',
    foreign: 'An address not in this account',
    'no-address': 'Not an address',
    'not-given': 'Not given',
  },
});
