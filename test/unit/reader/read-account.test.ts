import { describe, expect, it, vi } from 'vitest';
import { fail } from '../../../shared/failure';
import { readAccount as readBytes, summaryOf } from '../../../electron/reader/read-account';
import type { Difference } from '../../../shared/account';
import { smallAccount, smallContract, smallWallet } from '../../service/small-account';
import { readRows, valueOf } from './read-rows';

const readAccount = (text: string) => readBytes(Buffer.from(text));
const read = (value: unknown): ReturnType<typeof readRows> => readRows(JSON.stringify(value));
const { userId, name, email } = smallAccount;
const identity = { userId, name, email };

/** A difference in words: place, field, problem, count if more than one, and type. */
const told = ({ where, field, problem, count, is }: Difference): string =>
  [where, field, problem, count === 1 ? '' : count, is].filter(Boolean).join(' ');

describe('an answer as specified', () => {
  it('is read unchanged, without differences', () => {
    expect(read(smallAccount)).toEqual({ ok: true, value: { ...smallAccount, differences: [] } });
  });

  it('may have empty lists', () => {
    const value = { ...identity, wallets: [], smartContracts: [] };
    expect(read(value)).toEqual({ ok: true, value: { ...value, differences: [] } });
  });

  it('keeps texts verbatim, whatever they hold', () => {
    const odd = '\u202e<b>"\\\n\u0000\ud83d \ufeff';
    const value = { ...identity, name: odd, wallets: [{ ...smallWallet, id: odd }] };
    expect(read({ ...value, smartContracts: [] })).toMatchObject({ ok: true, value });
  });
});

describe('an answer that is no account', () => {
  it.each([
    ['nothing', '', { answer: 'empty' }],
    ['blanks', ' \r\n', { answer: 'empty' }],
    ['half', '{"userId":"user-1",', { answer: 'truncated' }],
    ['half of a text', ' {"userId":"user}', { answer: 'truncated' }],
    ['half of a list', '{"wallets":[{"id":"1"}', { answer: 'truncated' }],
    ['half of a list alone, which is no account', '[{"id":1}', {}],
    ['text after it', '{}x', {}],
    ['a page', '<html>', {}],
    ['NaN', 'NaN', {}],
    ['single quotes', "{'a':1}", {}],
  ] as const)('is NOT_JSON: %s (security G6)', (_name, text, why) => {
    expect(readAccount(text)).toStrictEqual(fail('NOT_JSON', why));
  });

  const noFieldOfAnAccount = [
    '{}',
    '{"message":"ok"}',
    '{"data":{"wallets":[]}}',
    '{"__proto__":{"name":""}}',
  ];
  it.each(['null', '[]', '[{}]', '42', '"account"', 'true', '1e400', ...noFieldOfAnAccount])(
    'is BAD_SHAPE, not-an-account: %s',
    (text) => {
      const error = { code: 'BAD_SHAPE', shape: 'not-an-account' };
      expect(readAccount(text)).toStrictEqual({ ok: false, error });
    },
  );

  it.each([
    ['500,000 lists', `{"wallets":${'['.repeat(500_000)}${']'.repeat(500_000)}}`],
    ['500,000 objects', `{"x":${'{"a":'.repeat(500_000)}1${'}'.repeat(500_000)}}`],
    ['33 levels in a record', `{"wallets":[${'{"a":'.repeat(31)}1${'}'.repeat(31)}]}`],
  ])('is BAD_SHAPE, too-deep: %s (security D7, G7; fault 17)', (_name, text) => {
    const error = { code: 'BAD_SHAPE', shape: 'too-deep' };
    expect(readAccount(text)).toStrictEqual({ ok: false, error });
  });

  it('is BAD_SHAPE with too many fields to read', () => {
    const fields = Object.fromEntries(Array.from({ length: 10_001 }, (_, i) => [`field${i}`, 1]));
    const error = { code: 'BAD_SHAPE', shape: 'too-many' };
    expect(readAccount(JSON.stringify(fields))).toMatchObject({ ok: false, error });
  });

  it.each([
    ['2,000,000 empty objects', `{"x":[${'{},'.repeat(2_000_000)}{}]}`],
    ['2,000,000 empty lists', `{"wallets":[${'[],'.repeat(2_000_000)}[]]}`],
    ['8,000,001 numbers', `{"x":[${'0,'.repeat(8_000_001)}0]}`],
    ['4,000,000 levels', `${'['.repeat(4_000_000)}${']'.repeat(4_000_000)}`],
  ])('is BAD_SHAPE, too-many, without being parsed: %s', (_name, text) => {
    const parse = vi.spyOn(JSON, 'parse');
    const error = { code: 'BAD_SHAPE', shape: 'too-many' };
    expect(readAccount(text)).toStrictEqual({ ok: false, error });
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });

  it('may be large and hold many records', () => {
    const wallets = Array.from({ length: 200_000 }, () => smallWallet);
    expect(read({ ...smallAccount, wallets }).ok).toBe(true);
  });

  it('is accepted at a depth of 32 levels', () => {
    expect(readAccount(`{"wallets":[${'{"a":'.repeat(30)}1${'}'.repeat(30)}]}`).ok).toBe(true);
  });

  it.each(['wallets', 'smartContracts'])(
    'is BAD_SHAPE, too-many: 200,001 %s (security G7; fault 21)',
    (field) => {
      const list = (count: number): string => `{"${field}":[${'0,'.repeat(count - 1)}0]}`;
      const error = { code: 'BAD_SHAPE', shape: 'too-many' };
      expect(readAccount(list(200_001))).toStrictEqual({ ok: false, error });
      expect(readAccount(list(200_000)).ok).toBe(true);
    },
  );
});

