import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { answer } from '../service/faults';
import { smallAccount, smallContract, smallWallet } from '../service/small-account';
import { connect, expect, test } from './connect';
import type { App } from './fixtures';

const holder = 'Meridian Treasury Operations';
const moved = '0x52908400098527886E0F7030069857D2E4169EE7';
const other = { ...smallWallet, id: 'second', walletAddress: moved, walletName: 'Second' };

const filesOf = (app: App) => readdir(path.join(app.userData, 'accounts')).catch(() => []);

/** What was seen is on disk once its file has its own name. */
const remembered = async (app: App): Promise<void> => {
  await expect.poll(() => filesOf(app)).toContainEqual(expect.stringMatching(/\.memory$/u));
};

const refresh = async ({ page }: App): Promise<void> => {
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText(/^Updated /u)).toBeVisible();
};

test('a wallet whose address changes raises an alarm that stays until it is acknowledged', async ({
  app,
  startService,
}) => {
  let account: unknown = smallAccount;
  let down = false;
  const outage = answer(500, '{"error":"down"}');
  const service = await startService({
    account: () => account,
    intercept: (context) => (down ? outage(context) : 'continue'),
  });
  await connect(app, service.baseUrl, service);
  await expect(app.page.getByText(holder)).toBeVisible();
  await remembered(app);
  account = { ...smallAccount, wallets: [{ ...smallWallet, walletAddress: moved }] };
  await refresh(app);
  const alarm = app.page.getByRole('alert');
  await expect(alarm).toContainText(smallWallet.walletAddress);
  await expect(alarm).toContainText(moved);
  await expect(alarm).toContainText(smallWallet.walletName);

  const toggle = app.page.getByRole('button', { name: 'Hide values' });
  await toggle.click();
  await expect(alarm).toBeVisible();
  for (const view of ['Overview', 'Wallets', 'Activity']) {
    await app.page.getByRole('link', { name: view, exact: true }).click();
    const shown = await app.page.content();
    for (const value of [moved, smallWallet.walletAddress, smallWallet.walletName]) {
      expect(shown.includes(value), `${view} with values hidden`).toBe(false);
    }
  }
  await toggle.click();

  // Neither by itself, nor as a part of something, nor with its row.
  await app.setClipboard('before');
  await app.page.getByRole('link', { name: 'Wallets', exact: true }).click();
  await app.page.getByRole('gridcell', { name: /Alarm: a pinned value has changed/u }).click();
  await app.page.getByRole('button', { name: 'Copy address' }).click();
  await expect(app.page.getByText('ADDRESS_CHANGED')).toBeVisible();
  await app.page.getByRole('button', { name: 'Close', exact: true }).first().click();
  expect(await app.clipboard()).toBe('before');

  // Another run, and no service: the alarm is still there.
  down = true;
  const page = await app.relaunch();
  await expect(page.getByText(/^Offline copy of/u).first()).toBeVisible();
  const again = page.getByRole('alert').filter({ hasText: moved });
  await expect(again).toContainText(smallWallet.walletAddress);
  await again.getByRole('button', { name: 'Acknowledge' }).click();
  await expect(again).toHaveCount(0);

  await page.getByRole('link', { name: 'Activity' }).click();
  const log = page.getByRole('region', { name: 'Acknowledged' });
  await expect(log).toContainText(moved);
  await expect(log).toContainText(smallWallet.walletAddress);
  down = false;
  await refresh(app);
  await page.getByRole('link', { name: 'Wallets', exact: true }).click();
  await page.getByRole('gridcell', { name: smallWallet.walletName }).click();
  await page.getByRole('button', { name: 'Copy address' }).click();
  await expect.poll(() => app.clipboard()).toBe(moved);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a contract of another deployer raises an alarm, and its address is not copied', async ({
  app,
  startService,
}) => {
  let account: unknown = smallAccount;
  const service = await startService({ account: () => account });
  await connect(app, service.baseUrl, service);
  const { page } = app;
  await expect(page.getByText(holder)).toBeVisible();
  await remembered(app);
  account = { ...smallAccount, smartContracts: [{ ...smallContract, deployedBy: moved }] };
  await refresh(app);
  const alarm = page.getByRole('alert');
  await expect(alarm).toContainText('The deployer of this contract has changed');
  await expect(alarm).toContainText(smallContract.deployedBy);
  await expect(alarm).toContainText(moved);
  await page.getByRole('link', { name: 'Contracts', exact: true }).click();
  await page.getByRole('gridcell', { name: smallContract.name }).click();
  await page.getByRole('button', { name: 'Copy address' }).click();
  await expect(page.getByText('ADDRESS_CHANGED')).toBeVisible();
});

