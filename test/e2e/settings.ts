import type { Page } from 'playwright/test';
import { settingsWords as german } from '../../renderer/i18n/de/settings';
import { settingsWords as english } from '../../renderer/i18n/settings';

/** Opens a page of the settings at any window width, by its name in the given language. */
export const openSettings = async (
  page: Page,
  name: keyof typeof english.pages,
  spoken?: typeof english,
): Promise<void> => {
  const isGerman = (await page.locator('html').getAttribute('lang')) === 'de';
  const words = spoken ?? (isGerman ? german : english);
  await page.getByRole('link', { name: words.title, exact: true }).click();
  const link = page
    .getByRole('navigation', { name: words.pagesTitle })
    .getByRole('link', { name: words.pages[name] });
  const choice = page.getByLabel(words.pagesTitle).and(page.locator('select'));
  await link.or(choice).first().waitFor();
  if (await choice.isVisible()) await choice.selectOption({ label: words.pages[name] });
  else await link.first().click();
};
