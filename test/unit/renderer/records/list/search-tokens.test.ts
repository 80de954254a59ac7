import { describe, expect, it } from 'vitest';
import {
  operatorNames,
  plainSearchLanguage,
} from '../../../../../renderer/features/records/list/model/operators';
import {
  readTokens,
  valueOfOperator,
  withOperator,
} from '../../../../../renderer/features/records/list/model/search-tokens';
import { fc, forAllIn } from '../../../for-all';

const operators = { columns: { asset: 'asset', name: 'name' }, dates: 'dated' } as const;
const names = operatorNames(operators, plainSearchLanguage);
const german = operatorNames(operators, {
  ...plainSearchLanguage,
  operators: { after: 'nach', before: 'vor' },
});
const day = '2024-05-01';

/** The parts of a search other than `after:`. */
const othersOf = (text: string) =>
  readTokens(text, names)
    .filter(({ operator, not }) => operator !== 'after' || not)
    .map(({ not, operator, text, quoted }) => ({ not, operator, text, quoted }));

describe('an operator that is written into a search', () => {
  it.each([
    ['', 'after:2024-05-01'],
    ['vault', 'vault after:2024-05-01'],
    ['  vault   btc ', 'vault btc after:2024-05-01'],
    ['after:2023 vault', 'vault after:2024-05-01'],
    ['after:2022 vault AFTER:2023', 'vault after:2024-05-01'],
    ['after:', 'after:2024-05-01'],
    ['-after:2023', '-after:2023 after:2024-05-01'],
    ['before:2025', 'before:2025 after:2024-05-01'],
    ['"after:2023"', '"after:2023" after:2024-05-01'],
    ['"cold storage"', '"cold storage" after:2024-05-01'],
    ['name:', 'name: after:2024-05-01'],
    ['"cold sto', '"cold sto" after:2024-05-01'],
    ['name:"cold sto', 'name:"cold sto" after:2024-05-01'],
    ['“cold "A" sto” gold', '“cold "A" sto” gold after:2024-05-01'],
    ['«a "b” c» d', '«a "b” c» d after:2024-05-01'],
    ['"', '"" after:2024-05-01'],
    ['vault "', 'vault "" after:2024-05-01'],
  ])('turns %j into %j', (text, written) => {
    expect(withOperator(text, 'after', day, names)).toBe(written);
  });

  it('is removed if it gets no value, and leaves the rest', () => {
    expect(withOperator('vault after:2023 btc', 'after', '', names)).toBe('vault btc');
    expect(withOperator('after:2023', 'after', '', names)).toBe('');
    expect(withOperator('vault', 'after', '', names)).toBe('vault');
  });

  it('is written in the user’s language, replacing either language', () => {
    expect(withOperator('nach:2023 after:2022 vault', 'after', day, german)).toBe(
      'vault nach:2024-05-01',
    );
    expect(withOperator('vor:2023', 'after', day, german)).toBe('vor:2023 nach:2024-05-01');
  });

  it('is read again from any search, whose other words stay as they were', () => {
    const words = ['a', 'after:', 'name:', 'NAME:', '2024'];
    const piece = fc.constantFrom('"', ' ', '-', ':', '\t', ...words);
    forAllIn(500)(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      const written = withOperator(text, 'after', day, names);
      expect(valueOfOperator(written, 'after', names)).toBe(day);
      expect(othersOf(written)).toEqual(othersOf(text));
      expect(withOperator(written, 'after', day, names)).toBe(written);
    });
  });
});
