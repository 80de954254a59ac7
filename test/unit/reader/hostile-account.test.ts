import { describe, expect, it } from 'vitest';
import { readAccount } from '../../../electron/reader/read-account';
import { smallAccount, smallWallet } from '../../service/small-account';
import { valueOf } from './read-rows';
import { fc, forAllIn } from '../for-all';

const walletWith = (member: string): string =>
  `{"wallets":[${JSON.stringify(smallWallet).slice(0, -1)},${member}}],"smartContracts":[]}`;

describe('trick names (security D7; fault 18)', () => {
  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'prototype'])(
    '%s is a field like any other and changes no prototype',
    (name) => {
      const { wallets, differences } = valueOf(walletWith(`"${name}":{"polluted":true}`));
      expect(wallets[0]).toMatchObject(smallWallet);
      expect(wallets[0]?.raw).toBe(
        `${JSON.stringify(smallWallet).slice(0, -1)},"${name}":{"polluted":true}}`,
      );
      expect(differences).toContainEqual({
        where: 'wallets',
        field: name,
        problem: 'unknown',
        count: 1,
      });
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
      expect(Object.getPrototypeOf(wallets[0])).toBe(Object.prototype);
    },
  );

  it('does not find a missing field on a prototype', () => {
    const value = valueOf(
      '{"email":null,"__proto__":{"userId":"x","wallets":[{}]},"constructor":1}',
    );
    expect(value).toMatchObject({ userId: null, wallets: [] });
  });

  it('of the envelope are reported too', () => {
    const { differences } = valueOf('{"email":null,"__proto__":1,"toString":2}');
    expect(differences.filter(({ problem }) => problem === 'unknown')).toHaveLength(2);
  });

  it.each(['toJSON', '$numberLong', 'isLosslessNumber'])('%s does not change the text', (name) => {
    expect(valueOf(walletWith(`"${name}":1e400`)).wallets[0]?.raw).toContain(`"${name}":1e400`);
  });
});

describe('numbers (security G7; fault 19)', () => {
  it.each([
    '0',
    '-1.5',
    '1e400',
    '1E+400',
    '5e-400',
    '-0',
    '-0.0',
    '9007199254740993',
    '2500.00',
    '1.0',
    '0.0000001',
  ])('%s keeps every digit', (number) => {
    const { wallets } = valueOf(walletWith(`"quota":${number},"deep":[{"x": ${number}}]`));
    expect(wallets[0]?.raw).toContain(`"quota":${number},"deep":[{"x":${number}}]}`);
    expect(valueOf(`{"userId":${number}}`).userId).toEqual({ raw: number });
  });

  it('keep their digits in any record once one of them needs it', () => {
    const { wallets } = valueOf('{"wallets":[{"id":1},{"id":1e400},{"id":"x"},{"id":-0}]}');
    expect(wallets.map(({ id }) => id)).toEqual([
      { raw: '1' },
      { raw: '1e400' },
      'x',
      { raw: '-0' },
    ]);
  });

  it('keep any number of any length', () => {
    const digits = fc
      .array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 60 })
      .map((list) => list.join(''));
    const integer = digits.map((text) => text.replace(/^0+(?=\d)/u, ''));
    const number = fc
      .tuple(
        fc.constantFrom('', '-'),
        integer,
        digits,
        fc.constantFrom('', 'e', 'E-', 'e+'),
        fc.nat(500),
      )
      .map(
        ([sign, whole, part, e, power]) =>
          `${sign}${whole}.${part}${e === '' ? '' : e + String(power)}`,
      );
    forAllIn(1000)(number, (text) => {
      expect(valueOf(`{"userId":${text}}`).userId).toEqual({ raw: text });
    });
    const short = fc
      .tuple(fc.integer({ min: -999, max: 999 }), fc.integer({ min: 0, max: 1e9 }), fc.nat(9))
      .map(([whole, part, digits]) => `${whole}.${String(part).padStart(10, '0').slice(digits)}`);
    forAllIn(5000)(short, (text) => {
      expect(valueOf(`{"userId":[${text}]}`).userId).toEqual({ raw: `[${text}]` });
    });
  });
});

const word = fc.string({ maxLength: 20, unit: 'grapheme' });
const wallet = fc.record(
  { id: word, asset: word, walletAddress: word, walletName: word },
  { noNullPrototype: true },
);
const time = fc
  .date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true })
  .map((date) => date.toISOString());
const contract = fc.record(
  { name: word, asset: word, address: word, type: word, deployedAt: time, deployedBy: word },
  { noNullPrototype: true },
);
const account = fc.record(
  {
    userId: word,
    name: word,
    email: word,
    wallets: fc.array(wallet, { maxLength: 10 }),
    smartContracts: fc.array(contract, { maxLength: 10 }),
  },
  { noNullPrototype: true },
);

describe('any account', () => {
  it('of exact records is read as it was sent', () => {
    forAllIn(500)(account, (sent) => {
      const { differences, ...read } = valueOf(JSON.stringify(sent));
      expect({ ...read, differences: [] }).toStrictEqual({ ...sent, differences: [] });
      expect(differences.filter(({ problem }) => problem !== 'empty')).toEqual([]);
    });
  });

  it('loses no row to a bad record and has no other row changed by it (security G8; fault 20)', () => {
    const bad = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.dictionary(
        fc.constantFrom('id', 'name', 'asset', '__proto__', 'x'),
        fc.jsonValue({ maxDepth: 2 }),
      ),
    );
    forAllIn(500)(account, bad, fc.nat(10), (sent, record, at) => {
      const wallets: unknown[] = [...sent.wallets];
      const index = Math.min(at, wallets.length);
      wallets.splice(index, 0, record);
      const rows = valueOf(JSON.stringify({ ...sent, wallets }));
      expect(rows.wallets).toHaveLength(wallets.length);
      expect(rows.wallets.filter((_row, i) => i !== index)).toStrictEqual(sent.wallets);
      expect(rows.smartContracts).toStrictEqual(sent.smartContracts);
    });
  });

  it('of any JSON is read or refused, never a throw', () => {
    const json = fc.oneof(
      fc.json(),
      fc.string(),
      fc.jsonValue().map((value) => JSON.stringify({ ...smallAccount, wallets: value })),
    );
    forAllIn(1000)(json, (text) => {
      const result = readAccount(Buffer.from(text));
      expect(result.ok || ['NOT_JSON', 'BAD_SHAPE'].includes(result.error.code)).toBe(true);
    });
  });
});
