import { expect, it } from 'vitest';
import { describeEnvelope } from '../../../electron/reader/answer-calls';
import { readAccount } from '../../../electron/reader/read-account';
import type { AccountValue } from '../../../shared/reader-messages';
import { smallAccount } from '../../service/small-account';

const described = (answer: string) => {
  const account = readAccount(Buffer.from(answer));
  if (!account.ok) throw new Error(account.error.code);
  return describeEnvelope(account.value);
};

const value = (name: string, text: string, kind: AccountValue['kind']): AccountValue => ({
  name,
  text,
  kind,
  length: text.length,
});

it('an account as specified has no other values', () => {
  expect(described(JSON.stringify(smallAccount))).toEqual({ values: [], total: 0 });
});

it('unspecified values, and values received in place of a list, are returned verbatim', () => {
  const answer =
    '{"tier":"gold\\u202e","userId":5,"limit":12345678901234567890.10,"__proto__":{"a":[1]},' +
    '"wallets":null,"smartContracts":{"0":"x"},"none":null,"tags":[]}';
  expect(described(answer)).toEqual({
    values: [
      value('tier', 'gold\u202e', 'text'),
      value('limit', '12345678901234567890.10', 'json'),
      value('__proto__', '{"a":[1]}', 'json'),
      value('smartContracts', '{"0":"x"}', 'json'),
      value('none', 'null', 'json'),
      value('tags', '[]', 'json'),
    ],
    total: 6,
  });
});

it('many values, and long ones, are cut, and their number and length reported', () => {
  const fields = Array.from({ length: 9_000 }, (_, index): [string, unknown] => [
    `field${index}`,
    index,
  ]);
  const long = 'x'.repeat(40_000_000);
  const answer = JSON.stringify({
    [`n${long.slice(0, 999)}`]: [long],
    ...Object.fromEntries(fields),
    userId: null,
  });
  const { values, total } = described(answer);
  expect(total).toBe(9_001);
  expect(values).toHaveLength(100);
  const [first, second] = values;
  expect(first).toEqual({
    name: `n${long.slice(0, 199)}`,
    text: `["${long.slice(0, 19_998)}`,
    kind: 'json',
    length: 40_000_004,
  });
  expect(second).toEqual(value('field0', '0', 'json'));
});
