import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type {} from '../../renderer/bridge';
import { errorStatus } from '../service/faults';
import { connect, expect, test, type Service } from './connect';
import type { App } from './fixtures';

const openInspector = async ({ page }: App) => {
  await page.getByRole('button', { name: 'Inspect token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Token inspector' });
  await expect(dialog).toBeVisible();
  return dialog;
};

const connected = async (app: App, service: Service) => {
  await connect(app, service.baseUrl, service);
  // The inspector is below the charts, which come a moment later than the rest.
  await expect(app.page.getByRole('region', { name: 'Deployments over time' })).toBeVisible();
};

test('an accepted call can be looked at from header to age', async ({ app, startService }) => {
  const service = await startService();
  await connected(app, service);
  const dialog = await openInspector(app);
  await expect(dialog).toContainText('Accepted by the service.');
  await expect(dialog).toContainText('This is the last accepted call.');
  await expect(dialog).toContainText('Signature verified with this profile’s public key.');
  await expect(dialog).toContainText(/Age\s*issued \d+ s ago; accepted, and good for one request/u);
  const claims = dialog.getByRole('region', { name: 'Claims' });
  await expect(claims).toContainText('/v1/account');
  await expect(claims).toContainText(/iat\s*\d{10}\s*\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC/u);
  await expect(dialog.getByRole('region', { name: 'Header' })).toContainText('RS256');
  const pairs = dialog.getByRole('region', { name: 'Signed and sent' });
  await expect(pairs).toContainText(/Path of the request\s*\/v1\/account\s*the same/u);
  await expect(pairs).toContainText(/Body in the token\s*empty/u);
  await expect(dialog).toContainText(`GET ${service.baseUrl}/v1/account`);
});

test('a refused call shows its code, and how it differs from the accepted one', async ({
  app,
  startService,
}) => {
  let refusing = false;
  const refuse = errorStatus(401, 'json');
  const service = await startService({
    intercept: (context) => (refusing ? refuse(context) : 'continue'),
  });
  await connected(app, service);
  refusing = true;
  await app.page.getByRole('button', { name: 'Refresh' }).click();
  await expect(app.page.getByRole('alert')).toContainText('AUTH');
  const dialog = await openInspector(app);
  await expect(dialog.getByRole('region', { name: 'Request', exact: true })).toContainText('AUTH');
  await expect(dialog).toContainText(/Nothing differs from the call accepted at/u);
  await expect(dialog).toContainText(/the service accepts it for \d+ s more/u);
});

test('a dry run signs and sends nothing', async ({ app, startService }) => {
  const service = await startService();
  await connected(app, service);
  const asked = service.service.requests().length;
  const dialog = await openInspector(app);
  await dialog.getByRole('button', { name: 'Dry run' }).click();
  await expect(dialog).toContainText('Dry run: signed, and not sent.');
  await expect(dialog).toContainText('Signature verified with this profile’s public key.');
  await expect(dialog).toContainText(/Nothing differs from the call accepted at/u);
  const age = dialog.getByText(/^issued \d+ s ago; the service accepts it for \d+ s more$/u);
  const first = await age.textContent();
  await expect(age).not.toHaveText(first ?? '');
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog).toBeHidden();
  expect(service.service.requests()).toHaveLength(asked);
});

test('a profile that has signed nothing says so, and why it cannot sign', async ({ app }) => {
  const file = path.join(app.userData, 'profiles.json');
  const traits = { colour: 'blue', production: false, signedPath: 'endpoint' };
  const profile = { name: 'Without keys', baseUrl: 'https://api.example.com', ...traits };
  const content = { format: 'account-viewer-profiles', version: 1, profiles: [profile] };
  await writeFile(file, JSON.stringify(content));
  await app.chooseFile(file);
  await app.page.getByRole('button', { name: 'Import profiles…' }).click();
  await expect(app.page.getByText('This profile has no keys on this computer yet.')).toBeVisible();
  const dialog = await openInspector(app);
  await expect(dialog).toContainText('Nothing has been signed for this profile');
  await expect(dialog.getByRole('button', { name: 'Copy as curl' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Dry run' }).click();
  await expect(dialog.getByRole('alert')).toContainText('KEYCHAIN_LOCKED_OR_MISSING');
});

test('signature and API key are never in the page (M6)', async ({ app, startService }) => {
  const signatures: string[] = [];
  const service = await startService({
    intercept: ({ request }) => {
      signatures.push(request.headers.authorization?.split('.')[2] ?? 'none');
      return 'continue';
    },
  });
  await connected(app, service);
  const dialog = await openInspector(app);
  await expect(dialog).toContainText('Accepted by the service.');
  await expect(dialog).toContainText('The signature and the API key are not shown');
  const html = await app.page.content();
  expect(signatures).toEqual([expect.stringMatching(/^[\w-]{342}$/u)]);
  for (const secret of [...signatures, service.apiKey]) expect(html).not.toContain(secret);
});

test('the curl command has placeholders for both secrets (security H7)', async ({
  app,
  startService,
}) => {
  const service = await startService();
  await connected(app, service);
  const dialog = await openInspector(app);
  await dialog.getByRole('button', { name: 'Copy as curl' }).click();
  await expect(dialog.getByRole('status').first()).toContainText('Copied');
  expect(await app.clipboard()).toBe(
    "curl -H 'Authorization: Bearer <JWT>' -H 'x-api-key: <API_KEY>' " +
      `-H 'Accept: application/json' '${service.baseUrl}/v1/account'`,
  );
});
