import { expect } from 'playwright/test';
import type { Walk } from './walk';

const openList = async ({ page }: Walk, view: 'Wallets' | 'Contracts'): Promise<void> => {
  await page.getByRole('link', { name: view, exact: true }).click();
  await expect(page.getByRole('row').nth(3)).toBeVisible();
};

const closeDetails = async ({ page }: Walk): Promise<void> => {
  await page.getByRole('button', { name: 'Close', exact: true }).click();
};

/** Search, filters, selection and details of both lists of the demo account. */
export const lists = async (walk: Walk, suffix: string): Promise<void> => {
  const { page, picture } = walk;
  const search = page.getByRole('searchbox', { name: 'Search' });
  await openList(walk, 'Contracts');
  await page.getByRole('row').nth(3).click();
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeVisible();
  await picture(`contract-details${suffix}`);
  await closeDetails(walk);
  await page.getByRole('button', { name: 'Type', exact: true }).first().click();
  await page.getByRole('checkbox', { name: /^ERC-20/u }).check();
  await picture(`filter${suffix}`);
  await page.keyboard.press('Escape');
  await search.fill('ty');
  await search.press('End');
  await search.pressSequentially('p');
  await expect(page.getByRole('option', { name: 'type:' })).toBeVisible();
  await picture(`search-completions${suffix}`);
  await search.fill('nothing like this');
  await expect(page.getByText(/^0 of/u).first()).toBeVisible();
  await picture(`search-nothing${suffix}`);
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await openList(walk, 'Wallets');
  await page
    .getByRole('row')
    .nth(2)
    .click({ modifiers: ['ControlOrMeta'] });
  await page
    .getByRole('row')
    .nth(6)
    .click({ modifiers: ['Shift'] });
  await picture(`selected${suffix}`);
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await page.getByRole('button', { name: 'Checksum' }).click();
  await page.getByRole('checkbox', { name: 'EIP-55 does not match' }).check();
  await page.keyboard.press('Escape');
  await page
    .getByRole('gridcell', { name: /EIP-55 does not match/u })
    .first()
    .click();
  await picture(`wallet-mismatch${suffix}`);
  await page.getByRole('button', { name: 'Copy address' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await picture(`copy-doubtful${suffix}`);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await closeDetails(walk);
};
