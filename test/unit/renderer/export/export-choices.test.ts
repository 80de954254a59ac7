import { describe, expect, it } from 'vitest';
import {
  askedOf,
  planOf,
  requestOf,
  scopesOf,
  type Choices,
  type OnScreen,
} from '../../../../renderer/features/export/choices';
import { freshLists } from '../../../../renderer/store/list-state';
import { exportWords } from '../../../../renderer/i18n/export';
import { words } from '../../../../renderer/i18n/window';
import { placesOf } from '../../export/places-of';

const account = { profileId: 'profile', revision: 3 };
const counts = { walletCount: 30, contractCount: 36, differences: [] };
const choices: Choices = {
  format: 'csv',
  scope: 'wallets',
  columns: { wallets: ['id'], contracts: ['address', 'name'] },
  separator: 'semicolon',
  provenance: true,
  notes: true,
};
const onScreen: OnScreen = {
  list: 'contracts',
  view: Uint32Array.of(4, 2, 9),
  selected: Uint32Array.of(9),
  complete: true,
  asked: [],
};

describe('what can be exported', () => {
  it('begins with the selection, or else with what is on screen', () => {
    expect(scopesOf(onScreen, 'json')).toEqual(['selected', 'view', 'contracts', 'account']);
    const unselected = { ...onScreen, selected: new Uint32Array() };
    expect(scopesOf(unselected, 'signed-json')).toEqual(['view', 'contracts', 'account']);
    expect(scopesOf(null, 'json')).toEqual(['account', 'wallets', 'contracts']);
  });

  it('is never both lists as one table', () => {
    expect(scopesOf(onScreen, 'csv')).toEqual(['selected', 'view', 'wallets', 'contracts']);
    expect(scopesOf(null, 'csv')).toEqual(['wallets', 'contracts']);
  });

  it('is counted as in the file', () => {
    const of = (changes: Partial<Choices>, screen: OnScreen | null = onScreen): number =>
      planOf({ ...choices, ...changes }, screen, counts).count;
    expect([of({}), of({ scope: 'account' })]).toEqual([30, 66]);
    expect([of({ scope: 'view' }), of({ scope: 'selected' })]).toEqual([3, 1]);
    expect([of({ scope: 'contracts' }), of({ scope: 'wallets' }, null)]).toEqual([36, 30]);
  });
});

describe('a list that was not received', () => {
  const missing = {
    where: 'account',
    field: 'smartContracts',
    problem: 'missing',
    count: 1,
  } as const;
  const absent = (scope: Choices['scope'], screen: OnScreen | null = null): string | null =>
    planOf({ ...choices, scope }, screen, { ...counts, differences: [missing] }).absent;

  it('is counted as unknown, alone, as the view on screen and within the account', () => {
    const said = words.account.noList.contracts;
    expect([absent('contracts'), absent('account'), absent('view', onScreen)]).toEqual([
      ...[said, said, said],
    ]);
    expect(absent('wallets')).toBeNull();
    expect(planOf({ ...choices, scope: 'account' }, null, counts).absent).toBeNull();
  });
});

describe('the export request to main', () => {
  const table = { format: 'csv', separator: 'semicolon', provenance: true } as const;
  const wallets = { ...table, list: 'wallets', rows: null, columns: ['id'] };
  const columns = ['address', 'name'];
  const view = { ...table, list: 'contracts', rows: placesOf([4, 2, 9]), columns };
  const selected = { format: 'json', list: 'contracts', rows: placesOf([9]) };
  const whole = { format: 'json', list: 'contracts', rows: null };
  const signed = { format: 'signed-json', list: null, rows: null };

  it.each<[string, Partial<Choices>, OnScreen | null, object]>([
    ['one list of the account as a table', {}, null, wallets],
    ['another list than the one on screen', {}, onScreen, wallets],
    ['rows in the order on screen, with their columns', { scope: 'view' }, onScreen, view],
    // Without options that only a table has.
    ['selected rows as JSON', { format: 'json', scope: 'selected' }, onScreen, selected],
    ['a whole list as JSON', { format: 'json', scope: 'contracts' }, onScreen, whole],
    ['everything, signed', { format: 'signed-json', scope: 'account' }, onScreen, signed],
  ])('is %s', (_name, changes, screen, expected) => {
    const chosen = { ...choices, ...changes };
    expect(requestOf(chosen, planOf(chosen, screen, counts), account)).toStrictEqual({
      ...account,
      notes: true,
      ...expected,
    });
  });
});

describe('what keeps an export from being saved', () => {
  const checking = { ...onScreen, complete: false };
  const none = { ...onScreen, view: new Uint32Array() };
  const noColumns = { ...choices, columns: { wallets: [], contracts: ['name'] } };

  it.each<[string, Choices, OnScreen | null, ReturnType<typeof planOf>['hindrance']]>([
    ['nothing', choices, onScreen, null],
    ['a table without columns', noColumns, null, 'noColumns'],
    ['JSON has no columns', { ...noColumns, format: 'json' }, null, null],
    ['the other list has columns', { ...noColumns, scope: 'view' }, onScreen, null],
    [
      'a filter that does not know its rows yet',
      { ...choices, scope: 'view' },
      checking,
      'checking',
    ],
    ['a filter that leaves nothing', { ...choices, scope: 'view' }, none, 'noRecords'],
    ['a filter does not matter to all records', choices, checking, null],
  ])('is: %s', (_name, chosen, screen, expected) => {
    expect(planOf(chosen, screen, counts).hindrance).toBe(expected);
  });

  it('is a list that is empty while the other is not', () => {
    const few = { ...counts, walletCount: 0, contractCount: 1 };
    expect(planOf(choices, null, few).hindrance).toBe('noRecords');
    const both = { ...choices, format: 'json', scope: 'account' } as const;
    expect(planOf(both, null, few).hindrance).toBe(null);
  });
});

describe('the description of a view', () => {
  const fresh = freshLists.contracts;
  const said = (changes: Partial<typeof fresh>, isHidden = false): string =>
    exportWords.asked(askedOf('contracts', { ...fresh, ...changes }, isHidden, () => null));
  const filters = { ...fresh.filters, values: { asset: ['ETH'] } };
  const sort = { column: 'deployedAt', direction: 'descending' } as const;

  it('names search, filters, group and order', () => {
    expect(said({})).toBe('Every record, in the service’s order – as in the list.');
    expect(said({ search: ' token ' })).toBe(
      'Found by “token”, best match first – as in the list.',
    );
    expect(said({ filters, sort, group: 'month' })).toMatch(
      /^Asset: ETH, grouped by month, sorted by Deployed.*, descending – as in the list\.$/u,
    );
  });

  it('has no word of the search while values are hidden', () => {
    expect(said({ search: 'token', sort }, true)).not.toContain('token');
  });
});
