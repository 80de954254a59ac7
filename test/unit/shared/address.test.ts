import { describe, expect, it } from 'vitest';
import {
  addressKey,
  comparedPart,
  hasSpellings,
  isEvmAddress,
  addressInText,
} from '../../../shared/address';

const digits = '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const bech32 = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const data = bech32.slice(3);
const many = 'aB'.repeat(150);

describe('the key of an address', () => {
  it.each<[string, readonly string[]]>([
    ['its capitals and 0x', [`0x${digits}`, `0x${digits.toLowerCase()}`, `0X${digits}`, digits]],
    ['those of 298 digits', [`0x${many.slice(2)}`, many.slice(2), many.slice(2).toUpperCase()]],
    ['those of a digit', ['0xA', '0Xa']],
    ['the capitals of Bech32', [bech32, bech32.toUpperCase()]],
    [
      'those of a network of 20 letters',
      [`${'a'.repeat(20)}1${data}`, `${'A'.repeat(20)}1${data.toUpperCase()}`],
    ],
    [
      'those of 20 characters of data',
      [`a1${data.slice(-20)}`, `A1${data.slice(-20).toUpperCase()}`],
    ],
  ])('is the same for all spellings: %s', (_what, spellings) => {
    const [key = '', ...others] = new Set(spellings.map(addressKey));
    expect(others).toEqual([]);
    expect([addressKey(key), hasSpellings(key)]).toEqual([key, true]);
  });

  it.each<[string, string]>([
    ['Base58', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['a text of no known form', 'Desk'],
    ['letters that grow', 'İ'],
    ['0x alone', '0X'],
    ['fewer than 40 digits without 0x', many.slice(-39)],
    ['299 digits', `0x${many.slice(1)}`],
    ['299 digits without 0x', many.slice(1)],
    ['an address with a space before it', ` 0x${digits}`],
    ['one with something unseen behind it', `0x${digits}\u200b`],
    ['a network of 21 letters', `${'A'.repeat(21)}1${data.toUpperCase()}`],
    ['a network with a digit', `A2B1${data.toUpperCase()}`],
    ['19 characters of data', `A1${data.slice(-19).toUpperCase()}`],
    ['more than 300 characters', `A1${'Q'.repeat(299)}`],
    ...['1', 'B', 'I', 'O'].map((not): [string, string] => [
      `data with ${not}`,
      `A1${data.toUpperCase()}${not}`,
    ]),
  ])('is the text itself, with no other spelling, for %s', (_what, text) => {
    for (const one of [text, text.toLowerCase()]) {
      expect([addressKey(one), hasSpellings(one)]).toEqual([one, false]);
    }
  });
});

it('upper-case letters of Bech32 are no other spelling if mixed with lower-case letters', () => {
  const mixed = bech32.replace('q', 'Q');
  expect([addressKey(mixed), hasSpellings(mixed)]).toEqual([mixed, false]);
});

describe('an Ethereum address', () => {
  it.each([`0x${digits}`, `0X${digits}`, digits, `0x${digits.toLowerCase()}`])('is %s', (text) => {
    expect(isEvmAddress(text)).toBe(true);
  });

  it.each(['', '0x', `0x${digits.slice(1)}`, `0x${digits}0`, ` 0x${digits}`, 'desk'])(
    'is not %j',
    (text) => {
      expect(isEvmAddress(text)).toBe(false);
    },
  );
});

describe('the compared part of an address', () => {
  it.each([
    ['hexadecimal', `0x${digits}`, digits.toLowerCase()],
    [
      'Bitcoin, SegWit',
      'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
      'ar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    ],
    [
      'Cosmos',
      'cosmos1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5lzv7xu',
      'qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5lzv7xu',
    ],
    ['Bitcoin, Base58', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['Tron', 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC', 'JRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC'],
    [
      'Solana',
      '7EYnhQoR9YM3N7UoaKRoA44Uy8JeaZV3qyouov87awMs',
      '7EYnhQoR9YM3N7UoaKRoA44Uy8JeaZV3qyouov87awMs',
    ],
  ])('follows the fixed beginning of its format: %s', (_what, address, part) => {
    expect(comparedPart(addressKey(address))).toBe(part);
  });

  it.each([
    '',
    '0x',
    '0x1234',
    'custody-provisioning-service',
    'TDEP-4471-0093-8826-5510',
    `0x${'1'.repeat(300)}`,
  ])('is null for a text that is no address: %s', (text) => {
    expect(comparedPart(addressKey(text))).toBeNull();
  });
});

describe('an address as received', () => {
  it.each([
    [`0x${digits}`, `0x${digits}`],
    [`  0x${digits}.\n`, `0x${digits}`],
    [`"0x${digits}",`, `0x${digits}`],
    [`eth:0x${digits}`, `0x${digits}`],
    [`ethereum:pay-0x${digits}@1?value=2.5e18`, `0x${digits}`],
    [`bitcoin:${bech32}?amount=0.01`, bech32],
    [`(${bech32})`, bech32],
    [`eip155:137:0x${digits}`, `0x${digits}`],
    [`bip122:000000000019d6689c085ae165831e93:${bech32}`, bech32],
    [
      'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
      '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
    ],
  ])('%j is %s', (text, address) => {
    expect(addressInText(text)).toBe(address);
  });

  it.each([
    ['nothing', ''],
    ['a word', 'vault.'],
    ['a part', `0x${digits.slice(0, 30)}`],
    ['more than an address', `0x${digits}00`],
    ['two addresses', `0x${digits} 0x${digits}`],
    ['a transfer to another one', `ethereum:0x${digits}/transfer?address=0x${digits}`],
    ['a link with another one', `bitcoin:${bech32}?lightning=LNBC1`],
    ['a name with another one', `old:0x${digits}?new:0x${digits}`],
    ['a mail address', `mailto:0x${digits}@example.org`],
    ['another word in front of a network', `old:new:0x${digits}`],
    ['an account of a network without its address', `eip155:1:0x${digits.slice(0, 30)}`],
    ['an address behind another', `${bech32}:0x${digits}`],
    [
      'an address with the name of its form',
      'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
    ],
    ['a page about it', `https://explorer.example/address/0x${digits}`],
    ['a text of a megabyte', `${'('.repeat(1_000_000)}0x${digits}`],
  ])('is not in %s', (_what, text) => {
    expect(addressInText(text)).toBeNull();
  });
});
