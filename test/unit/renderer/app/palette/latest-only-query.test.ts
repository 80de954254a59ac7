import { describe, expect, it } from 'vitest';
import {
  createLatestOnlyQuery,
  mayBeAddress,
  mayBeName,
  type Answer,
} from '../../../../../renderer/app/palette/latest-only-query';
import { fail } from '../../../../../shared/failure';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A main that responds when the test says so, always with a failure that contains the text. */
const setUp = () => {
  const asked: { readonly text: string; readonly answer: () => void }[] = [];
  const told: Answer[] = [];
  const want = createLatestOnlyQuery(
    (text) =>
      new Promise((resolve) => {
        asked.push({
          text,
          answer: () => {
            resolve(fail('INTERNAL'));
          },
        });
      }),
    (answer) => told.push(answer),
  );
  return {
    want: (text: string | null) => {
      want(text === null ? null : { text, known: '' });
    },
    asked,
    told: () => told.map(({ question }) => question.text),
  };
};

describe('asking main about an address', () => {
  it('drops the answer to an older question, and asks only the last waiting one', async () => {
    const { want, asked, told } = setUp();
    want('0x1');
    want('0x12');
    want('0x123');
    expect(asked.map(({ text }) => text)).toEqual(['0x1']);
    asked[0]?.answer();
    await settle();
    expect(told()).toEqual([]);
    expect(asked.map(({ text }) => text)).toEqual(['0x1', '0x123']);
    asked[1]?.answer();
    await settle();
    expect(told()).toEqual(['0x123']);
  });

  it('reports nothing once the look-up has ended', async () => {
    const { want, asked, told } = setUp();
    want('0x1');
    want(null);
    asked[0]?.answer();
    await settle();
    expect(told()).toEqual([]);
    expect(asked).toHaveLength(1);
  });
});

describe('the text that main is asked about', () => {
  it.each(['0x5aAe', ' 5aAe b605 3F3E', 'bc1q', `0x${'a'.repeat(40)}`, 'T'.repeat(34)])(
    'is %j',
    (text) => {
      expect(mayBeAddress(text)).toBe(true);
    },
  );

  it.each(['', 'con', '0x', 'settings', 'compare with a list'])('is not %j', (text) => {
    expect(mayBeAddress(text)).toBe(false);
  });

  it.each(['vault 1', 'Operating account EUR desk 12', 'Zürich 2'])(
    '%j looks like a name',
    (text) => {
      expect(mayBeName(text)).toBe(true);
    },
  );

  it.each([
    '5aAe b605 3F3E',
    'bc1q eefn epz5',
    'vault1',
    'decade 1',
    'send it to 5aAeb6053F3E94',
    'vault 0x5aAe',
    'please 5aAe b605 3F3E 94C9',
    'please ５aAe ｂ６０５ ３F3E',
    `vault ${'T'.repeat(34)}`,
  ])('%j does not look like a name', (text) => {
    expect(mayBeName(text)).toBe(false);
  });
});
