import { describe, expect, it } from 'vitest';
import { addressKey, comparedPart } from '../../../../renderer/address/address-key';

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
