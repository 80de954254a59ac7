import { otherAddress } from '../service/small-account';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadKeytar } from '../../electron/keychain/answer-requests';
import { faults } from '../service/faults';
import { lastAnswerOf, layOutUserData, profileIds } from '../user-data/user-data';
import { expect, test as base, type Service } from './connect';
import { chooseProfile, profileButton } from './profile-menu';

const before = '0xd1220a0cf47c7b9be7a2e6ba89f429762e7b9adb';
const after = otherAddress;

/** The app with user data and keychain records of version 0.1. Its service is down. */
const test = base.extend<{ treasury: Service }>({
  ownApp: true,
  treasury: async ({ startService }, use) => {
    const account = await lastAnswerOf('treasury');
    await use(await startService({ account, intercept: faults.outage }));
  },

  userData: async ({ userData, treasury }, use) => {
    const { items } = await layOutUserData(userData, { treasury });
    const service = await readFile(path.join(userData, 'keychain-service'), 'utf8');
    const keytar = await loadKeytar();
    const own = items[process.platform === 'win32' ? 'in parts' : 'whole'];
    for (const [account, value] of own) await keytar.setPassword(service, account, value);
    await use(userData);
    for (const account of own.keys()) await keytar.deletePassword(service, account);
  },
});

// macOS asks the user before a program may read another program's keychain item.
test.skip(process.platform === 'darwin', 'macOS asks before another program reads an item');

test('user data of version 0.1 opens as it was', async ({ app, page, treasury }) => {
  // German and hidden, as version 0.1 left it. The service is down, so the offline copy is shown.
  const alarm = page.getByRole('alert').filter({ hasText: 'sich geändert' });
  await expect(alarm).toBeVisible();
  expect(await page.content()).not.toContain(after);
  await expect(page.getByText(/^Offline-Kopie \(/u).first()).toBeVisible();
  await expect(profileButton(page)).toHaveAccessibleName(/^Profil: Profil 1/u);
  const settings = JSON.parse(
    await readFile(path.join(app.userData, 'settings.json'), 'utf8'),
  ) as object;
  const state = await page.evaluate(() => window.accountViewer.getState());
  if (!state.ok) throw new Error(state.error.code);
  const { profiles, notice, ...rest } = state.value;
  expect(notice).toBeNull();
  // Preferences that later versions added have their defaults.
  const { exports, ...preferences } = rest.preferences;
  expect(exports).toEqual({ format: 'csv', separator: null, provenance: false });
  expect(settings).toMatchObject({
    preferences,
    explorers: rest.explorers,
    valuesHidden: rest.valuesHidden,
  });
  expect(rest.preferences).toMatchObject({ language: 'de', theme: 'dark', dates: 'utc' });
  expect(profiles.map(({ name, colour, secrets }) => [name, colour, secrets])).toEqual([
    ['Treasury', 'red', 'keychain'],
    ['Kalte Verwahrung', 'blue', 'keychain'],
    ['Demo account', 'amber', 'keychain'],
    ['Not yet with keys', 'violet', 'none'],
  ]);

  await page.getByRole('button', { name: 'Werte verbergen' }).click();
  await page.getByRole('button', { name: 'Prüfen', exact: true }).click();
  const details = page.getByRole('region', { name: 'Alarme' });
  // In EIP-55 checksum case, so that a user can check it by eye.
  await expect(details).toContainText(new RegExp(before, 'iu'));
  await expect(details).toContainText(after);
  await page.getByRole('link', { name: 'Wallets', exact: true }).click();
  await expect(page.getByRole('gridcell', { name: /Gehaltskonto/u })).toBeVisible();
  await page.getByRole('link', { name: 'Änderungen' }).click();
  await expect(page.getByText('Payout vault').first()).toBeVisible();
  // Version 0.1 kept no history. Its changes are counted, and marked in the lists.
  await expect(page.getByText(/1 neue Wallet, .*1 umbenannt/u)).toBeVisible();

  // The keys still sign, and the new answer loses no stored changes.
  treasury.meet(null);
  // Version 0.1 never asked about the address. At the start the question was cancelled; here the user agrees.
  await expect(page.getByText('Nicht verbunden', { exact: false })).toBeVisible();
  expect(treasury.service.requests()).toHaveLength(0);
  await app.pressButton('Verbinden');
  await page.getByRole('button', { name: 'Aktualisieren' }).click();
  await expect(page.getByRole('button', { name: /^Aktuell · /u })).toBeVisible();
  await expect(page.getByText(/^Offline-Kopie \(/u)).toHaveCount(0);
  expect(treasury.service.requests().at(-1)?.status).toBe(200);
  // In EIP-55 checksum case, so that a user can check it by eye.
  await page.getByRole('button', { name: 'Prüfen', exact: true }).click();
  await expect(details).toContainText(new RegExp(before, 'iu'));

  for (const [profileId, profile, name] of [
    [profileIds.custody, 'Kalte Verwahrung', 'Kalte Verwahrung AG'],
    [profileIds.demo, 'Demo account', 'Meridian Treasury Operations'],
  ] as const) {
    await chooseProfile(page, profile);
    await page.getByRole('link', { name: 'Übersicht' }).click();
    await expect(page.getByText(name).first()).toBeVisible();
    const kept = await page.evaluate(
      (id) => window.accountViewer.readFileState({ profileId: id }),
      profileId,
    );
    expect(kept).toMatchObject({ ok: true, value: { notices: [] } });
  }
});
