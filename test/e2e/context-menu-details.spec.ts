import { smallAccount, smallWallet } from '../service/small-account';
import { connect, expect, refresh, test, type Service } from './connect';
import type { App } from './fixtures';
import { choose, expectMenu, labels } from './native-menu';

test.use({ handsOn: true });

const { walletAddress, walletName } = smallWallet;
const moved = '0x52908400098527886E0F7030069857D2E4169EE7';
const mismatched = moved.toLowerCase().replace('0x5290840', '0x529084A').replace('e', 'E');
const account = {
  ...smallAccount,
  wallets: [
    smallWallet,
    { id: 'mismatched', asset: 'ETH', walletAddress: mismatched, walletName: 'Mismatched' },
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

let answered: unknown = account;
let service: Service;

test.beforeEach(async ({ app, startService }) => {
  answered = account;
  service = await startService({ account: () => answered });
  await connect(app, service.baseUrl, service);
  await expect(app.page.getByRole('heading', { name: account.name })).toBeVisible();
  await app.setClipboard('before');
  await app.page.getByRole('link', { name: 'Wallets', exact: true }).click();
});

test('a right-click on an address offers to copy it and to look it up', async ({ app }) => {
  await open(app, walletName);
  const address = addressIn(app, walletAddress);
  await address.click({ button: 'right' });
  await expectMenu(app).toEqual(['Copy address', 'Open in block explorer']);
  await choose(app, 'Copy address');
  await expect.poll(() => app.clipboard()).toBe(walletAddress);
  await app.pressButton('Open');
  await address.click({ button: 'right' });
  await choose(app, 'Open in block explorer');
  await expect.poll(() => app.openedLinks()).toEqual([expect.stringContaining(walletAddress)]);
});

test('a doubtful address is asked about, and one under alarm neither copied nor looked up', async ({
  app,
}) => {
  await open(app, 'Mismatched');
  await addressIn(app, mismatched).click({ button: 'right' });
  await choose(app, 'Copy address');
  await expect(question(app)).toContainText('capitals do not match EIP-55');
  await question(app).getByRole('button', { name: 'Cancel' }).click();

  answered = { ...account, wallets: [{ ...smallWallet, walletAddress: moved }] };
  await refresh(app, service);
  await open(app, walletName);
  await panel(app).getByText('Until then copying is blocked').click({ button: 'right' });
  await expectMenu(app).toEqual(['(Copy address)', '(Open in block explorer)']);
  expect(await app.clipboard()).toBe('before');
});

test('what is selected by hand is copied past the same questions as by its keys', async ({
  app,
}) => {
  await open(app, 'Mismatched');
  const address = addressIn(app, mismatched);
  await address.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
  });
  await address.click({ button: 'right' });
  await expectMenu(app).toContain('Copy');
  expect(await labels(app)).toEqual(['Copy']);
  await choose(app, 'Copy');
  await question(app).getByRole('button', { name: 'Copy anyway' }).click();
  await expect.poll(() => app.clipboard()).toBe(mismatched);
});
