import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expect, type App } from './fixtures';
import { clearAll, closeFilters, openFilters } from './list-tools';
import { lookUp, palette } from './palette-tools';
import { profileButton } from './profile-menu';
import { openSettings } from './settings';

const filters = async (page: Page, sections: readonly string[]): Promise<void> => {
  for (const section of sections) {
    await openFilters(page, section);
    await page.getByRole('checkbox').first().check();
    await closeFilters(page);
    await clearAll(page);
  }
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.keyboard.press('Escape');
};

/** Everything that shows records: the grid with its hints, filters, completions, an empty list, selected rows. */
const list = async (
  { page }: App,
  view: 'Wallets' | 'Contracts',
  columns: readonly string[],
): Promise<void> => {
  await page.getByRole('link', { name: view, exact: true }).click();
  const cells = page.getByRole('grid', { name: view.toLowerCase() }).getByRole('gridcell');
  await expect(cells.first()).toBeVisible();
  for (const cell of view === 'Wallets' ? [0, 1, 2] : [0, 2, 3, 4]) await cells.nth(cell).hover();
  // The row actions lie over the last cell.
  const actions = cells.filter({ has: page.getByRole('button') });
  for (const button of await actions.getByRole('button').all()) await button.hover();
  await filters(page, columns);
  const search = page.getByRole('searchbox', { name: 'Search' });
  for (const operator of ['name:', 'address:', 'asset:', view === 'Wallets' ? 'id:' : 'by:']) {
    await search.fill('');
    await search.pressSequentially(operator);
  }
  await search.fill('after:yesterday');
  await search.fill('nothing at all like this');
  await expect(page.getByText(/^0 of/u).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: /matches this$/u })).toBeVisible();
  await clearAll(page);
  await page.getByRole('columnheader').first().getByRole('button').click();
  await cells.first().click({ modifiers: ['ControlOrMeta'] });
  await page.getByRole('button', { name: 'Clear selection' }).click();
};

/** Visits every part of the details of the first `count` records, and the rows of the list that scroll into view. */
const details = async ({ page }: App, count: number): Promise<void> => {
  await page.getByRole('gridcell').first().click();
  const panel = page.locator('main aside');
  await expect(panel.getByRole('heading', { level: 2 })).toBeVisible();
  await panel.getByText('Raw JSON', { exact: true }).click();
  for (let place = 1; place <= count; place += 1) {
    // waitFor polls at every frame. An expectation polls at growing intervals, which add up over many records.
    await page
      .locator('main')
      .getByText(new RegExp(`^.*, ${place} of `, 'u'))
      .waitFor();
    await page.keyboard.press('Alt+ArrowDown');
  }
  await panel.getByRole('button', { name: 'Close' }).click();
};

const overview = async ({ page }: App): Promise<void> => {
  await page.getByRole('link', { name: 'Overview', exact: true }).click();
  for (const part of [/^Needs your/u, /by asset$/u, /by type$/u, /^Latest/u, 'Account'])
    await expect(page.getByRole('region', { name: part, exact: true })).toBeVisible();
  const explore = page.getByRole('button', { name: 'Explore', exact: true });
  await expect(page.getByRole('list').filter({ hasText: '·' }).getByRole('button')).not.toHaveCount(
    0,
  );
  // An account with few deployments has no chart.
  if (await explore.isHidden()) return;
  await explore.click();
  await expect(page.getByRole('dialog')).toContainText('The times are hidden');
  await page.keyboard.press('Escape');
};

const settings = async ({ page }: App): Promise<void> => {
  await openSettings(page, 'connection');
  await page.getByRole('button', { name: 'Check connection' }).click();
  await page.getByRole('button', { name: 'Show all checks' }).click();
  await expect(page.getByText('Passed').first()).toBeVisible();
  const requests = page.getByRole('table', { name: 'Last calls' });
  await requests.getByRole('row').last().getByRole('button').click();
  await expect(page.getByRole('region', { name: 'Claims' })).toBeVisible();
  await page.keyboard.press('Escape');
  for (const name of ['profile', 'reading', 'privacy', 'app', 'about'] as const) {
    await openSettings(page, name);
  }
};

const exporting = async (app: App): Promise<void> => {
  const { page } = app;
  await page.getByRole('button', { name: 'Export…' }).click();
  await expect(page.getByRole('button', { name: 'Save…' })).toBeVisible();
  await page.getByRole('radio', { name: 'Signed JSON' }).check();
  await app.saveTo(`${app.userData}-Walked-through.json`);
  await page.getByRole('button', { name: 'Save…' }).click();
  await expect(page.getByRole('button', { name: 'Copy command' })).toBeVisible();
  expect(await page.content()).not.toContain('Walked-through');
  await page.keyboard.press('Escape');
};

/** Compares the wallets with a list, whose own values are as private. */
const comparing = async (app: App): Promise<void> => {
  const { page } = app;
  const file = `${app.userData}-Walked-through.csv`;
  await writeFile(
    file,
    'Walked-head,address\nWalked-name,0x4C1B7F0E93a2d65c08bE17F4a9D3360B52eC8d71\n',
  );
  await page.getByRole('link', { name: 'Wallets', exact: true }).click();
  await app.chooseFile(file);
  await page.getByRole('button', { name: 'Compare with a list…' }).click();
  await expect(page.getByRole('grid', { name: 'Compared records' })).toContainText('Expected');
  await page.getByRole('button', { name: 'Change columns' }).click();
  await page.getByLabel('Name', { exact: true }).selectOption({ index: 1 });
  expect(await page.content()).not.toMatch(/Walked-|0x4C1B/u);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('grid', { name: 'Compared records' })).toContainText('Expected');
  expect(await page.content()).not.toMatch(/Walked-|0x4C1B/u);
  await page.keyboard.press('Escape');
};

const activity = async ({ page }: App): Promise<void> => {
  await page.getByRole('link', { name: 'Changes', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Changes' })).toBeVisible();
};

/** Opens everything in the frame around the screens. */
const shell = async ({ page }: App): Promise<void> => {
  await profileButton(page).click();
  await expect(page.getByRole('menu', { name: 'Profiles' })).toBeVisible();
  await page.keyboard.press('Escape');
  await lookUp(page, 'pro');
  await expect(palette(page).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^(Demo data|Live)/u }).click();
  await expect(page.getByRole('term').filter({ hasText: 'Times are in' })).toBeVisible();
  await page.keyboard.press('Escape');
};

/** Visits the overview and everything that opens around every screen. */
export const walkHiddenFrame = async (app: App): Promise<void> => {
  await overview(app);
  await shell(app);
};

/** How many records each list has. */
interface Records {
  readonly wallets: number;
  readonly contracts: number;
}

/** Visits every screen and every record of an account whose values are hidden. */
export const walkHidden = async (app: App, records: Records): Promise<void> => {
  await walkHiddenFrame(app);
  await list(app, 'Wallets', ['Asset', 'Address check', 'Problems and marks']);
  await details(app, records.wallets);
  await comparing(app);
  await list(app, 'Contracts', [
    'Asset',
    'Type',
    'Deployer',
    'Address check',
    'Problems and marks',
  ]);
  await details(app, records.contracts);
  await exporting(app);
  await activity(app);
  await settings(app);
};
