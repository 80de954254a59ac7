import type { ListName } from '../../../shared/account';
import type { Account } from '../read-account';
import { valuesOf } from './identity';
import type { GivenLists } from './watch';

/** What the answer calls each list. */
const answerFields: Readonly<Record<ListName, string>> = {
  wallets: 'wallets',
  contracts: 'smartContracts',
};

/**
 * The lists of an answer as far as anything can be concluded from them: a list that was missing or no list says
 * nothing, and where entries were no records, none can be said to be missing.
 */
export const givenLists = ({
  differences,
  wallets,
  contracts,
}: Pick<Account, ListName | 'differences'>): GivenLists => {
  const isGiven = (name: ListName): boolean =>
    !differences.some(({ where, field }) => where === 'account' && field === answerFields[name]);
  const isWhole = (name: ListName): boolean =>
    !differences.some(({ where, field }) => where === name && field === 'record');
  return {
    wallets: isGiven('wallets')
      ? { rows: wallets.map(valuesOf.wallets), isWhole: isWhole('wallets') }
      : null,
    contracts: isGiven('contracts')
      ? { rows: contracts.map(valuesOf.contracts), isWhole: isWhole('contracts') }
      : null,
  };
};
