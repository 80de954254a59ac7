import { smallAccount, smallContract, smallWallet } from '../service/small-account';
import { violations } from './axe';
import { expect, test as base, type Connected } from './connect';
import type { App } from './fixtures';
import { chip, filterBy, openFilters } from './list-tools';

const treasury = '0xbe71Df2e36e36bf3FacE0B4A1106ceE9d9aaF335';
const imposter = '0xbe712C7D1A8CD87A23b0D6dC8c8E728dA27FF335';
const factory = '0x67C6960d39862357e750A745aBe7C37D136Bf46C';
const { walletAddress } = smallWallet;
/** Has the same first and last characters as the wallet that deploys. */
const attacker = `${walletAddress.slice(0, 6)}${'3'.repeat(32)}${walletAddress.slice(-4)}`;

const account = {
  ...smallAccount,
  wallets: [
    smallWallet,
    { id: 'treasury', asset: 'ETH', walletAddress: treasury, walletName: 'Treasury' },
    { id: 'imposter', asset: 'ETH', walletAddress: imposter, walletName: 'Treasury (2)' },
    // The same address, which is no look-alike.
    {
      id: 'again',
      asset: 'ETH',
      walletAddress: treasury.toLowerCase(),
      walletName: 'Treasury, again',
    },
  ],
  smartContracts: [
    smallContract,
    { ...smallContract, name: 'Factory', address: factory, deployedBy: treasury.toLowerCase() },
    {
      ...smallContract,
      name: 'Child',
      address: '0x1c00000000000000000000000000000000000001',
      deployedBy: factory,
    },
    {
      ...smallContract,
      name: 'Stranger',
      address: '0x2c00000000000000000000000000000000000002',
      deployedBy: attacker,
    },
    {
      ...smallContract,
      name: 'Provisioned',
      address: '0x3c00000000000000000000000000000000000003',
      deployedBy: 'provisioning',
    },
    {
      ...smallContract,
      name: 'Orphan',
      address: '0x4c00000000000000000000000000000000000004',
      deployedBy: null,
    },
  ],
};

const mark = 'Looks like another known address';
/** A look-alike pair on the overview. */
const pair = ({ page }: App, names: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: 'Two addresses look alike' })
    .filter({ hasText: names });
/** The short warning that stays in the details after a pair is dismissed. */
const summary = ({ page }: App) => page.getByRole('region', { name: 'Look-alike addresses' });
const warning = ({ page }: App) => page.getByRole('region', { name: 'Looks like another address' });
const recordsShown = async ({ page }: App, count: number): Promise<void> => {
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', String(count + 1));
};

const test = base.extend<{ answer: Connected['answer'] }>({
  answer: [
    async ({ app, connected }, use) => {
      const { answer } = await connected({ account });
      await expect(pair(app, '')).toHaveCount(2);
      await use(answer);
    },
    { auto: true },
  ],
});

test('look-alikes are compared, and a dismissed pair stays dismissed', async ({ app }) => {
  // With the keyboard alone.
  const ends = 'Treasury / Treasury (2): same first and last 4 characters';
  await pair(app, ends).getByRole('button', { name: 'Compare' }).press('Enter');
  await expect(app.page.getByRole('region', { name: 'Treasury (2)' })).toBeVisible();
  await app.page.keyboard.press('Escape');
  await filterBy(app.page, 'Problems and marks', 'Look-alike');
  await expect(chip(app.page, 'Look-alike')).toBeVisible();
  await recordsShown(app, 4);
  const marked = app.page.getByRole('gridcell', { name: new RegExp(mark, 'u') });
  await expect(marked).toHaveCount(4);
  // Also heard in the column of the addresses, where screen readers do not read the first cell of a row.
  const address = app.page.getByRole('gridcell', { name: imposter });
  await expect(address).toHaveAccessibleDescription(new RegExp(mark, 'u'));
  await app.page.getByRole('gridcell', { name: /Treasury \(2\)$/u }).press('Enter');
  await expect(warning(app)).toContainText(/of 40 characters differ/u);
  await expect(warning(app)).toContainText(treasury);
  await expect(warning(app)).toContainText(imposter);
  await expect(warning(app)).toContainText('and 2 other records');
  await warning(app).getByRole('button', { name: 'Dismiss this warning' }).press('Enter');
  await expect(app.page.getByText('Dismissed. This pair is no longer marked.')).toBeVisible();
  await expect(warning(app)).toHaveCount(0);
  await expect(summary(app)).toBeFocused();
  await recordsShown(app, 1);
  await expect(marked).toHaveCount(1);

  const page = await app.relaunch();
  await expect(pair(app, '')).toHaveCount(1);
  await page.getByRole('link', { name: 'Wallets', exact: true }).click();
  await page.getByRole('gridcell', { name: /Treasury \(2\)$/u }).click();
  await expect(summary(app)).toContainText('1 pair of look-alikes has been dismissed.');
  await summary(app).getByRole('button', { name: 'Warn again' }).click();
  await expect(warning(app)).toContainText(imposter);
});

