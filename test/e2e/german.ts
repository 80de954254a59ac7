import { de as germanOfMain } from '../../electron/main/i18n/de';
import { german } from '../../renderer/i18n/de';
import { connectWords } from '../../renderer/i18n/connect';
import { words } from '../../renderer/i18n/window';
import { expect, type App } from './fixtures';
import { openSettings } from './settings';

/** Chooses German in the settings of an account, as a user does, and goes back to the first screen. */
export const chooseGerman = async (app: App): Promise<void> => {
  const { page } = app;
  await page.getByRole('button', { name: connectWords.demo }).click();
  await openSettings(page, 'app');
  await page.getByRole('combobox', { name: words.appearance.language }).selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const { overview, connect } = german.window;
  await openSettings(page, 'profile');
  await app.pressButton(germanOfMain.confirmRemoval.removeOne);
  await page.getByRole('button', { name: overview.remove }).click();
  await expect(page.getByRole('heading', { name: connect.title })).toBeVisible();
};
