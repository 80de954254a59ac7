import { answer, firstTimes } from '../service/faults';
import { expect, noteSignatures, test } from './connect';
import type { App } from './fixtures';
import { openSettings } from './settings';

const openRequests = async ({ page }: App) => {
  await openSettings(page, 'connection');
  const table = page.getByRole('table', { name: 'Last calls' });
  return { table, rows: table.locator('tbody').getByRole('row') };
};

/** Opens the request of a row. */
const openRow = async ({ page }: App, row: ReturnType<App['page']['locator']>) => {
  await row.getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Call' });
  await expect(dialog.getByRole('region', { name: 'Claims' })).toBeVisible();
  return dialog;
};

test('an accepted call can be looked at from header to age, without signature and API key in the page (M6), and copied with placeholders for both (security H7)', async ({
  opened,
}) => {
  const signatures: string[] = [];
  const { app, service } = await opened({ intercept: noteSignatures(signatures) });
  const { rows } = await openRequests(app);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(
    /(?:Today|Yesterday), .*200 OK\s*[\d.]+ m?s\s*[\d.]+ (bytes|kB)/u,
  );
  const dialog = await openRow(app, rows);
  await expect(dialog).toContainText('Accepted by the service.');
  await expect(dialog).toContainText('This is the last accepted call.');
  await expect(dialog).toContainText('Signature verified with this profile’s public key.');
  await expect(dialog).toContainText(/Token issued\s*\d+ s ago; accepted, and good for one call/u);
  const claims = dialog.getByRole('region', { name: 'Claims' });
  await expect(claims).toContainText('/v1/account');
  await expect(claims).toContainText(/iat\s*\d{10}\s*\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC/u);
  await expect(dialog.getByRole('region', { name: 'Header' })).toContainText('RS256');
  await expect(claims).toContainText(/body\s*empty/u);
  const paths = dialog.getByRole('region', { name: 'Signed and sent' });
  await expect(paths).toContainText(/Path of the call\s*\/v1\/account\s*the same/u);
  await expect(dialog).toContainText(`GET ${service.baseUrl}/v1/account`);

  await expect(dialog).toContainText('The signature and the API key are not shown');
  const html = await app.page.content();
  expect(signatures).toEqual([expect.stringMatching(/^[\w-]{342}$/u)]);
  for (const secret of [...signatures, service.apiKey]) expect(html).not.toContain(secret);
  await dialog.getByRole('button', { name: 'Copy as curl' }).click();
  await expect(dialog.getByText('Copied, with <JWT>')).toBeVisible();
  expect(await app.clipboard()).toBe(
    "curl -H 'Authorization: Bearer <JWT>' -H 'x-api-key: <API_KEY>' " +
      `-H 'Accept: application/json' '${service.baseUrl}/v1/account'`,
  );
});

test('a refused call shows its request, and new keys make it pass', async ({ connected }) => {
  let refusing = true;
  const body = '{"message":"No such key","error":"key_unknown","requestId":"req-7f31"}';
  const refuse = answer(401, body, 'application/json', { 'X-Secret': 'not kept' });
  const { app, page, service } = await connected({
    intercept: (context) => (refusing ? refuse(context) : 'continue'),
  });
  const failure = page.getByRole('alert').first();
  await expect(failure).toContainText('AUTH');
  await expect(page.getByText('key_unknown')).toBeVisible();
  await expect(page.getByText('req-7f31')).toBeVisible();
  await page.getByRole('button', { name: 'Show call' }).click();
  const dialog = page.getByRole('dialog', { name: 'Call' });
  await expect(dialog.getByRole('region', { name: 'Answer' })).toContainText('401 Unauthorized');
  await expect(dialog).toContainText('AUTH');
  await expect(dialog).toContainText('req-7f31');
  await expect(dialog).toContainText('No such key');
  await expect(dialog).not.toContainText('not kept');
  await expect(dialog.getByRole('region', { name: 'Claims' })).toContainText('/v1/account');
  await dialog.getByRole('button', { name: 'Copy for support' }).click();
  await expect(dialog.getByText('Copied, without keys')).toBeVisible();
  expect(await app.clipboard()).toContain('401 Unauthorized AUTH');
  expect(await app.clipboard()).not.toContain(service.apiKey);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  refusing = false;
  await page.getByRole('button', { name: 'Change keys…' }).click();
  await page.getByRole('textbox', { name: 'API key' }).fill(service.apiKey);
  await page.getByRole('button', { name: 'Test and switch' }).click();
  const rows = page.getByRole('table', { name: 'Last calls' }).locator('tbody tr');
  await expect(rows.filter({ hasText: 'Test of new keys' })).toContainText('200 OK');
  await expect(rows.filter({ hasText: '401 Unauthorized' })).toHaveCount(1);
});

test('a call that passing failures precede is one of several attempts, beside which a dry run signs and sends nothing (fault 22)', async ({
  opened,
}) => {
  const intercept = firstTimes(2, answer(503, '{"error":"busy"}'));
  const { app, page, service } = await opened({ intercept });
  const { rows } = await openRequests(app);
  await expect(rows).toContainText('200 OK, tried 3 times');
  const asked = service.service.requests().length;
  await page.getByRole('button', { name: 'Dry run' }).click();
  const dialog = page.getByRole('dialog', { name: 'Call' });
  await expect(dialog).toContainText('Dry run: signed, but not sent.');
  await expect(dialog).toContainText(
    /Nothing differs from the call accepted at \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC/u,
  );
  const age = dialog.getByText(/^\d+ s ago; the service accepts it for \d+ s more$/u);
  const first = await age.textContent();
  await expect(age).not.toHaveText(first ?? '');
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Not sent');
  await expect(rows.last()).toContainText('200 OK, tried 3 times');
  expect(service.service.requests()).toHaveLength(asked);
  await openRow(app, rows.last());
  await dialog.getByRole('radio', { name: '1' }).check();
  await expect(dialog).toContainText('503 Service Unavailable');
  await expect(dialog).toContainText('1 of 3');
});
