import { describe, expect, it } from 'vitest';
import { exportContent, inParts } from '../../../electron/reader/export/export-calls';
import { fileCell, withoutGuards } from '../../../electron/reader/export/csv-lines';
import { listFields, type ListName } from '../../../shared/account';
import type { Separator } from '../../../shared/export';
import type { TableLooks } from '../../../shared/reader-messages';
import { hostileAccount } from '../../service/hostile-account';
import { smallAccount, smallContract, smallWallet } from '../../service/small-account';
import { placesOf } from './places-of';
import { readCsv } from './read-csv';
import { accountOf, origin } from './snapshot-of';
import { fc, forAll } from '../for-all';

const exported = (
  account: unknown,
  list: ListName,
  places: readonly number[] | null = null,
  columns: readonly string[] = listFields[list],
  looks: Partial<TableLooks> = {},
) => {
  const content = exportContent(
    accountOf(typeof account === 'string' ? account : JSON.stringify(account)),
    {
      ...origin,
      isSigned: false,
      list,
      rows: places && placesOf(places),
      table: { columns, separator: 'comma', provenance: false, ...looks },
      host: 'api.example.com',
      openAlarms: 2,
    },
    null,
  );
  if (!content) throw new Error('refused');
  const tally = { rows: 0, guarded: 0 };
  const bytes = Buffer.concat([...inParts(content.lines(tally))]);
  return { bytes, tally, total: content.total };
};

/** The text after UTF-8, which has no halves of surrogate pairs. */
const wellFormed = (text: string): string => text.toWellFormed();

/** Whether a spreadsheet would run a cell (security H5), decided in another way than the guard does. */
const isRun = (cell: string): boolean => {
  if (/^-?\d+(\.\d+)?$/u.test(cell)) return false;
  const seen = cell.replace(/^[ \ufeff]+/u, '');
  return '=+-@＝＋－＠\t\r\n\0'.includes(seen.charAt(0) || 'x');
};

/**
 * The cells of a file as a spreadsheet with this separator reads it: a cell is quoted if it begins with a quote; text
 * and further quotes after the closing quote are plain parts of it.
 */
const splitLoosely = (file: string, sign: string): readonly string[] => {
  const text = file.replace('\ufeff', '');
  const cells: string[] = [];
  let at = 0;
  while (at <= text.length) {
    let cell = '';
    if (text[at] === '"') {
      at += 1;
      while (at < text.length && !(text[at] === '"' && text[at + 1] !== '"')) {
        cell += text[at] ?? '';
        at += text[at] === '"' ? 2 : 1;
      }
      at += 1;
    }
    while (at < text.length && ![sign, '\n', '\r'].includes(text[at] ?? '')) {
      cell += text[at] ?? '';
      at += 1;
    }
    cells.push(cell);
    at += 1;
  }
  return cells;
};

