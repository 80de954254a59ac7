import { complaints } from './axe';
import { expect, test } from './connect';
import type { App } from './fixtures';
import { openSettings } from './settings';

const openExplorers = async ({ page }: App): Promise<void> => {
  await openSettings(page, 'app');
  await expect(page.getByRole('heading', { name: 'Explorers' })).toBeVisible();
};

const openDemo = async (app: App): Promise<void> => {
  await app.page.getByRole('button', { name: 'Explore with a demo account' }).click();
  await expect(app.page.getByText('Meridian Treasury Operations')).toBeVisible();
  await openExplorers(app);
};

const entry = ({ page }: App, name: string) => page.getByRole('group', { name, exact: true });

test('a field that cannot be used is marked, said and focused; nothing is saved', async ({
  app,
}) => {
  const { page } = app;
  await openDemo(app);
  await page.getByRole('button', { name: 'Add asset' }).click();
  const added = entry(app, 'New asset');
  await expect(added.getByLabel('Asset', { exact: true })).toBeFocused();
  await page.keyboard.type('BTC');
  const btc = entry(app, 'BTC');
  const pageField = btc.getByLabel('Page of an address');
  await pageField.fill('https://.com/{address}');
  await btc.getByLabel('Asset', { exact: true }).focus();
  await page.getByRole('button', { name: 'Save explorers' }).click();
  await expect(pageField).toBeFocused();
  await expect(pageField).toHaveAttribute('aria-invalid', 'true');
  await expect(pageField).toHaveAccessibleDescription(/not a web address/u);
  expect(await complaints(page)).toEqual([]);
  await app.relaunch();
  await openExplorers(app);
  await expect(entry(app, 'ETH')).toBeVisible();
  await expect(entry(app, 'BTC')).toHaveCount(0);
});

test('entries that are not saved yet outlive a look at another view, and can be given up', async ({
  app,
}) => {
  const { page } = app;
  await openDemo(app);
  await page.getByRole('button', { name: 'Add asset' }).click();
  await page.keyboard.type('DOGE');
  await page.getByRole('link', { name: 'Wallets' }).click();
  await openExplorers(app);
  await expect(entry(app, 'DOGE')).toBeVisible();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(entry(app, 'DOGE')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add asset' })).toBeFocused();
});

test('removing an entry keeps the focus in the form, and counts once it is saved', async ({
  app,
}) => {
  const { page } = app;
  await openDemo(app);
  await page.getByRole('button', { name: 'Remove ETH' }).click();
  await expect(page.getByRole('button', { name: 'Add asset' })).toBeFocused();
  await expect(page.getByText('ETH is removed once you save the explorers.')).toBeVisible();
  await page.getByRole('button', { name: 'Save explorers' }).click();
  await expect(page.getByText('Explorers saved.')).toBeVisible();
  await app.relaunch();
  await openExplorers(app);
  await expect(entry(app, 'ETH')).toHaveCount(0);
});
