import type { ListName, SmartContract, Wallet } from '../../../shared/account';
import type { Snapshot } from '../accounts/snapshot';
import { valuesOf, type Values } from './identity';
import { parseRows } from './parse-rows';
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
  { head: { differences }, ...snapshot }: Snapshot,
  breathe: Breathe,
): Promise<GivenLists> => {
  const isGiven = (name: ListName): boolean =>
    !differences.some(({ where, field }) => where === 'account' && field === answerFields[name]);
  const isWhole = (name: ListName): boolean =>
    !differences.some(({ where, field }) => where === name && field === 'record');
  const read = async (
    name: ListName,
    values: (row: unknown) => Values,
  ): Promise<readonly Values[]> => {
    const rows: Values[] = [];
    await parseRows(snapshot.list(name), breathe, (row) => rows.push(values(row)));
    return rows;
  };
  // Main has made these texts from such records.
  const wallets = isGiven('wallets')
    ? await read('wallets', (row) => valuesOf.wallets(row as Wallet))
    : null;
  const contracts = isGiven('contracts')
    ? await read('contracts', (row) => valuesOf.contracts(row as SmartContract))
    : null;
  return {
    wallets: wallets && { rows: wallets, isWhole: isWhole('wallets') },
    contracts: contracts && { rows: contracts, isWhole: isWhole('contracts') },
  };
};