describe('a CSV export', () => {
  it('has a byte order mark, the names of the fields, CRLF and full values', () => {
    const { bytes, total } = exported(smallAccount, 'contracts');
    expect(bytes.toString()).toBe(
      '\ufeffname,asset,address,type,deployedAt,deployedBy\r\n' +
        `"${Object.values(smallContract).join('","')}"\r\n`,
    );
    expect(total).toBe(1);
  });

  it('has only the chosen rows and columns, in the chosen order', () => {
    const wallets = ['a', 'b', 'c'].map((id) => ({ ...smallWallet, id }));
    const account = { ...smallAccount, wallets };
    const { bytes, total } = exported(account, 'wallets', [2, 0], ['walletName', 'id']);
    const name = smallWallet.walletName;
    expect(readCsv(bytes)).toEqual([
      ['walletName', 'id'],
      [name, 'c'],
      [name, 'a'],
    ]);
    expect(total).toBe(2);
  });

  it('keeps missing values apart from empty ones, and writes non-text values as JSON', () => {
    const wallets = [
      { id: null, asset: '', walletAddress: 12345678901234567890n, walletName: [1] },
    ];
    const text = JSON.stringify({ ...smallAccount, wallets }, (_key, value: unknown) =>
      typeof value === 'bigint' ? 'BIG' : value,
    ).replace('"BIG"', '12345678901234567890');
    const [, line] = exported(text, 'wallets').bytes.toString().split('\r\n');
    expect(line).toBe(`,"","'12345678901234567890","[1]"`);
  });

  it('has times in UTC as specified, and uncertain times as received', () => {
    const times = [
      ['2024-05-06T07:08:09.010Z', '2024-05-06T07:08:09.010Z'],
      ['2024-05-06T09:08:09.010+02:00', '2024-05-06T07:08:09.010Z'],
      ['1714979289010', '2024-05-06T07:08:09.010Z'],
      [1714979289, '2024-05-06T07:08:09.000Z'],
      [1.714979289e9, '2024-05-06T07:08:09.000Z'],
      ['2024-05-06T07:08:09', '2024-05-06T07:08:09'],
      ['06.05.2024', "'06.05.2024"],
      [2024, '2024'],
      [{ seconds: 1714979289 }, '{"seconds":1714979289}'],
      ['=1714979289', "'=1714979289"],
      ['', ''],
      [null, ''],
    ] as const;
    const smartContracts = times.map(([deployedAt]) => ({ ...smallContract, deployedAt }));
    const { bytes } = exported({ ...smallAccount, smartContracts }, 'contracts', null, [
      'deployedAt',
    ]);
    expect(readCsv(bytes)).toEqual([['deployedAt'], ...times.map(([, cell]) => [cell])]);
  });

  it('has the chosen separator, and quotes the same cells with each', () => {
    const name = 'a;b\tc,d';
    const account = { ...smallAccount, wallets: [{ ...smallWallet, walletName: name }] };
    const lines = (separator: Separator) =>
      exported(account, 'wallets', null, ['walletName', 'asset'], { separator })
        .bytes.toString()
        .split('\r\n')
        .slice(0, 2);
    const asset = smallWallet.asset;
    expect(lines('semicolon')).toEqual(['\ufeffwalletName;asset', `"${name}";"${asset}"`]);
    expect(lines('tab')).toEqual(['\ufeffwalletName\tasset', `"${name}"\t"${asset}"`]);
  });

  it('has a first line about its source, if chosen', () => {
    const wallets = [smallWallet, smallWallet];
    const account = { ...smallAccount, wallets, name: '=1+1', userId: null };
    const { bytes } = exported(account, 'wallets', [0], ['id'], { provenance: true });
    expect(bytes.toString()).toBe(
      '\ufeff"host","api.example.com","fetchedAt","2026-11-21T19:30:00.000Z",' +
        `"account","'=1+1","userId",,"records","1","source","service","openAlarms","2",` +
        `"recordsInAnswer","2"\r\nid\r\n"${smallWallet.id}"\r\n`,
    );
    expect(bytes.toString()).not.toContain(smallAccount.email);
  });

  it.each(['wallets', 'contracts'] as const)(
    'of hostile %s has every record, and no cell that a spreadsheet would run (security H5; fault 50)',
    (list) => {
      const account = hostileAccount();
      const { bytes, tally, total } = exported(account, list);
      const [header, ...rows] = readCsv(bytes);
      const records: readonly object[] =
        list === 'wallets' ? account.wallets : account.smartContracts;
      const fields: readonly string[] = listFields[list];
      expect(header).toEqual(fields);
      expect([rows.length, tally.rows, total]).toEqual(Array(3).fill(records.length));
      expect(rows.flat().filter(isRun)).toEqual([]);
      const given = records.map((record) =>
        fields.map((field) => wellFormed(String(record[field as keyof typeof record]))),
      );
      const back = rows.map((row) => row.map(withoutGuards));
      expect(back).toEqual(given);
      expect(tally.guarded).toBe(given.flat().filter((text) => fileCell(text) !== text).length);
      expect(tally.guarded).toBeGreaterThan(20);
    },
  );

  it('is read back as the same records except for the apostrophes, whatever they hold', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({
        unit: fc.constantFrom('"', ',', '\n', '\r', '=', ';', ' ', '-', '1', '\0', "'"),
      }),
    );
    const wallet = fc.record({ id: text, asset: text, walletAddress: text, walletName: text });
    forAll(fc.array(wallet), (wallets) => {
      const { bytes } = exported({ ...smallAccount, wallets }, 'wallets');
      const cells = wallets.map(({ id, asset, walletAddress, walletName }) =>
        [id, asset, walletAddress, walletName].map((value) => wellFormed(fileCell(value))),
      );
      expect(readCsv(bytes)).toEqual([[...listFields.wallets], ...cells]);
      const back = readCsv(bytes)
        .slice(1)
        .map((row) => row.map(withoutGuards));
      expect(back).toEqual(
        wallets.map(({ id, asset, walletAddress, walletName }) =>
          [id, asset, walletAddress, walletName].map(wellFormed),
        ),
      );
      expect(readCsv(bytes).flat().some(isRun)).toBe(false);
    });
  });

  it('has no formula for a spreadsheet that splits at another separator either', () => {
    const text = fc.string({
      unit: fc.constantFrom('"', ',', ';', '\t', '\n', '\r\n', '=', '@', ' ', '\u200b', 'x', "'"),
    });
    const runs = (cell: string): boolean => /^[\p{Z}\p{C}]*[=+\-@]/u.test(cell);
    const separators = ['comma', 'semicolon', 'tab'] as const;
    forAll(fc.array(text, { maxLength: 4 }), fc.constantFrom(...separators), (names, separator) => {
      const wallets = names.map((walletName) => ({ ...smallWallet, walletName }));
      const { bytes } = exported(
        { ...smallAccount, wallets },
        'wallets',
        null,
        ['id', 'walletName'],
        { separator },
      );
      for (const sign of [',', ';', '\t']) {
        expect(splitLoosely(bytes.toString(), sign).filter(runs)).toEqual([]);
      }
    });
    const [walletName] = ["x;=cmd|'/C calc'!A0;y"];
    const account = { ...smallAccount, wallets: [{ ...smallWallet, walletName }] };
    const { bytes, tally } = exported(account, 'wallets', null, ['id', 'walletName']);
    expect(bytes.toString()).toContain(`"x;'=cmd|'/C calc'!A0;y"`);
    expect(tally.guarded).toBe(1);
  });

  it('is refused for rows that are not in the list', () => {
    expect(() => exported(smallAccount, 'wallets', [1])).toThrow('refused');
  });
});

it('comes in parts, however many rows there are', () => {
  const wallets = Array.from({ length: 50_000 }, (_, index) => ({
    ...smallWallet,
    id: `${index}`,
  }));
  const content = exportContent(
    accountOf(JSON.stringify({ ...smallAccount, wallets })),
    {
      ...origin,
      isSigned: false,
      list: 'wallets',
      rows: null,
      table: { columns: ['id', 'walletAddress'], separator: 'comma', provenance: false },
    },
    null,
  );
  const tally = { rows: 0, guarded: 0 };
  const parts = inParts(content?.lines(tally) ?? []);
  parts.next();
  expect(tally.rows).toBeGreaterThan(0);
  expect(tally.rows).toBeLessThan(50_000);
});
