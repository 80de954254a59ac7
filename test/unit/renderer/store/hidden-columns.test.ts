import { describe, expect, it } from 'vitest';
import { plainView } from '../../../../shared/list-view';
import { succeed } from '../../../../shared/failure';
import { setUp } from './answering-main';

const byAsset = { column: 'asset', direction: 'ascending' } as const;

describe('the sort order of a list', () => {
  it('is the default again when its column is hidden, or the columns are reset', async () => {
    const window = await setUp();
    const lists = await import('../../../../renderer/store/list-actions');
    const sort = () => window.shown().lists.wallets.sort;
    lists.sortBy('wallets', 'asset');
    lists.toggleColumn('wallets', 'id');
    expect(sort()).toEqual(byAsset);
    lists.toggleColumn('wallets', 'asset');
    expect(sort()).toBeNull();
    lists.sortBy('wallets', 'walletName');
    lists.resetColumns('wallets');
    expect([sort(), window.shown().lists.wallets.hidden]).toEqual([null, []]);
  });

  it('is the default if an earlier run sorted by a column that is hidden', async () => {
    const window = await setUp();
    const view = { ...plainView, sort: byAsset };
    const wallets = { ...view, hidden: ['asset'] };
    const contracts = { ...view, hidden: ['name'] };
    await window.last('readViews').reply(succeed({ wallets, contracts }));
    expect(window.shown().lists.wallets).toMatchObject({ sort: null, hidden: ['asset'] });
    expect(window.shown().lists.contracts).toMatchObject({ sort: byAsset, hidden: ['name'] });
  });

  it('is the default if the list was sorted just before it is known that an earlier run hid that column', async () => {
    const window = await setUp();
    const lists = await import('../../../../renderer/store/list-actions');
    lists.sortBy('wallets', 'asset');
    const wallets = { ...plainView, hidden: ['asset'] };
    await window.last('readViews').reply(succeed({ wallets, contracts: plainView }));
    expect(window.shown().lists.wallets).toMatchObject({ sort: null, hidden: ['asset'] });
  });
});
