import fc from 'fast-check';
import type { ListQuery } from '../../../../../renderer/features/records/list/model/list-query';
import { hostileTexts } from '../../../../service/hostile-account';
import type { TestRow } from './test-list';

const digits = '52908400098527886e0f7030069857d2e4169ee7';

/** One address in all its forms, and some similar addresses. */
export const addresses: readonly string[] = [
  `0x${digits}`,
  digits,
  `0x${digits.toUpperCase()}`,
  digits.toUpperCase(),
  `0X${digits}`,
  `0x${digits.slice(0, -1)}8`,
  `0x${digits}0`,
  `0x${'ab'.repeat(20)}`,
  'ba'.repeat(20),
  'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  'Ünïcode',
];

const names = [
  ...['vault 1', 'vault 01', 'Vault 10', 'vault 9', 'VAULT 9', 'vault', 'Vaults'],
  ...['abc', 'ab', 'cab', 'Öl', 'Ol', 'ol', 'öl', 'o\u0308l', 'Straße', 'STRASSE', 'Łódź', 'lodz'],
  ...['Æther', 'aether', 'œuvre', 'ΟΔΟΣ', 'οδός', 'Ωmega', 'Иван', 'иван', '金庫', 'アカウント'],
  ...['🦊 fox', 'e\u0301', 'e', '\u037e', ';', 'İstanbul', 'istanbul', '\u212a', 'a\nb', 'a b'],
  ...['a"b', ' lead', 'ﬁ', '²', '１', '\ud83c', 'l·l', '<i>'],
];

const name = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...names) },
  { weight: 1, arbitrary: fc.constantFrom(...Object.values(hostileTexts)) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
  { weight: 1, arbitrary: fc.constantFrom(null, '') },
);

const dates = [
  ...['2023-12-31T23:59:59.999Z', '2024-01-01T00:00:00.000Z', '2024-01-01T00:00:00.001Z'],
  ...['2024-02-29T12:00:00Z', '2025-01-01T00:00:00.000Z', 'yesterday', '2024-01-01', '', null],
];

/** Any row: repeated, missing, hostile and foreign texts. */
export const anyRow: fc.Arbitrary<TestRow> = fc.record({
  name,
  asset: fc.constantFrom('ETH', 'eth', 'METH', 'BTC', 'Éth', '', null),
  address: fc.constantFrom(...addresses, null, ''),
  date: fc.constantFrom(...dates),
  checksum: fc.constantFrom('valid', 'none', 'mismatch', 'unchecked'),
  differs: fc.boolean(),
});

/** Enough rows for several parts of the search index. */
export const anyRows = fc.array(anyRow, { maxLength: 200, size: 'max' });

const searchParts = [
  ...['a', 'ab', 'V', 'vault', '1', '9', '10', '0x', '52908400', digits, `0x${digits}`, '１'],
  ...['ö', 'o\u0308', 'oe', 'σ', 'ς', 'lodz', 'strasse', '"a b"', '"a\nb"', ';', 'foo:bar'],
  ...['asset:eth', 'asset:ETH', 'asset:btc', 'asset:zz', 'asset:', 'name:v', 'name:"ault 9"'],
  ...[`address:${digits}`, 'address:AB', '2024', 'jan', '"1 jan 2024"'],
  ...['after:2024', 'before:2024-01-01', 'after:2024-02-30'],
  ...['-a', '-vault', '-asset:ETH', '-name:v', '-2024', '-asset:zz'],
];

/** Some searches, as typed. */
export const anySearch = fc
  .array(fc.constantFrom(...searchParts), { maxLength: 3 })
  .map((parts) => parts.join(' '));

/** Any filters except checksums, which wait for `prepare`. Most have none. */
export const anyFilters: fc.Arbitrary<ListQuery['filters']> = fc.record({
  values: fc.oneof(
    fc.constant({}),
    fc.record({ asset: fc.subarray(['ETH', 'eth', 'BTC', '', null]) }),
    fc.record({ asset: fc.subarray(['ETH', null]), address: fc.subarray([`0x${digits}`, null]) }),
  ),
  checksums: fc.constant([]),
  marks: fc.constantFrom([], [], ['differs'] as const),
  deployers: fc.constant([]),
});

/** Any column in either direction, or none. */
export const anySort: fc.Arbitrary<ListQuery['sort']> = fc.option(
  fc.record({
    column: fc.constantFrom('name', 'asset', 'address', 'date'),
    direction: fc.constantFrom('ascending', 'descending'),
  }),
);
