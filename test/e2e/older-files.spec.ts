import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadKeytar } from '../../electron/keychain/answer-requests';
import { otherAddress, smallAccount, smallWallet } from '../service/small-account';
import { expect, keyFile, test } from './connect';
import type { App } from './fixtures';
import { openSettings } from './settings';

const holder = 'Meridian Treasury Operations';
const other = { ...smallWallet, id: 'second', walletName: 'Second' };

/** The path of the account's stored changes, once the file has its final name. */
const rememberedIn = async (folder: string): Promise<string> => {
  const find = async () => {
    const names = await readdir(folder).catch(() => []);
    return names.find((name) => name.endsWith('.memory')) ?? '';
  };
  await expect.poll(find).not.toBe('');
  return path.join(folder, await find());
};

/**
 * Waits until all pending writes to the keychain have ended. The number of a file is written to the keychain shortly
 * after the file gets its name. A change resolves after that write, and the connection check waits for the keychain.
 */
const settled = (app: App): Promise<void> =>
  app.page.evaluate(async () => {
    const { accountViewer } = window;
    const state = await accountViewer.getState();
    const profileId = (state.ok && state.value.activeProfileId) || '';
    await accountViewer.dismissPair({ profileId, pair: 'no pair', isDismissed: false });
    await accountViewer.checkConnection({ profileId });
  });

