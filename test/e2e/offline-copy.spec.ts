import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { faults } from '../service/faults';
import { movedTo, otherAddress, smallWallet } from '../service/small-account';
import { connectByForm, expect, refresh, test } from './connect';
import { unfoldColumns } from './export-tools';
import type { App } from './fixtures';
import { addProfile, chooseProfile } from './profile-menu';
import { openSettings } from './settings';

const { outage } = faults;
const holder = 'Meridian Treasury Operations';
const folderOf = (app: App): string => path.join(app.userData, 'accounts');
const copiesOf = async (app: App): Promise<readonly string[]> => {
  const names = await readdir(folderOf(app)).catch(() => []);
  return names.filter((name) => name.includes('.copy')).toSorted();
};

/** Waits until the copy is on disk under its final name. */
const kept = async (app: App): Promise<string> => {
  await expect.poll(() => copiesOf(app)).toEqual([expect.stringMatching(/^[\da-f-]{36}\.copy$/u)]);
  const [name = ''] = await copiesOf(app);
  return path.join(folderOf(app), name);
};

test('the last answer opens offline, marked as a copy, before the service answers and until it does well (security I3)', async ({
  connected,
}) => {
  let state: 'up' | 'hanging' | 'down' = 'up';
  let fails: (() => void) | undefined;
  const { app } = await connected({
    intercept: async (context) => {
      if (state === 'hanging') await new Promise<void>((resolve) => (fails = resolve));
      return state === 'up' ? 'continue' : outage(context);
    },
  });
  await expect(app.page.getByRole('heading', { name: holder })).toBeVisible();
  await kept(app);

  state = 'hanging';
  const page = await app.relaunch();
  await expect(page.getByRole('heading', { name: holder })).toBeVisible();
  await expect(page.getByText('Offline copy', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();

  state = 'down';
  fails?.();
  await expect(page.getByRole('alert')).toContainText('SERVER_ERROR');
  await expect(page.getByRole('heading', { name: holder })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Offline copy/u })).toBeVisible();
  await page.getByRole('link', { name: 'Wallets', exact: true }).click();
  await expect(page.getByRole('gridcell', { name: smallWallet.walletName })).toBeVisible();

  // The export dialog says so too.
  await page.getByRole('button', { name: 'Export…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  const ofCopy = dialog.getByText('This is an offline copy. The file has the answer from');
  await expect(ofCopy).toBeVisible();
  // An incomplete choice does not remove the notice above it.
  await unfoldColumns(dialog);
  const columns = dialog.getByRole('group', { name: 'Columns' });
  for (const box of await columns.getByRole('checkbox').all()) await box.uncheck();
  await expect(dialog.getByText('Choose at least one column.')).toBeVisible();
  await expect(ofCopy).toBeVisible();
  await dialog.getByRole('radio', { name: 'Signed JSON' }).check();
  await expect(dialog).toContainText('This is an offline copy. You sign the answer from');
  await page.keyboard.press('Escape');

  state = 'up';
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText(/^Updated /u)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the last answer is shown again after a crash, and after a visit to another profile', async ({
  startService,
  connected,
}) => {
  const service = await startService();
  const { app, page } = await connected({ intercept: outage });
  await expect(page.getByRole('alert')).toContainText('SERVER_ERROR');
  await addProfile(page);
  await connectByForm(app, service.baseUrl, service, 'With');
  await expect(page.getByRole('heading', { name: holder })).toBeVisible();
  service.meet(outage);
  await chooseProfile(page, 'Treasury');
  await expect(page.getByRole('alert').filter({ hasText: 'SERVER_ERROR' })).toBeVisible();
  await chooseProfile(page, 'With');
  await expect(page.getByRole('heading', { name: holder })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('SERVER_ERROR');
  await app.crashPage();
  await expect.poll(app.windowText).toContain('SERVER_ERROR');
  await expect.poll(app.windowText).toContain(holder);
});

test('an address that was changed too early can be changed back, and the last good answer is shown again', async ({
  opened,
  startService,
}) => {
  const { app, page, service } = await opened();
  await kept(app);
  service.meet(outage);
  const elsewhere = await startService({ intercept: outage });
  const move = async (baseUrl: string): Promise<void> => {
    await openSettings(page, 'connection');
    await app.pressButton('Connect');
    await page.getByRole('button', { name: 'Change…' }).click();
    await page.getByRole('textbox', { name: 'Service address' }).fill(baseUrl);
    await page.getByRole('button', { name: 'Change address' }).click();
    await expect(page.getByText('Service address changed.')).toBeVisible();
    await page.getByRole('link', { name: 'Overview' }).click();
    await expect(page.getByRole('alert')).toContainText('SERVER_ERROR');
  };
  await move(elsewhere.baseUrl);
  await expect(page.getByRole('heading', { name: holder })).toHaveCount(0);
  await move(service.baseUrl);
  await expect(page.getByRole('heading', { name: holder })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('offline copy of');
});

test('copies can be deleted, are not kept at all when they are switched off, and go with their profile (security I3)', async ({
  opened,
}) => {
  const { app, service } = await opened();
  let { page } = app;
  await kept(app);
  await openSettings(page, 'reading');
  const section = page.getByRole('region', { name: 'Offline copy' });
  await expect(section.getByText(/^1 copy,/u)).toBeVisible();
  await section.getByRole('button', { name: 'Delete copies now' }).click();
  await expect(section.getByText('Copies deleted.')).toBeVisible();
  expect(await copiesOf(app)).toEqual([]);

  await page.getByRole('button', { name: 'Refresh' }).click();
  await kept(app);
  await expect(section.getByText('Copies deleted.')).toBeHidden();
  const keeps = () => page.getByLabel('Keep an encrypted copy for offline use');
  await keeps().click();
  await expect.poll(() => copiesOf(app)).toEqual([]);
  await expect(section.getByText('none', { exact: true })).toBeVisible();
  await refresh(app, service);
  // Pending writes are finished when the app has ended.
  page = await app.relaunch(async () => {
    expect(await copiesOf(app)).toEqual([]);
  });

  await openSettings(page, 'reading');
  await keeps().click();
  await expect(keeps()).toBeChecked();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await kept(app);
  await openSettings(page, 'profile');
  await app.pressButton('Remove profile and keys');
  await page.getByRole('button', { name: 'Remove profile…' }).click();
  await expect(page.getByRole('heading', { name: 'Connect an account' })).toBeVisible();
  expect(await readdir(folderOf(app))).toEqual([]);
});

test('a copy from before an acknowledged change blocks the replaced address, and everything that shows it says so', async ({
  connected,
}) => {
  let isDown = false;
  const { app, answer } = await connected({
    intercept: (context) => (isDown ? outage(context) : 'continue'),
  });
  const file = await kept(app);
  const earlier = await readFile(file);
  await answer(movedTo(otherAddress));
  await app.page.getByRole('button', { name: 'Review' }).first().click();
  await app.page.getByRole('button', { name: 'Acknowledge…' }).click();
  await app.page.getByRole('dialog').getByRole('button', { name: 'Acknowledge' }).click();
  await expect(app.page.getByRole('alert')).toHaveCount(0);
  isDown = true;
  const page = await app.relaunch(() => writeFile(file, earlier));
  await expect(page.getByRole('alert').first()).toContainText('SERVER_ERROR');
  await app.setClipboard('before');
  await page.getByRole('link', { name: 'Wallets', exact: true }).click();
  await page.getByRole('gridcell', { name: smallWallet.walletName }).click();
  // The details are drawn again once main has marked the copy, which can clear an earlier selection.
  await expect(page.getByText('until the service answers again').first()).toBeVisible();
  await page.locator('main aside').selectText();
  await page.keyboard.press('ControlOrMeta+c');
  await expect(page.getByText('is not the one you know for its record').first()).toBeVisible();
  expect(await app.clipboard()).toBe('before');
  await page.getByRole('button', { name: 'Export…' }).click();
  await expect(page.getByRole('dialog', { name: 'Export' })).toContainText(
    '1 address in this offline copy is older than the one you agreed to. The file will have the old one.',
  );
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog');
  for (const [address, verdict] of [
    [otherAddress, 'Known, but not confirmed'],
    [smallWallet.walletAddress, 'No longer: it was the address of'],
  ] as const) {
    await page.getByRole('combobox').fill(address);
    await expect(palette).toContainText(verdict);
  }
});
