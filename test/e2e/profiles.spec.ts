import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { smallAccount } from '../service/small-account';
import { connect, connectByForm, expect, keyFile, refresh, test } from './connect';
import { addProfile, chooseProfile, profileButton } from './profile-menu';
import { openSettings } from './settings';

const holder = { name: 'Meridian Treasury Operations' };

test('a profile keeps a new name, colour, mark, wait and, once they are tested, new keys', async ({
  startService,
  opened,
}) => {
  const stranger = await startService();
  const { app, page, service } = await opened();
  await openSettings(page, 'profile');
  const saved = page.getByRole('status').filter({ hasText: 'Saved' });
  await page.getByLabel('Profile name').fill('After');
  await page.getByRole('radio', { name: 'Red' }).click();
  await page.getByLabel('This is a production account').click();
  await expect(page.getByLabel('This is a production account')).toBeChecked();
  await expect(saved).toBeVisible();
  await expect(profileButton(page)).toHaveAccessibleName(/After/u);
  await openSettings(page, 'connection');
  const wait = page.getByLabel('Wait for the service');
  await expect(wait).toHaveValue('30');
  await wait.selectOption('120 s to begin, then 80 s between parts');
  await expect(saved).toBeVisible();

  const chooseKey = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Change keys…' }).click();
    await app.chooseFile(await keyFile(app, stranger));
    await page.getByRole('button', { name: 'Choose key file…' }).click();
    await expect(page.getByText('RSA 2048-bit key')).toBeVisible();
  };
  await chooseKey();
  await page.getByRole('button', { name: 'Test and switch' }).click();
  await expect(page.getByRole('alert')).toContainText('AUTH');
  // The old keys are still in use.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await refresh(app, service);
  expect(service.service.requests().at(-1)?.status).toBe(200);
  service.register(service.apiKey, stranger.publicKeyPem);
  await chooseKey();
  await app.pressButton('Replace the keys');
  await page.getByRole('button', { name: 'Test and switch' }).click();
  await expect(page.getByText('The new keys are in use.')).toBeVisible();

  const next = await app.relaunch();
  await expect(next.getByRole('heading', holder)).toBeVisible();
  await expect(profileButton(next)).toHaveAccessibleName(/After/u);
  await expect(next.getByText('Production', { exact: true })).toBeVisible();
  // The service matters most for a production profile, so its button shows the host.
  await expect(profileButton(next)).toContainText(new URL(service.baseUrl).host);
  await openSettings(next, 'profile');
  await expect(next.getByRole('radio', { name: 'Red' })).toBeChecked();
  await openSettings(next, 'connection');
  await expect(next.getByLabel('Wait for the service')).toHaveValue('120');
});

test('keys go to a new host only after it has been confirmed by name (security G2; fault 62)', async ({
  startService,
  opened,
}) => {
  const second = await startService({ account: { ...smallAccount, name: 'Elsewhere' } });
  const { app, page, service: first } = await opened();
  await openSettings(page, 'connection');
  await page.getByRole('button', { name: 'Change…' }).click();
  const address = page.getByRole('textbox', { name: 'Service address' });
  // The address is unchanged, so the button is disabled.
  await expect(page.getByRole('button', { name: 'Change address' })).toBeDisabled();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(address).toBeHidden();
  await page.getByRole('button', { name: 'Change…' }).click();
  await address.fill(second.baseUrl);
  const asked = (await app.questions()).length;
  await app.pressButton('Cancel');
  await page.getByRole('button', { name: 'Change address' }).click();
  await expect.poll(() => app.questions()).toHaveLength(asked + 1);
  await expect(address).toHaveValue(second.baseUrl);
  // The typed address is discarded only after a question.
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard what you have entered?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(address).toHaveValue(second.baseUrl);
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(address).toBeHidden();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => first.service.requests().length).toBe(2);
  expect(second.service.requests()).toHaveLength(0);

  await app.pressButton('Connect');
  await page.getByRole('button', { name: 'Change…' }).click();
  await address.fill(second.baseUrl);
  await page.getByRole('button', { name: 'Change address' }).click();
  await expect(page.getByText('Service address changed.')).toBeVisible();
  await expect.poll(() => second.service.requests().length).toBeGreaterThan(0);

  // Saving the same address reports no change.
  await page.getByRole('button', { name: 'Change…' }).click();
  await address.fill(`${second.baseUrl}/`);
  await page.getByRole('button', { name: 'Change address' }).click();
  await expect(address).toBeHidden();
  await expect(page.getByText('Service address changed.')).toBeHidden();
});

