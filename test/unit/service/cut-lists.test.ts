import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAnswer } from '../../../electron/main/service/cut-lists';
import { smallAccount, smallContract, smallWallet } from '../../service/small-account';

/** What came of an answer: whether its lists were told apart, and what was parsed. */
const outcomeOf = (text: string) => {
  const answer = parseAnswer(text);
  if (answer === undefined || answer === 'not-an-object') return answer;
  const { envelope, wallets, smartContracts } = answer;
  return {
    isApart: wallets.place !== undefined && smartContracts.place !== undefined,
    value: { ...envelope, wallets: wallets.value, smartContracts: smartContracts.value },
    texts: [wallets, smartContracts].map(
      ({ place }) => place && text.slice(place.start, place.end),
    ),
  };
};

const lists = { wallets: [smallWallet], smartContracts: [smallContract] };

describe('lists are parsed apart', () => {
  it.each<[string, string]>([
    ['as specified', JSON.stringify(smallAccount)],
    ['with line breaks', JSON.stringify(smallAccount, null, '\r\n\t')],
    ['contracts first', `{"smartContracts":[{}],"email":"e","wallets":[{}, {}]}`],
    ['empty', '{"wallets":[],"smartContracts":[]}'],
    ['with brackets in texts', JSON.stringify({ ...lists, wallets: [{ id: ']],[[' }] })],
    ['with fields after them', JSON.stringify({ ...lists, tier: 'gold', more: { a: 1 } })],
  ])('%s', (_name, text) => {
    const { wallets, smartContracts } = JSON.parse(text) as typeof lists;
    const outcome = outcomeOf(text);
    expect(outcome).toMatchObject({ isApart: true, value: JSON.parse(text) as object });
    const texts = (outcome as { texts: readonly string[] }).texts;
    expect(texts.map((list) => JSON.parse(list) as unknown)).toEqual([wallets, smartContracts]);
  });
});

const wallets = JSON.stringify(lists.wallets);
const contracts = JSON.stringify(lists.smartContracts);
const both = `"wallets":${wallets},"smartContracts":${contracts}`;

describe('what could be mistaken for a list is not', () => {
  it.each<[string, string]>([
    ['a repeated name', `{${both},"wallets":[]}`],
    ['a repeated name, written with an escape', `{${both},"\\u0077allets":7}`],
    ['a list of that name further in', `{"x":{${both}},"wallets":1}`],
    ['both lists further in', `{"x":{${both}}}`],
    ['a list within the other', `{"wallets":[{"smartContracts":[1]}],"a":[2]}`],
    ['a bracket in a text after a list', `{${both},"note":"]"}`],
    ['a further list', `{${both},"tags":["a"]}`],
    ['a further list between', `{"wallets":[],"tags":["]"],"smartContracts":[]}`],
    ['a name as a value', `{"a":"wallets","b":["smartContracts"],${both}}`],
    ['names in a text', JSON.stringify({ a: `{${both}}`, ...lists })],
    ['text that is not JSON between', `{"wallets":[1]x,"smartContracts":[2]}`],
    ['a list that is not JSON', `{"wallets":[1,],"smartContracts":[2]}`],
    ['half a list', `{"wallets":[{"a":[1],"smartContracts":[2]}`],
    ['text after the end', `{${both}}]`],
    ['a list as the whole', `[{${both}}]`],
    ['no brackets', '"wallets":"smartContracts":'],
    ['a bracket too few', '{"wallets":[,"smartContracts":['],
  ])('%s', (_name, text) => {
    expectAsWhole(text);
  });

  it('whatever stands around and within the names', () => {
    const piece = fc.constantFrom(
      ...[
        '"wallets"',
        '"smartContracts"',
        ':',
        '[',
        ']',
        '{',
        '}',
        ',',
        '"',
        '\\',
        '1',
        '"a"',
        ' ',
      ],
    );
    const text = fc.oneof(
      fc.array(piece, { maxLength: 20 }).map((pieces) => `{"wallets":[${pieces.join('')}`),
      fc
        .tuple(fc.array(piece, { maxLength: 6 }), fc.array(piece, { maxLength: 6 }), fc.json())
        .map(([a, b, json]) =>
          [`{"wallets":[${a.join('')}]`, `"smartContracts":[${json}]${b.join('')}}`].join(','),
        ),
      fc.array(fc.json(), { maxLength: 3 }).map((list) => {
        const entries = list.join(',');
        return `{"wallets":[${entries}],"x":${list[0] ?? '[]'},"smartContracts":[${entries}]}`;
      }),
    );
    fc.assert(fc.property(text, expectAsWhole), { numRuns: 5000 });
  });
});

/** However it was parsed, the outcome is that of parsing the whole answer. */
function expectAsWhole(text: string): void {
  const outcome = outcomeOf(text);
  const whole = ((): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  })();
  if (whole === undefined) expect(outcome).toBeUndefined();
  else if (Array.isArray(whole)) expect(outcome).toBe('not-an-object');
  else expect(outcome).toMatchObject({ value: whole });
}
