import type { ListName } from '../../../shared/account';
import type { Snapshot } from '../accounts/snapshot';
import { valuesOf } from './identity';
import type { Breathe, GivenLists } from './watch';

/** What the answer calls each list. */
const answerFields: Readonly<Record<ListName, string>> = {
  wallets: 'wallets',
  contracts: 'smartContracts',
};

/**
 * The lists of an answer as far as anything can be concluded from them: a list that was missing or no list says
 * nothing, and where entries were no records, none can be said to be missing.
 */
export const givenLists = async (
  { head: { differences }, lists }: Snapshot,
  breathe: Breathe,
): Promise<GivenLists> => {
  const isGiven = (list: ListName): boolean =>
    !differences.some(({ where, field }) => where === 'account' && field === answerFields[list]);
  const isWhole = (list: ListName): boolean =>
    !differences.some(({ where, field }) => where === list && field === 'record');
  // Each is parsed when it is asked for: with 100,000 records that takes as long as calls may be kept waiting.
  await breathe();
  const wallets = isGiven('wallets') ? lists.wallets.map(valuesOf.wallets) : null;
  await breathe();
  const contracts = isGiven('contracts') ? lists.contracts.map(valuesOf.contracts) : null;
  await breathe();
  return {
    wallets: wallets && { rows: wallets, isWhole: isWhole('wallets') },
    contracts: contracts && { rows: contracts, isWhole: isWhole('contracts') },
  };
};
