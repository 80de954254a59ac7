import { expect, it, vi } from 'vitest';
import { plainView } from '../../../../shared/list-view';
import { fail, succeed } from '../../../../shared/failure';
import { noFilters } from '../../../../renderer/store/list-state';
import { noSelection, selectOne } from '../../../../renderer/store/selection';
import { answerOf, readAccount, setUp, stateWith } from './answering-main';

const left = { ...plainView, density: 'compact', hidden: ['walletId'] } as const;

const byName = { column: 'walletName', direction: 'ascending' };

it('changes to a list before its view of the last run is read are kept', async () => {
  const window = await setUp();
  const { search, setWidth } = await import('../../../../renderer/store/list-actions');
  await readAccount(window, answerOf(1, 'Treasury'));
  search('wallets', 'cold');
  setWidth('wallets', 'walletName', 300);
  const { selection } = window.shown().lists.wallets;
  await window.last('readViews').reply(succeed({ wallets: left, contracts: left }));
  expect(window.shown().lists.wallets).toMatchObject({
    search: 'cold',
    widths: { walletName: 300 },
    density: 'compact',
    hidden: ['walletId'],
  });
  expect(window.shown().lists.wallets.selection).toBe(selection);
  expect(window.shown().lists.contracts).toMatchObject({ search: '', density: 'compact' });
  // Stores both together, not the view that was on screen before.
  await vi.waitFor(() => {
    expect(window.last('saveView').request).toMatchObject({
      list: 'wallets',
      view: { widths: { walletName: 300 }, density: 'compact', hidden: ['walletId'] },
    });
  }, 10_000);
});

it('a list sorted just before its profile is left is still sorted afterwards', async () => {
  const window = await setUp();
  const { sortBy } = await import('../../../../renderer/store/list-actions');
  await window.last('readViews').reply(succeed({ wallets: plainView, contracts: plainView }));
  sortBy('wallets', 'walletName');
  await window.tellState(stateWith('two', { revision: 2 }));
  await window.tellState(stateWith('one', { revision: 3 }));
  expect(window.shown().lists.wallets.sort).toEqual(byName);
  expect(window.times('readViews', 'one')).toBe(1);
  await vi.waitFor(() => {
    const { request } = window.last('saveView', 'one');
    expect(request).toMatchObject({ list: 'wallets', view: { sort: byName } });
  }, 10_000);
});

it('lists left before their stored views were read are requested again', async () => {
  const window = await setUp();
  await window.tellState(stateWith('two', { revision: 2 }));
  await window.tellState(stateWith('one', { revision: 3 }));
  expect(window.times('readViews', 'one')).toBe(2);
  await window.last('readViews', 'one').reply(succeed({ wallets: left, contracts: plainView }));
  expect(window.shown().lists.wallets).toMatchObject({ density: 'compact' });
});

it('stored views that cannot be read are not replaced, and are requested again', async () => {
  const window = await setUp();
  const { sortBy } = await import('../../../../renderer/store/list-actions');
  sortBy('wallets', 'walletName');
  await window.last('readViews').reply(fail('INTERNAL'));
  sortBy('contracts', 'name');
  expect(window.shown().lists.contracts.sort).not.toBeNull();
  // Longer than a change waits until it is saved.
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(window.times('saveView')).toBe(0);
  await window.tellState(stateWith('two', { revision: 2 }));
  await window.tellState(stateWith('one', { revision: 3 }));
  await window.last('readViews', 'one').reply(succeed({ wallets: left, contracts: plainView }));
  expect(window.shown().lists.wallets).toMatchObject({ density: 'compact' });
});

it('lists stored as they are shown keep their identity, so that nothing is drawn again', async () => {
  const window = await setUp();
  const { filters, hidden, sort } = window.shown().lists.wallets;
  await window.last('readViews').reply(succeed({ wallets: plainView, contracts: left }));
  const { wallets, contracts } = window.shown().lists;
  expect(wallets.filters).toBe(filters);
  expect(wallets.hidden).toBe(hidden);
  expect(wallets.sort).toBe(sort);
  expect(contracts).toMatchObject({ density: 'compact', hidden: ['walletId'] });
  expect(contracts.filters).toBe(filters);
});

it('lists requested twice are restored once: later changes stay', async () => {
  const window = await setUp();
  const { setDensity } = await import('../../../../renderer/store/list-actions');
  const before = window.last('readViews', 'one');
  await window.tellState(stateWith('two', { revision: 2 }));
  await window.tellState(stateWith('one', { revision: 3 }));
  const views = succeed({ wallets: left, contracts: plainView });
  await before.reply(views);
  setDensity('wallets', 'usual');
  await window.last('readViews', 'one').reply(views);
  expect(window.shown().lists.wallets).toMatchObject({ density: 'usual', hidden: ['walletId'] });
});

it('search and filters are there again when the user returns to a profile, but no selection', async () => {
  const window = await setUp();
  const { filter, search, select } = await import('../../../../renderer/store/list-actions');
  await readAccount(window, answerOf(1, 'Treasury'));
  await window.last('readViews').reply(succeed({ wallets: plainView, contracts: left }));
  search('wallets', 'cold');
  const long = 'x'.repeat(300);
  const filters = { ...noFilters, values: { asset: [long] }, marks: ['alike'] } as const;
  filter('wallets', filters);
  select('wallets', selectOne(noSelection(1), 0));
  await window.tellState(stateWith('two', { revision: 2 }));
  expect(window.shown().lists.wallets).toMatchObject({ search: '', filters: { values: {} } });
  await window.tellState(stateWith('one', { revision: 3 }));
  const { wallets, contracts } = window.shown().lists;
  expect(wallets).toMatchObject({ search: 'cold', filters, selection: { count: 0 }, open: null });
  expect(contracts).toMatchObject({ density: 'compact', hidden: ['walletId'] });
});
