import { expect } from 'playwright/test';
import type { Walk } from './walk';

/** The demo account with its values hidden, and what is set about that. */
export const hidden = async ({ page, picture }: Walk, suffix: string): Promise<void> => {
  await page.getByRole('button', { name: 'Hide values' }).click();
  await expect(page.getByText('Values are hidden.')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Close message' }).click();
  await page.getByRole('link', { name: 'Overview', exact: true }).click();
  await picture(`hidden-overview${suffix}`);
  await page.getByRole('link', { name: 'Contracts', exact: true }).click();
  await page.getByRole('row').nth(4).click();
  await expect(page.locator('main aside').getByRole('heading', { level: 2 })).toBeVisible();
  await picture(`hidden-details${suffix}`);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('region', { name: 'Privacy' }).evaluate((section) => {
    section.scrollIntoView({ block: 'center' });
  });
  await picture(`settings-privacy${suffix}`);
  await page.getByRole('button', { name: 'Hide values' }).click();
};
