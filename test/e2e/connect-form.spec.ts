import { connectByForm, expect, fillForm, keyFile, test } from './connect';
import { addProfile, profileButton } from './profile-menu';
import { placesReadAloud } from './read-aloud';

test('the form shows beside each field what it needs and what is wrong', async ({ page }) => {
  const address = page.getByLabel('Service address');
  for (const field of ['Profile name', 'Service address', 'API key'])
    await expect(page.getByLabel(field), field).toHaveAttribute('aria-required', 'true');
  await page.getByRole('button', { name: 'Save and open' }).click();
  await expect(page.getByLabel('Profile name')).toHaveAccessibleDescription(
    /Give the profile a name/u,
  );
  await expect(page.getByLabel('Profile name')).toBeFocused();
  await expect(address).toHaveAccessibleDescription(/Enter the service address/u);
  await expect(page.getByLabel('API key')).toHaveAccessibleDescription(/Enter the API key/u);
  await expect(page.getByText('Choose a key file, paste the key')).toBeVisible();
  // Enter moves to the next missing value.
  await page.getByLabel('Profile name').fill('Treasury');
  await page.keyboard.press('Enter');
  await expect(address).toBeFocused();

  for (const [typed, words] of [
    ['http://api.example.com', /allowed only for this computer/u],
    ['https://api.example.com:6000', /reserved for another protocol/u],
  ] as const) {
    await address.fill(typed);
    // The previous problem disappears with the text it was about.
    await expect(address, typed).toHaveAttribute('aria-invalid', 'false');
    await page.getByRole('button', { name: 'Test connection' }).click();
    await expect(address, typed).toHaveAccessibleDescription(words);
    await expect(address, typed).toHaveValue(typed);
  }

  await address.fill('https://api.example.com/tenant/v1/account');
  const hint = page.getByText('The app adds /v1/account itself.');
  await expect(hint).toContainText('https://api.example.com/tenant');
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(address).toHaveValue('https://api.example.com/tenant');
  await expect(hint).toBeHidden();
  const full = 'https://api.example.com/tenant/v1/account';
  await expect(page.getByText(full, { exact: true })).toBeVisible();
  await expect(page.getByText('signed path')).toContainText('/v1/account');
  await address.fill('https://api.example.com');
  await expect(page.getByText('signed path')).toBeHidden();

  await page.getByLabel('API key').fill('abc-123');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Choose key file…' })).toBeFocused();
  const step = page.getByRole('group').filter({ has: page.locator(':focus') });
  await expect(step.last()).toHaveAccessibleDescription(/Choose a key file/u);
});

test('a change clears the result of a test, and nothing is sent before the user agrees to main’s question (H3)', async ({
  app,
  page,
  startService,
}) => {
  const service = await startService();
  await fillForm(app, service.baseUrl, service);
  const test = page.getByRole('button', { name: 'Test connection' });
  const accepted = page.getByText('The service accepts the keys');
  const readAloud = await placesReadAloud(page);
  await test.click();
  await expect(accepted).toBeVisible();
  expect((await readAloud()).join(' ')).toContain('The service accepts the keys');
  await page.getByLabel('Profile name').fill('Another name');
  await expect(accepted).toBeVisible();
  await page.getByLabel('API key').fill('wrong-key');
  await expect(accepted).toBeHidden();
  await test.click();
  const refused = page.getByRole('alert').filter({ hasText: 'AUTH' });
  await expect(refused).toBeVisible();
  // Steps with refused keys are not marked complete.
  const done = page.getByRole('heading', { name: /\(complete\)/u });
  await expect(done).toHaveText([/^Service/u]);
  await page.getByLabel('API key').fill(service.apiKey);
  await expect(refused).toBeHidden();
  await expect(done).toHaveCount(3);

  const other = service.baseUrl.replace('127.0.0.1', 'localhost');
  for (const button of [test, page.getByRole('button', { name: 'Save and open' })]) {
    await page.getByLabel('Service address').fill(other);
    await app.pressButton('Cancel');
    await button.click();
    const cancelled = page.getByText('You did not agree to the service address. Nothing was sent');
    await expect(cancelled).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByLabel('Service address').fill(service.baseUrl);
    await expect(cancelled).toBeHidden();
  }
  expect(service.service.requests()).toHaveLength(2);

  // A double click starts one test and does not stop it, although “Stop” appears under the pointer.
  await page.getByLabel('Service address').fill(other);
  await app.pressButton(null);
  await test.dblclick();
  const stop = page.getByRole('button', { name: 'Stop' });
  await expect(page.getByText('The app asks you about this service address')).toBeVisible();
  await stop.dispatchEvent('click', { detail: 2 });
  await stop.press('Enter');
  await expect(page.getByText('You stopped the test.')).toBeVisible();
  await expect(test).toBeFocused();
  await page.getByLabel('Service address').fill(service.baseUrl);
  await expect(page.getByLabel('API key')).toHaveValue(service.apiKey);
  await expect(page.getByText('Public key fingerprint')).toBeVisible();
});