test('a newcomer that resembles a wallet is marked where the changes are listed, and nothing of it is in the document while values are hidden (security H8)', async ({
  app,
  page,
  answer,
}) => {
  const newcomer = `${treasury.slice(0, 8)}${'5'.repeat(28)}${treasury.slice(-6)}`;
  const plain = '0x5c00000000000000000000000000000000000005';
  const add = (id: string, walletAddress: string) => ({
    id,
    asset: 'ETH',
    walletAddress,
    walletName: `Wallet ${id}`,
  });
  await answer({
    ...account,
    wallets: [...account.wallets, add('newcomer', newcomer), add('plain', plain)],
  });
  await page.getByRole('link', { name: 'Changes' }).click();
  const lines = page.getByRole('region', { name: 'History' }).getByRole('listitem');
  await expect(lines.filter({ hasText: 'Wallet newcomer' })).toContainText(mark);
  await expect(lines.filter({ hasText: 'Wallet plain' })).not.toContainText(mark);

  await page.keyboard.press('ControlOrMeta+Shift+H');
  await page.getByRole('link', { name: 'Wallets', exact: true }).click();
  await page
    .getByRole('gridcell', { name: new RegExp(mark, 'u') })
    .last()
    .click();
  await expect(warning(app)).toBeVisible();
  const html = await page.locator('body').innerHTML();
  for (const value of [treasury, imposter, newcomer, 'Treasury']) {
    expect(html.toLowerCase()).not.toContain(value.toLowerCase().slice(2));
  }
});

test('a deployer that resembles a wallet is marked and leads to it', async ({ app, page }) => {
  await pair(app, 'deployer of Stranger').getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('region', { name: 'Stranger' })).toBeVisible();
  // The header says at once which address it resembles, and links to the comparison further down.
  const head = page.getByRole('region', { name: 'Stranger' }).locator('header');
  await expect(head).toContainText(`Looks likeWallet ${smallWallet.walletName}`);
  await expect(warning(app)).toContainText('The deployer of this contract');
  await head.getByRole('button', { name: 'Compare' }).click();
  await expect(warning(app)).toBeFocused();
  await expect(page.getByText('An address not in this account')).toBeVisible();
  await warning(app).getByRole('link', { name: smallWallet.walletName }).click();
  await expect(page.getByRole('region', { name: smallWallet.walletName })).toBeVisible();
  await expect(warning(app)).toContainText('Deployer of Stranger');

  await page.getByRole('link', { name: 'Contracts', exact: true }).click();
  await openFilters(page, 'Deployer');
  const kinds = page.getByRole('group', { name: 'Whose address deployed the contract' });
  const boxOf = (name: string) => kinds.getByRole('checkbox', { name, exact: true });
  await expect(kinds.getByRole('checkbox')).toHaveCount(5);
  await boxOf('A contract of this account (a factory) 1').press(' ');
  await recordsShown(app, 1);
  await expect(page.locator('[aria-colindex="1"]').filter({ hasText: /Child$/u })).toBeVisible();
  for (const others of [
    'A wallet of this account 2',
    'An address not in this account 1',
    'Not an address 1',
    'Not given 1',
  ])
    await expect(boxOf(others)).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
});
