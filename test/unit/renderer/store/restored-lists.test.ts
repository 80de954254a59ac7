import { expect, it, vi } from 'vitest';
import { plainView } from '../../../../shared/list-view';
import { succeed } from '../../../../shared/failure';
import { noFilters } from '../../../../renderer/store/list-state';
import { noSelection, selectOne } from '../../../../renderer/store/selection';
import { answerOf, readAccount, setUp, stateWith } from './answering-main';

const left = { ...plainView, density: 'compact', hidden: ['walletId'] } as const;

const byName = { column: 'walletName', direction: 'ascending' };

it('what is done to a list before its looks of the last run are read stays done', async () => {
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
  // What is kept for the next run is both together, not what was on screen before.
  await vi.waitFor(() => {
    expect(window.last('saveView').request).toMatchObject({
      list: 'wallets',
      view: { widths: { walletName: 300 }, density: 'compact', hidden: ['walletId'] },
    });
  }, 10_000);
});

it('a list that was sorted just before its profile is left is so when it is come back to', async () => {
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

it('lists that were left before it was known how they had been left are asked for anew', async () => {
  const window = await setUp();
  await window.tellState(stateWith('two', { revision: 2 }));
  await window.tellState(stateWith('one', { revision: 3 }));
  expect(window.times('readViews', 'one')).toBe(2);
  await window.last('readViews', 'one').reply(succeed({ wallets: left, contracts: plainView }));
  expect(window.shown().lists.wallets).toMatchObject({ density: 'compact' });
});

it('lists that were left as they are shown stay the very same, so that nothing is drawn anew', async () => {
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

it('lists that were asked for twice are restored once: what is done to them since stays done', async () => {
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

it('what was looked for and filtered by is there again when its profile is come back to, and no selection', async () => {
  const window = await setUp();
  const { filter, search, select } = await import('../../../../renderer/store/list-actions');
  await readAccount(window, answerOf(1, 'Treasury'));
  await window.last('readViews').reply(succeed({ wallets: plainView, contracts: left }));
  search('wallets', 'cold');
  const long = 'x'.repeat(300);
  const filters = { ...noFilters, values: { asset: [long] }, alike: 'only' } as const;
  filter('wallets', filters);
  select('wallets', selectOne(noSelection(1), 0));
  await window.tellState(stateWith('two', { revision: 2 }));
  expect(window.shown().lists.wallets).toMatchObject({ search: '', filters: { values: {} } });
  await window.tellState(stateWith('one', { revision: 3 }));
  const { wallets, contracts } = window.shown().lists;
  expect(wallets).toMatchObject({ search: 'cold', filters, selection: { count: 0 }, open: null });
  expect(contracts).toMatchObject({ density: 'compact', hidden: ['walletId'] });
});
