import { absenceOf, ofEachList, type ListName } from '../../../shared/account';
import type { AccountIdentity } from '../../../shared/activity';
import type { Account } from '../read-account';
import { valuesOf, type Values } from './identity';

/** A list of an answer; null where the answer had none, which says nothing about its records. */
interface GivenList {
  readonly rows: readonly Values[];
  readonly isWhole: boolean;
}

export type GivenLists = Readonly<Record<ListName, GivenList | null>>;

/** What an answer says beside its lists of records: whose account it is, and how many records these lists have. */
export interface Answered extends AccountIdentity {
  readonly lists: GivenLists;
  readonly counts: Readonly<Record<ListName, number>>;
}

/**
 * The lists of an answer as far as anything can be concluded from them: a list that was missing or no list says
 * nothing, and where entries were no records, none can be said to be missing.
 */
const givenLists = ({
  differences,
  wallets,
  contracts,
}: Pick<Account, ListName | 'differences'>): GivenLists => {
  const isGiven = (name: ListName): boolean => absenceOf(differences, name) === undefined;
  // A field of that name that the specification does not know is something else.
  const isWhole = (name: ListName): boolean =>
    !differences.some(
      ({ where, field, problem }) =>
        where === name && field === 'record' && problem === 'wrong-type',
    );
  const rows = {
    wallets: wallets.map(valuesOf.wallets),
    contracts: contracts.map(valuesOf.contracts),
  };
  return ofEachList((name) =>
    isGiven(name) ? { rows: rows[name], isWhole: isWhole(name) } : null,
  );
};

/** What of an account is compared with what is remembered. */
export const answeredBy = (account: Account): Answered => ({
  userId: account.userId,
  name: account.name,
  email: account.email,
  lists: givenLists(account),
  counts: { wallets: account.wallets.length, contracts: account.contracts.length },
});

/** Of an account that is not open. */
export const nothingAnswered: Answered = {
  userId: null,
  name: null,
  email: null,
  lists: { wallets: null, contracts: null },
  counts: { wallets: 0, contracts: 0 },
};
