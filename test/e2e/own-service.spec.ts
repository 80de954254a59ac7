import { generateKeyPairSync } from 'node:crypto';
import { startJudge } from '../judge/judge';
import { smallAccount } from '../service/small-account';
import { connectByForm, expect, fillForm, keyFile, test } from './connect';
import { addProfile, chooseProfile, profileButton } from './profile-menu';
import { openSettings } from './settings';

test.use({ handsOn: true });

test('a person with a key file sees the account, and next time just starts the app', async ({
  app,
  startService,
}) => {
  const service = await startService();
  await connectByForm(app, `${service.baseUrl}/`, service);
  await expect(
    app.page.getByRole('heading', { name: 'Meridian Treasury Operations' }),
  ).toBeVisible();
  expect(service.service.requests().map(({ status }) => status)).toEqual([200]);

  const page = await app.relaunch();
  await expect(page.getByRole('heading', { name: 'Meridian Treasury Operations' })).toBeVisible();
  await expect(profileButton(page)).toHaveAccessibleName(/Treasury/u);
  expect(service.service.requests().map(({ status }) => status)).toEqual([200, 200]);
});

test('every call is accepted by a strict service that knows only the specification', async ({
  app,
}) => {
  const judge = await startJudge({ account: smallAccount });
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 4096,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  const apiKey = 'judge-key-4f1c2b7a9d';
  judge.register(apiKey, publicKey);
  const { page } = app;
  await fillForm(app, judge.baseUrl, { apiKey, privateKeyPem: privateKey });
  await page.getByRole('button', { name: 'Test connection' }).click();
  await expect(page.getByText('The service accepts the keys of')).toBeVisible();
  await page.getByRole('button', { name: 'Save and open' }).click();
  const updated = page.getByText(/^Updated /u);
  await expect(updated).toBeVisible();
  for (let calls = 3; calls <= 6; calls += 1) {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect.poll(() => judge.verdicts().length).toBe(calls);
    await expect(updated).toBeVisible();
  }
  expect(judge.verdicts()).toEqual(Array(6).fill({ status: 200, reasons: [] }));
  await judge.close();
});

test('the key can come from the clipboard', async ({ app, startService }) => {
  const service = await startService();
  const { page } = app;
  await page.getByLabel('Profile name').fill('From the clipboard');
  await page.getByLabel('Service address').fill(service.baseUrl);
  await page.getByLabel('API key').fill(service.apiKey);
  await app.setClipboard(service.privateKeyPem);
  await page.getByRole('button', { name: 'Paste key from clipboard' }).click();
  await expect(page.getByText('from the clipboard', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear clipboard' }).click();
  await expect(page.getByText('The clipboard has been cleared.')).toBeVisible();
  expect(await app.clipboard()).toBe('');
  await app.pressButton('Connect');
  await page.getByRole('button', { name: 'Save and open' }).click();
  await expect(page.getByRole('heading', { name: 'Meridian Treasury Operations' })).toBeVisible();
});

test('a clipboard that holds something else by now is left alone', async ({
  app,
  startService,
}) => {
  const service = await startService();
  await app.setClipboard(service.privateKeyPem);
  await app.page.getByRole('button', { name: 'Paste key from clipboard' }).click();
  await expect(app.page.getByRole('button', { name: 'Clear clipboard' })).toBeVisible();
  await app.setClipboard('copied since');
  await app.page.getByRole('button', { name: 'Clear clipboard' }).click();
  await expect(app.page.getByText('The clipboard holds something else by now')).toBeVisible();
  expect(await app.clipboard()).toBe('copied since');
});

test('two accounts can be switched between, and one removed with its keys', async ({
  app,
  startService,
}) => {
  const first = await startService({ account: () => ({ ...smallAccount, name: 'First holder' }) });
  const second = await startService({
    account: () => ({ ...smallAccount, name: 'Second holder' }),
  });
  const { page } = app;
  await connectByForm(app, first.baseUrl, first, 'First');
  await expect(page.getByRole('heading', { name: 'First holder' })).toBeVisible();
  await addProfile(page);
  await connectByForm(app, second.baseUrl, second, 'Second');
  await expect(page.getByRole('heading', { name: 'Second holder' })).toBeVisible();

  await chooseProfile(page, 'First');
  await expect(page.getByRole('heading', { name: 'First holder' })).toBeVisible();
  await expect(page.getByText('Second holder')).toHaveCount(0);

  await openSettings(page, 'profile');
  await app.pressButton('Remove profile and keys');
  await page.getByRole('button', { name: 'Remove profile…' }).click();
  await expect(page.getByRole('heading', { name: 'Second holder' })).toBeVisible();
  await profileButton(page).click();
  await expect(page.getByRole('menuitemradio')).toHaveText([/^Second/u]);
});

test('cancelling the file dialog changes nothing', async ({ app, startService }) => {
  const service = await startService();
  const { page } = app;
  await app.chooseFile(await keyFile(app, service));
  await page.getByRole('button', { name: 'Choose key file…' }).click();
  const chosen = page.locator('form').getByText('Public key fingerprint');
  await expect(chosen).toBeVisible();
  await app.chooseFile(null);
  await page.getByRole('button', { name: 'Change…' }).click();
  await page.getByRole('button', { name: 'Choose key file…' }).click();
  await expect(chosen).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