describe('an answer that differs from the specification', () => {
  const times = [
    ...['2024-05-01T12:00:00+02:00', '1714557600', '2024-05-01T10:00:00'],
    ...['2024-02-30T00:00:00.000Z', '', 'soon', '2024-05-01T10:00:00.000Z', 1714557600, null],
  ];
  const contractsOf = (...given: readonly object[]) => ({
    smartContracts: given.map((changes) => ({ ...smallContract, ...changes })),
  });
  const walletsOf = (...given: readonly object[]) => ({
    wallets: given.map((changes) => ({ ...smallWallet, ...changes })),
  });
  const all = ['userId', 'name', 'email', 'wallets', 'smartContracts'];

  it.each<[string, object, readonly string[]]>([
    ['wallets of null', { wallets: null }, ['account wallets missing']],
    ['wallets that are an object', { wallets: {} }, ['account wallets wrong-type object']],
    [
      'contracts that are a text',
      { smartContracts: '' },
      ['account smartContracts wrong-type text'],
    ],
    ['an unknown field of the account', { tier: 'gold' }, ['account tier unknown']],
    ['an unknown field of records', walletsOf({ x: 1 }, { x: 2 }), ['wallets x unknown 2']],
    [
      'entries that are no objects',
      { smartContracts: [null, 7, 'x', [], true, smallContract] },
      ['null', 'number', 'text', 'list', 'boolean'].map(
        (is) => `contracts record wrong-type ${is}`,
      ),
    ],
    [
      'missing and ill-typed fields of records',
      walletsOf({ id: 5, asset: null }, { id: [] }),
      ['wallets id wrong-type number', 'wallets id wrong-type list', 'wallets asset missing'],
    ],
    [
      'numbers that JavaScript would round, where a text or a list should be',
      { name: 1e300, wallets: 1e300 },
      ['account name wrong-type number', 'account wallets wrong-type number'],
    ],
    [
      'times that are not as specified',
      contractsOf(...times.map((deployedAt) => ({ deployedAt }))),
      ['otherwise 2', 'no-zone', 'malformed 3', 'wrong-type number', 'missing'].map(
        (problem) => `contracts deployedAt ${problem}`,
      ),
    ],
    [
      'no value at all',
      Object.fromEntries(all.map((field, at) => [field, at === 0 ? null : undefined])),
      all.map((field) => `account ${field} missing`),
    ],
  ])('is counted: %s (security G8)', (_name, changes, differences) => {
    const found = valueOf(JSON.stringify({ ...smallAccount, ...changes })).differences.map(told);
    expect(found.toSorted()).toEqual(differences.toSorted());
  });

  it('is parsed a second time only if it has a number that would be rounded', () => {
    const timed = { ...smallContract, deployedAt: '2021-01-01T00:00:00.000Z', status: 'active' };
    const text = JSON.stringify({ ...smallAccount, smartContracts: [timed] });
    const parse = vi.spyOn(JSON, 'parse');
    readAccount(text);
    expect(parse).toHaveBeenCalledTimes(1);
    readAccount(text.replace('"active"', '2500.00'));
    expect(parse).toHaveBeenCalledTimes(3);
    parse.mockRestore();
  });

  it('shows missing fields as null and fields of a wrong type as their JSON', () => {
    const record = { id: 5, asset: null, walletAddress: { a: [1, '2'] } };
    expect(valueOf(JSON.stringify({ ...smallAccount, wallets: [record] })).wallets).toStrictEqual([
      {
        id: { raw: '5' },
        asset: null,
        walletAddress: { raw: '{"a":[1,"2"]}' },
        walletName: null,
        raw: JSON.stringify(record),
      },
    ]);
  });

  it.each([null, 7, 'wallet', [], true])('keeps a row for the entry %j (security G8)', (entry) => {
    const empty = { id: null, asset: null, walletAddress: null, walletName: null };
    expect(valueOf(JSON.stringify({ wallets: [entry] })).wallets).toStrictEqual([
      { ...empty, raw: JSON.stringify(entry) },
    ]);
  });

  it('reads identity fields the same way', () => {
    const value = valueOf('{"userId":1,"name":null,"email":["a"]}');
    expect(value).toMatchObject({ userId: { raw: '1' }, name: null, email: { raw: '["a"]' } });
  });

  it('keeps the text of a record only if it differs', () => {
    const value = valueOf(JSON.stringify({ wallets: [smallWallet, { ...smallWallet, x: 1 }] }));
    expect(value.wallets.map((row) => 'raw' in row)).toEqual([false, true]);
  });

  it.each([
    ['unknown fields', '{"userId":"u","tier":{"level":1}}'],
    ['digits that JavaScript would round', '{"name":null,"limit":12345678901234567890.10}'],
    ['lists that are none', '{"wallets":null,"smartContracts":{"a":[]},"email":5}'],
    ['names that objects have by themselves', '{"name":"","__proto__":{"a":1},"constructor":"x"}'],
    ['no list', '{"userId":null}'],
  ])('keeps everything outside the lists as it was received: %s', (_name, text) => {
    const result = readAccount(text);
    expect(result.ok && result.value.envelope).toBe(text);
  });

  it('keeps no list outside the lists, wherever it is', () => {
    const text = `{"smartContracts":[],"a":"\\ud83d","wallets":${JSON.stringify([smallWallet])},"b":[]}`;
    const result = readAccount(text);
    expect(result.ok && result.value.envelope).toBe('{"a":"\\ud83d","b":[]}');
  });

  it('reports at most 50 kinds, with names of at most 80 characters', () => {
    const odd = Object.fromEntries(
      Array.from({ length: 300 }, (_, i) => [`${'n'.repeat(99)}${i}`, 1]),
    );
    const { differences } = valueOf(JSON.stringify({ ...smallAccount, ...odd }));
    expect(differences).toHaveLength(50);
    expect(new Set(differences.map(({ field }) => field))).toEqual(new Set(['n'.repeat(80)]));
  });

  it('counts the differences that it does not list by name', () => {
    const withFields = (count: number) => {
      const odd = Array.from({ length: count }, (_, i) => [`field${i}`, 1]);
      const account = readAccount(JSON.stringify({ ...smallAccount, ...Object.fromEntries(odd) }));
      return account.ok ? summaryOf(account.value).moreDifferences : undefined;
    };
    expect([withFields(300), withFields(51), withFields(50)]).toEqual([250, 1, undefined]);
  });

  it('reports problems of the specified fields, however many others there are', () => {
    const odd = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`field${i}`, 1]));
    const account = { ...odd, ...identity, wallets: {}, ...contractsOf({ deployedAt: 'soon' }) };
    const found = valueOf(JSON.stringify(account)).differences.map(told);
    expect(found).toHaveLength(52);
    expect(found).toContain('account wallets wrong-type object');
    expect(found).toContain('contracts deployedAt malformed');
  });
});
