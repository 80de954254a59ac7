import type { Page } from 'playwright/test';
import { letDaysPass } from '../screens/let-days-pass';
import { smallAccount, smallWallet } from '../service/small-account';
import { expect, test } from './connect';

const second = { ...smallWallet, id: 'second', walletAddress: 'another-address' };
const renamed = { ...smallWallet, walletName: 'Renamed account' };

const open = (page: Page) => page.getByRole('link', { name: 'Changes' }).click();
const linesOf = (page: Page) => page.getByRole('region', { name: 'History' }).getByRole('listitem');
const narrow = (page: Page, to: string) =>
  page.getByRole('radio', { name: to, exact: true }).check();

test('a day without changes says so until one comes', async ({ connected }) => {
  test.skip(process.platform === 'darwin', 'macOS asks before another program reads an item');
  const { app, answer } = await connected();
  await open(app.page);
  await expect(linesOf(app.page)).toHaveText([/The history of this account begins here/u]);
  await answer({ ...smallAccount, wallets: [smallWallet, second] });
  await expect(linesOf(app.page).filter({ hasText: 'New wallet' })).toBeVisible();
  const unchanged = (page: Page) => page.getByText(/^No changes up to the last reading, /u);
  await expect(unchanged(app.page)).toHaveCount(0);

  const page = await app.relaunch(() => letDaysPass(app.userData, 1));
  await open(page);
  const days = page.getByRole('region', { name: 'History' }).getByRole('heading', { level: 2 });
  // The day that the line of what was seen goes through has its heading twice, once for screen readers alone.
  await expect(days).toHaveText([/^Today/u, /^Yesterday/u, /^Yesterday/u]);
  await expect(unchanged(page)).toBeVisible();
  await expect(page.getByText(/^You have seen everything below · yesterday, /u)).toBeVisible();
  // Of what is only narrowed to it says nothing.
  await narrow(page, 'Gone');
  await expect(unchanged(page)).toHaveCount(0);
  await narrow(page, 'All kinds');
  await expect(unchanged(page)).toBeVisible();

  await answer({ ...smallAccount, wallets: [renamed, second] });
  await expect(linesOf(page).first()).toContainText('Renamed account');
  await expect(unchanged(page)).toHaveCount(0);
});
