import type { Page } from 'playwright/test';
import { expect } from './connect';

const filterPanel = (page: Page) => page.getByRole('group', { name: 'Filter', exact: true });

/** Opens the filters of the list on screen, with one section expanded. */
export const openFilters = async (page: Page, section: string): Promise<void> => {
  const panel = filterPanel(page);
  if (!(await panel.isVisible())) {
    await page.getByRole('button', { name: /^Filter(,|$)/u }).press('Enter');
  }
  const head = panel.getByRole('button', { name: new RegExp(`^${section}( \\d+)?$`, 'u') });
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.press('Enter');
  await expect(head).toHaveAttribute('aria-expanded', 'true');
};

/** Closes the filters and waits until they have faded. Fading filters count as visible but cannot be used. */
export const closeFilters = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await expect(filterPanel(page)).toBeHidden();
};

/** Ticks a choice in a section of the filters and closes them. The name may omit the choice's count. */
export const filterBy = async (
  page: Page,
  section: string,
  choice: string | RegExp,
): Promise<void> => {
  await openFilters(page, section);
  await filterPanel(page).getByRole('checkbox', { name: choice }).first().check();
  await closeFilters(page);
};

/** The chip that removes a chosen filter, such as "Asset: BTC". */
export const chip = (page: Page, text: string) =>
  page.getByRole('search').getByRole('button', { name: `Remove “${text}”`, exact: true });

/** Clears the search and all filters. */
export const clearAll = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Filter(,|$)/u }).press('Enter');
  await filterPanel(page).getByRole('button', { name: 'Clear all' }).press('Enter');
  await expect(filterPanel(page)).toBeHidden();
};

/** The number of the first row that is fully visible below the column heads. */
export const firstInSight = (page: Page): Promise<number> =>
  page.getByRole('grid').evaluate((grid) => {
    const heads = grid.querySelector('[role=columnheader]')?.getBoundingClientRect().bottom ?? 0;
    const numbers = [...grid.querySelectorAll('[role=row]:has([role=gridcell])')]
      .filter((row) => row.getBoundingClientRect().top >= heads - 1)
      .map((row) => Number(row.getAttribute('aria-rowindex')));
    return Math.min(...numbers);
  });
