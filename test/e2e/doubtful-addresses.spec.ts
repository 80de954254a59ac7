import {
  mismatchedAddress,
  otherAddress,
  smallAccount,
  smallContract,
  smallWallet,
} from '../service/small-account';
import { violations } from './axe';
import { expect, test as base, type Connected } from './connect';
import type { App } from './fixtures';
import { waitForMain } from './wait-for-main';

const { walletAddress } = smallWallet;
const hidden = `${otherAddress.slice(0, 12)}\u200b${otherAddress.slice(12)}`;
const spaced = ` ${otherAddress}\n`;
const foreign = walletAddress.replace('a', '\u0430');

const account = {
  ...smallAccount,
  wallets: [
    smallWallet,
    { id: 'hidden', asset: 'ETH', walletAddress: hidden, walletName: 'Hidden' },
    { id: 'spaced', asset: 'ETH', walletAddress: spaced, walletName: 'Spaced' },
    { id: 'foreign', asset: 'ETH', walletAddress: foreign, walletName: 'Foreign' },
    { id: 'mismatched', asset: 'ETH', walletAddress: mismatchedAddress, walletName: 'Mismatched' },
    { id: 'short', asset: 'ETH', walletAddress: '0x5290840009852788', walletName: 'Short' },
    // The same address on another chain.
    { ...smallWallet, id: 'chain', asset: 'MATIC', walletName: 'Other chain' },
  ],
  smartContracts: [
    smallContract,
    {
      ...smallContract,
      name: 'Deployed by a hidden one',
      address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
      deployedBy: hidden,
    },
  ],
};

const question = ({ page }: App) => page.getByRole('dialog', { name: 'Copy this address?' });
const rowsQuestion = ({ page }: App) => page.getByRole('dialog', { name: 'Copy these rows?' });
const panel = ({ page }: App) => page.locator('main aside');
const open = async (app: App, list: 'Wallets' | 'Contracts', name: string): Promise<void> => {
  await app.page.getByRole('link', { name: list, exact: true }).click();
  await app.page.getByRole('gridcell', { name: new RegExp(`${name}$`, 'u') }).click();
  await expect(panel(app)).toBeVisible();
};
const cellOf = ({ page }: App, name: string, column: number) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell', { name: new RegExp(`${name}$`, 'u') }) })
    .getByRole('gridcell')
    .nth(column);

const test = base.extend<{ answer: Connected['answer'] }>({
  // Tests compare later answers with this first one.
  answer: [
    async ({ app, opened }, use) => {
      const { answer } = await opened({ account });
      await app.setClipboard('before');
      await use(answer);
    },
    { auto: true },
  ],
});

test('hidden characters in an address are named before it is copied', async ({ app }) => {
  await open(app, 'Wallets', 'Hidden');
  // Found once both lists are there, above the buttons, which moves them.
  await expect(panel(app)).toContainText('Looks like another address');
  await panel(app).getByRole('button', { name: 'Copy address' }).click();
  await expect(question(app)).toContainText('U+200B: zero-width space');
  await expect(question(app)).toContainText('not what the service sent');
  await expect(question(app).getByRole('button', { name: 'Cancel' })).toBeFocused();
  expect(await violations(app.page)).toEqual([]);
  // While values are hidden, the hidden characters are not named.
  await app.page.keyboard.press('ControlOrMeta+Shift+H');
  await expect(question(app)).toContainText('It has characters that no address has');
  await expect(question(app)).not.toContainText('U+');
  await expect(question(app)).not.toContainText('zero-width');
  await app.page.keyboard.press('ControlOrMeta+Shift+H');
  await expect(question(app)).toContainText('U+200B: zero-width space');
  await question(app).getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(question(app)).toHaveCount(0);
  await waitForMain(app);
  expect(await app.clipboard()).toBe('before');

  await panel(app).getByRole('button', { name: 'Copy address' }).click();
  await question(app).getByRole('button', { name: 'Copy as received' }).click();
  await expect.poll(() => app.clipboard()).toBe(hidden);
  await panel(app).getByRole('button', { name: 'Copy address' }).click();
  await question(app).getByRole('button', { name: 'Copy without them' }).click();
  await expect.poll(() => app.clipboard()).toBe(otherAddress);

  const doubt = panel(app).getByRole('region', { name: 'Characters that no address has' });
  await expect(doubt).toContainText('U+200B: zero-width space');
  await expect(panel(app).getByRole('button', { name: 'Show QR code' })).toBeDisabled();
  await expect(panel(app).getByRole('link', { name: /etherscan/u })).toHaveCount(0);
});

