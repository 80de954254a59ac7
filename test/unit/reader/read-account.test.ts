import { describe, expect, it, vi } from 'vitest';
import { readAccount as readBytes, summaryOf } from '../../../electron/reader/read-account';
import type { Difference } from '../../../shared/account';
import { smallAccount, smallContract, smallWallet } from '../../service/small-account';
import { readRows, valueOf } from './read-rows';

const readAccount = (text: string) => readBytes(Buffer.from(text));
const read = (value: unknown): ReturnType<typeof readRows> => readRows(JSON.stringify(value));
const { userId, name, email } = smallAccount;
const identity = { userId, name, email };

const difference = (
  where: Difference['where'],
  field: string,
  problem: Difference['problem'],
  count = 1,
  is?: Difference['is'],
): Difference => ({ where, field, problem, ...(is && { is }), count });

describe('an answer as specified', () => {
  it('is read as it is, without differences', () => {
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
    ['nothing', ''],
    ['half', '{"userId":"user-1",'],
    ['text after it', '{}x'],
    ['a page', '<html>'],
    ['NaN', 'NaN'],
    ['single quotes', "{'a':1}"],
  ])('is NOT_JSON: %s (security G6)', (_name, text) => {
    expect(readAccount(text)).toStrictEqual({ ok: false, error: { code: 'NOT_JSON' } });
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

  it('is BAD_SHAPE with more fields than anybody could look at', () => {
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

  it('is not too deep at 32 levels', () => {
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
  it.each<[string, unknown, readonly Difference[]]>([
    [
      'one with no value',
      { userId: null },
      [
        difference('account', 'userId', 'missing'),
        difference('account', 'name', 'missing'),
        difference('account', 'email', 'missing'),
        difference('account', 'wallets', 'missing'),
        difference('account', 'smartContracts', 'missing'),
      ],
    ],
    [
      'wallets of null',
      { ...smallAccount, wallets: null },
      [difference('account', 'wallets', 'missing')],
    ],
    [
      'wallets of another type',
      { ...smallAccount, wallets: { 0: smallWallet } },
      [difference('account', 'wallets', 'wrong-type', 1, 'object')],
    ],
    [
      'contracts of another type',
      { ...smallAccount, smartContracts: 'none' },
      [difference('account', 'smartContracts', 'wrong-type', 1, 'text')],
    ],
    [
      'an unknown field of the account',
      { ...smallAccount, tier: 'gold' },
      [difference('account', 'tier', 'unknown')],
    ],
    [
      'an unknown field of records',
      { ...smallAccount, wallets: [1, 2, 3].map((tag) => ({ ...smallWallet, tag })) },
      [difference('wallets', 'tag', 'unknown', 3)],
    ],
    [
      'entries that are no objects',
      { ...smallAccount, smartContracts: [null, 7, 'x', [], true, smallContract] },
      (['null', 'number', 'text', 'list', 'boolean'] as const).map((is) =>
        difference('contracts', 'record', 'wrong-type', 1, is),
      ),
    ],
    [
      'missing and ill-typed fields of records',
      {
        ...smallAccount,
        wallets: [
          { ...smallWallet, id: 5, asset: null },
          { ...smallWallet, id: [] },
        ],
      },
      [
        difference('wallets', 'id', 'wrong-type', 1, 'number'),
        difference('wallets', 'id', 'wrong-type', 1, 'list'),
        difference('wallets', 'asset', 'missing'),
      ],
    ],
    [
      'numbers that JavaScript would round, where a text or a list should be',
      { ...smallAccount, name: 1e300, wallets: 1e300 },
      [
        difference('account', 'name', 'wrong-type', 1, 'number'),
        difference('account', 'wallets', 'wrong-type', 1, 'number'),
      ],
    ],
    [
      'times that are not as specified',
      {
        ...smallAccount,
        smartContracts: [
          '2024-05-01T12:00:00+02:00',
          '1714557600',
          '2024-05-01T10:00:00',
          '2024-02-30T00:00:00.000Z',
          '',
          'soon',
          '2024-05-01T10:00:00.000Z',
          1714557600,
          null,
        ].map((deployedAt) => ({ ...smallContract, deployedAt })),
      },
      [
        difference('contracts', 'deployedAt', 'otherwise', 2),
        difference('contracts', 'deployedAt', 'no-zone', 1),
        difference('contracts', 'deployedAt', 'malformed', 3),
        difference('contracts', 'deployedAt', 'wrong-type', 1, 'number'),
        difference('contracts', 'deployedAt', 'missing'),
      ],
    ],
  ])('is counted: %s (security G8)', (_name, value, differences) => {
    const result = read(value);
    expect(result.ok && result.value.differences).toEqual(expect.arrayContaining([...differences]));
    expect(result.ok && result.value.differences).toHaveLength(differences.length);
  });

  it('is parsed once more only where it has a number that would be rounded', () => {
    const timed = { ...smallContract, deployedAt: '2021-01-01T00:00:00.000Z', status: 'active' };
    const text = JSON.stringify({ ...smallAccount, smartContracts: [timed] });
    const parse = vi.spyOn(JSON, 'parse');
    readAccount(text);
    expect(parse).toHaveBeenCalledTimes(1);
    readAccount(text.replace('"active"', '2500.00'));
    expect(parse).toHaveBeenCalledTimes(3);
    parse.mockRestore();
  });

  it('shows missing fields as null and ill-typed ones as their JSON', () => {
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

  it('keeps the text of a record only when it differs', () => {
    const value = valueOf(JSON.stringify({ wallets: [smallWallet, { ...smallWallet, x: 1 }] }));
    expect(value.wallets.map((row) => 'raw' in row)).toEqual([false, true]);
  });

  it.each([
    ['unknown fields', '{"userId":"u","tier":{"level":1}}'],
    ['digits that JavaScript would round', '{"name":null,"limit":12345678901234567890.10}'],
    ['lists that are none', '{"wallets":null,"smartContracts":{"a":[]},"email":5}'],
    ['names that objects have by themselves', '{"name":"","__proto__":{"a":1},"constructor":"x"}'],
    ['no list', '{"userId":null}'],
  ])('keeps everything beside the lists as it came: %s', (_name, text) => {
    const result = readAccount(text);
    expect(result.ok && result.value.envelope).toBe(text);
  });

  it('keeps no list beside the lists, wherever it stands', () => {
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

  it('counts what it does not report by its name', () => {
    const withFields = (count: number) => {
      const odd = Array.from({ length: count }, (_, i) => [`field${i}`, 1]);
      const account = readAccount(JSON.stringify({ ...smallAccount, ...Object.fromEntries(odd) }));
      return account.ok ? summaryOf(account.value).moreDifferences : undefined;
    };
    expect([withFields(300), withFields(51), withFields(50)]).toEqual([250, 1, undefined]);
  });

  it('reports what is wrong with the specified fields, however many others there are', () => {
    const odd = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`field${i}`, 1]));
    const contract = { ...smallContract, deployedAt: 'soon' };
    const { differences } = valueOf(
      JSON.stringify({ ...odd, ...identity, wallets: {}, smartContracts: [contract] }),
    );
    expect(differences).toHaveLength(52);
    expect(differences).toContainEqual(difference('account', 'wallets', 'wrong-type', 1, 'object'));
    expect(differences).toContainEqual(difference('contracts', 'deployedAt', 'malformed'));
  });
});
