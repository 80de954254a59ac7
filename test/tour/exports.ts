import path from 'node:path';
import { expect } from 'playwright/test';
import type { Walk } from './walk';

/** The dialog that takes records along, before and after a signed export. */
export const exports = async ({ app, page, folder, picture }: Walk, suffix: string) => {
  await page.getByRole('link', { name: 'Contracts', exact: true }).click();
  await page.getByRole('button', { name: 'Export…' }).click();
  await expect(page.getByRole('dialog', { name: 'Export' })).toBeVisible();
  await picture(`export${suffix}`);
  await page.getByRole('radio', { name: 'Signed JSON' }).check();
  await app.saveTo(path.join(folder, 'Demo-account-2026-11-21.json'));
  await page.getByRole('button', { name: 'Save…' }).click();
  await expect(page.getByRole('button', { name: 'Copy command' })).toBeVisible();
  await picture(`export-signed${suffix}`);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
};
