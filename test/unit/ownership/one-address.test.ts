import { expect, it } from 'vitest';
import { hasMore } from '../../../electron/reader/ownership/ownership-calls';
import { longestQuestion } from '../../../shared/ownership';
import { readerWithNotes } from './ask-reader';

const evm = '0x52908400098527886E0F7030069857D2E4169EE7';
const bech32 = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const solana = '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T';
const inGroups = (address: string): string => address.replace(/(.{4})/gu, '$1 ');
const inLines = (address: string): string => address.replace(/(.{23})/gu, '$1\n');

it.each([
  `Treasury ${evm}`,
  `Do not send to: ${evm}`,
  `Bob Smith: ${evm}`,
  `Bob: ${evm}`,
  `W0\t${evm}\tETH`,
  `Please send 5 ETH to ${evm} thanks`,
  `ERC20 ${evm}`,
  `${evm} 77`,
  `memo 77 ${bech32}`,
  `${bech32} cold`,
  `${solana} memo`,
  `Treasury ${solana}`,
  `${solana.slice(0, 23)} please`,
  'Rechnungsnummer 20240012345',
  `BTC1 ${inGroups(evm)}`,
  `Treasury ${inGroups(solana)}`,
  `${evm} ${evm}`,
  `${bech32}\n${solana}`,
  `${solana}${solana}`,
  `From: ${evm} / To: ${bech32}`,
])('a text with more than one address has no verdict: %j', (text) => {
  expect(hasMore(text)).toBe(true);
  const find = readerWithNotes(evm, bech32, solana);
  expect(find(text)).toMatchObject({ verdict: null, noVerdict: 'incomplete', alikes: [] });
});

it('a payment link that contains another address has no verdict', () => {
  const find = readerWithNotes(evm, bech32);
  const found = find(`bitcoin:${bech32}?label=${evm}`);
  expect(found).toMatchObject({ verdict: null, noVerdict: 'incomplete' });
});

const bitcoinCash = 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a';
const iban = 'FR14 2004 1010 0505 0001 3M02 606';
const taproot = `bc1p${'q9z8'.repeat(14)}zz`;
it.each([evm, bech32, solana, taproot])(
  'a text with one address is recognised, however it is written: %s',
  (address) => {
    const find = readerWithNotes(address);
    const written = [address, `“${address}”.`, `\u200b${address}`];
    for (const text of [...written, inGroups(address), inLines(address)]) {
      expect([text, hasMore(text), find(text).verdict]).toEqual([text, false, 'note']);
    }
  },
);

it.each([
  [evm, evm.toLowerCase()],
  [evm, evm.toUpperCase().replace('0X', '0x')],
  [evm, evm.slice(2)],
  [bech32, bech32.toUpperCase()],
  [bech32, `bitcoin:${bech32}`],
  [bech32, `bitcoin:${bech32}?amount=1.5`],
  [bitcoinCash, ` ${bitcoinCash}\n`],
  // A service writes the address with spaces, and the exact same text is recognised.
  [iban, iban],
])('%s is recognised as %s, and named', (address, text) => {
  const { verdict, hits } = readerWithNotes(address)(text);
  expect([verdict, hits[0]?.address, hits[0]?.name]).toEqual([
    'note',
    address,
    `Note on ${address}`,
  ]);
});

it('a part of an address with spaces is no address', () => {
  expect(readerWithNotes(iban)('FR14 2004').verdict).not.toBe('note');
});

it('an address split across lines still looks like the known one', () => {
  const written = `${taproot.slice(0, 31)}\n${taproot.slice(31).replace('q9z8q9', 'q8z9q8')}`;
  expect(readerWithNotes(taproot)(written).verdict).toBe('alike');
});

it('a text of the maximum length has no verdict: its end may have been cut off', () => {
  const find = readerWithNotes(evm);
  expect(find(evm.padEnd(longestQuestion - 1)).verdict).toBe('note');
  const cut = find(evm.padEnd(longestQuestion));
  expect(cut).toMatchObject({ verdict: null, noVerdict: 'incomplete', hits: [] });
});
