import type { Locator, Page } from 'playwright/test';
import { detailsAnswer, longNumber, mismatched } from '../service/details-account';
import { answer } from '../service/fault-answers';
import { expect, test } from './connect';
import { chip, filterBy } from './list-tools';
import { waitForMain } from './wait-for-main';
import { placesReadAloud } from './read-aloud';

const deployer = '0xbe71Df2e36e36bf3FacE0B4A1106ceE9d9aaF335';

const open = async (page: Page, view: 'Wallets' | 'Contracts', name: string): Promise<Locator> => {
  await page.getByRole('link', { name: view, exact: true }).click();
  // Marks of the record precede its name in the accessible name.
  const ending = new RegExp(`(?:^|\\. )${name.replace(/[()]/gu, String.raw`\$&`)}$`, 'u');
  // The name of a factory is also in the rows of the contracts it deployed.
  await page
    .locator('[aria-colindex="1"]')
    .and(page.getByRole('gridcell', { name: ending }))
    .click();
  return page.getByRole('region', { name });
};

test.beforeEach(async ({ opened }) => {
  await opened({ intercept: answer(200, detailsAnswer()) });
});

test('Enter opens the details, arrow keys change the record, Escape closes', async ({ page }) => {
  await page.getByRole('link', { name: 'Wallets', exact: true }).click();
  const cell = page.getByRole('gridcell', { name: 'Deployment account' });
  await cell.focus();
  const readAloud = await placesReadAloud(page);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Deployment account' });
  await expect(panel.getByText('1 of 5')).toBeVisible();
  expect(await readAloud()).toContain('Deployment account, 1 of 5');
  await expect(panel.getByRole('button', { name: 'Previous' })).toBeDisabled();
  const openRow = page.locator('[role=row][aria-current=true]');
  await expect(openRow).toHaveAttribute('aria-rowindex', '2');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(openRow).toHaveCSS('outline-style', 'double');
  await page.emulateMedia({ forcedColors: null });
  await page.keyboard.press('ArrowDown');
  const second = page.getByRole('region', { name: 'Deployment (imported)' });
  await expect(second.getByText('2 of 5')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region')).toHaveCount(0);
  await expect(page.getByRole('gridcell', { name: 'Deployment (imported)' })).toBeFocused();

  // With Alt, arrow keys also work from inside the panel.
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await page.getByRole('gridcell', { name: 'Deposit pilot' }).click();
  const pilot = page.getByRole('region', { name: 'Deposit pilot' });
  await pilot.getByRole('button', { name: 'Copy ID' }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByRole('region', { name: 'Grants programme' })).toBeVisible();
  await page.keyboard.press('Alt+ArrowDown');
  const last = page.getByRole('region', { name: 'Odd [U+202E]wallet' });
  await expect(last.getByText('5 of 5')).toBeVisible();
  await expect(last.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
  await page.keyboard.press('Alt+ArrowUp');
  // Behind a dialog the record stays, even when the focus has left the dialog for the body.
  await page.keyboard.press('ControlOrMeta+k');
  await page
    .getByRole('dialog')
    .getByRole('combobox')
    .evaluate((field) => {
      field.blur();
    });
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(last).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Grants programme' })).toBeVisible();
  await last.or(page.getByRole('region')).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('gridcell', { name: 'Grants programme' })).toBeFocused();
});

test('every value is copied as shown, and as a QR code', async ({ app, page }) => {
  const panel = await open(page, 'Wallets', 'Deployment (imported)');
  await expect(
    panel.getByText('Sent without a checksum; the capitals were added by the app'),
  ).toBeVisible();
  for (const [label, text] of [
    ['Copy name', 'Deployment (imported)'],
    ['Copy address', deployer],
    ['Copy ID', 'wallet-2'],
  ] as const) {
    await panel.getByRole('button', { name: label }).click();
    await expect.poll(() => app.clipboard()).toBe(text);
  }
  await expect(page.getByText('Copied wallet-2')).toBeVisible();
  // The address is shown in groups and selected as one word.
  const selected = await panel
    .locator('bdi')
    .filter({ hasText: deployer })
    .first()
    .evaluate((element) => {
      window.getSelection()?.selectAllChildren(element);
      return window.getSelection()?.toString();
    });
  expect(selected).toBe(deployer);
  await expect(panel.getByRole('img')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Show QR code' }).click();
  await expect(panel.getByRole('img', { name: `QR code of ${deployer}` })).toBeVisible();
  await expect(panel.getByRole('figure')).toContainText(deployer);
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByRole('img')).toHaveCount(0);

  // An address that fails EIP-55 is shown as received, asks before it is copied, and has no QR code.
  const odd = await open(page, 'Wallets', 'Grants programme');
  await expect(odd.getByText('Checksum does not match')).toBeVisible();
  await expect(odd.getByRole('button', { name: 'Show QR code' })).toBeDisabled();
  const question = page.getByRole('dialog', { name: 'Copy this address?' });
  await odd.getByRole('button', { name: 'Copy address' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await waitForMain(app);
  expect(await app.clipboard()).toBe('wallet-2');
  await odd.getByRole('button', { name: 'Copy address' }).click();
  await question.getByRole('button', { name: 'Copy anyway' }).click();
  await expect.poll(() => app.clipboard()).toBe(mismatched);

  // An asset without an explorer has no links, and a value that is no address has no QR code.
  const pilot = await open(page, 'Wallets', 'Deposit pilot');
  await expect(pilot.getByText('No checksum known for this asset')).toBeVisible();
  await expect(pilot.getByRole('link')).toHaveCount(0);
  await expect(pilot.getByRole('button', { name: 'QR code' })).toHaveCount(0);
});

test('links open in the browser, after a question the first time', async ({ app }) => {
  const panel = await open(app.page, 'Contracts', 'Vesting factory');
  await expect(panel.getByText('assumed Ethereum mainnet')).toBeVisible();
  const asked = (await app.questions()).length;
  await app.pressButton('Cancel');
  await panel.getByRole('link', { name: 'View on etherscan.io' }).click();
  // A second link would be refused while this question is open.
  await expect.poll(() => app.questions()).toHaveLength(asked + 1);
  await app.pressButton('Open');
  await panel.getByRole('link', { name: 'Contract code on etherscan.io' }).click();
  const etherscan = 'https://etherscan.io/address/';
  const factory = '0x67C6960d39862357e750A745aBe7C37D136Bf46C';
  await expect.poll(() => app.openedLinks()).toEqual([`${etherscan}${factory}#code`]);
  await panel.getByRole('link', { name: 'Deployer on etherscan.io' }).click();
  await expect.poll(() => app.openedLinks()).toHaveLength(2);
  expect((await app.openedLinks())[1]).toBe(`${etherscan}${deployer.toLowerCase()}`);
  await expect(
    panel.getByRole('link', { name: 'Verified source on repo.sourcify.dev' }),
  ).toBeVisible();
});

test('contracts link to their deployers, and wallets to contracts', async ({ page }) => {
  const engine = await open(page, 'Contracts', 'Policy engine');
  await expect(engine.getByText('Not an address', { exact: true })).toBeVisible();
  await expect(engine.getByText('before 2015')).toBeVisible();
  const child = await open(page, 'Contracts', 'Vesting 2025');
  await expect(child.getByText('A contract of this account (a factory)')).toBeVisible();
  await expect(child.getByText('The same address in 1 other contract')).toBeVisible();
  await child.getByRole('link', { name: 'Vesting factory' }).click();
  const factory = page.getByRole('region', { name: 'Vesting factory' });
  await expect(factory.getByText('A wallet of this account')).toBeVisible();
  await factory.getByRole('link', { name: 'Deployment account' }).click();
  const wallet = page.getByRole('region', { name: 'Deployment account' });
  await expect(wallet).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('gridcell', { name: 'Deployment account' })).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(wallet.getByText('Deployed 7 contracts of this account')).toBeVisible();
  await wallet.getByRole('link', { name: 'Deployment (imported)' }).click();
  const other = page.getByRole('region', { name: 'Deployment (imported)' });
  await other.getByRole('button', { name: 'Show the 7 contracts' }).click();
  const grid = page.getByRole('grid', { name: 'Smart contracts' });
  await expect(grid).toHaveAttribute('aria-rowcount', '8');
  await expect(chip(page, 'Deployed by: Deployment account')).toBeVisible();
});

test('unspecified fields are inert, and the JSON can be searched', async ({ app, page }) => {
  await page.getByRole('link', { name: 'Wallets', exact: true }).click();
  await page.getByRole('row', { name: /Odd/u }).getByRole('gridcell').first().click();
  const panel = page.getByRole('region', { name: 'Odd [U+202E]wallet' });
  await expect(panel.getByText(longNumber, { exact: true })).toBeVisible();
  await expect(panel.getByText('<b>bold</b>')).toBeVisible();
  await expect(panel.getByText('not text')).toBeVisible();
  await expect(panel.locator('b, img, script')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Copy limit' }).click();
  await expect.poll(() => app.clipboard()).toBe(longNumber);

  await panel.getByText('Raw JSON', { exact: true }).click();
  const json = page.getByRole('region', { name: 'The record as the service sent it' });
  await expect(json).toContainText(`"limit": ${longNumber}`);
  await expect(json).toContainText('\\u202ewallet');
  const find = panel.getByRole('searchbox', { name: 'Find in JSON' });
  await find.fill('WALLET');
  await expect(json.locator('mark')).toHaveCount(3);
  await expect(panel.getByText('1 of 3')).toBeVisible();
  await find.press('Shift+Enter');
  await expect(panel.getByText('3 of 3')).toBeVisible();
  // Keys pressed inside an input method.
  for (const key of ['Enter', 'Escape'])
    await find.dispatchEvent('keydown', { key, isComposing: true });
  await expect(find).toHaveValue('WALLET');
  await expect(panel.getByText('3 of 3')).toBeVisible();
  await find.press('Escape');
  await expect(find).toHaveValue('');
  await panel.getByRole('button', { name: 'Copy JSON' }).click();
  await expect.poll(() => app.clipboard()).toContain(`\n  "limit": ${longNumber}`);
});

test('keys and dragging set the panel width, and a double click resets it', async ({ page }) => {
  await open(page, 'Wallets', 'Deposit pilot');
  const edge = page.getByRole('separator', { name: 'Width of the details' });
  const showAll = page.getByRole('button', { name: 'Show all', exact: true });
  await expect(edge).toHaveAttribute('aria-valuenow', '400');
  await edge.press('End');
  await expect(showAll).toHaveCount(0);
  await edge.press('Home');
  await expect(edge).toHaveAttribute('aria-valuenow', '360');
  // The narrower panel cuts the text off again.
  await expect(showAll).toBeVisible();
  await edge.press('ArrowLeft');
  await expect(edge).toHaveAttribute('aria-valuenow', '380');
  await expect.poll(async () => (await page.locator('main aside').boundingBox())?.width).toBe(380);
  const box = await edge.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 3, (box?.y ?? 0) + 100];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 70, y);
  await page.mouse.up();
  await expect(edge).toHaveAttribute('aria-valuenow', '450');
  await edge.dblclick();
  await expect(edge).toHaveAttribute('aria-valuenow', '400');
});

test('in a narrow window the details cover the list', async ({ page }) => {
  await page.getByRole('link', { name: 'Wallets', exact: true }).click();
  await filterBy(page, 'Asset', /^ETH/u);
  const cell = page.getByRole('gridcell', { name: 'Deployment account' });
  await cell.click();
  const panel = page.getByRole('region', { name: 'Deployment account' });
  const filters = panel.getByText('Filter: Asset: ETH');
  const place = page.getByRole('status').filter({ hasText: /^Deployment account, 1 of \d/u });
  await expect(place).toHaveCount(1);
  // Beside the details the list shows its own filters.
  await expect(filters).toHaveCount(0);
  await page.setViewportSize({ width: 480, height: 700 });
  await expect(filters).toBeVisible();
  // The filters are not announced with every record.
  await expect(place).not.toContainText('Filter');

  await page.setViewportSize({ width: 900, height: 700 });
  await page.keyboard.press('Escape');
  await expect(cell).toBeFocused();
  for (const leave of ['Escape', 'Alt+ArrowLeft', 'button'] as const) {
    await page.keyboard.press('Enter');
    await expect(panel).toBeFocused();
    // A covered cell takes no focus.
    await cell.focus();
    await expect(panel).toBeFocused();
    if (leave === 'button') await panel.getByRole('button', { name: 'Back to Wallets' }).click();
    else await page.keyboard.press(leave);
    await expect(panel).toHaveCount(0);
    await expect(cell).toBeFocused();
  }
});
