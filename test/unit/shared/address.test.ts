import { describe, expect, it } from 'vitest';
import {
  addressKey,
  comparedPart,
  hasSpellings,
  isEvmAddress,
  sentAddress,
} from '../../../shared/address';
import { fc, forAll, forAllIn } from '../for-all';

const digits = '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

describe('the key of an address', () => {
  it.each([
    ['its capitals and 0x', [`0x${digits}`, `0x${digits.toLowerCase()}`, `0X${digits}`, digits]],
    [
      'the capitals of Bech32',
      ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'BC1QAR0SRRR7XFKVY5L643LYDNW9RE59GTZZWF5MDQ'],
    ],
  ])('is the same for all spellings: %s', (_what, spellings) => {
    expect(new Set(spellings.map(addressKey)).size).toBe(1);
  });

  it.each([
    ['Base58', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '1A1zP1eP5QGefi2DMPTfTL5SLmv7Divfna'],
    [
      'mixed Bech32',
      'bc1Qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
      'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    ],
    ['a text of no known form', 'Desk', 'desk'],
  ])('tells capitals apart in %s', (_what, one, other) => {
    expect(addressKey(one)).not.toBe(addressKey(other));
  });
});

/** The rule as a person would put it: what each text may also be written as. */
const spellingsOf = (text: string): readonly string[] => {
  const isMadeOf = (characters: string, part: string): boolean =>
    part !== '' && Array.from(part).every((character) => characters.includes(character));
  const hexDigits = '0123456789abcdefABCDEF';
  const digits = /^0x/iu.test(text) ? text.slice(2) : text.length < 40 ? '' : text;
  if (text.length <= 200 && digits.length <= 198 && isMadeOf(hexDigits, digits)) {
    const forms = [digits.toLowerCase(), digits.toUpperCase()];
    const bare = digits.length < 40 ? [] : forms;
    return [...forms.flatMap((form) => [`0x${form}`, `0X${form}`]), ...bare];
  }
  const [lower, upper] = [text.toLowerCase(), text.toUpperCase()];
  const end = lower.lastIndexOf('1');
  const isBech32 =
    text.length <= 200 &&
    (text === lower || text === upper) &&
    end >= 1 &&
    end <= 20 &&
    isMadeOf('abcdefghijklmnopqrstuvwxyz', lower.slice(0, end)) &&
    isMadeOf('023456789acdefghjklmnpqrstuvwxyz', lower.slice(end + 1)) &&
    lower.length - end - 1 >= 20;
  return isBech32 ? [lower, upper] : [text];
};

const bech32Data = fc.string({
  unit: fc.constantFrom(...Array.from('023456789acdefghjklmnpqrstuvwxyz')),
  minLength: 15,
  maxLength: 60,
});
const hexText = fc.string({
  unit: fc.constantFrom(...Array.from('0123456789abcdefABCDEF')),
  minLength: 1,
  maxLength: 44,
});
const near = fc.oneof(
  hexText,
  hexText.map((text) => `0x${text}`),
  hexText.map((text) => `0X${text}`),
  fc
    .constantFrom(38, 39, 40, 197, 198, 199, 200)
    .map((length) => 'aB'.repeat(100).slice(0, length)),
  fc.constantFrom(197, 198, 199).map((length) => `0X${'aB'.repeat(100).slice(0, length)}`),
  fc.tuple(fc.constantFrom('bc1', 'cosmos1', 'a1b1'), bech32Data).map((parts) => parts.join('')),
  fc.constantFrom('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC'),
  fc.constantFrom('', '0x', 'İ', 'ß', 'Desk', ` 0x${digits}`, `0x${digits}\u200b`),
  fc.string({ unit: 'binary' }),
);
const respelled = near.chain((text) =>
  fc.constantFrom(text, text.toUpperCase(), text.toLowerCase(), `0x${text}`, text.slice(2)),
);
const areSame = (one: string, other: string): boolean => addressKey(one) === addressKey(other);

describe('the same address, of any two texts', () => {
  it('is what can be written like the other, and nothing else', () => {
    forAllIn(3000)(
      near.chain((text) => fc.tuple(fc.constant(text), fc.oneof(respelled, near))),
      ([one, other]) => {
        const expected =
          one === other || spellingsOf(one).some((text) => spellingsOf(other).includes(text));
        expect(areSame(one, other)).toBe(expected);
        expect(areSame(other, one)).toBe(expected);
      },
    );
    // The pairs above rarely are spellings of one; these always are.
    forAll(near, (text) => {
      for (const spelling of spellingsOf(text)) {
        expect(areSame(spelling, text)).toBe(true);
        for (const other of spellingsOf(spelling)) expect(areSame(other, text)).toBe(true);
      }
    });
  });

  it('has one key, which is its own, and says whether there are others', () => {
    forAll(fc.oneof(near, respelled), (text) => {
      const key = addressKey(text);
      expect(addressKey(key)).toBe(key);
      expect(spellingsOf(text)).toContain(key);
      expect(hasSpellings(key)).toBe(spellingsOf(text).length > 1);
    });
  });
});

describe('an address of Ethereum', () => {
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

describe('what of an address is compared', () => {
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
  ])('is what follows the fixed beginning of its format: %s', (_what, address, part) => {
    expect(comparedPart(addressKey(address))).toBe(part);
  });

  it.each([
    '',
    '0x',
    '0x1234',
    'custody-provisioning-service',
    'TDEP-4471-0093-8826-5510',
    `0x${'1'.repeat(300)}`,
  ])('is nothing of what is no address: %s', (text) => {
    expect(comparedPart(addressKey(text))).toBeNull();
  });
});

describe('an address as it was sent', () => {
  const bech32 = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
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
    expect(sentAddress(text)).toBe(address);
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
    expect(sentAddress(text)).toBeNull();
  });
});
