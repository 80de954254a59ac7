import { smallAccount } from '../service/small-account';
import { answered, expect, refresh, test } from './connect';
import { addProfile, chooseProfile } from './profile-menu';
import { openSettings } from './settings';

test('a new key pair waits in its own profile, and the original profile takes its keys once they are accepted', async ({
  opened,
}) => {
  const { app, page, service } = await opened();
  await addProfile(page);
  await page.getByLabel('Profile name').fill('Next keys');
  await page.getByLabel('Service address').fill(service.baseUrl);
  await page.getByLabel('API key').fill('issued-later');
  await page.getByRole('button', { name: 'Length of the new key: 4096 bits' }).click();
  await page.getByRole('menuitemradio', { name: '2048 bits' }).click();
  await page.getByRole('button', { name: 'Generate key pair' }).click();
  await page.getByRole('button', { name: 'Copy public key (PEM)' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const publicKeyPem = await app.clipboard();
  await page.getByRole('button', { name: 'Save and open' }).click();
  await expect(page.getByRole('alert')).toContainText('AUTH');

  await answered(app, service, () => chooseProfile(page, 'Treasury'));
  const known = { ...smallAccount, wallets: smallAccount.wallets.slice(1) };
  service.serve(known);
  await refresh(app, service);
  await expect(page.getByText(/^1 change since/u)).toBeVisible();
  await openSettings(page, 'connection');
  await page.getByRole('button', { name: 'Change keys…' }).click();
  const form = page.getByRole('dialog', { name: 'Change keys' });
  await form.getByLabel('New keys').selectOption({ label: 'Keys of “Next keys”' });
  await expect(form.getByLabel('API key')).toBeHidden();
  await form.getByRole('button', { name: 'Test and switch' }).click();
  await expect(form.getByRole('alert')).toContainText('AUTH');

  service.register('issued-later', publicKeyPem);
  await app.pressButton('Replace the keys');
  await form.getByRole('button', { name: 'Test and switch' }).click();
  await expect(page.getByText('The new keys are in use.')).toBeVisible();
  // The account is still compared with its earlier answers.
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByText(/^1 change since/u)).toBeVisible();
});

test('keys that somebody else has replaced are reported as accepted before', async ({
  opened,
  startService,
}) => {
  const { page, service } = await opened();
  const { publicKeyPem } = await startService();
  service.register(service.apiKey, publicKeyPem);
  await page.getByRole('button', { name: 'Refresh' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('AUTH');
  await page.getByRole('button', { name: 'Show the whole message' }).click();
  await expect(page.getByText('The service has accepted these keys before')).toBeVisible();
});

test('keys of another account are confirmed before they replace the old ones', async ({
  opened,
}) => {
  let account: object = smallAccount;
  const { app, page, service } = await opened();
  service.meet(({ request }) => {
    const isOther = request.headers['x-api-key'] === 'of-payroll';
    service.serve(isOther ? { ...account, userId: 'u-payroll', name: 'Payroll' } : account);
    return 'continue';
  });
  service.register('of-payroll', service.publicKeyPem);
  await openSettings(page, 'connection');
  await page.getByRole('button', { name: 'Change keys…' }).click();
  const form = page.getByRole('dialog', { name: 'Change keys' });
  await form.getByLabel('API key').fill('of-payroll');
  await app.pressButton('Cancel');
  const asked = (await app.questions()).length;
  await form.getByRole('button', { name: 'Test and switch' }).click();
  await expect.poll(() => app.questions()).toHaveLength(asked + 1);
  expect((await app.questions()).at(-1)).toBe('Replace the keys of “Treasury”?');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  account = { ...smallAccount, name: 'Still the same' };
  await page.getByRole('link', { name: 'Overview' }).click();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('heading', { name: 'Still the same' })).toBeVisible();
});
