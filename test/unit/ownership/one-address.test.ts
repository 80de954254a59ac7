import { expect, it } from 'vitest';
import { hasMore } from '../../../electron/reader/ownership/ownership-calls';
import { longestQuestion } from '../../../shared/ownership';
import { openReader } from './staged-profiles';

const evm = '0x52908400098527886E0F7030069857D2E4169EE7';
const bech32 = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const solana = '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T';
const inGroups = (address: string): string => address.replace(/(.{4})/gu, '$1 ');
const inLines = (address: string): string => address.replace(/(.{23})/gu, '$1\n');

/** What a reader that knows these addresses as notes says of a text. */
const askAbout = (addresses: readonly string[]) => {
  const ask = openReader();
  const notes = addresses.map((address) => ({ address, name: 'Noted' }));
  ask('addAddresses', { profileId: 'a', number: 1, notes });
  return (text: string) =>
    ask('findAddress', { text, profiles: [{ profileId: 'a', number: 1 }] }).value;
};

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
])('there is more than one address, and no verdict, in: %j', (text) => {
  expect(hasMore(text)).toBe(true);
  const find = askAbout([evm, bech32, solana]);
  expect(find(text)).toMatchObject({ verdict: null, noVerdict: 'incomplete', alikes: [] });
});

it.each([evm, bech32, solana])('there is one, however it is written: %s', (address) => {
  const find = askAbout([address]);
  for (const text of [address, `“${address}”.`, inGroups(address), inLines(address)]) {
    expect([text, hasMore(text), find(text).verdict]).toEqual([text, false, 'note']);
  }
});

it('a text that is as long as a question may be has no verdict: something has been cut off', () => {
  const find = askAbout([evm]);
  expect(find(evm.padEnd(longestQuestion - 1)).verdict).toBe('note');
  const cut = find(evm.padEnd(longestQuestion));
  expect(cut).toMatchObject({ verdict: null, noVerdict: 'incomplete', hits: [] });
});

it('an address with an alarm is "changed", also where another profile has it without one', () => {
  const ask = openReader();
  const place = { list: 'wallets', row: 0, until: null, contracts: 0 } as const;
  const wallet = { role: 'wallet', address: evm, name: 'Payroll', asset: 'ETH', ...place };
  for (const [profileId, isAlarmed] of Object.entries({ a: false, b: true, c: false })) {
    const known = Buffer.from(JSON.stringify([{ ...wallet, isAlarmed }]));
    ask('addAddresses', { profileId, number: 1, notes: [] }, known);
  }
  const profiles = ['a', 'b', 'c'].map((profileId) => ({ profileId, number: 1 }));
  const { verdict, hitCount } = ask('findAddress', { text: evm, profiles }).value;
  expect([verdict, hitCount]).toEqual(['changed', 3]);
});

it.each([
  ['a Cyrillic letter near the beginning', evm.replace('0x52', '0x5\u0432')],
  ['a Cyrillic letter at the end', `0xabcdef${'1'.repeat(33)}\u0501`],
  ['a letter for a digit', `O${evm.slice(1)}`],
])('never says that none looks like it of what is no address: %s', (_what, text) => {
  const known = [evm, `0xabcdef${'1'.repeat(33)}d`];
  const { verdict, alikeCount } = askAbout(known)(text);
  expect([verdict, alikeCount > 0]).not.toContain('none');
  expect(verdict === null || verdict === 'alike').toBe(true);
});

it('tells which address one with a letter of another alphabet at its end looks like', () => {
  const own = `0xabcdef${'1'.repeat(33)}d`;
  const { verdict, alikes } = askAbout([own])(`${own.slice(0, -1)}\u0501`);
  expect([verdict, alikes[0]?.address]).toEqual(['alike', own]);
});
