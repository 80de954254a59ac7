import { expect } from 'playwright/test';
import type { Walk } from './walk';

/** Names, tags and notes of the person's own: being written, in the details, and in the list. */
export const notes = async ({ page, picture }: Walk, suffix: string): Promise<void> => {
  await page.getByRole('link', { name: 'Wallets', exact: true }).click();
  await page.getByRole('gridcell').first().click();
  const section = page.getByRole('region', { name: 'Your notes' });
  await section.getByRole('button', { name: 'Add name, tags or note' }).click();
  await section.getByLabel('Name').fill('Payroll, main');
  await section.getByLabel('Tags, separated by commas').fill('payroll, two signers, EUR');
  await section
    .getByRole('textbox', { name: 'Note' })
    .fill('Only after the call back from the bank.\nLimit: 250,000 a day.');
  await section.scrollIntoViewIfNeeded();
  await picture(`notes-edit${suffix}`);
  await section.getByRole('button', { name: 'Save notes' }).click();
  await section.getByRole('button', { name: 'Favourite' }).click();
  await expect(section.getByRole('button', { name: 'Favourite', pressed: true })).toBeVisible();
  await picture(`notes${suffix}`);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('gridcell', { name: /Payroll, main/u })).toBeVisible();
  await picture(`notes-list${suffix}`);
};
