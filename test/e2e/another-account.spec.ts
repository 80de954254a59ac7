import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { faults } from '../service/faults';
import { manyWallets, otherAddress, smallAccount, smallWallet } from '../service/small-account';
import { violations } from './axe';
import { connectByForm, expect, refresh, test, type Open } from './connect';
import type { App } from './fixtures';
import { waitForMain } from './wait-for-main';
import { lookUp, palette } from './palette-tools';
import { addProfile, chooseProfile } from './profile-menu';
import { openSettings } from './settings';

const known = { ...smallAccount, userId: 'c0a7f3d2-58be-4e19-9d64-2b1f70e8a935' };
const other = {
  ...smallAccount,
  userId: '7e19d0b4-31c6-4a82-8f57-e4c29a6b1d03',
  name: 'Meridian Treasury Operatlons',
  wallets: [{ ...smallWallet, walletAddress: otherAddress }],
  smartContracts: [],
};

const alertOf = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This is another account' });
const stripOf = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'The service now answers with another account' });
const review = (page: Page) => page.getByRole('button', { name: 'Review' });
const open = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();
const refreshWith = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Refresh' }).click();
};

/** Waits until the stored changes and the offline copy are on disk under their final names. */
const kept = async (app: App): Promise<void> => {
  const files = () => readdir(path.join(app.userData, 'accounts')).catch(() => []);
  await expect.poll(files).toContainEqual(expect.stringMatching(/\.memory$/u));
  await expect.poll(files).toContainEqual(expect.stringMatching(/\.copy$/u));
};

/** An app that has read an account before. */
const knowing = async (opened: Open, account: unknown = known) => {
  const shown = await opened({ account });
  await kept(shown.app);
  return shown;
};

