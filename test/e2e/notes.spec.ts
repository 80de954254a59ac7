import { readFile } from 'node:fs/promises';
import { coldStorage, smallAccount, smallWallet } from '../service/small-account';
import { readCsv } from '../unit/export/read-csv';
import { violations } from './axe';
import { expect, test } from './connect';
import { placesReadAloud } from './read-aloud';
import { readTree } from './user-data';
import { filterBy } from './list-tools';

const account = { ...smallAccount, wallets: [smallWallet, coldStorage] };

test('own names and notes are encrypted, found, marked, and exported only if the user wants', async ({
  connected,
}) => {
  const { app, service } = await connected({ account });
  let { page } = app;
  await page.getByRole('link', { name: 'Wallets', exact: true }).click();
  await page.getByRole('gridcell', { name: 'Cold storage' }).click();
  const section = () => app.page.getByRole('region', { name: 'Your notes' });
  await section().getByRole('button', { name: 'Add name, tags or note' }).click();
  await section().getByLabel('Name').fill('=Payroll');
  await section().getByLabel('Tags, separated by commas').fill('own, night \u202egnp,own');
  await section().getByRole('textbox', { name: 'Note' }).fill('Ask first.\n<b>Then</b> pay.');
  const readAloud = await placesReadAloud(page);
  await section().getByRole('button', { name: 'Save notes' }).click();
  await expect(section().getByText('<b>Then</b> pay.')).toBeVisible();
  await expect.poll(readAloud).toContain('Saved.');
  await expect(section().getByText('U+202E')).toBeVisible();
  const spoken = (text: string) => page.getByRole('status').filter({ hasText: text });
  const panel = page.locator('main aside');
  await panel.getByRole('button', { name: 'Favourite' }).click();
  await expect(panel.getByRole('button', { name: 'Favourite', pressed: true })).toBeVisible();
  // The button's own state says so.
  await expect(spoken('Now a favourite')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  const hide = page.getByRole('button', { name: 'Hide values' });
  await hide.click();
  await expect.poll(() => page.content()).not.toContain('Payroll');
  expect(await page.content()).not.toContain('Ask first.');
  await hide.click();

  await page.getByRole('button', { name: 'Close', exact: true }).first().click();
  const named = page.getByRole('gridcell', {
    name: /Favourite.*You have notes on this.*=Payroll.*Cold storage/u,
  });
  await named.focus();
  await page.keyboard.press('ControlOrMeta+D');
  await expect(spoken('No longer a favourite')).toBeAttached();
  await page.keyboard.press('ControlOrMeta+D');
  await expect(spoken('Now a favourite')).toBeAttached();
  await expect(named).toBeVisible();
  await page.keyboard.press('ControlOrMeta+K');
  await page.keyboard.type('payr');
  await expect(page.getByRole('option', { name: /=Payroll.*Cold storage/u })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox', { name: 'Search' }).fill('night');
  await expect(page.getByText('1 of 2 wallets')).toBeVisible();
  // Beside two names there is only a tooltip for the tag that the search has found.
  await expect(
    page.getByRole('gridcell', { name: /You have notes on this: night.*=Payroll.*Cold storage/u }),
  ).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('');
  await filterBy(page, 'Problems and marks', 'Favourites');
  await expect(page.getByText('1 of 2 wallets')).toBeVisible();
  await expect(named).toBeVisible();

  const file = `${app.userData}-wallets.csv`;
  await page.getByRole('button', { name: 'Export…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  for (const wished of [false, true]) {
    if (wished) await dialog.getByRole('checkbox', { name: /^Include your names/u }).check();
    await app.saveTo(file);
    await dialog.getByRole('button', { name: 'Save…' }).click();
    await expect(dialog.getByText(/^Saved \d/u)).toBeVisible();
    const [header, ...rows] = readCsv(await readFile(file));
    expect(header?.includes('yourName')).toBe(wished);
    expect(rows.flat().includes("'=Payroll")).toBe(wished);
  }
  await page.keyboard.press('Escape');

  // Notes survive when their record leaves the account and comes back, and no file shows them in plain text.
  service.serve({ ...account, wallets: [smallWallet] });
  page = await app.relaunch(async () => {
    for (const [file, text] of Object.entries(await readTree(app.userData, 'closed')))
      expect(text.includes('Payroll'), file).toBe(false);
  });
  await expect(page.getByRole('link', { name: 'Wallets', exact: true })).toBeVisible();
  service.serve(account);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByRole('link', { name: 'Wallets', exact: true }).click();
  await expect(
    page.getByRole('gridcell', { name: /Favourite.*=Payroll.*Cold storage/u }),
  ).toBeVisible();
});

test('a removed name leaves no trace', async ({ opened }) => {
  const { page } = await opened({ account }, 'Wallets');
  await page.getByRole('gridcell', { name: 'Cold storage' }).click();
  const section = page.getByRole('region', { name: 'Your notes' });
  await section.getByRole('button', { name: 'Add name, tags or note' }).click();
  await section.getByLabel('Tags, separated by commas').fill('x'.repeat(31));
  await expect(section.getByText('At most 10 tags of 30 characters each.')).toBeVisible();
  await section.getByRole('button', { name: 'Save notes' }).click();
  await expect(section.getByRole('button', { name: 'Save notes' })).toBeVisible();
  await expect(section.getByLabel('Tags, separated by commas')).toBeFocused();
  await section.getByLabel('Tags, separated by commas').fill('');
  await section.getByLabel('Name').fill('Mine');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { name: /Mine/u })).toBeVisible();
  await section.getByRole('button', { name: 'Edit' }).click();
  await section.getByLabel('Name').fill('  ');
  await page.keyboard.press('Enter');
  await expect(section.getByRole('button', { name: 'Add name, tags or note' })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /Mine/u })).toHaveCount(0);
});