test('what changed since the last look is summed up, marked, filtered, listed, and seen', async ({
  app,
  startService,
}) => {
  let account: unknown = smallAccount;
  const service = await startService({ account: () => account });
  await connect(app, service.baseUrl, service);
  const { page } = app;
  await expect(page.getByText(holder)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Changes' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Activity' }).click();
  await expect(page.getByText(/^Nothing has changed since/u)).toBeVisible();

  account = {
    ...smallAccount,
    wallets: [other, { ...smallWallet, walletName: 'Renamed account' }],
    smartContracts: [],
  };
  await refresh(app);
  await page.getByRole('link', { name: 'Overview' }).click();
  const summary = page.getByRole('region', { name: 'Changes' });
  await expect(summary).toContainText('1 new wallet, 1 renamed; 1 contract not in this answer');

  // The other run begins with the same.
  await app.relaunch();
  await expect(app.page.getByRole('region', { name: 'Changes' })).toContainText('1 new wallet');
  await app.page.getByRole('link', { name: 'Wallets', exact: true }).click();
  const grid = app.page.getByRole('grid', { name: 'Wallets' });
  await expect(grid.getByRole('gridcell', { name: /^New since .*Second$/u })).toBeVisible();
  await expect(grid.getByRole('gridcell', { name: /^Renamed since/u })).toBeVisible();
  await app.page.getByRole('button', { name: 'Changed', exact: true }).click();
  await expect(grid).toHaveAttribute('aria-rowcount', '3');

  await app.page.getByRole('link', { name: 'Activity' }).click();
  const changes = app.page.getByRole('region', { name: 'Changes' });
  await expect(changes.getByRole('listitem')).toHaveCount(3);
  await expect(changes).toContainText(smallWallet.walletName);
  await expect(changes).toContainText('Renamed account');
  await changes.getByRole('button', { name: 'Mark all as seen' }).click();
  await expect(app.page.getByText(/^Nothing has changed since/u)).toBeVisible();
  await app.relaunch();
  await expect(app.page.getByText(holder)).toBeVisible();
  await app.page.getByRole('link', { name: 'Activity' }).click();
  await expect(app.page.getByText(/^Nothing has changed since/u)).toBeVisible();
});

test('answers without lists, failures and another order are no change', async ({
  app,
  startService,
}) => {
  const full = { ...smallAccount, wallets: [smallWallet, other] };
  let account: unknown = full;
  const service = await startService({ account: () => account });
  await connect(app, service.baseUrl, service);
  const { page } = app;
  await expect(page.getByText(holder)).toBeVisible();
  await page.getByRole('link', { name: 'Activity' }).click();
  const lower = { ...smallWallet, walletAddress: smallWallet.walletAddress.toLowerCase() };
  for (const next of [
    { ...full, wallets: null, smartContracts: null },
    { ...full, wallets: [other, lower] },
    full,
  ]) {
    account = next;
    const before = service.service.requests().length;
    await refresh(app);
    await expect.poll(() => service.service.requests().length).toBe(before + 1);
    await expect(page.getByText(/^Nothing has changed since/u)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});
