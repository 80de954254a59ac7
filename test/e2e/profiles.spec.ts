import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { smallAccount } from '../service/small-account';
import { connectByForm, expect, keyFile, refresh, test } from './connect';
import { addProfile, chooseProfile, profileButton } from './profile-menu';
import { openSettings } from './settings';

test.use({ handsOn: true });

test('a profile gets another name, a colour and a production mark, and keeps them', async ({
  app,
  startService,
}) => {
  const service = await startService();
  await connectByForm(app, service.baseUrl, service, 'Before');
  await openSettings(app.page, 'profile');
  await app.page.getByLabel('Profile name').fill('After');
  await app.page.getByRole('radio', { name: 'Red' }).click();
  await app.page.getByLabel('This is a production account').click();
  await expect(app.page.getByLabel('This is a production account')).toBeChecked();
  await expect(app.page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await expect(profileButton(app.page)).toHaveAccessibleName(/After/u);
  const page = await app.relaunch();
  await expect(profileButton(page)).toHaveAccessibleName(/After/u);
  await expect(page.getByText('Production', { exact: true })).toBeVisible();
  await openSettings(page, 'profile');
  await expect(page.getByRole('radio', { name: 'Red' })).toBeChecked();
});

test('keys go to a new host only after it has been confirmed by name (security G2; fault 62)', async ({
  app,
  startService,
}) => {
  const first = await startService();
  const second = await startService({ account: () => ({ ...smallAccount, name: 'Elsewhere' }) });
  const { page } = app;
  await connectByForm(app, first.baseUrl, first);
  await expect(page.getByRole('heading', { name: 'Meridian Treasury Operations' })).toBeVisible();
  await openSettings(page, 'connection');
  await page.getByRole('button', { name: 'Change…' }).click();
  const address = page.getByRole('textbox', { name: 'Service address' });
  await address.fill(second.baseUrl);
  await app.pressButton('Cancel');
  await page.getByRole('button', { name: 'Change address' }).click();
  await expect(address).toHaveValue(second.baseUrl);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => first.service.requests().length).toBe(2);
  expect(second.service.requests()).toHaveLength(0);

  await app.pressButton('Connect');
  await page.getByRole('button', { name: 'Change…' }).click();
  await address.fill(second.baseUrl);
  await page.getByRole('button', { name: 'Change address' }).click();
  await expect(page.getByText('Address changed.')).toBeVisible();
  await expect.poll(() => second.service.requests().length).toBeGreaterThan(0);

  // Nothing is said to have changed where nothing has.
  await page.getByRole('button', { name: 'Change…' }).click();
  await address.fill(`${second.baseUrl}/`);
  await page.getByRole('button', { name: 'Change address' }).click();
  await expect(address).toBeHidden();
  await expect(page.getByText('Address changed.')).toBeHidden();
});

