import { expect, it } from 'vitest';
import { readAccount } from '../../../../electron/reader/read-account';
import { absentList } from '../../../../renderer/ui/text/absent-list';
import { words } from '../../../../renderer/i18n/window';
import { smallAccount } from '../../../service/small-account';
import { valueOf } from '../../value-of';

const headOf = (answer: unknown) => {
  return valueOf(readAccount(Buffer.from(JSON.stringify(answer))));
};

const { userId, name, email, smartContracts } = smallAccount;
const without = { userId, name, email, smartContracts };
const { noList, notList } = words.account;

it.each<[string, unknown, string | null]>([
  ['one that is missing', without, noList.wallets],
  ['null', { ...smallAccount, wallets: null }, noList.wallets],
  ['an object', { ...smallAccount, wallets: {} }, notList.wallets('an object')],
  ['a text', { ...smallAccount, wallets: '' }, notList.wallets('text')],
  ['a number', { ...smallAccount, wallets: 0 }, notList.wallets('a number')],
  ['a large number', { ...smallAccount, wallets: 1e300 }, notList.wallets('a number')],
  ['false', { ...smallAccount, wallets: false }, notList.wallets('a true/false value')],
  ['an empty list', { ...smallAccount, wallets: [] }, null],
  ['a list of nothing', { ...smallAccount, wallets: [null] }, null],
])('a list of wallets is told from %s', (_name, answer, sentence) => {
  expect(absentList(headOf(answer), 'wallets')).toBe(sentence);
  expect(absentList(headOf(answer), 'contracts')).toBeNull();
});

it('a copy of an earlier version does not show what came in place of a list', () => {
  const differences = [
    { where: 'account', field: 'smartContracts', problem: 'wrong-type', count: 1 },
  ] as const;
  expect(absentList({ differences }, 'contracts')).toBe(notList.contracts('something else'));
  expect(absentList(undefined, 'contracts')).toBeNull();
});
