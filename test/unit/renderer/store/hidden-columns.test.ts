import { describe, expect, it } from 'vitest';
import { plainView } from '../../../../shared/list-view';
import { setUp } from './answering-main';

const byAsset = { column: 'asset', direction: 'ascending' } as const;

describe('the order of a list', () => {
  it('is the usual one again when its column is hidden, or all columns are as at first', async () => {
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

  it('is the usual one where an earlier run left it to a hidden column', async () => {
    const { restoreList } = await import('../../../../renderer/store/list-state');
    const view = { ...plainView, sort: byAsset };
    expect(restoreList({ ...view, hidden: ['asset'] }).sort).toBeNull();
    expect(restoreList({ ...view, hidden: ['id'] }).sort).toEqual(byAsset);
  });
});
