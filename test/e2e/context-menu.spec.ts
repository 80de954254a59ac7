import type { Locator } from 'playwright/test';
import {
  mismatchedAddress,
  otherAddress,
  smallAccount,
  smallContract,
  smallWallet,
} from '../service/small-account';
import { expect, test, type Open } from './connect';
import { alsoOnElectron, type App } from './fixtures';
import { waitForMain } from './wait-for-main';
import { choose, chooseOn, expectMenu, labels } from './native-menu';

const { walletAddress, walletName } = smallWallet;
const account = {
  ...smallAccount,
  wallets: [
    smallWallet,
    { id: 'mismatched', asset: 'ETH', walletAddress: mismatchedAddress, walletName: 'Mismatched' },
  ],
};

const rowOf = ({ page }: App, name: string): Locator =>
  page.getByRole('grid').getByRole('row').filter({ hasText: name });
const cellOf = (app: App, name: string): Locator =>
  rowOf(app, name).getByRole('gridcell').filter({ hasText: name }).first();

/** Shows the account and puts another text in the clipboard. */
const start = async (opened: Open) => {
  const shown = await opened({ account });
  await shown.app.setClipboard('before');
  return shown;
};

const question = ({ page }: App) => page.getByRole('dialog', { name: 'Copy this address?' });

const go = async ({ page }: App, list: 'Wallets' | 'Contracts'): Promise<void> => {
  await page.getByRole('link', { name: list, exact: true }).click();
};

const walletMenu = [
  ...['Copy address', 'Copy value', 'Open in explorer', '-', 'Open details', 'Favourite'],
  ...['-', 'Copy row', 'Select row'],
];

test('a right-click on a row offers its actions and performs them', async ({ opened }) => {
  const { app } = await start(opened);
  await go(app, 'Wallets');
  await cellOf(app, walletName).click({ button: 'right' });
  await expectMenu(app).toEqual(walletMenu);
  await choose(app, 'Copy address');
  await expect.poll(() => app.clipboard()).toBe(walletAddress);

  await chooseOn(app, cellOf(app, walletName), 'Copy value');
  await expect.poll(() => app.clipboard()).toBe(walletName);

  await chooseOn(app, cellOf(app, walletName), 'Copy row');
  await expect.poll(() => app.clipboard()).toMatch(/\t.*\n.*\t/u);

  await app.pressButton('Open');
  await chooseOn(app, cellOf(app, walletName), 'Open in explorer');
  await expect.poll(() => app.openedLinks()).toEqual([expect.stringContaining(walletAddress)]);

  for (const ticked of ['Favourite', 'Select row']) {
    await chooseOn(app, cellOf(app, walletName), ticked);
    await expect
      .poll(async () => {
        await cellOf(app, walletName).click({ button: 'right' });
        const shown = await labels(app);
        await app.dismissMenu();
        return shown;
      })
      .toContain(`✓ ${ticked}`);
  }

  // The row is already selected.
  await cellOf(app, 'Mismatched').click({ modifiers: ['ControlOrMeta'] });
  await cellOf(app, walletName).click({ button: 'right' });
  await expectMenu(app).toContain('Copy selected rows');
  expect(await labels(app)).not.toContain('Copy row');
  await choose(app, 'Copy selected rows');
  await expect(app.page.getByRole('dialog', { name: 'Copy these rows?' })).toBeVisible();
  await app.page.keyboard.press('Escape');

  await chooseOn(app, cellOf(app, walletName), 'Open details');
  await expect(app.page.locator('main aside')).toBeVisible();
  await go(app, 'Contracts');
  await chooseOn(app, cellOf(app, smallContract.name), 'Copy deployer');
  await expect.poll(() => app.clipboard()).toBe(smallContract.deployedBy);
});

test('the menu key opens the menu, which asks and copies as the keys do', async ({ opened }) => {
  const { app } = await start(opened);
  await go(app, 'Wallets');
  const cell = cellOf(app, 'Mismatched');
  await cell.focus();
  await app.page.keyboard.press('ContextMenu');
  await expectMenu(app).toEqual(walletMenu);
  await app.dismissMenu();
  await expect(cell).toBeFocused();
  await app.page.keyboard.press('Shift+F10');
  await expectMenu(app).toEqual(walletMenu);
  await choose(app, 'Copy address');
  await expect(question(app)).toContainText('capitals do not match EIP-55');
  await app.page.keyboard.press('Escape');
  await expect(cell).toBeFocused();
  await waitForMain(app);
  expect(await app.clipboard()).toBe('before');

  // While values are hidden, the menu opens no page that would show them.
  await app.page.keyboard.press('ControlOrMeta+Shift+H');
  await expect(rowOf(app, walletName)).toHaveCount(0);
  await app.page.getByRole('gridcell').first().click({ button: 'right' });
  await expectMenu(app).toEqual(walletMenu.filter((label) => label !== 'Open in explorer'));
  await choose(app, 'Copy address');
  await expect.poll(() => app.clipboard()).toBe(walletAddress);
});

test('an address under alarm cannot be copied from the menu', async ({ opened }) => {
  const { app, answer } = await start(opened);
  await go(app, 'Wallets');
  await cellOf(app, walletName).click({ button: 'right' });
  await expectMenu(app).toContain('Copy address');

  // A new answer comes while the menu is open, so the address it was opened for is gone.
  await answer({ ...account, wallets: [{ ...smallWallet, walletAddress: otherAddress }] });
  await expect(rowOf(app, walletName)).toContainText(otherAddress.slice(-4));
  await choose(app, 'Copy address');
  await expect(app.page.getByText('The records changed while the menu was open.')).toBeVisible();

  await expect(app.page.getByRole('gridcell', { name: /Alarm/u }).first()).toBeVisible();
  await cellOf(app, walletName).click({ button: 'right' });
  await expectMenu(app).toEqual([
    ...['(Copy address)', 'Copy value', '(Open in explorer)', '-', 'Open details', 'Favourite'],
    ...['-', '(Copy row)', 'Select row'],
  ]);
  await expect(app.chooseInMenu('Copy address')).rejects.toThrow();
  expect(await app.clipboard()).toBe('before');
});

