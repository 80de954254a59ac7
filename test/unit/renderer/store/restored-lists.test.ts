import { expect, it, vi } from 'vitest';
import { plainView } from '../../../../shared/list-view';
import { succeed } from '../../../../shared/failure';
import { answerOf, readAccount, setUp, settle } from './answering-main';

const left = { ...plainView, density: 'compact', hidden: ['walletId'] } as const;

it('what is done to a list before its looks of the last run are read stays done', async () => {
  const window = await setUp();
  const { search, setWidth } = await import('../../../../renderer/store/list-actions');
  await readAccount(window, answerOf(1, 'Treasury'));
  search('wallets', 'cold');
  setWidth('wallets', 'walletName', 300);
  const { selection } = window.shown().lists.wallets;
  window.last('readViews').answer(succeed({ wallets: left, contracts: left }));
  await settle();
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
