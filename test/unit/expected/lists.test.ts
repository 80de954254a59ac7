import { describe, expect, it } from 'vitest';
import { readLists } from '../../../electron/reader/expected/read-list';
import type { ExpectedColumns } from '../../../shared/expected';
import { fail } from '../../../shared/failure';
import type { ListProblem } from '../../../shared/problems';
import { valueOf } from '../value-of';

const [one, two] = [
  '0xd021D3929f5bD33DFcE38193bf66A60F1f3F6E5D',
  '0x83F5994007e94324842edCFAA77789a96BBd602d',
];
const record = { name: 'A', address: one, asset: 'ETH' };
const readList = (bytes: Uint8Array) => valueOf(readLists(bytes).wallets);
const bytesOf = (text: string): Uint8Array => Buffer.from(text);

/** How a list is read: the guessed columns, and the cells of its first record. */
const readAs = (bytes: Uint8Array) => {
  const { list, records } = readList(bytes);
  const { guess, addressLike } = list;
  return { guess, addressLike, columns: list.columns, places: records.map(({ place }) => place) };
};

const at = (address: number, name: number | null, asset: number | null): ExpectedColumns => ({
  address,
  name,
  asset,
});

describe('a list of expected records', () => {
  it.each([
    ['commas', `Name,Asset,Address\nA,ETH,${one}\nB,ETH,${two}\n`, at(2, 0, 1), [2, 3]],
    ['semicolons', `Bezeichnung;Adresse;Währung\r\nA;${one};ETH\r\n`, at(1, 0, 2), [2]],
    ['tabs', `address\tlabel\n${one}\tA`, at(0, 1, null), [2]],
    ['an order mark', `\ufeffWallet address\n${one}`, at(0, null, null), [2]],
    [
      'a line of provenance',
      `# Account Viewer\n\nname,walletAddress\nA,${one}`,
      at(1, 0, null),
      [4],
    ],
    ['no heads', `A,${one}\nB,${two}`, at(1, null, null), [1, 2]],
    ['quotes and line ends in cells', `Name,Address\n"A\nB",${one}\n`, at(1, 0, null), [3]],
    [
      'line ends of Windows in cells',
      `Name,Address\r\n"A\r\n\r\nB",${one}\r\nC,${two}\r\n"D\r\nE",${one}\r\n`,
      ...[at(1, 0, null), [4, 5, 7]],
    ],
    ['old line ends', `Name,Address\rA,${one}\r`, at(1, 0, null), [2]],
    [
      'its heads again',
      `Name,Address\nA,${one}\nNAME,Address ,\nB,${two}\n`,
      at(1, 0, null),
      [2, 4],
    ],
    ['rows of any length', `Name,Address\nA\nB,${two},more,more\n`, at(1, 0, null), [2, 3]],
    ['a list in JSON', JSON.stringify([record]), at(1, 0, 2), [1]],
    ['one within JSON', JSON.stringify({ made: 1, wallets: [record] }), at(1, 0, 2), [1]],
    ['addresses in JSON', JSON.stringify([one, two]), at(0, null, null), [1, 2]],
    [
      'addresses within JSON',
      JSON.stringify({ note: ['x'], addresses: [one, two] }),
      ...[at(0, null, null), [1, 2]],
    ],
    [
      'the list in JSON that is wanted',
      JSON.stringify({ addresses: [], wallets: [one, two] }),
      ...[at(0, null, null), [1, 2]],
    ],
  ])('is read with %s', (_what, text, guess, places) => {
    expect(readAs(bytesOf(text))).toMatchObject({ guess, places });
  });

  it.each(['Empfängeradresse', 'Kryptoadresse', 'Öffentliche Adresse'])(
    'has its addresses in the column that its heads name, beside other addresses: %s',
    (head) => {
      const file = `${head};Memo\n${one};${two}\n`;
      expect(readAs(bytesOf(file))).toMatchObject({ guess: at(0, null, null), places: [2] });
    },
  );

  it('has the lines below titles of fewer cells', () => {
    const rows = Array.from({ length: 1000 }, (_, at) => `"A${at}\r\nB",${one},x\r\n`);
    const read = readList(bytesOf(`# Account Viewer\r\nname,address\r\n${rows.join('')}`));
    expect(read.records.map(({ place }) => place)).toEqual(rows.map((_, at) => 4 + 2 * at));
  });

  it('loses no record where column heads are repeated', () => {
    const text = `address\n${`${one}\naddress\n`.repeat(200_000)}`;
    expect(readLists(bytesOf(text)).wallets).toMatchObject({ error: { list: 'too-many' } });
  });

  it('may have a cell of megabytes, which is no address', () => {
    const long = '\u0a0d\u0d0a'.repeat(2_000_000);
    expect(readAs(bytesOf(`name,address\nA,${one},${long}\n`)).guess).toEqual(at(1, 0, null));
    expect(readAs(bytesOf(`${long}\nA,${one}\n`)).guess).toEqual(at(1, null, null));
  });

  it.each([
    ['a description', 'Name;Description;Address', `A;main;${one}`, at(2, 0, null)],
    ['a label before the name', 'Label;Name;Address', `x;A;${one}`, at(2, 1, null)],
    ['an asset and its network', 'Name;Network;Asset;Address', `A;E;ETH;${one}`, at(3, 0, 2)],
    ['a network alone', 'Name;Network;Adresse', `A;ETH;${one}`, at(2, 0, 1)],
    // Chain names seldom equal the service's asset names.
    ['a chain', 'Name;Blockchain;Adresse', `A;Ethereum;${one}`, at(2, 0, null)],
    ['names of wallets', 'Wallet;Adresse', `A;${one}`, at(1, 0, null)],
    ['letters in two parts', 'Name;Wa\u0308hrung;Adresse', `A;ETH;${one}`, at(2, 0, 1)],
    ['commas in names', 'Bezeichnung;Adresse', `A, b, c;${one}\nD, e, f;${two}`, at(1, 0, null)],
    ['spaces before quotes', '"Name", "Address"', `"A, b", "${one}"`, at(1, 0, null)],
    ['names of several words', 'A;B', `Cold vault Nr1 of ours here;${one}`, at(1, null, null)],
    ['bars', 'Name|Asset|Address', `A|ETH|${one}`, at(2, 0, 1)],
    ['a deployer', 'name,address,deployedBy', `A,${one},${two}`, at(1, 0, null)],
  ])('is read with %s', (_what, head, records, guess) => {
    expect(readAs(bytesOf(`${head}\n${records}\n`)).guess).toEqual(guess);
  });

  it.each([
    ['of a comparison', 'name,expectedAddress,address', `A,${one},${two}`],
    ['old and new', 'Name,Address,New address', `A,${one},${two}`],
    ['of a post office', 'Name,Address,Wallet no.', `A,Station Road 1,${one}`],
    ['that are not there', 'Name,Address,Deposit', `A,,${one}`],
  ])('asks for the column of addresses if there are several: %s', (_what, head, record) => {
    const { guess } = readAs(bytesOf(`${head}\n${record}\n`));
    expect(guess).toEqual({ address: null, name: 0, asset: null });
  });

  it('gets no records from blank rows, however many a spreadsheet has', () => {
    const blank = ';;\r\n ; ;\r\n'.repeat(150_000);
    const text = `Name;Asset;Address\r\n${blank}A;ETH;${one}\r\n${blank}`;
    expect(readAs(bytesOf(text)).places).toEqual([300_002]);
  });

  it('is split at the separator that its first line names for spreadsheets', () => {
    const read = readList(
      bytesOf(`sep=;\r\n# Account Viewer\r\nName;Address\r\nA, b, c;${one}\r\n`),
    );
    expect(read.records).toEqual([{ place: 4, cells: ['A, b, c', one] }]);
    expect(read.head.map(({ place }) => place)).toEqual([2, 3]);
  });

  it('may have many lines above the column heads', () => {
    const titles = ['Treasury wallets', 'Address;Station Road 1', 'x', 'y', 'z', 'As of today'];
    const text = `${titles.join('\n')}\n\nName;Asset;Address\nA;ETH;${one}\n`;
    expect(readAs(bytesOf(text))).toMatchObject({ guess: at(2, 0, 1), places: [9] });
  });

  it('consists of the first-seen addresses, in a notes file of the app', () => {
    const pin = { list: 'wallets', id: '1', asset: 'ETH', walletAddress: one, walletName: 'A' };
    const explorers = [{ asset: 'ETH', address: 'https://example.com/{address}' }];
    const file = { format: 'account-viewer-notes-and-pins', notes: [], explorers, pins: [pin] };
    const lists = readLists(bytesOf(JSON.stringify(file)));
    const [wallets, contracts] = [valueOf(lists.wallets), valueOf(lists.contracts)];
    expect(wallets.records).toHaveLength(1);
    expect(wallets.list.columns[wallets.list.guess.address ?? -1]).toBe('walletAddress');
    expect(contracts.records).toEqual([]);
  });

  it('is read in UTF-16, as spreadsheets write it', () => {
    const text = `\ufeffName\tAddress\nZürich\t${one}\n`;
    expect(readAs(Buffer.from(text, 'utf16le')).guess).toEqual(at(1, 0, null));
    expect(readAs(Buffer.from(text, 'utf16le').swap16()).guess).toEqual(at(1, 0, null));
  });

  it('keeps an entry that is no record among addresses, and ignores addresses among records', () => {
    const read = (entries: unknown[]) => {
      const { wallets } = readLists(bytesOf(JSON.stringify(entries)));
      return wallets.ok ? wallets.value.records.map(({ cells }) => cells) : wallets.error.list;
    };
    expect([read([7, one]), read([one, { address: two }])]).toEqual([
      [null, [one]],
      [null, [two]],
    ]);
    expect(read(['vault', 'cold'])).toBe('no-records');
  });

  it('asks for the columns if nothing shows which one has the addresses', () => {
    const twice = `a,b\n${one},${two}\n${two},${one}`;
    expect(readAs(bytesOf(twice)).guess.address).toBeNull();
    expect(readAs(bytesOf('a,b\nx,y')).guess.address).toBeNull();
    expect(readAs(bytesOf('a,b\nx,y')).addressLike).toEqual([]);
    expect(readAs(bytesOf(twice)).addressLike).toEqual([0, 1]);
    expect(readAs(bytesOf(`name,address\nx,${one}`)).addressLike).toEqual([1]);
    expect(readAs(bytesOf(`address,wallet address\n${one},x`)).guess.address).toBe(0);
  });

  it.each<[string, Uint8Array, ListProblem, number | null]>([
    ['nothing', new Uint8Array(), 'empty', null],
    ['spaces', bytesOf(' \n\n'), 'empty', null],
    ['a spreadsheet', bytesOf('PK\u0003\u0004rest'), 'binary', null],
    ['a PDF', bytesOf('%PDF-1.7 …'), 'binary', null],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2]), 'binary', null],
    ['an old spreadsheet', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'binary', null],
    ['formatted text', bytesOf(String.raw`{\rtf1 x}`), 'binary', null],
    ['bytes of nothing', bytesOf('a,b\u0000c'), 'binary', null],
    ['another encoding', Buffer.from([0x5a, 0xfc, 0x72]), 'encoding', null],
    ['half a character', Buffer.from([0xff, 0xfe, 0x41]), 'encoding', null],
    ['a quote that does not end', bytesOf(`Name,Address\nA,${one}\n"B,${two}\n`), 'quotes', 3],
    ['a quote within a cell', bytesOf(`Name,Address\n"A"x,${one}\n`), 'quotes', 2],
    [
      'a quote within a cell, below a cell of several lines',
      bytesOf(`Name,Address\r\n"A\r\nB",${one}\r\n"A"x,${one}\r\n`),
      ...(['quotes', 4] as const),
    ],
    ['heads alone', bytesOf('Name,Address\n'), 'no-records', null],
    ['broken JSON', bytesOf(`[\n{"address": "${one}"},\n{"address": }\n]`), 'json', 3],
    ['JSON that ends early', bytesOf(`[{"address":"${one}"}\n`), 'json', 2],
    ['JSON with a comma too many', bytesOf('[\n{"a": 1,\n}]'), 'json', 3],
    ['JSON with a raw line end', bytesOf('["a\nb"]'), 'json', 1],
    ['JSON with a long text', bytesOf(`[\n"${'a'.repeat(30e6)}",\n]`), 'json', 3],
    [
      'JSON with an unknown escape',
      bytesOf(String.raw`["\u00e9\"",`.concat('\n"\\x"]')),
      'json',
      2,
    ],
    ['JSON of no list', bytesOf('{"a": 1}'), 'json-shape', null],
    [
      'JSON with a field twice',
      bytesOf(
        `[{"a": "1", "address": "${one}"},\n{"a": {"a": "1"},\n"\\u0061ddress": "${one}", "address": "${two}"}]`,
      ),
      'json-name-twice',
      3,
    ],
    ['JSON of numbers', bytesOf('[1, 2]'), 'no-records', null],
    ['an empty list', bytesOf('[]'), 'no-records', null],
    ['records without fields', bytesOf('[{}, {}]'), 'no-columns', null],
    ['too many records', bytesOf(`address\n${`${one}\n`.repeat(200_001)}`), 'too-many', 200_001],
    [
      'too many records of JSON',
      bytesOf(JSON.stringify(Array(200_001).fill({}))),
      'too-many',
      200_001,
    ],
  ])('is refused with a reason: %s', (_what, bytes, problem, place) => {
    const where = place === null ? {} : { place };
    expect(readLists(bytes).wallets).toEqual(fail('LIST_NOT_READ', { list: problem, ...where }));
  });
});
