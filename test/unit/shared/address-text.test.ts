import { describe, expect, it } from 'vitest';
import { groupsOfFour, shortAddress } from '../../../shared/address';
import { fc, forAll } from '../for-all';

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

describe('an address in groups', () => {
  it('has its 0x apart and four characters in each group', () => {
    expect(groupsOfFour(address).join(' ')).toBe(
      '0x 5aAe b605 3F3E 94C9 b9A0 9f33 6694 35E7 Ef1B eAed',
    );
  });

  it.each([
    ['', []],
    ['0x', ['0x']],
    ['bc1qar0srr', ['bc1q', 'ar0s', 'rr']],
    ['0X12345', ['0X12', '345']],
    ['🙂🙂🙂🙂🙂', ['🙂🙂🙂🙂', '🙂']],
  ])('of another kind, %j, is grouped from its start', (text, groups) => {
    expect(groupsOfFour(text)).toStrictEqual(groups);
  });

  it('loses no character', () => {
    forAll(fc.string({ unit: 'binary' }), (text) => {
      expect(groupsOfFour(text).join('')).toBe(text);
    });
  });
});

it.each([
  [address, '0x5aAeb6…1BeAed'],
  ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'bc1qar…wf5mdq'],
  ['0x12345678901234', '0x123456…901234'],
  ['0x1234567890123', '0x1234567890123'],
  ['1234567890123', '1234567890123'],
  ['', ''],
  ['🙂'.repeat(14), `${'🙂'.repeat(6)}…${'🙂'.repeat(6)}`],
])('the short form of %j is %j', (text, short) => {
  expect(shortAddress(text)).toBe(short);
});