test('a key file can be chosen or dropped on the form', async ({ app, page, startService }) => {
  const service = await startService();
  const file = await keyFile(app, service);
  const choose = page.getByRole('button', { name: 'Choose key file…' });
  const chosen = page.locator('form').getByText('Public key fingerprint');
  await page.getByLabel('Profile name').fill('Treasury');
  await page.getByLabel('API key').fill('abc-123');
  // An error replaces the hint about the missing value.
  const missing = page.getByText('Choose a key file, paste the key');
  await page.getByRole('button', { name: 'Test connection' }).click();
  await expect(missing).toBeVisible();
  await app.setClipboard('hello world');
  await page.getByRole('button', { name: 'Paste key from clipboard' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'The file or clipboard has no private key that the app can read.',
  );
  await expect(missing).toBeHidden();
  await app.setClipboard('-----BEGIN PUBLIC KEY-----\nMIIB\n-----END PUBLIC KEY-----');
  await page.getByRole('button', { name: 'Paste key from clipboard' }).click();
  await expect(page.getByRole('alert')).toContainText('KEY_PUBLIC');
  await expect(page.getByLabel('Profile name')).toHaveValue('Treasury');
  await expect(page.getByLabel('API key')).toHaveValue('abc-123');

  await app.dropFile(file, 'h1');
  await expect(page.getByText(/from account-viewer-.*-key\.pem/u)).toBeVisible();
  await expect(chosen).toBeVisible();
  for (const choice of [file, null]) {
    await app.chooseFile(choice);
    await page.getByRole('button', { name: 'Change…' }).click();
    await choose.click();
    await expect(chosen).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});

test('a used profile name is refused, and no text is lost', async ({ app, page, startService }) => {
  await page.getByRole('button', { name: 'Explore with a demo account' }).click();
  const form = page.getByRole('dialog', { name: 'Connect an account' });
  const name = page.getByLabel('Profile name');
  await addProfile(page);
  await expect(name).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(profileButton(page)).toBeFocused();

  await addProfile(page);
  const service = await startService();
  await connectByForm(app, service.baseUrl, service, 'DEMO ACCOUNT');
  await expect(name).toHaveAccessibleDescription(/Another profile has this name/u);
  await expect(page.getByLabel('API key')).toHaveValue(service.apiKey);
  expect(service.service.requests()).toHaveLength(0);
  const question = page.getByRole('dialog', { name: 'Discard what you have entered?' });
  // Each Escape opens the question or closes it a moment later. The question always lies over the form.
  for (const presses of [1, 2, 3]) {
    const all = Array.from({ length: presses }, () => page.keyboard.press('Escape'));
    await Promise.all(all);
    await expect(name).toHaveValue('DEMO ACCOUNT');
    await expect(async () => {
      if (await question.isHidden()) {
        await form.getByRole('button', { name: 'Close' }).click({ timeout: 1000 });
      }
      await question.getByRole('button', { name: 'Cancel' }).click({ timeout: 1000 });
      await expect(question).toBeHidden({ timeout: 1000 });
    }).toPass();
  }
  await form.getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(form).toBeHidden();
});
