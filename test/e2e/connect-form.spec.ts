import { connectByForm, expect, fillForm, test } from './connect';
import { addProfile, profileButton } from './profile-menu';

test.use({ handsOn: true });

test('every empty field says what it needs before anything is sent', async ({ app: { page } }) => {
  await page.getByRole('button', { name: 'Save and open' }).click();
  await expect(page.getByLabel('Profile name')).toHaveAccessibleDescription(
    /Give the profile a name/u,
  );
  await expect(page.getByLabel('Profile name')).toBeFocused();
  await expect(page.getByLabel('Service address')).toHaveAccessibleDescription(
    /Enter the address/u,
  );
  await expect(page.getByLabel('API key')).toHaveAccessibleDescription(/Enter the API key/u);
  await expect(page.getByText('Choose a key file, paste the key')).toBeVisible();
  // Enter asks for the next thing that is missing.
  await page.getByLabel('Profile name').fill('Treasury');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Service address')).toBeFocused();
  await page.getByLabel('Service address').fill('https://api.example.com');
  await page.getByLabel('API key').fill('abc-123');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Choose key file…' })).toBeFocused();
});

const refusedAddresses = [
  ['http://api.example.com', /only possible to this computer/u],
  ['https://user:pw@api.example.com', /user name or password/u],
  ['https://api.example.com/?key=1', /question mark/u],
  ['api.example.com', /must start with https/u],
  ['https://api.example.com:6000', /reserved for another protocol/u],
] as const;

test('a base URL that nothing may be sent to is refused beside its field', async ({
  app: { page },
}) => {
  const field = page.getByLabel('Service address');
  for (const [typed, words] of refusedAddresses) {
    await field.fill(typed);
    // What was said of the one before goes with it.
    await expect(field, typed).toHaveAttribute('aria-invalid', 'false');
    await page.getByRole('button', { name: 'Test connection' }).click();
    await expect(field, typed).toHaveAccessibleDescription(words);
    await expect(field, typed).toHaveValue(typed);
  }
});

test('the address preview shows the full URL, and the signed path where it is another', async ({
  app: { page },
}) => {
  await page.getByLabel('Service address').fill('https://api.example.com/tenant/');
  await expect(
    page.getByText('https://api.example.com/tenant/v1/account', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('signed path')).toContainText('/v1/account');
  await page.getByLabel('Service address').fill('https://api.example.com');
  await expect(page.getByText('signed path')).toBeHidden();
});

test('an address that ends in the path has the one beside it that was probably meant', async ({
  app: { page },
}) => {
  const field = page.getByLabel('Service address');
  await field.fill('https://api.example.com/tenant/v1/account');
  const hint = page.getByText('The app adds /v1/account by itself.');
  await expect(hint).toContainText('https://api.example.com/tenant');
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(field).toHaveValue('https://api.example.com/tenant');
  await expect(hint).toBeHidden();
});

test('what a test found ends with the next change of what was tested', async ({
  app,
  startService,
}) => {
  const service = await startService();
  const { page } = app;
  await fillForm(app, service.baseUrl, service);
  const test = page.getByRole('button', { name: 'Test connection' });
  const accepted = page.getByText('The service accepts the keys');
  await test.click();
  await expect(accepted).toBeVisible();
  await page.getByLabel('Profile name').fill('Another name');
  await expect(accepted).toBeVisible();
  await page.getByLabel('API key').fill('wrong-key');
  await expect(accepted).toBeHidden();
  await test.click();
  const refused = page.getByRole('alert').filter({ hasText: 'AUTH' });
  await expect(refused).toBeVisible();
  await page.getByLabel('API key').fill(service.apiKey);
  await expect(refused).toBeHidden();
});

test('the clipboard is said to hold the private key until something else is copied', async ({
  app,
  startService,
}) => {
  const { privateKeyPem } = await startService();
  const { page } = app;
  await app.setClipboard(privateKeyPem);
  await page.getByRole('button', { name: 'Paste key from clipboard' }).click();
  const held = page.getByText('The clipboard still holds the private key.');
  await expect(held).toBeVisible();
  await page.getByText('Public key', { exact: true }).click();
  await page.getByRole('button', { name: 'Copy as base64' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  await expect(held).toBeHidden();
  await page.getByLabel('Profile name').fill('Treasury');
  await page.getByLabel('Profile name').selectText();
  await page.keyboard.press('ControlOrMeta+c');
  await expect(page.getByText('Copied.')).toBeHidden();
});

test('a text that is no key is explained, and what was typed stays', async ({ app }) => {
  const { page } = app;
  await page.getByLabel('Profile name').fill('Treasury');
  await page.getByLabel('API key').fill('abc-123');
  await app.setClipboard('-----BEGIN PUBLIC KEY-----\nMIIB\n-----END PUBLIC KEY-----');
  await page.getByRole('button', { name: 'Paste key from clipboard' }).click();
  await expect(page.getByRole('alert')).toContainText('KEY_PUBLIC');
  await expect(page.getByLabel('Profile name')).toHaveValue('Treasury');
  await expect(page.getByLabel('API key')).toHaveValue('abc-123');
});

test('a question about the address that is cancelled leaves the form as it was, and it says so', async ({
  app,
  startService,
}) => {
  const service = await startService();
  await fillForm(app, service.baseUrl, service);
  const { page } = app;
  const test = page.getByRole('button', { name: 'Test connection' });
  await test.click();
  await expect(page.getByText('The service accepts the keys')).toBeVisible();
  const other = service.baseUrl.replace('127.0.0.1', 'localhost');
  for (const button of [test, page.getByRole('button', { name: 'Save and open' })]) {
    await page.getByLabel('Service address').fill(other);
    await app.pressButton('Cancel');
    await button.click();
    const cancelled = page.getByText('You did not agree to the address: nothing was sent');
    await expect(cancelled).toBeVisible();
    await page.getByLabel('Service address').fill(service.baseUrl);
    await expect(cancelled).toBeHidden();
  }
  expect(service.service.requests()).toHaveLength(1);
  await expect(page.getByLabel('API key')).toHaveValue(service.apiKey);
  await expect(page.getByText('Public key fingerprint')).toBeVisible();
});

test('what was typed for a further profile is discarded only when the person says so', async ({
  app: { page },
}) => {
  await page.getByRole('button', { name: 'Explore with a demo account' }).click();
  const form = page.getByRole('dialog', { name: 'Connect an account' });
  await addProfile(page);
  await expect(page.getByLabel('Profile name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(profileButton(page)).toBeFocused();

  await addProfile(page);
  await page.getByLabel('Profile name').fill('Half a name');
  const question = page.getByRole('dialog', { name: 'Discard what you have entered?' });
  // Each press opens the question or puts it away again, a moment later: it always lies over the form.
  for (const presses of [1, 2, 3, 4, 5, 6]) {
    const all = Array.from({ length: presses }, () => page.keyboard.press('Escape'));
    await Promise.all(all);
    await expect(page.getByLabel('Profile name')).toHaveValue('Half a name');
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

test('a name that is taken is said beside its field, whatever its case', async ({
  app,
  startService,
}) => {
  const service = await startService();
  const { page } = app;
  await connectByForm(app, service.baseUrl, service, 'Treasury');
  await expect(page.getByRole('heading', { name: 'Meridian Treasury Operations' })).toBeVisible();
  await addProfile(page);
  await connectByForm(app, service.baseUrl, service, 'TREASURY');
  await expect(page.getByLabel('Profile name')).toHaveAccessibleDescription(
    /Another profile has this name/u,
  );
  await expect(page.getByLabel('API key')).toHaveValue(service.apiKey);
});
