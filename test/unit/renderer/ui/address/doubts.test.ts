import { expect, it } from 'vitest';
import { doubtsOf } from '../../../../../renderer/ui/address/doubts';
import { smallWallet } from '../../../../service/small-account';

const { walletAddress } = smallWallet;
const cut = walletAddress.slice(0, -1);

it.each<[string, Parameters<typeof doubtsOf>, readonly string[]]>([
  ['as it should be', [walletAddress, 'evm', [], true], []],
  ['that lacks a digit', [cut, 'evm', [], true], ['malformed']],
  ['that lacks a digit and has a space', [`${cut} `, 'evm', [], true], ['malformed', 'odd']],
  ['with an odd letter', [`${cut}\u0435`, 'evm', [], true], ['odd']],
  ['of an unknown format', [cut, 'other', [], true], []],
  ['of a deployer, which may be told by anything', ['user-1', 'evm', [], false], []],
  ['that was not given', ['', 'evm', [], true], []],
])('an address %s is asked about with that reason', (_which, asked, reasons) => {
  const { capitals, malformed, odd } = doubtsOf(...asked);
  const found = Object.entries({ capitals, malformed, odd: odd.length > 0 });
  expect(found.flatMap(([reason, is]) => (is ? [reason] : []))).toEqual(reasons);
});