test('another user ID stops the app before any of its values is shown', async ({ opened }) => {
  const { app, service } = await knowing(opened);
  service.serve(other);
  await open(app.page, 'Wallets');
  await refreshWith(app.page);
  const alert = alertOf(app.page);
  await expect(alert).toContainText('ANOTHER_ACCOUNT');
  const before = alert.getByRole('region', { name: 'Until now' });
  const now = alert.getByRole('region', { name: 'Now', exact: true });
  await expect(before).toContainText(known.userId);
  await expect(before).toContainText('First seen');
  await expect(now).toContainText(other.userId);
  await expect(now).not.toContainText('First seen');
  // The only letter in which the names differ.
  await expect(now.getByText('l', { exact: true })).toHaveCSS('font-weight', '700');
  await expect(alert.getByRole('region', { name: 'Asked with' })).toContainText(service.baseUrl);
  await expect(alert.getByRole('button', { name: 'Open last good answer' })).toBeFocused();
  // The status calls the last answer of the known account the last good answer.
  await app.page.getByRole('button', { name: 'Another account' }).click();
  await expect(app.page.getByRole('term').filter({ hasText: 'Last good answer' })).toBeVisible();
  await app.page.keyboard.press('Escape');
  await expect(app.page.getByRole('button', { name: 'Export…' })).toHaveCount(0);
  await expect(app.page.getByRole('grid')).toHaveCount(0);
  expect(await app.page.content()).not.toContain(otherAddress);

  // Selecting all and copying takes nothing of the new account.
  await app.setClipboard('before');
  await app.page.keyboard.press('ControlOrMeta+a');
  await app.page.keyboard.press('ControlOrMeta+c');
  await expect
    .poll(() => app.page.evaluate(() => getSelection()?.toString()))
    .not.toContain(other.userId);
  await waitForMain(app);
  expect(await app.clipboard()).not.toContain(other.userId);

  // Shows the known account as not live, below a strip that names the new one.
  await alert.getByRole('button', { name: 'Open last good answer' }).press('Enter');
  await expect(alert).toHaveCount(0);
  const strip = stripOf(app.page);
  await expect(strip).toContainText(other.name);
  await expect(review(app.page)).toBeFocused();
  await expect(app.page.getByRole('button', { name: /^Not live/u })).toBeVisible();
  const grid = app.page.getByRole('grid', { name: 'Wallets' });
  await expect(grid).toContainText(smallWallet.walletAddress.slice(0, 8));

  // A second answer with the same other account does not stop the user again.
  await refreshWith(app.page);
  await expect.poll(() => service.service.requests().length).toBe(3);
  await expect(app.page.getByRole('button', { name: 'Refresh' })).toBeEnabled();
  await expect(strip).toBeVisible();
  await expect(alert).toHaveCount(0);

  await review(app.page).click();
  await alert.getByRole('button', { name: 'Trust…' }).press('Enter');
  await expect(alert.getByRole('button', { name: 'Trust…' })).toBeEnabled();
  await expect(alert.getByRole('button', { name: 'Trust…' })).toBeFocused();
  await expect(alert).toBeVisible();

  await app.pressButton('Trust this account');
  await alert.getByRole('button', { name: 'Trust…' }).click();
  await expect(app.page.getByText('This account is trusted from now on.')).toBeVisible();
  await expect(alert).toHaveCount(0);
  await expect(app.page.getByRole('alert')).toHaveCount(0);
  await expect(grid).toContainText(otherAddress.slice(0, 8));

  // The trusted account is the known account from now on, also after a restart. The previous account now counts as
  // another one.
  const page = await app.relaunch();
  await expect(page.getByText(/^Updated /u)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  service.serve(known);
  await refreshWith(page);
  await expect(alertOf(page)).toContainText(known.userId);
});

test('many replaced addresses make one message and raise no alarm', async ({ opened }) => {
  const walletsFrom = (start: number) =>
    manyWallets(1000, (at) => ({
      walletAddress: `0x${(start + at).toString(16).padStart(40, '0')}`,
    }));
  const before = { ...known, wallets: walletsFrom(1) };
  const { app, service } = await knowing(opened, before);
  service.serve({ ...known, wallets: walletsFrom(1_000_000) });
  await refreshWith(app.page);
  const alert = alertOf(app.page);
  await expect(alert).toContainText('The user ID is the same');
  await expect(alert.getByRole('region', { name: 'Now', exact: true })).toContainText('1 of 1,001');
  await expect(app.page.getByRole('alert')).toHaveCount(1);
  await expect(app.page.getByText(/alarm/iu)).toHaveCount(0);
  service.serve(before);
  await refresh(app, service);
  await expect(app.page.getByRole('alert')).toHaveCount(0);
  await expect(app.page.getByText(known.email)).toBeVisible();
});

test('a restart shows the copy of the trusted account, if there is one', async ({ opened }) => {
  const { app, service } = await knowing(opened);
  service.serve(other);
  await refreshWith(app.page);
  await expect(alertOf(app.page)).toBeVisible();
  service.meet(faults.outage);
  let page = await app.relaunch();
  await expect(page.getByText('Offline copy', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(known.email)).toBeVisible();
  await expect(alertOf(page)).toHaveCount(0);
  service.meet(null);
  await refreshWith(page);
  await expect(alertOf(page)).toBeVisible();
  await expect(alertOf(page).getByRole('button', { name: 'Open last good answer' })).toBeVisible();

  await openSettings(page, 'reading');
  const keeps = page.getByRole('checkbox', { name: 'Keep an encrypted copy for offline use' });
  await keeps.click();
  await expect(keeps).not.toBeChecked();
  page = await app.relaunch();
  const alert = alertOf(page);
  await expect(alert).toContainText('offline copies are switched off');
  await expect(alert.getByRole('button', { name: 'Open last good answer' })).toHaveCount(0);
  await expect(alert).toBeFocused();
  await expect(alert.getByText('same', { exact: true })).toHaveCount(0);

  // A reload after a crash stops at the same message.
  await app.crashPage();
  await expect.poll(app.windowText).toContain('This is another account');
});

test('hidden values hide both identities, and no account can be trusted', async ({ opened }) => {
  const { app, service } = await knowing(opened);
  await app.page.getByRole('button', { name: 'Hide values' }).click();
  service.serve(other);
  await refreshWith(app.page);
  const alert = alertOf(app.page);
  await expect(alert).toContainText('You cannot compare hidden values');
  const trust = alert.getByRole('button', { name: 'Trust…' });
  await expect(trust).toBeDisabled();
  const html = await app.page.content();
  for (const value of [known.userId, other.userId, other.name, known.email]) {
    expect(html).not.toContain(value);
  }
  expect(await violations(app.page)).toEqual([]);
  await app.page.getByRole('button', { name: 'Hide values' }).click();
  await expect(trust).toBeEnabled();
  // When hiding disables the focused button, the button keeps the focus and opens no question.
  const asked = await app.questions();
  await trust.focus();
  await app.page.keyboard.press('ControlOrMeta+Shift+H');
  await expect(trust).toBeDisabled();
  await expect(trust).toBeFocused();
  await app.page.keyboard.press('Enter');
  await trust.click({ force: true });
  await expect(trust).toBeFocused();
  expect(await app.questions()).toEqual(asked);
});

test('meanwhile, settings and other profiles stay reachable', async ({ startService, opened }) => {
  const { app, page, service } = await knowing(opened);
  await addProfile(page);
  const second = await startService({});
  await connectByForm(app, second.baseUrl, second, 'Second');
  await expect(page.getByText('user-1')).toBeVisible();
  service.serve(other);
  await chooseProfile(page, 'Treasury');
  await expect(alertOf(page)).toBeVisible();
  await openSettings(page, 'profile');
  await expect(alertOf(page)).toHaveCount(0);
  await expect(stripOf(page)).toBeVisible();
  await chooseProfile(page, 'Second');
  await expect(stripOf(page)).toHaveCount(0);
  await open(page, 'Overview');
  await expect(page.getByText('user-1')).toBeVisible();
  const asked = service.service.requests().length;
  await chooseProfile(page, 'Treasury');
  await expect(alertOf(page)).toBeVisible();
  expect(service.service.requests().length).toBe(asked + 1);
});

test('while another account waits, wallets are found as unconfirmed, and exports say that they hold the last good answer', async ({
  startService,
  opened,
}) => {
  const { app, page, service } = await knowing(opened);
  service.serve(other);
  await refreshWith(page);
  await expect(alertOf(page)).toBeVisible();
  const find = async (): Promise<void> => {
    await lookUp(page, smallWallet.walletAddress);
    await expect(palette(page)).toContainText('Known, but not confirmed');
    await expect(palette(page)).toContainText('The service now answers with another account.');
  };
  await find();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: smallWallet.walletName })).toBeFocused();
  await page.getByRole('button', { name: 'Export…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await expect(dialog).toContainText('This file is made from the last good answer');
  await dialog.getByRole('radio', { name: 'Signed JSON' }).check();
  await expect(dialog).toContainText('You sign that answer');
  await page.keyboard.press('Escape');
  // The same holds after the user switches to another profile, which drops the waiting answer.
  await addProfile(page);
  const second = await startService({ account: other });
  await connectByForm(app, second.baseUrl, second, 'Second');
  await expect(page.getByText(other.userId)).toBeVisible();
  await find();
});

test('the message fits narrow windows with hostile names', async ({ opened }) => {
  const { app, service } = await knowing(opened);
  service.serve({
    ...other,
    userId: `7e19\u202e${'w'.repeat(2000)}`,
    name: `Mеridian\u200b שלום ${'long '.repeat(200_000)}`,
  });
  await refreshWith(app.page);
  const alert = alertOf(app.page);
  await expect(alert).toContainText('U+202E');
  await expect(alert).toContainText('mixed scripts');
  for (const width of [480, 640, 820]) {
    await app.page.setViewportSize({ width, height: 700 });
    const over = await app.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over).toBe(0);
    await expect(alert.getByRole('button', { name: 'Open last good answer' })).toBeInViewport();
  }
});
