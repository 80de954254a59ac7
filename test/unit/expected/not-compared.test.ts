import { describe, expect, it } from 'vitest';
import { readLists } from '../../../electron/reader/expected/read-list';
import { address, compare, line, rest, twoWallets, wallet } from './compare-file';

const head = 'name,asset,address\n';

describe('a line with another address beyond its columns', () => {
  it.each([
    ['behind the names of the columns', `${head}${line(1, 'A')}\n${line(2, 'B')},${address(9)}\n`],
    [
      'below a column without a name',
      `name,asset,address,\n${line(1, 'A')},\n${line(2, 'B')},${address(9)}\n`,
    ],
    ['behind the first line', `${line(1, 'A')}\n${line(2, 'B')},,${address(9)}\n`],
    ['behind a sign that splits a line', `address\n${address(1)}\n${address(2)};${address(9)}\n`],
  ])('is not compared: %s', (_what, file) => {
    const { counts, skipped } = compare(twoWallets, file);
    expect(counts).toEqual({ equal: 1, differs: 0, missing: 0, extra: 1 });
    expect(skipped.map(({ problem }) => problem)).toEqual(['further-address']);
  });

  it('is compared where what is beyond is no address, or that column is chosen', () => {
    const spoken = `${head}${line(1, 'A')}\n${line(2, 'B')},of Monday\n`;
    expect(compare(twoWallets, spoken)).toMatchObject({ counts: { equal: 2 }, skipped: [] });
    const columns = { address: 3, name: 0, asset: 1 };
    const file = `name,asset,address\n${[1, 2].map((at) => `A,ETH,${address(9)},${address(at)}\n`).join('')}`;
    expect(compare(twoWallets, file, 'wallets', columns).skipped).toEqual([]);
  });

  it('is none in a JSON file, whose records name what they have', () => {
    const records = [
      { address: address(1), name: 'A', asset: 'ETH' },
      { address: address(2), name: 'B', asset: 'ETH', deployer: address(9) },
    ];
    expect(compare(twoWallets, JSON.stringify(records)).skipped).toEqual([]);
  });
});

describe('another list of a file', () => {
  const wallets = [1, 2].map((at) => ({ name: 'AB'[at - 1], asset: 'ETH', address: address(at) }));
  const cold = [{ name: 'C', asset: 'ETH', address: address(9) }];
  const othersOf = (json: unknown): readonly string[] => {
    const read = readLists(Buffer.from(JSON.stringify(json))).wallets;
    return read.kind === 'list' ? read.list.otherLists : [read.problem];
  };

  it.each([
    ['of records', { wallets, coldWallets: cold }, ['coldWallets']],
    ['of no name that is known', { hot: wallets, cold }, ['cold']],
    ['of addresses', { wallets, cold: [address(9)] }, ['cold']],
    ['one level deeper', { wallets, eth: { cold } }, ['eth']],
    ['beside a list that is empty', { wallets: [], cold }, ['cold']],
    ['of the other list of the account', { wallets, contracts: cold }, []],
    ['of words, or of nothing', { wallets, tags: ['a'], cold: [] }, []],
    ['of notes', { wallets, notes: cold }, []],
  ])('is named: %s', (_what, json, named) => {
    expect(othersOf(json)).toEqual(named);
  });

  it('is named in both kinds of a saved comparison', () => {
    const { save } = compare(twoWallets, JSON.stringify({ wallets, cold }));
    expect(JSON.parse(save(null).text)).toMatchObject({ listsNotCompared: ['cold'] });
    expect(save('comma').text).toContain('"not compared","cold",');
  });

  it('is named twenty times at most', () => {
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`list ${at}`, cold]));
    expect(othersOf({ wallets, ...many })).toHaveLength(20);
  });
});

describe('a private key', () => {
  it.each([
    ['a key', '-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----\n'],
    ['an older key', '-----BEGIN RSA PRIVATE KEY-----\nMIIE\n'],
    ['an encrypted key', '-----BEGIN ENCRYPTED PRIVATE KEY-----\nMIIE\n'],
    ['a key of PuTTY', 'PuTTY-User-Key-File-3: ssh-rsa\nEncryption: none\n'],
    ['a key below something else', `${head}${rest}-----BEGIN PRIVATE KEY-----\n`],
    ['a JWK', '{"kty": "RSA", "n": "x", "d": "y"}'],
    ['a set of JWK', '{"keys": [{"kty": "RSA", "n": "x", "d" : "y"}]}'],
  ])('is no list, and nothing of it is shown: %s', (_what, text) => {
    const { wallets, contracts } = readLists(Buffer.from(text));
    expect(wallets).toEqual({ kind: 'refused', problem: 'private-key', place: null });
    expect(contracts).toEqual(wallets);
  });

  it('is not taken for one where a public key, or a name, is meant', () => {
    const file = `${head}${line(1, 'PRIVATE KEY')}\n`;
    expect(compare({ wallets: [wallet(1, 'PRIVATE KEY')] }, file).counts.equal).toBe(1);
    expect(readLists(Buffer.from('{"kty": "RSA", "n": "x"}')).wallets).toMatchObject({
      problem: 'json-shape',
    });
  });
});

describe('a comparison that is saved', () => {
  it('has what was not compared in both kinds of file, before what is equal', () => {
    const file = `Name,Asset,Address\n${line(1, 'A')}\nC,ETH,\nD,ETH,1.23457E+48\n`;
    const { save } = compare({ wallets: [wallet(1, 'A')] }, file);
    const { text, tally } = save('comma');
    expect(tally.rows).toBe(3);
    const [head = '', ...lines] = text.trim().split('\r\n');
    const table = lines.map((cells) => cells.replaceAll('"', '').split(','));
    const at = (name: string) => head.replace('\ufeff', '').split(',').indexOf(name);
    expect(
      table.map((cells) => [cells[at('result')], cells[at('place')], cells[at('problem')]]),
    ).toEqual([
      ['not compared', '3', 'no-address'],
      ['not compared', '4', 'rounded'],
      ['equal', '2', ''],
    ]);
    expect(JSON.parse(save(null).text)).toMatchObject({
      notCompared: [
        { place: 3, problem: 'no-address' },
        { place: 4, problem: 'rounded' },
      ],
    });
  });
});
