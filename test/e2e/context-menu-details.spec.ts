import {
  mismatchedAddress,
  otherAddress,
  smallAccount,
  smallWallet,
} from '../service/small-account';
import { expect, test } from './connect';
import type { App } from './fixtures';
import { mainIsDone } from './main-is-done';
import { choose, chooseOn, expectMenu, labels } from './native-menu';

const { walletAddress, walletName } = smallWallet;
const account = {
  ...smallAccount,
  wallets: [
    smallWallet,
    { id: 'mismatched', asset: 'ETH', walletAddress: mismatchedAddress, walletName: 'Mismatched' },
  ],
};

const panel = ({ page }: App) => page.locator('main aside');
const open = async ({ page }: App, name: string): Promise<void> => {
  await page
    .getByRole('gridcell', { name: new RegExp(`${name}$`, 'u') })
    .first()
    .click();
};
const addressIn = (app: App, address: string) =>
  panel(app).locator('bdi').filter({ hasText: address }).first();
const question = ({ page }: App) => page.getByRole('dialog', { name: 'Copy this address?' });

test('a right-click on an address copies it past the same questions, unless it is under alarm', async ({
  opened,
}) => {
  const { app, page, answer } = await opened({ account });
  await app.setClipboard('before');
  await page.getByRole('link', { name: 'Wallets', exact: true }).click();

  await open(app, 'Mismatched');
  const doubtful = addressIn(app, mismatchedAddress);
  await chooseOn(app, doubtful, 'Copy address');
  await expect(question(app)).toContainText('capitals do not match EIP-55');
  await question(app).getByRole('button', { name: 'Cancel' }).click();
  // What is selected by hand, by its keys and from the menu.
  await doubtful.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
  });
  await page.keyboard.press('ControlOrMeta+c');
  await expect(question(app)).toContainText('capitals do not match EIP-55');
  await question(app).getByRole('button', { name: 'Cancel' }).click();
  await expect(question(app)).toHaveCount(0);
  await mainIsDone(app);
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

  await open(app, walletName);
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
