import { connect, expect, test } from './connect';

test('every empty field says what it needs before anything is sent', async ({ app: { page } }) => {
  await page.getByRole('button', { name: 'Save and open' }).click();
  await expect(page.getByLabel('Profile name')).toHaveAccessibleDescription(
    /Give the profile a name/u,
  );
  await expect(page.getByLabel('Profile name')).toBeFocused();
  await expect(page.getByLabel('Base URL')).toHaveAccessibleDescription(/Enter the address/u);
  await expect(page.getByLabel('API key')).toHaveAccessibleDescription(/Enter the API key/u);
  await expect(page.getByText('Choose a key file, paste the key')).toBeVisible();
});

for (const [typed, words] of [
  ['http://api.example.com', /only possible to this computer/u],
  ['https://user:pw@api.example.com', /user name or password/u],
  ['https://api.example.com/?key=1', /question mark/u],
  ['api.example.com', /must start with https/u],
  ['https://api.example.com:6000', /reserved for another protocol/u],
] as const) {
  test(`the base URL ${typed} is refused beside its field`, async ({ app: { page } }) => {
    await page.getByLabel('Base URL').fill(typed);
    await page.getByRole('button', { name: 'Test connection' }).click();
    await expect(page.getByLabel('Base URL')).toHaveAccessibleDescription(words);
    await expect(page.getByLabel('Base URL')).toHaveValue(typed);
  });
}

test('the address preview shows the full URL and the signed path', async ({ app: { page } }) => {
  await page.getByLabel('Base URL').fill('https://api.example.com/tenant/');
  await expect(
    page.getByText('https://api.example.com/tenant/v1/account', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('signed path')).toContainText('/v1/account');
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

test('a name that is taken is said beside its field, whatever its case', async ({
  app,
  startService,
}) => {
  const service = await startService();
  const { page } = app;
  await connect(app, service.baseUrl, service, 'Treasury');
  await expect(page.getByText('Meridian Treasury Operations')).toBeVisible();
  await page.getByRole('button', { name: 'Add profile…' }).click();
  await connect(app, service.baseUrl, service, 'TREASURY');
  await expect(page.getByLabel('Profile name')).toHaveAccessibleDescription(
    /Another profile has this name/u,
  );
  await expect(page.getByLabel('API key')).toHaveValue(service.apiKey);
});
