import { describe, expect, it } from 'vitest';
import { historyTable, type TableEntry } from '../../../electron/reader/export/history-table';
import { readCsvBelowFacts } from './read-csv';

const entry: TableEntry = {
  at: Date.UTC(2026, 10, 22, 8, 14, 5, 7),
  kind: 'added',
  list: 'wallets',
  name: 'Vault',
  asset: 'ETH',
  address: '0xABC',
  fields: [],
  reason: null,
  count: 1,
};

const told = {
  host: 'api.example.com',
  savedAt: Date.UTC(2026, 10, 23),
  name: 'Treasury',
  userId: 'user-1',
  filter: { kinds: ['added', 'renamed'], list: null },
  kept: 7,
  dropped: 3,
  answeredAt: null,
  openAlarms: 1,
} as const;

const head = 'time,kind,list,name,asset,address,field,before,after,reason,count'.split(',');
const rowsOf = (...entries: TableEntry[]) =>
  readCsvBelowFacts(historyTable(entries, 'comma', told).bytes).rows;

describe('a history as CSV', () => {
  it('first names its account, when it was saved, and which part it contains', () => {
    const { facts } = readCsvBelowFacts(historyTable([entry], 'comma', told).bytes);
    const savedAt = '2026-11-23T00:00:00.000Z';
    expect(facts).toEqual([
      ...['host', 'api.example.com', 'savedAt', savedAt],
      ...['account', 'Treasury', 'userId', 'user-1', 'entries', '1', 'entriesInHistory', '7'],
      ...['entriesNoLongerKept', '3', 'kinds', 'added renamed', 'list', 'all'],
      ...['lastFetchedAt', '', 'openAlarms', '1'],
    ]);
  });

  it('says if it contains one list only, and when the last compared answer came', () => {
    const filter = { kinds: null, list: 'wallets' } as const;
    const answeredAt = Date.UTC(2026, 10, 22);
    const { bytes } = historyTable([entry], 'comma', { ...told, filter, answeredAt });
    expect(readCsvBelowFacts(bytes).facts.slice(14, 20)).toEqual([
      ...['kinds', 'all', 'list', 'wallets'],
      ...['lastFetchedAt', '2026-11-22T00:00:00.000Z'],
    ]);
  });

  it('has a head, and times in UTC', () => {
    expect(rowsOf()).toEqual([head]);
    const row = '2026-11-22T08:14:05.007Z,added,wallets,Vault,ETH,0xABC,,,,,1';
    expect(rowsOf(entry)).toEqual([head, row.split(',')]);
  });

  it('has a row for each field in the given order, and counts the fields', () => {
    const fields = [
      { field: 'walletName', before: 'a', after: 'b' },
      { field: 'asset', before: null, after: { raw: '17' } },
    ];
    const entries: TableEntry[] = [
      { ...entry, kind: 'changed', fields },
      { ...entry, name: null, count: 900 },
    ];
    const { bytes, tally } = historyTable(entries, 'comma', told);
    const rows = readCsvBelowFacts(bytes).rows.slice(1);
    expect(rows.map((row) => [row[1], row[3], ...row.slice(6)])).toEqual([
      ['changed', 'Vault', 'walletName', 'a', 'b', '', '1'],
      ['changed', 'Vault', 'asset', '', '17', '', '1'],
      ['added', '', '', '', '', '', '900'],
    ]);
    expect(tally).toEqual({ rows: 3, guarded: 0 });
  });

  it('guards every cell that a spreadsheet would run, also the reason', () => {
    const fields = [{ field: '=1+1', before: '+1+cmd', after: '@SUM(A1)' }];
    const hostile = { ...entry, name: '=HYPERLINK("x")', reason: '-2+3|cmd', fields };
    const [, row] = rowsOf(hostile);
    expect([row?.[3], ...(row?.slice(6, 10) ?? [])]).toEqual([
      `'=HYPERLINK("x")`,
      "'=1+1",
      "'+1+cmd",
      "'@SUM(A1)",
      "'-2+3|cmd",
    ]);
    expect(historyTable([hostile], 'comma', told).tally.guarded).toBe(5);
  });

  it('keeps commas, quotes and line breaks inside their cell', () => {
    expect(rowsOf({ ...entry, name: 'a,"b";\r\nc' })[1]?.[3]).toBe('a,"b";\r\nc');
  });
});
