import { de } from '../../electron/main/i18n/de';
import { german } from '../../renderer/i18n/de';
import { connectWords } from '../../renderer/i18n/connect';
import { words as windowWords } from '../../renderer/i18n/window';
import { expect, test } from './connect';
import { expectMenu, labels } from './native-menu';
import { openSettings } from './settings';

test.use({ ownApp: true });

test.describe('on a system in German', () => {
  // On Windows and macOS the system settings hold the language, and no test may change them.
  test.skip(process.platform !== 'linux', 'only Linux takes its language from the environment');
  test.use({ environment: { LANGUAGE: 'de_AT.UTF-8:en' } });

  test('the app and its dates are German from the first moment', async ({ page }) => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { name: german.window.connect.title })).toBeVisible();
    await expect(page.getByRole('button', { name: german.window.connect.test })).toBeVisible();

    await page.getByRole('button', { name: german.window.connect.demo }).click();
    await page.getByRole('link', { name: german.window.account.contracts }).click();
    // Austrian German abbreviates January as "Jän.".
    await expect(
      page.getByRole('gridcell', { name: /^\d\d\. Jän\. \d{4}$/u }).first(),
    ).toBeVisible();
  });
});

test('a new language applies at once, also in dialogs and menus of main, and typed text is not lost', async ({
  app,
  page,
}) => {
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: connectWords.demo }).click();
  await page.getByRole('link', { name: windowWords.account.wallets, exact: true }).click();
  await page.getByRole('searchbox').fill('cold');
  await openSettings(page, 'app');
  await page.getByRole('button', { name: windowWords.appearance.deleteLogs }).click();
  await expect(page.getByText(windowWords.appearance.logsDeleted)).toBeVisible();
  const choice = page.getByRole('combobox', { name: windowWords.appearance.language });
  // Each language is named in itself, and so pronounced.
  await expect(choice.getByRole('option', { name: 'Deutsch' })).toHaveAttribute('lang', 'de');
  await choice.selectOption('de');

  const { window: words } = german;
  // A message about an earlier action changes its language too.
  await expect(page.getByText(words.appearance.logsDeleted)).toBeVisible();
  await expect(page.getByRole('heading', { name: words.settings.title, level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('combobox', { name: words.appearance.language })).toHaveValue('de');
  await page.getByRole('link', { name: words.account.wallets, exact: true }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('cold');
  await expect(page.getByText('3 von 30 Wallets')).toBeVisible();

  // Dialogs of main use it too: pressButton fails if no button of the dialog has this label.
  await page.getByRole('row').nth(2).click();
  await app.pressButton('Öffnen');
  await page.getByRole('link', { name: german.details.links.address('etherscan.io') }).click();
  await expect.poll(() => app.openedLinks()).toHaveLength(1);
  const { record, roles } = de.menu;
  await page.getByRole('gridcell').first().click({ button: 'right' });
  await expectMenu(app).toContain(record.copyAddress);
  expect(await labels(app)).toContain(record.openDetails);
  await app.dismissMenu();
  await page.getByRole('searchbox').click({ button: 'right' });
  await expectMenu(app).toContain(roles.selectAll);
  await app.dismissMenu();

  const again = await app.relaunch();
  await expect(again.getByRole('heading', { name: words.overview.attention.title })).toBeVisible();
  await openSettings(again, 'app');
  await again.getByRole('combobox', { name: words.appearance.language }).selectOption('en');
  await expect(again.locator('html')).toHaveAttribute('lang', 'en');
  await expect(again.getByRole('button', { name: windowWords.account.refresh })).toBeVisible();
});

test('the app stays English if the German texts cannot be loaded', async ({ page }) => {
  await page.route(/\/de-[\w-]+\.js$/u, (route) => route.abort());
  await page.getByRole('button', { name: connectWords.demo }).click();
  await openSettings(page, 'app');
  const choice = page.getByRole('combobox', { name: windowWords.appearance.language });
  await choice.selectOption('de');
  await expect(choice).toHaveValue('de');
  await expect(page.getByRole('heading', { name: windowWords.settings.title })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
