import { describe, expect, it } from 'vitest';
import { uncomparedAddresses } from '../../../electron/reader/expected/uncompared-addresses';
import { readLists } from '../../../electron/reader/expected/read-list';
import { smallContract } from '../../service/small-account';
import { fail } from '../../../shared/failure';
import { notesFileFormat } from '../../../shared/notes';
import { address, compare, line, rest, twoWallets, wallet } from './compare-file';

const head = 'name,asset,address\n';
const semicolons = rest.replaceAll(',', ';');
const notAsList = fail('LIST_NOT_READ', { list: 'json-shape' });

describe('an address elsewhere in a file', () => {
  const stranger = address(9);
  const wallets = [1, 2].map((at) => ({ name: 'AB'[at - 1], asset: 'ETH', address: address(at) }));
  const whole = `${head}${rest}`;

  it.each(
    Object.entries({
      'behind the names of the columns': `${head}${line(1, 'A')}\n${line(2, 'B')},${stranger}\n`,
      'below a column without a name': `name,asset,address,\n${rest.replace('\n', `,${stranger}\n`)}`,
      'beside padding': `${line(1, 'A')},,\n${line(2, 'B')},,${stranger}\n`,
      'behind a sign that splits a line': `address\n${address(1)}\n${address(2)};${stranger}\n`,
      'with words': `${head}${line(1, 'A')}\n${line(2, 'B')},${stranger} (backup)\n`,
      'with a network': `${head}${line(1, 'A')}\n${line(2, 'B')},eip155:1:${stranger}\n`,
      'in a cell of several lines': `${head}${line(1, 'A')}\n${line(2, 'B')},"old\n${stranger}"\n`,
      'in a column of another name': `${head.trim()},second\n${line(1, 'A')},\n${line(2, 'B')},${stranger}\n`,
      'far to the right': `${head}${line(1, 'A')}\n${line(2, 'B')}${','.repeat(200)}${stranger}\n`,
      'above the heads': `${stranger}\n${whole}`,
      'in a further list': JSON.stringify({ wallets, cold: [{ address: stranger }] }),
      'in a further list of addresses': JSON.stringify({ hot: wallets, cold: [stranger] }),
      'in one record': JSON.stringify({ wallets, treasury: { name: 'C', address: stranger } }),
      'in a note of several lines': JSON.stringify({ wallets, note: `old:\n${stranger}\t` }),
      'beside what calls itself notes': JSON.stringify({
        wallets,
        meta: { format: notesFileFormat },
        old: stranger,
      }),
      'as a name': JSON.stringify({ wallets, cold: { [stranger]: 'C' } }),
      'in lists within lists': JSON.stringify({ wallets, pages: [[{ a: [stranger] }]] }),
      'in notes of nobody knows whom': JSON.stringify({ wallets, notes: [{ address: stranger }] }),
      'in a record that is compared': JSON.stringify([
        { ...wallets[0], more: [stranger] },
        wallets[1],
      ]),
      'written by numbers': JSON.stringify({ wallets, cold: stranger }).replace(
        stranger,
        stranger.replace('x', '\\u0078'),
      ),
    }),
  )('is reported: %s', (_what, file) => {
    const { counts, strays, strayCount } = compare(twoWallets, file);
    expect([counts.equal, strays, strayCount]).toEqual([2, [stranger], 1]);
  });

  it.each(
    Object.entries({
      'the account has it': `${head}${line(1, 'A')},${address(2)}\n${line(2, 'B')}\n`,
      'it is as long as the hash of a transaction': `${head}${rest.replaceAll('\n', `,0x${'7'.repeat(64)}\n`)}`,
      'it is a long word': `${head}${rest.replaceAll('\n', ',DE89370400440532013000,Kostenstelle4711ZentraleX\n')}`,
      'it is words': `${head}${rest.replaceAll('\n', ',of Monday\n')}`,
    }),
  )('is not reported if %s', (_what, file) => {
    expect(compare(twoWallets, file)).toMatchObject({ counts: { equal: 2 }, strayCount: 0 });
  });

  it('is not reported if it has deployed a contract, nor in a notes file, whose notes are about other addresses', () => {
    const contract = { ...smallContract, deployedBy: stranger };
    const account = { ...twoWallets, smartContracts: [contract] };
    const named = `${head.trim()},by\n${line(1, 'A')},${stranger}\n${line(2, 'B')},\n`;
    expect(compare(account, named).strayCount).toBe(0);
    const pins = wallets.map((one) => ({ list: 'wallets', ...one }));
    const notes = { format: notesFileFormat, pins, notes: [{ address: stranger }] };
    expect(compare(twoWallets, JSON.stringify(notes)).strayCount).toBe(0);
    const more = JSON.stringify({ ...notes, wallets: [{ address: address(8) }] });
    expect(compare(twoWallets, more).strays).toEqual([address(8)]);
  });

  it('must look like the compared addresses if other words could look like it', () => {
    const solana = [
      '7EYnhQoR9YM3N7UoaKRoA44Uy8JeaZV3qyouov87awMs',
      '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
    ];
    const [own = '', other = ''] = solana;
    const account = { wallets: [{ ...wallet(1, 'A'), walletAddress: own }] };
    expect(compare(account, JSON.stringify({ wallets: [own], cold: other })).strays).toEqual([
      other,
    ]);
    const file = JSON.stringify({ wallets: wallets.slice(0, 1), id: other });
    expect(compare({ wallets: [wallet(1, 'A')] }, file).strays).toEqual([]);
  });

  it('is not confused with a network name before an address', () => {
    const text = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:x';
    const compared = new Set(['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa']);
    expect(
      uncomparedAddresses([text], { keys: compared, written: new Set() }, () => false).count,
    ).toBe(0);
    expect(
      uncomparedAddresses([text.slice(7)], { keys: compared, written: new Set() }, () => false)
        .count,
    ).toBe(1);
  });

  it('is listed with the first others, and in both kinds of a saved comparison', () => {
    const cold = [6, 7, 8, 9].map(address);
    const { strays, strayCount, save } = compare(twoWallets, JSON.stringify({ wallets, cold }));
    expect([strays, strayCount]).toEqual([cold.slice(0, 3), 4]);
    expect(JSON.parse(save(null).text)).toMatchObject({
      addressesNotCompared: { addresses: cold, count: 4 },
    });
    expect(save('comma').text).toContain(
      `"not compared",,,,,"${cold[3]}",,,,"elsewhere-in-the-file"`,
    );
  });

  it('is found in linear time', () => {
    const many = Array.from({ length: 200_000 }, (_, at) => address(at + 0x200000));
    const { strayCount } = compare(twoWallets, JSON.stringify({ wallets, cold: many }));
    expect(strayCount).toBe(200_000);
    // A word as long as a file, whose end is no address by itself.
    const long = `${'a1'.repeat(15_000_000)}${address(9)}`;
    expect(compare(twoWallets, JSON.stringify({ wallets, long })).strayCount).toBe(0);
  });
});