test('what was remembered is told of when it is older than it was, and when it is gone, until that is acknowledged (security I3)', async ({
  opened,
}) => {
  const { app, answer } = await opened();
  const file = await rememberedIn(path.join(app.userData, 'accounts'));
  const first = await readFile(file);
  await answer({ ...smallAccount, wallets: [smallWallet, other] });
  await expect.poll(async () => Buffer.compare(await readFile(file), first)).not.toBe(0);
  await settled(app);

  await app.relaunch(() => writeFile(file, first));
  const notice = () => app.page.getByRole('alert');
  await expect(notice()).toContainText('is older than the last one that was saved');
  // The answer has another wallet than the older file, so the file is written again.
  await expect.poll(async () => Buffer.compare(await readFile(file), first)).not.toBe(0);
  await settled(app);

  await app.relaunch(() => rm(file));
  await expect(notice()).toContainText('First-seen addresses are lost');
  await expect(notice()).toContainText(
    'only with what was left, such as the last offline copy, if there was one',
  );
  await rememberedIn(path.join(app.userData, 'accounts'));
  await app.page.getByRole('button', { name: 'Acknowledge…' }).click();
  const question = app.page.getByRole('dialog', { name: 'Continue with the current addresses?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(notice()).toBeVisible();
  await app.page.getByRole('button', { name: 'Acknowledge…' }).click();
  await question.getByRole('button', { name: 'Acknowledge' }).click();
  await expect(notice()).toHaveCount(0);
  await expect(app.page.getByRole('heading', { level: 1 })).toBeFocused();
  await app.page.getByRole('link', { name: 'Changes' }).click();
  await expect(app.page.getByText('You acknowledged that the first-seen addresses')).toBeVisible();
  await settled(app);

  // The next start finds the file as it was written.
  await app.relaunch();
  await expect(app.page.getByText(/^Updated /u)).toBeVisible();
  await expect(notice()).toHaveCount(0);
});

test('a damaged key of the files is told of, because no changed address raises an alarm without it (security I3)', async ({
  opened,
}) => {
  test.skip(process.platform === 'darwin', 'macOS asks before another program writes an item');
  const { app } = await opened();
  const file = await rememberedIn(path.join(app.userData, 'accounts'));
  await settled(app);
  const keychain = await readFile(path.join(app.userData, 'keychain-service'), 'utf8');
  const keytar = await loadKeytar();
  const account = `${path.basename(file, '.memory')}.data`;
  await app.relaunch(() => keytar.setPassword(keychain, account, 'damaged'));
  await expect(app.page.getByRole('heading', { name: holder })).toBeVisible();
  const notice = app.page
    .getByRole('alert')
    .filter({ hasText: 'Changed addresses raise no alarm' });
  await expect(notice).toContainText('its key in the keychain is damaged');
  await keytar.deletePassword(keychain, account);
});

test('damaged keys are repaired by entering both again', async ({ opened }) => {
  test.skip(process.platform === 'darwin', 'macOS asks before another program writes an item');
  const { app, service } = await opened();
  const file = await rememberedIn(path.join(app.userData, 'accounts'));
  await settled(app);
  const keychain = await readFile(path.join(app.userData, 'keychain-service'), 'utf8');
  const keytar = await loadKeytar();
  const page = await app.relaunch(() =>
    keytar.setPassword(keychain, path.basename(file, '.memory'), 'damaged'),
  );
  const failure = page.getByRole('alert').filter({ hasText: 'entry for this profile is damaged' });
  await expect(failure).toContainText('Enter both keys again');
  await failure.getByRole('button', { name: 'Enter keys…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter keys' });
  await dialog.getByRole('button', { name: 'Test and switch' }).click();
  // Neither field may be empty.
  await expect(dialog.getByLabel('API key')).toHaveAccessibleDescription(/./u);
  await expect(dialog.getByLabel('API key')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('API key').fill(service.apiKey);
  await app.chooseFile(await keyFile(app, service));
  await dialog.getByRole('button', { name: 'Choose key file…' }).click();
  await expect(dialog.getByText('RSA 2048-bit key')).toBeVisible();
  // The damaged record also held the address the keys are for, so main asks again.
  await app.pressButton('Connect');
  service.serve({
    ...smallAccount,
    wallets: [{ ...smallWallet, walletAddress: otherAddress }],
  });
  await dialog.getByRole('button', { name: 'Test and switch' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('alert')).toContainText('1 address has changed');
});

test('lost settings are reported before a profile is added, with the remains of earlier profiles, which can be removed', async ({
  opened,
}) => {
  const { app } = await opened();
  const accounts = path.join(app.userData, 'accounts');
  await rememberedIn(accounts);
  await settled(app);
  const settings = path.join(app.userData, 'settings.json');
  const whole = await readFile(settings, 'utf8');

  // The settings are damaged, then removed: at the second start only the files show that there was a profile.
  await app.relaunch(() => writeFile(settings, whole.slice(1)));
  await expect(app.page.getByRole('alert')).toContainText('put the backup back as settings.json');
  await app.relaunch(() => rm(settings, { force: true }));
  const told = () => app.page.getByText('files of 1 earlier profile that the settings do not list');
  await expect(told()).toBeVisible();
  await expect(app.page.getByText(`in ${app.userData} from a backup`)).toBeVisible();

  // Restored settings bring everything back. An invalid profile affects only itself.
  const { profiles, ...others } = JSON.parse(whole) as { readonly profiles: readonly object[] };
  const broken = [...profiles, { ...profiles[0], colour: 'teal' }];
  await app.relaunch(() => writeFile(settings, JSON.stringify({ profiles: broken, ...others })));
  await expect(app.page.getByRole('heading', { name: holder })).toBeVisible();
  await expect(app.page.getByRole('alert').first()).toContainText('1 profile in the settings file');

  // With another profile present, the app reports the earlier account at once, because no profile checks it any more.
  const [other, unnamed] = ['4c9f2f0a-0000-4000-8000-000000000001', 'the app does not watch that'];
  const moved = JSON.stringify({ profiles, ...others }).replaceAll(
    /"id":"[^"]+"/gu,
    `"id":"${other}"`,
  );
  await app.relaunch(() => writeFile(settings, moved));
  await expect(app.page.getByRole('alert').filter({ hasText: unnamed })).toBeVisible();
  await app.page.getByRole('button', { name: 'What to do…' }).click();
  await expect(told()).toBeVisible();

  await app.relaunch(() => rm(settings));
  await app.pressButton('Remove what is left');
  await app.page.getByRole('button', { name: 'Remove what is left…' }).click();
  await expect(app.page.getByText('What was left of earlier profiles has been')).toBeVisible();
  await expect(told()).toBeHidden();
  expect(await readdir(accounts)).toEqual([]);
});

test('keys that a newer version saved are told of and not replaced', async ({ opened }) => {
  test.skip(process.platform === 'darwin', 'macOS asks before another program writes an item');
  const { app, service } = await opened();
  const file = await rememberedIn(path.join(app.userData, 'accounts'));
  await settled(app);
  const keychain = await readFile(path.join(app.userData, 'keychain-service'), 'utf8');
  const keytar = await loadKeytar();
  const account = path.basename(file, '.memory');
  const later = JSON.stringify({ v: 6, sealed: 'in another way' });
  const page = await app.relaunch(() => keytar.setPassword(keychain, account, later));
  const failure = page.getByRole('alert').filter({ hasText: 'newer version of Account Viewer' });
  await expect(failure).toContainText('Use the newer version.');
  await expect(failure.getByRole('button', { name: 'Enter keys…' })).toHaveCount(0);
  await openSettings(page, 'connection');
  await page.getByRole('button', { name: 'Change keys…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('API key').fill(service.apiKey);
  await app.chooseFile(await keyFile(app, service));
  await dialog.getByRole('button', { name: 'Choose key file…' }).click();
  await expect(dialog.getByText('RSA 2048-bit key')).toBeVisible();
  await dialog.getByRole('button', { name: 'Test and switch' }).click();
  await expect(dialog.getByRole('alert')).toContainText('newer version of Account Viewer');
  await app.pressButton('Connect');
  await dialog.getByRole('button', { name: 'Use for this run only' }).click();
  await expect(page.getByText('The new keys are in use.')).toBeVisible();
  expect(await keytar.getPassword(keychain, account)).toBe(later);
});
