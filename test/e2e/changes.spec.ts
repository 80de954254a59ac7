import type { Page } from 'playwright/test';
import { faults } from '../service/faults';
import {
  manyWallets,
  movedTo,
  otherAddress,
  smallAccount,
  smallContract,
  smallWallet,
} from '../service/small-account';
import { expect, refresh, test } from './connect';
import { filterBy } from './list-tools';

const other = { ...smallWallet, id: 'second', walletAddress: otherAddress, walletName: 'Second' };
const seenLine = /^You have seen everything below/u;
/** The alarms of the record whose details are open. */
const alarmsOf = (page: Page) => page.getByRole('region', { name: 'Alarms', exact: true });

/** No address leaves the open details: copying and the QR code are disabled. */
const nothingIsTakenAlong = async (page: Page): Promise<void> => {
  const details = page.locator('main aside');
  await expect(details.getByRole('button', { name: 'Copy address' })).toBeDisabled();
  await expect(details.getByRole('button', { name: 'Show QR code' })).toBeDisabled();
  await expect(details.getByRole('link', { name: /etherscan/u })).toBeDisabled();
};

/** Acknowledges the first alarm. */
const acknowledge = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Acknowledge…' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Acknowledge' }).click();
};

test('a changed address raises an alarm that stays until acknowledged', async ({ opened }) => {
  const { app, service, answer } = await opened();
  await answer(movedTo(otherAddress));
  const strip = app.page.getByRole('alert');
  await expect(strip).toContainText('1 address has changed');
  await expect(strip).toContainText(smallWallet.walletName);

  // Review opens the record, with both values in full.
  await app.page.getByRole('button', { name: 'Review' }).first().press('Enter');
  await expect(app.page.locator('main aside')).toBeFocused();
  const alarm = alarmsOf(app.page);
  await expect(alarm).toContainText(smallWallet.walletAddress);
  await expect(alarm).toContainText(otherAddress);

  // The address cannot be copied alone, in a selection, or with its row.
  await app.setClipboard('before');
  const marked = app.page.getByRole('gridcell', { name: /Alarm: a first-seen value has changed/u });
  await marked.first().click();
  await expect(app.page.getByRole('button', { name: 'Copy address' })).toBeDisabled();
  await marked.last().focus();
  await app.page.keyboard.press('ControlOrMeta+Shift+C');
  await expect(app.page.getByText('ADDRESS_CHANGED')).toBeVisible();
  await app.page.getByRole('button', { name: 'Close message' }).click();
  await expect(app.page.getByText('ADDRESS_CHANGED')).toHaveCount(0);
  await marked.last().focus();
  await app.page.keyboard.press('ArrowRight');
  await app.page.keyboard.press('ControlOrMeta+c');
  await expect(app.page.getByText('ADDRESS_CHANGED')).toBeVisible();
  await app.page.getByRole('button', { name: 'Close message' }).click();
  await expect(app.page.getByText('ADDRESS_CHANGED')).toHaveCount(0);
  await alarm.selectText();
  await app.page.keyboard.press('ControlOrMeta+c');
  await expect(app.page.getByText('ADDRESS_CHANGED')).toBeVisible();
  expect(await app.clipboard()).toBe('before');
  await app.page.getByRole('button', { name: 'Export…' }).click();
  const dialog = app.page.getByRole('dialog', { name: 'Export' });
  await expect(dialog.getByText('1 alarm has not been acknowledged.')).toBeVisible();
  await app.page.keyboard.press('Escape');

  // After a restart without a service, the alarm is still there.
  service.meet(faults.outage);
  const page = await app.relaunch();
  await expect(page.getByText('Offline copy', { exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Wallets', exact: true }).click();
  await page.getByRole('gridcell').first().click();
  await page.keyboard.press('ControlOrMeta+a');
  await app.setClipboard('before');
  await page.getByRole('button', { name: 'Copy 1 row' }).click();
  await expect(page.getByText('ADDRESS_CHANGED')).toBeVisible();
  expect(await app.clipboard()).toBe('before');
  const again = alarmsOf(page);
  await expect(again).toContainText(otherAddress);
  await expect(again).toContainText(smallWallet.walletAddress);
  await expect(page.locator('main aside')).toContainText('Compare both, and ask the provider');
  await acknowledge(page);
  await expect(again).toHaveCount(0);
  await expect(page.locator('main aside')).toBeFocused();
  await expect(page.getByRole('alert').filter({ hasText: 'has changed' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Changes' }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'Acknowledged' });
  await expect(line).toContainText(otherAddress);
  await expect(line).toContainText(smallWallet.walletAddress);
  service.meet(null);
  await refresh(app, service);
  await page.getByRole('link', { name: 'Wallets', exact: true }).click();
  await page.getByRole('gridcell', { name: smallWallet.walletName }).click();
  await page.getByRole('button', { name: 'Copy address' }).click();
  await expect.poll(() => app.clipboard()).toBe(otherAddress);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test("an address that looks like the previous one is reported as similar to the record's earlier address", async ({
  opened,
}) => {
  const account = { ...smallAccount, smartContracts: [] };
  const { page, answer } = await opened({ account });
  const { walletAddress: before, walletName: name } = smallWallet;
  const walletAddress = `${before.slice(0, 6)}${'3'.repeat(32)}${before.slice(-4)}`.toLowerCase();
  await answer({ ...account, wallets: [{ ...smallWallet, walletAddress }] });
  const pair = `${name} / earlier address of ${name}: same first and last 4 characters`;
  await expect(page.getByText(pair)).toBeVisible();
});

test('the previous and current deployer are aligned one above the other, even if only one has a name', async ({
  opened,
}) => {
  const { page, answer } = await opened();
  await answer({
    ...smallAccount,
    smartContracts: [{ ...smallContract, deployedBy: otherAddress }],
  });
  await page.getByRole('link', { name: 'Changes', exact: true }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'The deployer of contract' });
  await expect(line).toContainText(smallWallet.walletName);
  const begin = async (at: number) =>
    (await line.getByText('0x', { exact: true }).nth(at).boundingBox())?.x;
  expect(await begin(1)).toBe(await begin(0));
});

test('an address under alarm is not copied, alone or among other rows', async ({ opened }) => {
  const { app, page, answer } = await opened({
    account: { ...smallAccount, wallets: [smallWallet, other] },
  });
  const elsewhere = { ...other, walletAddress: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' };
  await answer({
    ...smallAccount,
    wallets: [smallWallet, elsewhere, { ...elsewhere, id: 'third', walletName: 'Newcomer' }],
    smartContracts: [{ ...smallContract, deployedBy: otherAddress.toLowerCase() }],
  });
  await expect(page.getByRole('alert')).toContainText('2 first-seen values have changed');
  await page.getByRole('link', { name: 'Contracts', exact: true }).click();
  await page.getByRole('gridcell', { name: smallContract.name }).click();
  const alarm = alarmsOf(page);
  await expect(alarm).toContainText('The deployer of this contract has changed');
  await expect(alarm).toContainText(smallContract.deployedBy);
  // The alarm names the deployer, and marks which of the three addresses is the contract's own.
  await expect(alarm).toContainText(smallWallet.walletName);
  await expect(page.getByText('This contract', { exact: true })).toBeVisible();
  // In EIP-55 checksum case, as in the list.
  await expect(alarm).toContainText(otherAddress);
  await nothingIsTakenAlong(page);
  await page.getByRole('button', { name: 'Acknowledge…' }).first().click();
  await expect(page.getByRole('dialog')).toContainText(
    new RegExp(`First seen .*${smallWallet.walletName}.*0x`, 'u'),
  );
  await page.keyboard.press('Escape');
  // The address column has no room beside the details.
  await page.keyboard.press('Escape');
  await app.setClipboard('before');
  await page.getByRole('gridcell').nth(4).focus();
  await page.keyboard.press('ControlOrMeta+c');
  await expect(page.getByText('ADDRESS_CHANGED')).toBeVisible();
  await page.getByRole('button', { name: 'Close message' }).click();

  // The copy of several rows is refused rather than silently shortened.
  await page.getByRole('link', { name: 'Wallets', exact: true }).click();
  for (const name of [smallWallet.walletName, /Second$/u])
    await page.getByRole('gridcell', { name }).click({ modifiers: ['ControlOrMeta'] });
  await page.getByRole('button', { name: 'Copy 2 rows' }).click();
  await expect(page.getByText('ADDRESS_CHANGED')).toBeVisible();
  expect(await app.clipboard()).toBe('before');

  // A second record with the alarmed address does not allow copying it either.
  await page.getByRole('gridcell', { name: /Newcomer$/u }).click();
  const details = page.locator('main aside');
  await expect(details).toContainText('An alarm about another record names this address.');
  await nothingIsTakenAlong(page);
});

test('changes since the last look are summed up until they are seen', async ({ opened }) => {
  const { app, page, answer } = await opened();
  await expect(page.getByText('Nothing needs your attention')).toBeVisible();
  await page.getByRole('link', { name: 'Changes' }).click();
  await expect(page.getByRole('heading', { name: 'This is the first answer' })).toBeVisible();
  await expect(page.getByText(seenLine)).toHaveCount(0);
  await answer({
    ...smallAccount,
    wallets: [other, { ...smallWallet, walletName: 'Renamed account' }],
    smartContracts: [],
  });
  const news = '3 changes to look at';
  const link = page.getByRole('link', { name: 'Changes', exact: true });
  await expect(link).toHaveAccessibleDescription(news);
  await expect(page.getByRole('status').filter({ hasText: news })).toHaveText(news);
  await page.getByRole('link', { name: 'Overview' }).click();
  const told = /^3 changes since .*1 new wallet, 1 renamed; 1 contract gone/u;
  await expect(page.getByRole('listitem').filter({ hasText: told })).toBeVisible();

  // A second run starts from the same state.
  await app.relaunch();
  await expect(app.page.getByText(/^Updated /u)).toBeVisible();
  const lines = app.page.getByRole('listitem');
  await lines.filter({ hasText: told }).getByRole('button', { name: 'Show' }).click();
  await expect(app.page.getByRole('heading', { level: 1, name: 'Changes' })).toBeVisible();
  await app.page.getByRole('link', { name: 'Wallets', exact: true }).click();
  const grid = app.page.getByRole('grid', { name: 'Wallets' });
  await expect(grid.getByRole('gridcell', { name: /^New since .*Second$/u })).toBeVisible();
  await expect(grid.getByRole('gridcell', { name: /^Renamed since/u })).toBeVisible();
  await filterBy(app.page, 'Problems and marks', /^Changed/u);
  await expect(grid).toHaveAttribute('aria-rowcount', '3');

  await app.page.getByRole('link', { name: 'Contracts', exact: true }).click();
  await expect(app.page.getByText(/1 contract that you had seen here is gone\.$/u)).toBeVisible();
  await app.page.getByRole('button', { name: 'Show changes' }).click();
  const history = app.page.getByRole('region', { name: 'History' });
  const fresh = history.getByRole('listitem').filter({ hasText: 'Not seen yet:' });
  await expect(fresh).toHaveText([/Treasury multisig/u]);
  await app.page.getByRole('radio', { name: 'All kinds' }).check();
  await app.page.getByRole('radio', { name: 'Everywhere' }).check();
  await expect(fresh).toHaveCount(3);
  await expect(history).toContainText(smallWallet.walletName);
  await expect(history).toContainText('Renamed account');
  await app.page.getByRole('button', { name: 'Mark all as seen' }).click();
  await expect(fresh).toHaveCount(0);
  await expect(history.getByRole('listitem')).toHaveCount(4);
  await expect(app.page.getByText(seenLine)).toBeVisible();
});

test('a thousand changed addresses make one line and one question', async ({ opened }) => {
  // If more than half of the addresses changed, the app would report another account.
  const wallets = manyWallets(2001, (index) => ({ walletAddress: `address-of-before-${index}` }));
  const { page, answer } = await opened({ account: { ...smallAccount, wallets } });
  const moves = wallets.map((one, index) =>
    index < 1000 ? { ...one, walletAddress: `address-of-now-${index}` } : one,
  );
  await answer({ ...smallAccount, wallets: moves });
  await expect(page.getByRole('alert')).toContainText('1,000 first-seen values have changed');
  await page.getByRole('button', { name: 'Review' }).first().click();
  await expect(alarmsOf(page)).toContainText('address-of-before-0');
  await expect(alarmsOf(page)).toContainText('address-of-now-0');
  await page.getByRole('link', { name: 'Changes' }).click();
  const lines = page.getByRole('region', { name: 'History' }).getByRole('listitem');
  await expect(lines.first()).toContainText('1,000 wallets changed, with an alarm');
  await page.getByRole('button', { name: 'Acknowledge all 1,000…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Acknowledge all' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  // The line of each alarm shows its acknowledgement.
  await page.getByRole('button', { name: 'Show 1,000' }).click();
  await expect(lines.getByText(/^Acknowledged/u).first()).toBeVisible();
});

test('hidden values are in no alarm and in no change (security H8)', async ({ opened }) => {
  const { page, answer } = await opened();
  await page.keyboard.press('ControlOrMeta+Shift+H');
  await answer({
    ...smallAccount,
    wallets: [{ ...smallWallet, walletAddress: otherAddress, walletName: 'Renamed account' }],
  });
  await expect(page.getByRole('alert')).toContainText('1 address has changed');
  await page.getByRole('button', { name: 'Review' }).first().click();
  await expect(alarmsOf(page)).toContainText('The address of this wallet has changed');
  const values = [
    smallWallet.walletAddress,
    otherAddress,
    smallWallet.walletName,
    'Renamed account',
  ];
  const seen = async (): Promise<readonly string[]> => {
    const html = await page.content();
    return values.filter((value) => html.includes(value));
  };
  expect(await seen()).toEqual([]);
  await page.getByRole('link', { name: 'Changes' }).click();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem').first()).toBeVisible();
  expect(await seen()).toEqual([]);
  // A hidden value cannot be compared, so it cannot be acknowledged.
  await history.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByRole('button', { name: 'Acknowledge…' })).toBeDisabled();
  await page.keyboard.press('ControlOrMeta+Shift+H');
  await acknowledge(page);
  await page.getByRole('link', { name: 'Changes' }).click();
  await expect(history.getByText(/^Acknowledged/u)).toBeVisible();
  await expect(history).toContainText(otherAddress);
  await page.keyboard.press('ControlOrMeta+Shift+H');
  await expect(history).not.toContainText(otherAddress);
  expect(await seen()).toEqual([]);
});