test('an address that another program wrote gets no key until main’s question is answered (security E6, G2)', async ({
  app,
  startService,
}) => {
  const [given, other] = [await startService(), await startService()];
  await connectByForm(app, given.baseUrl, given);
  await expect(
    app.page.getByRole('heading', { name: 'Meridian Treasury Operations' }),
  ).toBeVisible();
  other.register(given.apiKey, given.publicKeyPem);
  const settings = path.join(app.userData, 'settings.json');
  // Not before the app has ended, which may still have something to write itself.
  const page = await app.relaunch(async () => {
    const text = await readFile(settings, 'utf8');
    await writeFile(settings, text.replace(given.baseUrl, other.baseUrl));
  });
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('HOST_CHANGED');
  await expect(alert).toContainText(given.baseUrl);
  await expect(alert).toContainText(other.baseUrl);
  await app.pressButton('Cancel');
  await page.getByRole('button', { name: 'Confirm the address…' }).click();
  await expect(alert).toContainText('HOST_CHANGED');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(alert).toContainText('HOST_CHANGED');
  // The check of the connection makes a real call, and has no keys for it either.
  await page.getByRole('button', { name: 'Set it back…' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Check connection' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'failed' })).toBeVisible();
  expect(other.service.requests()).toHaveLength(0);

  await app.pressButton('Connect');
  await page.getByRole('button', { name: 'Confirm the address…' }).click();
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('heading', { name: 'Meridian Treasury Operations' })).toBeVisible();
  await expect.poll(() => other.service.requests().at(-1)?.status).toBe(200);
  await app.relaunch();
  await expect(
    app.page.getByRole('heading', { name: 'Meridian Treasury Operations' }),
  ).toBeVisible();
  await expect(app.page.getByRole('alert')).toHaveCount(0);
});

test('new keys are tested before they take the place of the old', async ({ app, startService }) => {
  const service = await startService();
  const stranger = await startService();
  const { page } = app;
  await connectByForm(app, service.baseUrl, service);
  await expect(page.getByRole('heading', { name: 'Meridian Treasury Operations' })).toBeVisible();
  await openSettings(page, 'connection');
  await page.getByRole('button', { name: 'Change keys…' }).click();
  await app.chooseFile(await keyFile(app, stranger));
  await page.getByRole('button', { name: 'Choose key file…' }).click();
  await expect(page.getByText('RSA 2048-bit key')).toBeVisible();
  await page.getByRole('button', { name: 'Test and switch' }).click();
  await expect(page.getByRole('alert')).toContainText('AUTH');
  // The old keys are still in use.
  await page.keyboard.press('Escape');
  await refresh(app, service);
  expect(service.service.requests().at(-1)?.status).toBe(200);

  service.register(service.apiKey, stranger.publicKeyPem);
  await page.getByRole('button', { name: 'Change keys…' }).click();
  await app.chooseFile(await keyFile(app, stranger));
  await page.getByRole('button', { name: 'Choose key file…' }).click();
  await expect(page.getByText('RSA 2048-bit key')).toBeVisible();
  await app.pressButton('Replace the keys');
  await page.getByRole('button', { name: 'Test and switch' }).click();
  await expect(page.getByText('The new keys are in use.')).toBeVisible();
  const next = await app.relaunch();
  await expect(next.getByRole('heading', { name: 'Meridian Treasury Operations' })).toBeVisible();
});

test('profiles travel without keys, and get keys on the other side', async ({
  app,
  startService,
}) => {
  const service = await startService();
  const { page } = app;
  await connectByForm(app, service.baseUrl, service, 'Travels');
  await expect(page.getByRole('heading', { name: 'Meridian Treasury Operations' })).toBeVisible();
  await openSettings(page, 'profile');
  const file = path.join(app.userData, 'profiles.json');
  await app.saveTo(file);
  await page.getByRole('button', { name: 'Export profiles…' }).click();
  await expect(page.getByText('Profiles exported.')).toBeVisible();
  const text = await readFile(file, 'utf8');
  expect(JSON.parse(text)).toMatchObject({ version: 1, profiles: [{ name: 'Travels' }] });
  expect(text).not.toContain(service.apiKey);

  // Importing over an existing profile changes nothing of it.
  await app.chooseFile(file);
  await page.getByRole('button', { name: 'Import profiles…' }).click();
  await expect(page.getByText('0 profiles added, 1 left out')).toBeVisible();
  await expect(page.getByText('Profiles exported.')).toBeHidden();
  await app.saveTo(file);
  await page.getByRole('button', { name: 'Export profiles…' }).click();
  await expect(page.getByText('Profiles exported.')).toBeVisible();
  await expect(page.getByText('0 profiles added, 1 left out')).toBeHidden();

  const asked = (await app.questions()).length;
  await app.pressButton('Cancel');
  await page.getByRole('button', { name: 'Remove all profiles and keys…' }).click();
  await expect.poll(() => app.questions()).toHaveLength(asked + 1);
  await expect(profileButton(page)).toHaveAccessibleName(/Travels/u);
  await app.pressButton('Remove everything');
  await page.getByRole('button', { name: 'Remove all profiles and keys…' }).click();
  await expect(page.getByText(/^All profiles with their keys/u)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Connect an account' })).toBeVisible();

  await app.chooseFile(file);
  await page.getByRole('button', { name: 'Import profiles…' }).click();
  await expect(page.getByText('This profile has no keys on this computer yet.')).toBeVisible();
  // What takes keys is not offered.
  await openSettings(page, 'profile');
  const notes = page.getByRole('region', { name: 'Notes and pinned addresses' });
  await expect(notes.getByText('This profile has no keys on this computer yet.')).toBeVisible();
  await expect(notes.getByRole('button')).toHaveCount(0);
  await openSettings(page, 'connection');
  await expect(page.getByRole('heading', { name: 'Last requests' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dry run' })).toBeHidden();
  await page.getByRole('button', { name: 'Enter keys…' }).click();
  await page.getByLabel('API key').fill(service.apiKey);
  await app.chooseFile(await keyFile(app, service));
  await page.getByRole('button', { name: 'Choose key file…' }).click();
  await expect(page.getByText('RSA 2048-bit key')).toBeVisible();
  await page.getByRole('button', { name: 'Test and switch' }).click();
  await expect(page.getByText('The new keys are in use.')).toBeVisible();
  const next = await app.relaunch();
  await expect(next.getByRole('heading', { name: 'Meridian Treasury Operations' })).toBeVisible();
});

test('a file without profiles is refused in words of its own', async ({ app }) => {
  const file = path.join(app.userData, 'other.json');
  for (const [text, said] of [
    ['hello', 'This file holds no profiles.'],
    ['{"profiles":[]}', 'This file holds no profiles.'],
    ['{"format":"account-viewer-profiles","version":2}', 'saved by a newer version'],
    [' '.repeat(1024 * 1024 + 1), 'may have 1 MB'],
  ] as const) {
    await writeFile(file, text);
    await app.chooseFile(file);
    await app.page.getByRole('button', { name: 'Import profiles…' }).click();
    await expect(app.page.getByRole('alert')).toContainText(said);
    await expect(app.page.getByRole('alert')).toContainText('PROFILES_FILE_NOT_READ');
  }
});

test('an answer that comes after a switch of profiles is dropped (security G14)', async ({
  app,
  startService,
}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const slow = await startService({
    account: () => ({ ...smallAccount, name: 'Slow holder' }),
    intercept: async ({ count }) => {
      if (count > 1) await held;
      return 'continue' as const;
    },
  });
  const quick = await startService({ account: () => ({ ...smallAccount, name: 'Quick holder' }) });
  const { page } = app;
  await connectByForm(app, quick.baseUrl, quick, 'Quick');
  await addProfile(page);
  await connectByForm(app, slow.baseUrl, slow, 'Slow');
  await expect(page.getByRole('heading', { name: 'Slow holder' })).toBeVisible();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await chooseProfile(page, 'Quick');
  await expect(page.getByText('Slow holder')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Quick holder' })).toBeVisible();
  release();
  await expect.poll(() => slow.service.requests().map(({ status }) => status)).toEqual([200, 200]);
  await expect(page.getByRole('heading', { name: 'Quick holder' })).toBeVisible();
  await expect(page.getByText('Slow holder')).toHaveCount(0);
});

test('the form for a further profile stays open while an account is read behind it', async ({
  app,
  startService,
}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const slow = await startService({
    intercept: async () => {
      await held;
      return 'continue' as const;
    },
  });
  const { page } = app;
  await connectByForm(app, slow.baseUrl, slow, 'Slow');
  await addProfile(page);
  await page.getByLabel('Profile name').fill('Another');
  release();
  await expect.poll(() => slow.service.requests().at(-1)?.status).toBe(200);
  await page.getByRole('button', { name: 'Save and open' }).click();
  await expect(page.getByLabel('Profile name')).toHaveValue('Another');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { name: 'Meridian Treasury Operations' })).toBeVisible();
});
