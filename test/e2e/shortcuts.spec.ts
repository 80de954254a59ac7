import { violations } from './axe';
import { expect, test } from './connect';
import { palette } from './palette-tools';
import { openSettings } from './settings';

const holder = 'Meridian Treasury Operations';

test('keys switch between views, and ? opens the list of shortcuts', async ({ page }) => {
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.getByLabel('Profile name').focus();
  await page.keyboard.press('?');
  await expect(page.getByLabel('Profile name')).toHaveValue('?');
  await expect(sheet).toBeHidden();
  await page.keyboard.press('ControlOrMeta+2');
  await expect(page.getByRole('heading', { name: 'Connect an account' })).toBeVisible();
  await page.getByLabel('Profile name').fill('');
  await page.getByRole('button', { name: 'Explore with a demo account' }).click();
  await expect(page.getByRole('heading', { name: holder })).toBeVisible();
  await page.getByRole('link', { name: 'Overview' }).focus();
  await page.keyboard.press('?');
  await expect(sheet).toContainText(process.platform === 'darwin' ? '⌘F' : 'Ctrl+F');
  expect(await violations(page)).toEqual([]);
  // While the list of shortcuts is open, the other keys do nothing.
  await page.keyboard.press('ControlOrMeta+2');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('link', { name: 'Overview' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name: holder })).toBeVisible();

  await page.keyboard.press('ControlOrMeta+2');
  await expect(page.getByRole('grid', { name: 'Wallets' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+F');
  await page.keyboard.type('?a');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('?a');
  await page.keyboard.press('ControlOrMeta+3');
  await expect(page.getByRole('grid', { name: 'Smart contracts' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+,');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+1');
  await expect(page.getByRole('heading', { level: 1, name: holder })).toBeVisible();
});

test('the title of the next screen gets the focus', async ({ app, page }) => {
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.getByRole('button', { name: /demo account/iu }).press('Enter');
  await expect(title(holder)).toBeFocused();
  await openSettings(page, 'profile');
  await page.getByLabel('Profile name').focus();
  await page.keyboard.press('ControlOrMeta+1');
  await expect(title(holder)).toBeFocused();
  // A link keeps the focus, because it exists before and after.
  const link = page.getByRole('link', { name: 'Wallets', exact: true });
  await link.press('Enter');
  await expect(title('Wallets')).toBeVisible();
  await expect(link).toBeFocused();
  // After a shortcut, focus that stays on the link would not show the new view.
  await page.keyboard.press('ControlOrMeta+3');
  await expect(title('Contracts')).toBeFocused();
  await openSettings(page, 'profile');
  await app.pressButton('Remove profile and keys');
  await page.getByRole('button', { name: 'Remove profile…' }).press('Enter');
  await expect(title('Connect an account')).toBeFocused();
});

test('text typed right after "Find address" opens goes into its field', async ({ page }) => {
  await page.getByRole('button', { name: 'Explore with a demo account' }).click();
  await expect(page.getByRole('heading', { name: holder })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+2');
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.focus();
  const isRead = (): boolean =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/Palette-'));
  await expect.poll(() => page.evaluate(isRead)).toBe(true);
  await page.keyboard.press('ControlOrMeta+K');
  await page.keyboard.type('settings');
  await expect(palette(page).getByRole('combobox')).toHaveValue('settings');
  await expect(search).toHaveValue('');
});
