import { describe, expect, it } from 'vitest';
import { isPlausibleAddress, oddCharacters } from '../../../../../renderer/ui/address/doubts';
import { plainName } from '../../../../../renderer/ui/text/names';

describe('isPlausibleAddress', () => {
  it.each([
    ['0x67C6960d39862357e750A745aBe7C37D136Bf46C', 'evm', 'valid', true],
    ['0x67c6960d39862357e750a745abe7c37d136bf46c', 'evm', 'none', true],
    ['0x67C6960d39862357e750A745aBe7C37D136Bf46c', 'evm', 'mismatch', false],
    ['0x67C6', 'evm', 'unchecked', false],
    ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'other', 'unchecked', true],
    ['TDEP-4471-0093-8826-5510', 'other', 'unchecked', true],
    ['custody-provisioning-service', 'other', 'unchecked', false],
    ['javascript:document.title="ran1"', 'other', 'unchecked', false],
    ['=HYPERLINK("https://example.com/1")', 'other', 'unchecked', false],
    ['0x5\u0430Aeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'other', 'unchecked', false],
    ['1'.repeat(129), 'other', 'unchecked', false],
  ] as const)('judges %s of a format %s (%s)', (text, format, state, plausible) => {
    expect(isPlausibleAddress(text, format, state)).toBe(plausible);
  });
});

it('oddCharacters names each character that no address has, with its count', () => {
  expect(oddCharacters('0x\u200b5\u200bA b')).toEqual([
    { code: 'U+200B', kind: 'unseen', count: 2 },
    { code: 'U+0020', kind: 'space', count: 1 },
  ]);
});

it.each([
  [null, 'No name'],
  ['', 'No name'],
  ['Payroll', 'Payroll'],
  ['Payroll \u202Egnp.exe', 'Payroll [U+202E]gnp.exe'],
  ['M'.repeat(1000), `${'M'.repeat(100)}…`],
])('plainName makes one short line of %j', (name, line) => {
  expect(plainName(name)).toBe(line);
});
