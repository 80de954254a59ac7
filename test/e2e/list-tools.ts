import type { Page } from 'playwright/test';
import { expect } from './connect';

/** Opens the filters of the list on screen, with one of their sections unfolded. */
export const openFilters = async (page: Page, section: string): Promise<void> => {
  const panel = page.getByRole('group', { name: 'Filter', exact: true });
  if (!(await panel.isVisible())) {
    await page.getByRole('button', { name: /^Filter(,|$)/u }).press('Enter');
  }
  const head = panel.getByRole('button', { name: new RegExp(`^${section}( \\d+)?$`, 'u') });
  // While the addresses of an account are still being worked out, the sections are drawn anew.
  await expect(async () => {
    if ((await head.getAttribute('aria-expanded')) === 'false') await head.press('Enter');
    await expect(head).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 });
  }).toPass({ timeout: 15_000 });
};

/** Ticks a choice of a section of the filters, and closes them. The name may leave out its count. */
export const filterBy = async (
  page: Page,
  section: string,
  choice: string | RegExp,
): Promise<void> => {
  await openFilters(page, section);
  const panel = page.getByRole('group', { name: 'Filter', exact: true });
  await panel.getByRole('checkbox', { name: choice }).first().check();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
};

/** The chip that takes a chosen filter away, such as "Asset: BTC". */
export const chip = (page: Page, text: string) =>
  page.getByRole('search').getByRole('button', { name: `Remove “${text}”`, exact: true });

/** Takes the search and all filters away. */
export const clearAll = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Filter(,|$)/u }).press('Enter');
  const panel = page.getByRole('group', { name: 'Filter', exact: true });
  await panel.getByRole('button', { name: 'Clear all' }).press('Enter');
};