test('copying by the keyboard also asks about spaces and foreign letters', async ({ app }) => {
  await app.page.getByRole('link', { name: 'Wallets', exact: true }).click();
  await expect(app.page.getByRole('button', { name: '2 malformed addresses' })).toBeVisible();
  const spacedCell = cellOf(app, 'Spaced', 1);
  await expect(spacedCell).toContainText('U+0020');
  await expect(spacedCell).toContainText('U+000A');
  await spacedCell.focus();
  await app.page.keyboard.press('ControlOrMeta+c');
  await expect(question(app)).toContainText('U+0020: space');
  await expect(question(app)).toContainText('U+000A: line break');
  await app.page.keyboard.press('Escape');
  await expect(spacedCell).toBeFocused();

  await cellOf(app, 'Foreign', 1).focus();
  await app.page.keyboard.press('ControlOrMeta+c');
  await expect(question(app)).toContainText('U+0430: can look like another letter');
  await expect(question(app).getByRole('button', { name: 'Copy without them' })).toHaveCount(0);
  await app.page.keyboard.press('Escape');
  await expect(cellOf(app, 'Foreign', 1)).toBeFocused();

  await cellOf(app, 'Short', 1).focus();
  await app.page.keyboard.press('ControlOrMeta+c');
  await expect(question(app)).toContainText('It is not 0x and 40 digits');
  await app.page.keyboard.press('Escape');
  await waitForMain(app);
  expect(await app.clipboard()).toBe('before');

  await app.page.keyboard.press('ControlOrMeta+a');
  await app.page.keyboard.press('ControlOrMeta+c');
  await expect(rowsQuestion(app)).toContainText('3 of these rows have an address with spaces');
  await expect(rowsQuestion(app)).toContainText('1 of these rows has an address whose capitals');
  await expect(rowsQuestion(app)).toContainText('2 of these rows have an address that is not 0x');
  await app.page.keyboard.press('Escape');
  await expect(rowsQuestion(app)).toHaveCount(0);
  await waitForMain(app);
  expect(await app.clipboard()).toBe('before');
  await app.page.getByRole('button', { name: /^Copy \d rows$/u }).click();
  await rowsQuestion(app).getByRole('button', { name: 'Copy anyway' }).click();
  await expect.poll(() => app.clipboard()).toContain(mismatchedAddress);

  await open(app, 'Contracts', 'Deployed by a hidden one');
  await panel(app).getByRole('button', { name: 'Copy deployer' }).click();
  await expect(question(app)).toContainText('U+200B');
});

test('a row has one icon, whose text lists all its doubts', async ({ app, page }) => {
  await page.getByRole('link', { name: 'Wallets', exact: true }).click();
  // The address looks like the address it imitates, and the two look identical on screen.
  const marked = cellOf(app, 'Hidden', 0);
  const all = /^Address: .*easy to miss.*Looks like another.*more than once.*Hidden$/u;
  await expect(marked).toHaveAccessibleName(all);
  await expect(marked.locator('[title]').first()).toHaveAttribute('title', /^Address: /u);
  await expect(page.locator('[aria-rowindex="3"] svg.lucide')).toHaveCount(1);
  // The same address on two chains is no repetition.
  await expect(cellOf(app, 'Other chain', 0)).not.toHaveAccessibleName(/more than once/u);
  // The same icon reports doubts about the deployer, and names the deployer as their subject.
  await page.getByRole('link', { name: 'Contracts', exact: true }).click();
  await expect(
    page.getByRole('gridcell', { name: /^Deployed by: .*Deployed by a hidden one$/u }),
  ).toBeVisible();

  // The shortened value starts with an ellipsis.
  await page.setViewportSize({ width: 560, height: 700 });
  await page.getByRole('link', { name: 'Wallets', exact: true }).click();
  const cell = cellOf(app, smallWallet.walletName, 1);
  const before = await cell.boundingBox();
  await cell.focus();
  expect(await cell.boundingBox()).toEqual(before);
  await expect(cell.getByText(/^…/u)).toBeVisible();
});

