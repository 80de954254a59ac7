import { createPrivateKey, randomUUID } from 'node:crypto';
import { hostileAccount } from '../service/hostile-account';
import { complaintsInBothThemes } from './axe';
import { expect, test } from './connect';
import { openSettings } from './settings';

test.use({ handsOn: true });

test('axe finds nothing where keys are changed, and a locked key is opened', async ({
  connected,
}) => {
  const { app, page, service } = await connected();
  await expect(page.getByRole('heading', { name: 'Meridian Treasury Operations' })).toBeVisible();
  await openSettings(page, 'connection');
  await page.getByRole('button', { name: 'Change keys…' }).click();
  const locked = createPrivateKey(service.privateKeyPem).export({
    type: 'pkcs8',
    format: 'pem',
    cipher: 'aes-256-cbc',
    passphrase: randomUUID(),
  });
  await app.setClipboard(locked.toString());
  await page.getByRole('button', { name: 'Paste key from clipboard' }).click();
  await page.getByLabel('Passphrase').fill('not it');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByText('KEY_WRONG_PASSPHRASE')).toBeVisible();
  expect(await complaintsInBothThemes(page)).toEqual([]);
});

test('axe finds nothing on lists of hostile records', async ({ connected }) => {
  const { app } = await connected({ account: hostileAccount });
  for (const view of ['Overview', 'Wallets', 'Contracts']) {
    await app.page.getByRole('link', { name: view, exact: true }).click();
    expect(await complaintsInBothThemes(app.page), view).toEqual([]);
  }
});
