import { readFile, stat, writeFile } from 'node:fs/promises';
import { otherAddress, smallAccount, smallWallet } from '../service/small-account';
import { violations } from './axe';
import { expect, test as base } from './connect';
import type { App } from './fixtures';
import { openSettings } from './settings';

/** `test` with the path of a file that is deleted after the test. */
const test = base.extend<{ file: string }>({
  file: async ({ app }, use) => {
    const file = `${app.userData}-notes.json`;
    await use(file);
  },
});

const note = async ({ page }: App, name: string): Promise<void> => {
  await page.getByRole('link', { name: 'Wallets', exact: true }).click();
  await page.getByRole('gridcell', { name: smallWallet.walletName }).click();
  const section = page.getByRole('region', { name: 'Your notes' });
  await section.getByRole('button', { name: /^(?:Add name|Edit)/u }).click();
  await section.getByLabel('Name').fill(name);
  await section.getByRole('button', { name: 'Save notes' }).click();
  await expect(section.getByRole('button', { name: 'Edit' })).toBeVisible();
};

test('notes and pinned addresses are exported and imported safely', async ({ file, connected }) => {
  const { app, page, service } = await connected();
  const card = page.getByRole('region', { name: 'Notes and first-seen addresses' });
  const dialog = page.getByRole('dialog', { name: 'Import notes and addresses' });
  const choose = async (text: string): Promise<void> => {
    await writeFile(file, text);
    await app.chooseFile(file);
    await card.getByRole('button', { name: 'Import notes and addresses…' }).click();
  };

  await note(app, 'Payroll');
  await openSettings(page, 'profile');
  await app.saveTo(file);
  await card.getByRole('button', { name: 'Export notes and addresses…' }).click();
  await expect(
    card.getByText('Exported: 1 note, 2 first-seen addresses, 1 explorer.'),
  ).toBeVisible();
  const saved = await readFile(file, 'utf8');
  if (process.platform !== 'win32') expect((await stat(file)).mode & 0o077).toBe(0);
  expect(saved).toContain('"name":"Payroll"');
  for (const secret of [service.apiKey, service.privateKeyPem.slice(60, 120)]) {
    expect(saved).not.toContain(secret);
  }

  // Importing the same file changes nothing.
  await choose(saved);
  await expect(dialog.getByText('0 new · 2 the same')).toBeVisible();
  await expect(dialog.getByText('There is nothing to import.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await choose(saved.slice(0, -40));
  await expect(card.getByRole('alert')).toContainText('This file is damaged, from line');
  await expect(card.getByRole('alert')).toContainText('Nothing was changed.');

  // A file from another computer, with another name and another address of the same wallet.
  await choose(
    saved.replace('Payroll', 'Salaries').replaceAll(smallWallet.walletAddress, otherAddress),
  );
  await expect(dialog.getByText('0 new · 0 with nothing new · 1 to decide')).toBeVisible();
  await expect(dialog.getByText('0 new · 0 the same · 2 to decide')).toBeVisible();
  const pins = dialog.getByRole('region', { name: 'Other values of the same record' });
  await expect(pins.getByText('If you take the file’s value, an alarm is raised')).toBeVisible();
  for (const one of await dialog.getByRole('radio', { name: 'Keep mine' }).all()) {
    await expect(one).toBeChecked();
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);

  // A locked screen discards the file. A message says so at once, and the dialog closes.
  await choose(saved.replace('Payroll', 'Salaries'));
  await dialog.getByRole('radio', { name: 'Take theirs' }).check();
  await app.powerEvent('lock-screen');
  await expect(dialog).toHaveCount(0);
  await expect(card.getByRole('alert')).toContainText('The app closed the file');
  await expect(card.getByRole('button', { name: 'Import notes and addresses…' })).toBeFocused();
  await app.powerEvent('unlock-screen');
  await page.keyboard.press('ControlOrMeta+Shift+H');
  await choose(saved.replace('Payroll', 'Salaries'));
  await expect(card.getByRole('alert')).toHaveCount(0);
  await expect(dialog.getByRole('radio', { name: 'Keep mine' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  // Notes that cannot be imported are not counted, and an unavailable choice says why.
  await choose(saved.replace(smallAccount.userId, 'user-2'));
  await expect(dialog.getByText('This file is from another account.')).toBeVisible();
  await expect(dialog.getByText('2 the same')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const long = saved
    .replace('Payroll', 'Salaries')
    .replace('"note":""', `"note":"${'x'.repeat(2000)}"`);
  await choose(long);
  await expect(dialog.getByText('Both together would be too long for one note.')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'Keep both' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  // A note that is being typed does not hide the imported note.
  const notes = page.getByRole('region', { name: 'Your notes' });
  await page.getByRole('link', { name: 'Wallets', exact: true }).click();
  await page.getByRole('gridcell', { name: smallWallet.walletName }).click();
  await notes.getByRole('button', { name: 'Edit' }).click();
  await notes.getByLabel('Name').fill('Half typed');
  await openSettings(page, 'profile');

  await choose(
    saved.replace('Payroll', 'Salaries').replace(smallWallet.walletAddress, otherAddress),
  );
  await dialog
    .getByRole('region', { name: 'Other notes about the same address' })
    .getByRole('radio', { name: 'Keep both' })
    .check();
  await pins
    .getByRole('group', { name: `What to keep for ${smallWallet.walletName}` })
    .getByRole('radio', { name: 'Take theirs' })
    .check();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(card.getByRole('status').getByText('1 alarm was raised')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('1 address has changed');
  await page.getByRole('button', { name: 'Review', exact: true }).first().click();
  await expect(notes.getByLabel('Name')).toHaveValue('Half typed');
  const since = notes.getByRole('status').filter({ hasText: 'has changed since you began' });
  await expect(since).toContainText('Salaries');
  expect(await violations(page)).toEqual([]);
  await since.getByRole('button', { name: 'Use the saved one' }).click();
  await expect(notes.getByLabel('Name')).toHaveCount(0);
  await expect(notes).toContainText('Salaries');
});

test('a new installation imports everything in a file', async ({ file, connected }) => {
  const { app, page } = await connected();
  await writeFile(
    file,
    JSON.stringify({
      format: 'account-viewer-notes-and-pins',
      version: 1,
      appVersion: '0.2.0',
      savedAt: '2026-11-22T10:00:00.000Z',
      account: { userId: smallAccount.userId, name: smallAccount.name },
      explorers: [],
      notes: [
        {
          address: smallWallet.walletAddress,
          name: 'Payroll',
          note: '',
          tags: [],
          favourite: true,
        },
      ],
      pins: [
        {
          list: 'wallets',
          ...smallWallet,
          id: 'gone',
          walletName: 'Gone',
          walletAddress: otherAddress,
        },
      ],
    }),
  );
  await openSettings(page, 'profile');
  const card = page.getByRole('region', { name: 'Notes and first-seen addresses' });
  await app.chooseFile(file);
  await card.getByRole('button', { name: 'Import notes and addresses…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import notes and addresses' });
  await expect(
    dialog.getByText('1 new · 1 favourite among them · 0 with nothing new'),
  ).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Shift+H');
  await expect(dialog.getByText(smallAccount.name)).toHaveCount(0);
  // Hidden values cannot be compared.
  await expect(dialog.getByText('Values are hidden. Show them first.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  await page.keyboard.press('ControlOrMeta+Shift+H');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(
    card.getByText('Imported: 1 note, 1 first-seen address, 0 explorers.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Wallets', exact: true }).click();
  await expect(page.getByRole('gridcell', { name: /Favourite.*Payroll/u })).toBeVisible();
});