const panel = ({ page }: App) => page.locator('main aside');
const openRecord = async ({ page }: App, name: string): Promise<void> => {
  await page
    .getByRole('gridcell', { name: new RegExp(`${name}$`, 'u') })
    .first()
    .click();
};
const addressIn = (app: App, address: string) =>
  panel(app).locator('bdi').filter({ hasText: address }).first();

test('a right-click on an address copies it after the same questions, unless it is under alarm', async ({
  opened,
}) => {
  const { app, page, answer } = await start(opened);
  await go(app, 'Wallets');
  await openRecord(app, 'Mismatched');
  const doubtful = addressIn(app, mismatchedAddress);
  await chooseOn(app, doubtful, 'Copy address');
  await expect(question(app)).toContainText('capitals do not match EIP-55');
  await question(app).getByRole('button', { name: 'Cancel' }).click();
  // Copying a selection asks the same question, from the keyboard and from the menu.
  await doubtful.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
  });
  await page.keyboard.press('ControlOrMeta+c');
  await expect(question(app)).toContainText('capitals do not match EIP-55');
  await question(app).getByRole('button', { name: 'Cancel' }).click();
  await expect(question(app)).toHaveCount(0);
  await waitForMain(app);
  expect(await app.clipboard()).toBe('before');
  await doubtful.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
  });
  await doubtful.click({ button: 'right' });
  await expectMenu(app).toContain('Copy');
  expect(await labels(app)).toEqual(['Copy']);
  await choose(app, 'Copy');
  await question(app).getByRole('button', { name: 'Copy anyway' }).click();
  await expect.poll(() => app.clipboard()).toBe(mismatchedAddress);

  await openRecord(app, walletName);
  const address = addressIn(app, walletAddress);
  await address.click({ button: 'right' });
  await expectMenu(app).toEqual(['Copy address', 'Open in explorer']);
  await choose(app, 'Copy address');
  await expect.poll(() => app.clipboard()).toBe(walletAddress);
  await app.pressButton('Open');
  await chooseOn(app, address, 'Open in explorer');
  await expect.poll(() => app.openedLinks()).toEqual([expect.stringContaining(walletAddress)]);

  await app.setClipboard('before');
  await answer({ ...account, wallets: [{ ...smallWallet, walletAddress: otherAddress }] });
  await panel(app)
    .getByText('Copying is blocked until you acknowledge below')
    .click({ button: 'right' });
  await expectMenu(app).toEqual(['(Copy address)', '(Open in explorer)']);
  expect(await app.clipboard()).toBe('before');
});

test('only one menu opens at a time, and none where there is nothing to do', async ({ opened }) => {
  const { app, page } = await start(opened);
  const expectNone = async (place: Locator): Promise<void> => {
    await place.click({ button: 'right' });
    // Main has handled everything the page sent earlier when it responds for the second time.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect([await app.shownMenu(), await app.shownMenu()]).toEqual([null, null]);
  };
  await expectNone(page.getByRole('heading').first());
  await expectNone(page.getByRole('link', { name: 'Wallets', exact: true }));
  await go(app, 'Wallets');
  await expectNone(page.getByRole('columnheader').first());

  const ask = (id: 'openDetails' | 'select') =>
    page.evaluate(
      (item) => window.accountViewer.showMenu({ items: [{ id: item, enabled: true }], x: 1, y: 2 }),
      id,
    );
  const first = ask('openDetails');
  await expectMenu(app).toEqual(['Open details']);
  const second = ask('select');
  expect(await first).toEqual({ ok: true, value: null });
  await expectMenu(app).toEqual(['Select row']);
  await choose(app, 'Select row');
  expect(await second).toEqual({ ok: true, value: 'select' });

  await cellOf(app, walletName).click({ button: 'right' });
  await expectMenu(app).toEqual(walletMenu);
  await page.reload();
  await expect.poll(() => app.shownMenu()).toBeNull();
  await go(app, 'Wallets');
  await cellOf(app, walletName).click({ button: 'right' });
  await expectMenu(app).toEqual(walletMenu);
  await app.powerEvent('lock-screen');
  await expect.poll(() => app.shownMenu()).toBeNull();
});

test(
  'the menu of a field edits it, and a secret never leaves its field',
  alsoOnElectron,
  async ({ app, page }) => {
    const name = page.getByLabel('Profile name');
    const key = page.getByLabel('API key');
    await name.fill('Treasury');
    await name.selectText();
    await name.click({ button: 'right' });
    await expectMenu(app).toEqual(
      expect.arrayContaining(['Undo', '(Redo)', '-', 'Cut', 'Copy', '-', 'Select All']),
    );
    await choose(app, 'Cut');
    await expect(name).toHaveValue('');
    await key.click({ button: 'right' });
    await expectMenu(app).toContain('Paste');
    expect((await labels(app)).join()).not.toMatch(/Cut|Copy/u);
    await choose(app, 'Paste');
    await expect(key).toHaveValue('Treasury');
    await chooseOn(app, key, 'Select All');
    await key.press('ContextMenu');
    await expectMenu(app).toContain('Undo');
    expect((await labels(app)).join()).not.toMatch(/Cut|Copy/u);
    await choose(app, 'Undo');
    await expect(key).toHaveValue('');
  },
);
