import { expect } from 'playwright/test';
import type { Walk } from './walk';

/** Addresses that look alike, and whose address deployed a contract; begins and ends with everything shown. */
export const addresses = async ({ page, picture }: Walk, suffix: string): Promise<void> => {
  await page.getByRole('link', { name: 'Overview', exact: true }).click();
  await page.getByRole('button', { name: 'Show 2 wallets' }).click();
  await page.getByRole('gridcell').first().click();
  await expect(page.getByRole('region', { name: 'Looks like another address' })).toBeVisible();
  await picture(`look-alike${suffix}`);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.getByRole('link', { name: 'Contracts', exact: true }).click();
  await page.getByRole('button', { name: 'Deployer', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'A wallet of this account 31' })).toBeVisible();
  await picture(`deployer-filter${suffix}`);
  await page.keyboard.press('Escape');
};
