import { noFilters } from '../../../../../renderer/store/list-state';
import { expect, it } from 'vitest';
import { readSearch } from '../../../../../renderer/features/records/list/model/read-search';
import { operators, testModel, type TestRow } from './naive-list';

const digits = '5aaeb6053f3e94c9b9a09f33669435e7ef1beaed';
const checksummed = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const groups = (text: string): string => text.replace(/.{4}/gu, '$& ');

const inData = [
  checksummed,
  `0x${digits}`,
  digits,
  digits.toUpperCase(),
  `0X${digits.toUpperCase()}`,
];
const typed = [
  ...inData,
  ...inData.map(groups),
  groups(checksummed.slice(2)),
  `0x${groups(checksummed.slice(2))}`,
  `address:${checksummed}`,
  `address:${digits}`,
  `address:"${groups(digits)}"`,
];
const forms = inData.flatMap((data) => typed.map((text) => [data, text] as const));

const row = (address: string): TestRow => ({
  name: 'n',
  asset: 'ETH',
  address,
  date: null,
  checksum: 'none',
  differs: false,
});

it.each(forms)('an address of a row %s is found by %j, and no other', (data, text) => {
  const rows = [row(digits.replace('5', '6')), row(data), row(digits.slice(1))];
  const model = testModel(rows);
  const search = readSearch(text, operators, 'utc');
  const view = () => [...model.view({ search, filters: noFilters, sort: null }).rows];
  expect(view()).toEqual([1]);
  model.prepare(() => true);
  expect(view()).toEqual([1]);
});