describe('a private key', () => {
  const exponent = 'y'.repeat(43);
  it.each([
    ['a key', '-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----\n'],
    ['an older key', '-----BEGIN RSA PRIVATE KEY-----\nMIIE\n'],
    ['an encrypted key', '-----BEGIN ENCRYPTED PRIVATE KEY-----\nMIIE\n'],
    ['a key of PuTTY', 'PuTTY-User-Key-File-3: ssh-rsa\nEncryption: none\n'],
    ['a key below something else', `${head}${rest}-----BEGIN PRIVATE KEY-----\n`],
    ['a JWK', `{"kty": "RSA", "n": "x", "d": "${exponent}"}`],
    ['a JWK in a CSV file', `"key"\n"{""kty"":""RSA"",""d"":""${exponent}""}"\n`],
    ['an extended key of a wallet', `name,address\nA,xprv${'9s21ZrQH143K'.repeat(9)}\n`],
    ['a set of JWK', `{"keys": [{"kty": "RSA", "n": "x", "d" : "${exponent}", "oth": [{}]}]}`],
  ])('is rejected as a list, and none of it is shown: %s', (_what, text) => {
    const { wallets, contracts } = readLists(Buffer.from(text));
    expect(wallets).toEqual(fail('LIST_NOT_READ', { list: 'private-key' }));
    expect(contracts).toEqual(wallets);
  });

  it('is not assumed where a public key or a name is meant', () => {
    const file = `${head}${line(1, 'PRIVATE KEY')}\n`;
    expect(compare({ wallets: [wallet(1, 'PRIVATE KEY')] }, file).counts.equal).toBe(1);
    for (const json of ['{"kty": "RSA", "n": "x"}', '{"a": {"kty": "RSA"}, "b": {"d": "2026"}}']) {
      expect(readLists(Buffer.from(json)).wallets).toEqual(notAsList);
    }
  });
});

