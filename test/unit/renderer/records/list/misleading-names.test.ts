import { describe, expect, it } from 'vitest';
import { readSearch } from '../../../../../renderer/features/records/list/model/read-search';
import { noFilters } from '../../../../../renderer/store/list-state';
import { operators, testModel, type TestRow } from './naive-list';

describe('a search', () => {
  const plain = {
    asset: 'ETH',
    address: null,
    date: null,
    checksum: 'none',
    differs: false,
  } as const;
  const digits = '52908400098527886e0f7030069857d2e4169ee7';
  /** What is found without the index, and with it. */
  const found = (rows: readonly TestRow[], text: string): readonly (readonly number[])[] => {
    const model = testModel(rows);
    const search = readSearch(text, operators, 'utc');
    const view = () => [...model.view({ search, filters: noFilters, sort: null }).rows];
    const scanned = view();
    model.prepare(() => true);
    return [scanned, view()];
  };

  it.each([`0x${digits}`, digits])(
    'for %s finds whose address it is before what is called so, whatever their own names are',
    (text) => {
      const called = { ...plain, name: digits };
      const its = { ...plain, name: `0x${digits}`, address: `0x${digits}` };
      for (const view of found([called, its], text)) expect(view).toEqual([1, 0]);
      for (const view of found([its, called], text)) expect(view).toEqual([0, 1]);
    },
  );

  it('takes a line of a name for no whole name', () => {
    const rows = ['Treasury\nof nobody', 'Treasury'].map((name) => ({ ...plain, name }));
    for (const view of found(rows, 'treasury')) expect(view).toEqual([1, 0]);
  });

  it.each(['Müller!', 'Müller ', ' Müller', 'Müller'])(
    'takes %j for Müller, however it is typed',
    (name) => {
      const rows = ['Müller und Sohn', name].map((each) => ({ ...plain, name: each }));
      for (const text of ['müller', 'muller', 'mueller'])
        for (const view of found(rows, text)) expect(view).toEqual([1, 0]);
    },
  );

  it.each(['name:\u00ad', '-name:\u00ad', '-name:\u200b', 'name:" "'])(
    'for %j, of which nothing can be seen, restricts nothing',
    (text) => {
      const rows = ['a', 'b'].map((name) => ({ ...plain, name }));
      for (const view of found(rows, text)) expect(view).toEqual([0, 1]);
    },
  );
});
