import { expect, it } from 'vitest';
import { knownAs, readerThatKnows, readerWithNotes } from './ask-reader';

const hex = '0xABCDeb6053F3E94C9b9A09f33669435E7Ef1BEEF';
const bech32 = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const base58 = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2';
const solana = '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T';

const find = readerWithNotes(hex, bech32, base58, solana);
const looksLike = (text: string) => {
  const { verdict, alikes, alikeCount } = find(text);
  return [text, verdict, alikes[0]?.address, alikeCount];
};

/** Another address with the same first and last characters, as many as given. */
const withEndsOf = (address: string, first: number, last: number): string => {
  const between = address.slice(first, -last);
  return `${address.slice(0, first)}${between.slice(5)}${between.slice(0, 5)}${address.slice(-last)}`;
};

it.each([
  ['0x', hex],
  ['bc1q', bech32],
  ['1', base58],
  ['', solana],
])(
  'an address with the first four characters after "%s" and the last four of a known one looks like it',
  (begins, known) => {
    const start = begins.length;
    const alike = withEndsOf(known, start + 4, 4);
    expect(looksLike(alike)).toEqual([alike, 'alike', known, 1]);
    expect(find(withEndsOf(known, start + 3, 4)).verdict).toBe('none');
    expect(find(withEndsOf(known, start + 4, 3)).verdict).toBe('none');
  },
);

it.each([
  ['the letter O for a zero', hex, hex.replace('053F', 'O53F')],
  ['the same, without 0x', hex, hex.replace('053F', 'O53F').slice(2)],
  ['a letter that Bech32 does not have', bech32, bech32.replace('5l6', '5b6')],
  ['a digit that Bech32 does not have', bech32, bech32.replace('5l6', '516')],
  ['a letter that Base58 does not have', base58, base58.replace('Wet', 'WOt')],
])('an address with a wrong character looks like the right one: %s', (_what, right, wrong) => {
  for (const text of [wrong, wrong.toLowerCase(), wrong.toUpperCase().replace('0X', '0x')]) {
    expect(looksLike(text)).toEqual([text, 'alike', right, 1]);
  }
});

it.each([
  ['other capitals', base58, base58.toLowerCase()],
  ['a Cyrillic letter', hex, hex.replace('eb60', '\u0435b60')],
  ['a Cyrillic capital', hex, hex.replace('F3E9', 'F3\u04159')],
  ['a Cyrillic letter at its end', hex, `${hex.slice(0, -1)}\u0501`],
  ['one wrong character at its end', hex, hex.replace(/F$/u, 'a')],
  ['three wrong characters at its end', hex, hex.replace(/EEF$/u, 'AAA')],
  ['wrong characters at its beginning', hex, hex.replace('ABCD', 'AbDC').toLowerCase()],
  ['a wrong character at the end of Bech32', bech32, bech32.replace(/q$/u, 'p')],
  ['a wrong character at the end of Base58', base58, base58.replace('N2', 'N3')],
  // It also has the same ends, and is counted once.
  ['a wrong character in the middle', hex, hex.replace('053F', '153F')],
])('an address with %s looks like the right one', (_what, right, wrong) => {
  expect(looksLike(wrong)).toEqual([wrong, 'alike', right, 1]);
});

it('an address with four wrong characters, or some at both ends, looks like no other', () => {
  expect(find(hex.replace('BEEF', 'AAAA')).verdict).toBe('none');
  expect(find(hex.replace('ABCD', 'bBCD').replace(/F$/u, 'a')).verdict).toBe('none');
});

it.each([
  ['a Cyrillic letter near the beginning', hex.replace('0xAB', '0xA\u0432')],
  ['a letter for a digit', `O${hex.slice(1)}`],
])(
  'a text that is no address never gets the verdict that nothing looks like it: %s',
  (_what, text) => {
    const { verdict } = find(text);
    expect(verdict === null || verdict === 'alike').toBe(true);
  },
);

it('own addresses come first, nearest first, and deployers have no look-alikes', () => {
  const asked = withEndsOf(hex, 6, 4);
  const [note, wallet] = [withEndsOf(hex, 7, 4), hex];
  const both = readerThatKnows([knownAs('note', note)], [knownAs('wallet', wallet)])(asked);
  expect(both.alikes.map(({ address }) => address)).toEqual([wallet, note]);
  const deployed = readerThatKnows([knownAs('deployer', hex)])(asked);
  expect([deployed.verdict, deployed.alikeCount]).toEqual(['none', 0]);
});

it('the first of 200,000 known look-alikes is returned, with their number', () => {
  const known = Array.from({ length: 200_000 }, (_, at) =>
    knownAs('wallet', `0xabcd${String(at).padStart(32, '0')}abcd`, { row: at }),
  );
  const { verdict, alikeCount, alikes } = readerThatKnows(known)(`0xabcd${'9'.repeat(32)}abcd`);
  expect([verdict, alikeCount, alikes.length]).toEqual(['alike', 200_000, 5]);
});
