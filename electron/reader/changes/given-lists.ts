import { absenceOf, ofEachList, type ListName } from '../../../shared/account';
import type { AccountIdentity } from '../../../shared/activity';
import type { Account } from '../read-account';
import { valuesOf, type Values } from './identity';

/**
 * A list of an answer. `isWhole` is false when an entry was not a record. A list that the answer did not have is null
 * in `GivenLists`, and says nothing about its records.
 */
interface GivenList {
  readonly rows: readonly Values[];
  readonly isWhole: boolean;
}

export type GivenLists = Readonly<Record<ListName, GivenList | null>>;

/** What is compared of an answer: whose account it is, and its lists. */
export interface Answered extends AccountIdentity {
  readonly lists: GivenLists;
}

/**
 * The lists of an answer, as far as they allow conclusions. A list that is missing or is not a list says nothing. If an
 * entry was not a record, no record can be called missing.
 */
const givenLists = ({
  differences,
  wallets,
  contracts,
}: Pick<Account, ListName | 'differences'>): GivenLists => {
  const isGiven = (name: ListName): boolean => absenceOf(differences, name) === undefined;
  // An unknown field named `record` has another problem than `wrong-type`.
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

/** The parts of an account that are compared with its baseline. */
export const answeredBy = (account: Account): Answered => ({
  userId: account.userId,
  name: account.name,
  email: account.email,
  lists: givenLists(account),
});

/** Stands for an answer when no account is open. */
export const nothingAnswered: Answered = {
  userId: null,
  name: null,
  email: null,
  lists: { wallets: null, contracts: null },
};