it('thousands of nested brackets are no list', () => {
  const deep = `[{"address": ${'['.repeat(20_000)}${']'.repeat(20_000)}}]`;
  expect(readLists(Buffer.from(deep)).wallets).toEqual(notAsList);
});

describe('a number in place of an address', () => {
  it.each(['2', '3.000', '3,000', '1 234 567', "12'000"])(
    'is a total, and not reported as missing: %s',
    (sum) => {
      const { counts, skipped } = compare(
        twoWallets,
        `Name;Asset;Address\n${semicolons}Total;;${sum}\n`,
      );
      expect(counts).toMatchObject({ equal: 2, missing: 0 });
      expect(skipped).toEqual([{ place: 4, problem: 'number' }]);
    },
  );

  it.each(['0.0.123', '3.0', '1234567890', '5 wallets'])(
    'is reported as missing if it may be an address: %s',
    (text) => {
      const { counts, skipped } = compare(
        twoWallets,
        `Name;Asset;Address\n${semicolons}X;;${text}\n`,
      );
      expect(counts).toMatchObject({ equal: 2, missing: 1 });
      expect(skipped).toEqual([]);
    },
  );

  it('is compared if the account has it', () => {
    const account = { wallets: [{ ...wallet(1, 'A'), walletAddress: '3000' }] };
    expect(compare(account, 'Name,Asset,Address\nA,ETH,3000\n').counts.equal).toBe(1);
  });

  it('is reported as missing if other addresses of the account are numbers', () => {
    const account = { wallets: [{ ...wallet(1, 'A'), walletAddress: '3000' }] };
    const { counts, skipped } = compare(account, 'Name,Asset,Address\nB,ETH,4000\nA,ETH,3000\n');
    expect(counts).toMatchObject({ equal: 1, missing: 1 });
    expect(skipped).toEqual([]);
  });
});

it('a text written as a formula is compared as the text', () => {
  const formula = (text: string): string => `"=""${text}"""`;
  const rows = [1, 2].map((at) => [formula('AB'[at - 1] ?? ''), 'ETH', formula(address(at))]);
  const file = `Name,Asset,Address\n${rows.map((cells) => cells.join(',')).join('\n')}\n`;
  expect(compare(twoWallets, file).counts).toMatchObject({ equal: 2, differs: 0 });
});

it('a saved comparison lists what was not compared in both kinds of file, before the equal records', () => {
  const file = `Name,Asset,Address\n${line(1, 'A')}\nC,ETH,\nD,ETH,1.23457E+48\n`;
  const { save } = compare({ wallets: [wallet(1, 'A')] }, file);
  const { text, tally } = save('comma');
  expect(tally.rows).toBe(1);
  const [facts, head = '', ...lines] = text.trim().split('\r\n');
  const table = lines.map((cells) => cells.replaceAll('"', '').split(','));
  expect(facts).toContain(
    '"account","Meridian Treasury Operations","userId","user-1","records","1"',
  );
  expect(facts).toContain(
    '"differs","0","missing","0","extra","0","equal","1","notCompared","2","addressesNotCompared","0"',
  );
  const at = (name: string) => head.split(',').indexOf(name);
  expect(
    table.map((cells) => [cells[at('result')], cells[at('place')], cells[at('problem')]]),
  ).toEqual([
    ['not compared', '3', 'no-address'],
    ['not compared', '4', 'rounded'],
    ['equal', '2', ''],
  ]);
  expect(JSON.parse(save(null).text)).toMatchObject({
    account: { userId: 'user-1', name: 'Meridian Treasury Operations' },
    source: 'service',
    openAlarms: 0,
    notCompared: [
      { place: 3, problem: 'no-address' },
      { place: 4, problem: 'rounded' },
    ],
  });
});