test('copying asks about an address whose record has the name of a known wallet, and about one that looks like a former address', async ({
  app,
  page,
  answer,
}) => {
  const address = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';
  const twin = { ...smallWallet, id: 'twin', walletAddress: address };
  await answer({ ...account, wallets: [...account.wallets, twin] });
  await page.getByRole('link', { name: 'Wallets', exact: true }).click();
  const marked = page.getByRole('gridcell', { name: /A known record has the same name/u });
  await marked.last().focus();
  await page.keyboard.press('ControlOrMeta+Shift+C');
  await expect(question(app)).toContainText('has the same name, and this address:');
  await expect(question(app)).toContainText(walletAddress);
  await page.keyboard.press('Escape');
  await marked.last().click();
  const warning = panel(app).getByRole('region', { name: /^A known record has the same name/u });
  await expect(warning).toContainText('has the same name, and this address:');
  await expect(warning).toContainText(walletAddress);
  await expect(warning).toContainText(address);
  expect(await violations(page)).toEqual([]);

  const imposter =
    `${walletAddress.slice(0, 6)}${'3'.repeat(32)}${walletAddress.slice(-4)}`.toLowerCase();
  const { wallets } = account;
  const replaced = {
    ...account,
    wallets: [
      ...wallets.filter((wallet) => wallet.walletAddress !== walletAddress),
      { id: 'new', asset: 'ETH', walletAddress: imposter, walletName: 'Brand new' },
    ],
    smartContracts: [],
  };
  await page.keyboard.press('Escape');
  await answer(replaced);
  await open(app, 'Wallets', 'Brand new');
  const alike = panel(app).getByRole('region', { name: 'Looks like another address' });
  await expect(alike).toContainText('The address that a wallet had');
  await expect(alike).toContainText(smallWallet.walletName);
  await expect(alike).toContainText(walletAddress);
  await panel(app).getByRole('button', { name: 'Copy address' }).click();
  await expect(question(app)).toContainText('It looks like the address that a wallet had');
  await expect(question(app)).toContainText(walletAddress);
  expect(await violations(page)).toEqual([]);
  await question(app).getByRole('button', { name: 'Copy anyway' }).click();
  await expect.poll(() => app.clipboard()).toContain(imposter.slice(6, -4));
  await app.setClipboard('before');
  await panel(app).getByRole('button', { name: 'Copy address' }).click();
  await expect.poll(() => app.clipboard()).toContain(imposter.slice(6, -4));
});

test('copying asks when two wallets exchange names', async ({ app, page, answer }) => {
  const other = '0xde709f2102306220921060314715629080e2fb77';
  const reserve = { ...smallWallet, id: 'reserve', walletAddress: other, walletName: 'Reserve' };
  await answer({ ...account, wallets: [...account.wallets, reserve] });
  await page.getByRole('link', { name: 'Changes' }).click();
  await page.getByRole('button', { name: 'Mark all as seen' }).click();
  await expect(page.getByText('Marked as seen.')).toBeVisible();
  await answer({
    ...account,
    wallets: [
      ...account.wallets.slice(1),
      { ...smallWallet, walletName: reserve.walletName },
      { ...reserve, walletName: smallWallet.walletName },
    ],
  });
  await open(app, 'Wallets', smallWallet.walletName);
  const warning = panel(app).getByRole('region', { name: /^A known record has the same name/u });
  const before = 'The wallet that had this name before has this address';
  await expect(warning).toContainText(`${before}, and is now called: Reserve`);
  await expect(warning).toContainText(walletAddress);
  await expect(warning).toContainText(other);
  expect(await violations(page)).toEqual([]);
  await panel(app).getByRole('button', { name: 'Copy address' }).click();
  await expect(question(app)).toContainText(before);
  await expect(question(app)).toContainText(walletAddress);
  expect(await violations(page)).toEqual([]);
});