test('an address that another program wrote gets no key until main’s question is answered (security E6, G2)', async ({
  startService,
  opened,
}) => {
  const other = await startService();
  const { app, service: given } = await opened();
  other.register(given.apiKey, given.publicKeyPem);
  const settings = path.join(app.userData, 'settings.json');
  // Only after the app has ended, because the app may still write the file.
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
  await expect.poll(() => app.questions()).toHaveLength(1);
  await expect(alert).toContainText('HOST_CHANGED');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(alert).toContainText('HOST_CHANGED');
  // The connection check makes a real call, and gets no keys either.
  await page.getByRole('button', { name: 'Set it back…' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Check connection' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'failed' })).toBeVisible();
  expect(other.service.requests()).toHaveLength(0);

  await app.pressButton('Connect');
  await page.getByRole('button', { name: 'Confirm the address…' }).click();
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('heading', holder)).toBeVisible();
  await expect(alert).toHaveCount(0);
  expect(other.service.requests().at(-1)?.status).toBe(200);
});

test('profiles are exported without keys, and get keys after import', async ({ opened }) => {
  const { app, page, service } = await opened();
  await openSettings(page, 'profile');
  const file = `${app.userData}-profiles.json`;
  await app.saveTo(file);
  await page.getByRole('button', { name: 'Export profiles…' }).click();
  await expect(page.getByText('Profiles exported.')).toBeVisible();
  const text = await readFile(file, 'utf8');
  expect(JSON.parse(text)).toMatchObject({ version: 1, profiles: [{ name: 'Treasury' }] });
  expect(text).not.toContain(service.apiKey);

  // Importing an existing profile does not change it.
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
  await expect(profileButton(page)).toHaveAccessibleName(/Treasury/u);
  await app.pressButton('Remove everything');
  await page.getByRole('button', { name: 'Remove all profiles and keys…' }).click();
  await expect(page.getByText(/^All profiles with their keys/u)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Connect an account' })).toBeVisible();

  const newer = `${app.userData}-newer.json`;
  await writeFile(newer, '{"format":"account-viewer-profiles","version":2}');
  await app.chooseFile(newer);
  await page.getByRole('button', { name: 'Import profiles…' }).click();
  await expect(page.getByRole('alert')).toContainText('saved by a newer version');
  await expect(page.getByRole('alert')).toContainText('PROFILES_FILE_NOT_READ');
  await app.chooseFile(file);
  await page.getByRole('button', { name: 'Import profiles…' }).click();
  await expect(page.getByText('This profile has no keys on this computer yet.')).toBeVisible();
  // Actions that need keys are not offered.
  await openSettings(page, 'profile');
  const notes = page.getByRole('region', { name: 'Notes and first-seen addresses' });
  await expect(notes.getByText('This profile has no keys on this computer yet.')).toBeVisible();
  await expect(notes.getByRole('button')).toHaveCount(0);
  await openSettings(page, 'connection');
  const requests = page.getByRole('region', { name: 'Last calls' });
  await expect(requests).toContainText('No call yet.');
  await expect(requests).toContainText('This profile has no keys on this computer yet.');
  for (const name of ['Copy for support', 'Dry run']) {
    await expect(requests.getByRole('button', { name })).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Enter keys…' }).click();
  await expect(page.getByLabel('API key')).toHaveAttribute('aria-required', 'true');
  await page.getByLabel('API key').fill(service.apiKey);
  await app.chooseFile(await keyFile(app, service));
  await page.getByRole('button', { name: 'Choose key file…' }).click();
  await expect(page.getByText('RSA 2048-bit key')).toBeVisible();
  await page.getByRole('button', { name: 'Test and switch' }).click();
  await expect(page.getByText('The new keys are in use.')).toBeVisible();
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('heading', holder)).toBeVisible();
});

test('two accounts are switched between: the form for the second stays open while the first is read, an answer that comes after a switch is dropped, and one is removed with its keys (security G14)', async ({
  app,
  page,
  startService,
}) => {
  let release = (): void => undefined;
  let held = Promise.resolve();
  const hold = (): void => {
    held = new Promise((resolve) => (release = resolve));
  };
  const slow = await startService({
    account: { ...smallAccount, name: 'Slow holder' },
    intercept: async () => {
      await held;
      return 'continue' as const;
    },
  });
  const quick = await startService({ account: { ...smallAccount, name: 'Quick holder' } });
  const ofSlow = page.getByRole('heading', { name: 'Slow holder' });
  const ofQuick = page.getByRole('heading', { name: 'Quick holder' });
  const statuses = () => slow.service.requests().map(({ status }) => status);
  hold();
  await connect(app, slow.baseUrl, slow);
  await addProfile(page);
  await page.getByLabel('Profile name').fill('Another');
  release();
  await expect.poll(statuses).toEqual([200]);
  await page.getByRole('button', { name: 'Save and open' }).click();
  await expect(page.getByLabel('Profile name')).toHaveValue('Another');
  await connectByForm(app, quick.baseUrl, quick, 'Quick');
  await expect(ofQuick).toBeVisible();
  await expect(page.getByText('Slow holder')).toHaveCount(0);

  await chooseProfile(page, 'Treasury');
  await expect(ofSlow).toBeVisible();
  await expect(page.getByText('Quick holder')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled();
  const before = statuses();
  hold();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await chooseProfile(page, 'Quick');
  await expect(page.getByText('Slow holder')).toHaveCount(0);
  await expect(ofQuick).toBeVisible();
  // Another call for the same account joins the running one and resolves after the window.
  const asked = await page.evaluateHandle(async () => {
    const { accountViewer } = window;
    const state = await accountViewer.getState();
    const slow = state.ok && state.value.profiles.find(({ name }) => name === 'Treasury');
    if (!slow) throw new Error('the profile is gone');
    const answer = accountViewer.refreshAccount({ profileId: slow.id });
    // Main has received that call once it responds to a later one.
    await accountViewer.getState();
    return { answer };
  });
  release();
  const isAnswered = await asked.evaluate(async ({ answer }) => {
    const { ok } = await answer;
    await new Promise(requestAnimationFrame);
    return ok;
  });
  expect(isAnswered).toBe(true);
  expect(statuses()).toEqual([...before, 200]);
  await expect(ofQuick).toBeVisible();
  await expect(page.getByText('Slow holder')).toHaveCount(0);

  await openSettings(page, 'profile');
  await app.pressButton('Remove profile and keys');
  await page.getByRole('button', { name: 'Remove profile…' }).click();
  await expect(ofSlow).toBeVisible();
  // The message is shown, and disappears once the user continues in the other profile.
  const told = page.getByText('The profile is removed, and its keys').and(page.locator(':visible'));
  await expect(told.first()).toBeVisible();
  await page.getByRole('link', { name: 'Wallets', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wallets' })).toBeVisible();
  expect(await told.count()).toBe(0);
  await profileButton(page).click();
  await expect(page.getByRole('menuitemradio')).toHaveText([/^Treasury/u]);
});
