import type { Page } from 'playwright/test';
import type { German } from '../../renderer/words/de';
import { expect } from './connect';

/** Looks at the screen that is open. */
type Look = (screen: string) => Promise<void>;

const section = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('heading', { name, exact: true }).first().scrollIntoViewIfNeeded();
};

const lookAtLists = async (
  page: Page,
  { window, details, addressRelations }: German,
  look: Look,
): Promise<void> => {
  for (const view of [window.account.wallets, window.account.contracts]) {
    await page.getByRole('link', { name: view, exact: true }).click();
    await expect(page.getByRole('row').nth(3)).toBeVisible();
    await look(`list-${view}`);
    await page.getByRole('button', { name: window.fields.asset, exact: true }).first().click();
    await look(`filter-${view}`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: window.list.columns }).click();
    await look(`columns-${view}`);
    await page.keyboard.press('Escape');
    await page.getByRole('row').nth(2).click();
    await page.getByRole('button', { name: details.showQr }).first().waitFor();
    await look(`details-${view}`);
    await page.keyboard.press('Escape');
    const alike = page.getByRole('button', { name: addressRelations.filter, exact: true });
    await alike.click();
    await page.getByRole('row').nth(1).click();
    await page.getByRole('region', { name: addressRelations.title }).waitFor();
    await look(`look-alike-${view}`);
    await page.keyboard.press('Escape');
    await alike.click();
    await page.getByRole('searchbox').fill('nothing like this');
    await look(`nothing-${view}`);
    await page.getByRole('searchbox').fill('');
  }
};

/** The settings, piece by piece, with the results of the Doctor. */
const lookAtSettings = async (
  page: Page,
  { window, doctor, about }: German,
  look: Look,
): Promise<void> => {
  await page.getByRole('button', { name: window.settings.title, exact: true }).click();
  await page.getByRole('button', { name: doctor.run }).click();
  await expect(page.getByRole('list', { name: doctor.list })).toHaveAttribute('aria-busy', 'false');
  const sections = [
    window.settings.profile,
    window.refreshing.title,
    window.explorers.title,
    doctor.title,
    window.appearance.title,
    window.settings.everything,
    about.title,
  ];
  for (const [place, title] of sections.entries()) {
    await section(page, title);
    await look(`settings-${place}`);
  }
};

/** Opens the main screens of the app one after the other, from the first one on, by the words of its language. */
export const visitScreens = async (page: Page, words: German, look: Look): Promise<void> => {
  const { connect } = words.window;
  await expect(page.getByRole('heading', { name: connect.title })).toBeVisible();
  await look('connect');
  await page.getByRole('button', { name: connect.test }).click();
  await look('connect-missing');
  await page.getByRole('button', { name: connect.demo }).click();
  await expect(page.getByText('Meridian Treasury Operations')).toBeVisible();
  // The charts come last.
  await expect(page.getByRole('slider', { name: words.charts.title })).toBeVisible();
  await page.getByText(words.charts.table).click();
  await look('overview');
  await page.getByRole('region', { name: words.charts.title }).scrollIntoViewIfNeeded();
  await look('charts');
  await page.getByRole('button', { name: words.inspector.open }).click();
  const claims = page.getByRole('region', { name: words.inspector.claims });
  await expect(claims).toBeVisible();
  await look('inspector');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: words.export.open }).click();
  await expect(page.getByRole('button', { name: words.export.save })).toBeVisible();
  await look('export');
  await page.getByRole('radio', { name: words.export.formats['signed-json'] }).check();
  await look('export-signed');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: words.activity.title }).click();
  await look('activity');
  await lookAtLists(page, words, look);
  await lookAtSettings(page, words, look);
};
