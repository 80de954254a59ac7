import { expect, it } from 'vitest';
import { openReader } from './staged-profiles';

it('an address with up to three wrong characters at one end is told to be a slip for the known one', () => {
  const hex = '0xABCDeb6053F3E94C9b9A09f33669435E7Ef1BEEF';
  const bech32 = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
  const base58 = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2';
  const ask = openReader();
  const notes = [hex, bech32, base58].map((address) => ({ address, name: address }));
  ask('addAddresses', { profileId: 'a', number: 1, notes });
  const profiles = [{ profileId: 'a', number: 1 }];
  const looksLike = (text: string) => {
    const { verdict, alikes, alikeCount } = ask('findAddress', { text, profiles }).value;
    return [verdict, alikes[0]?.address, alikeCount];
  };
  for (const [right, wrong] of [
    [hex, hex.replace(/F$/u, 'a')],
    [hex, hex.replace(/BEEF$/u, 'BEFE')],
    [hex, hex.replace('ABCD', 'AbDC').toLowerCase()],
    [bech32, bech32.replace(/q$/u, 'p')],
    [base58, base58.replace('N2', 'N3')],
  ] as const) {
    expect([wrong, ...looksLike(wrong)]).toEqual([wrong, 'alike', right, 1]);
  }
  expect(looksLike(hex.replace('BEEF', 'AAAA'))[0]).toBe('none');
  // At both ends, so that neither is what people know it by.
  expect(looksLike(hex.replace('ABCD', 'bBCD').replace(/F$/u, 'a'))[0]).toBe('none');
  // The two that are counted by their ends are not counted twice.
  expect(looksLike(hex.replace('053F', '153F'))).toEqual(['alike', hex, 1]);
});
