import { violations } from './axe';
import { expect, test } from './connect';
import type { App } from './fixtures';
import { german } from '../../renderer/i18n/de';
import { openSettings } from './settings';

const openExplorers = async ({ page }: App): Promise<void> => {
  await openSettings(page, 'app');
  await expect(page.getByRole('heading', { name: 'Explorers' })).toBeVisible();
};

const openDemo = async (app: App): Promise<void> => {
  await app.page.getByRole('button', { name: 'Explore with a demo account' }).click();
  await expect(
    app.page.getByRole('heading', { name: 'Meridian Treasury Operations' }),
  ).toBeVisible();
  await openExplorers(app);
};

const entry = ({ page }: App, name: string) => page.getByRole('group', { name, exact: true });

/** Expands an entry. Only one entry is expanded at a time. */
const unfold = async (app: App, name: string): Promise<void> => {
  const line = entry(app, name).locator('[aria-expanded]');
  await line.click();
  await expect(line).toHaveAttribute('aria-expanded', 'true');
};

const template = 'https://scan.example/{address}';

test('an explorer entry is saved as soon as it is valid, and removed at once', async ({
  app,
  page,
}) => {
  await openDemo(app);
  await page.getByRole('button', { name: 'Add asset' }).click();
  const added = entry(app, 'New asset');
  await expect(added.getByLabel('Asset', { exact: true })).toBeFocused();
  await page.keyboard.type('BTC');
  const btc = entry(app, 'BTC');
  const pageField = btc.getByLabel('Page of an address');
  // An Enter that confirms an input method does not end the editing.
  await btc
    .getByLabel('Asset', { exact: true })
    .dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  await expect(pageField).toHaveAttribute('aria-invalid', 'false');
  await pageField.fill('https://.com/{address}');
  await page.keyboard.press('Enter');
  await expect(pageField).toHaveAttribute('aria-invalid', 'true');
  await expect(pageField).toHaveAccessibleDescription(/not a web address/u);
  await expect(btc).toContainText('Not saved yet.');
  expect(await violations(page)).toEqual([]);
  await unfold(app, 'ETH');
  await expect(pageField).toBeHidden();
  await expect(entry(app, 'BTC').getByRole('button')).toHaveAccessibleName(/Not saved yet/u);
  const ethField = entry(app, 'ETH').getByLabel('Page of an address');
  await ethField.fill('http://nothing');
  await page.keyboard.press('Tab');
  await expect(entry(app, 'ETH')).toContainText('what was here before still applies');

  // Typed text survives a visit to another view, but not a restart.
  await page.getByRole('link', { name: 'Wallets' }).click();
  await openExplorers(app);
  await unfold(app, 'BTC');
  await expect(pageField).toHaveValue('https://.com/{address}');
  await pageField.fill(template);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await app.relaunch();
  await openExplorers(app);
  const fieldOf = (name: string) => entry(app, name).getByLabel('Page of an address');
  await unfold(app, 'BTC');
  await expect(fieldOf('BTC')).toHaveValue(template);
  await unfold(app, 'ETH');
  await expect(fieldOf('ETH')).toHaveValue(/etherscan/u);

  // Removing an entry takes effect at once and keeps the focus nearby.
  const again = app.page;
  await again.getByRole('button', { name: 'Remove ETH' }).click();
  await expect(again.getByRole('button', { name: 'Add asset' })).toBeFocused();
  await expect(again.getByText('ETH is removed.')).toBeVisible();
  await expect(entry(app, 'ETH')).toHaveCount(0);
  const assets = () =>
    again.evaluate(async () => {
      const state = await window.accountViewer.getState();
      return state.ok ? state.value.explorers.map(({ asset }) => asset) : [];
    });
  await expect.poll(assets).toEqual(['BTC']);
  // The message about the removal follows the language, which is chosen on the same page.
  await again.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(again.getByText(german.window.explorers.removed('ETH'))).toBeVisible();
});
