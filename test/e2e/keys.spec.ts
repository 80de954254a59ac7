import { createPrivateKey } from 'node:crypto';
import { usualKeyPair } from '../keys/usual-key-pair';
import { faults } from '../service/faults';
import { complaintsInBothThemes } from './axe';
import { connectByForm, expect, fillForm, keyFile, test, type Keys } from './connect';
import type { App } from './fixtures';
import { addProfile, profileButton } from './profile-menu';
import { openSettings } from './settings';

const passphrase = 'open sesame';

test('a key pair made in the app is registered and saved', async ({ app, page, startService }) => {
  const service = await startService();
  const generate = page.getByRole('button', { name: 'Generate key pair' });
  await generate.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(generate).toBeVisible();
  await expect(page.getByText('Public key fingerprint')).toBeHidden();
  await page.getByLabel('Profile name').fill('New pair');
  await page.getByLabel('Service address').fill(service.baseUrl);
  await page.getByLabel('API key').fill(service.apiKey);
  await page.getByRole('button', { name: 'Length of the new key: 4096 bits' }).click();
  await page.getByRole('menuitemradio', { name: '2048 bits' }).click();
  await generate.click();
  await expect(page.getByText('RSA 2048-bit key')).toBeVisible();
  await expect(page.getByText('To save it, press “Save and open”')).toBeVisible();
  await page.getByLabel('API key').fill('');
  await expect(page.getByText('To save it, complete the steps above')).toBeVisible();
  await page.getByLabel('API key').fill(service.apiKey);
  await app.pressButton('Connect');
  await page.getByRole('button', { name: 'Test connection' }).click();
  await expect(page.getByRole('alert')).toContainText('AUTH');

  await page.getByRole('button', { name: 'Save and open' }).click();
  await expect(page.getByRole('alert')).toContainText('AUTH');
  await openSettings(page, 'connection');
  await expect(page.getByText('Waiting for registration')).toBeVisible();

  await page.getByRole('button', { name: 'Copy public key (PEM)' }).first().click();
  await expect(page.getByText('Copied.')).toBeVisible();
  service.register(service.apiKey, await app.clipboard());
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Waiting for registration')).toBeHidden();
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('heading', { name: 'Meridian Treasury Operations' })).toBeVisible();
});

test('a new key pair is discarded only after a question', async ({ app, page }) => {
  await page.getByRole('button', { name: 'Length of the new key: 4096 bits' }).click();
  await page.getByRole('menuitemradio', { name: '2048 bits' }).click();
  await page.getByRole('button', { name: 'Generate key pair' }).click();
  const pair = page.getByText('made just now in this app');
  await expect(pair).toBeVisible();
  await page.getByRole('button', { name: 'Copy public key (PEM)' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const { privateKey } = usualKeyPair('in the place of a pair');
  await app.setClipboard(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());

  const ask = page.getByRole('dialog', { name: 'Discard the new key pair?' });
  const leave = page.getByRole('dialog', { name: 'Discard what you have entered?' });
  for (const [name, question] of [
    ['Paste key from clipboard', ask],
    ['Generate key pair', ask],
    ['Explore with a demo account', leave],
  ] as const) {
    const change = page.getByRole('button', { name: 'Change…' });
    if (await change.isVisible()) await change.click();
    await page.getByRole('button', { name }).click();
    await expect(question).toContainText('cannot be recovered');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(pair).toBeVisible();
  }
  await page.getByRole('button', { name: 'Paste key from clipboard' }).click();
  await ask.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('from the clipboard')).toBeVisible();
  await expect(pair).toBeHidden();
  // While a new key pair is generated in its place, the previous key cannot be used.
  const done = page.getByRole('heading', { name: 'Private key (complete)' });
  await expect(done).toBeVisible();
  await page.getByRole('button', { name: 'Change…' }).click();
  await page.getByRole('button', { name: /^Length of the new key/u }).click();
  await page.getByRole('menuitemradio', { name: '4096 bits' }).click();
  await page.getByRole('button', { name: 'Generate key pair' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(done).toBeHidden({ timeout: 500 });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(done).toBeVisible();
});

/** Pastes the private key, encrypted with a passphrase. */
const pasteLocked = async (app: App, { privateKeyPem }: Keys): Promise<void> => {
  const lock = { type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase } as const;
  await app.setClipboard(createPrivateKey(privateKeyPem).export(lock).toString());
  await app.page.getByRole('button', { name: 'Paste key from clipboard' }).click();
};

const openNewKeys = async (page: App['page']): Promise<void> => {
  await openSettings(page, 'connection');
  await page.getByRole('button', { name: 'Change keys…' }).click();
};

test('a new profile waits for the passphrase of its key', async ({ app, page, startService }) => {
  const service = await startService();
  await fillForm(app, service.baseUrl, service);
  await page.getByRole('button', { name: 'Change…' }).click();
  await pasteLocked(app, service);
  const field = page.getByLabel('Passphrase of the key');
  // The field belongs to this key only: another key needs no passphrase.
  await expect(field).toBeVisible();
  await app.chooseFile(await keyFile(app, service));
  await page.getByRole('button', { name: 'Choose key file…' }).click();
  await expect(page.getByText(/from account-viewer-.*-key\.pem/u)).toBeVisible();
  await expect(field).toBeHidden();
  await page.getByRole('button', { name: 'Change…' }).click();
  await pasteLocked(app, service);
  for (const name of ['Test connection', 'Save and open']) {
    await field.fill(passphrase);
    await page.getByRole('button', { name }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/Unlock the key first/u);
  }
  await field.fill('a wrong one');
  await page.keyboard.press('Enter');
  const wrong = page.getByRole('alert').filter({ hasText: 'KEY_WRONG_PASSPHRASE' });
  await expect(wrong).toBeVisible();
  // The field that keeps the focus is the one with the problem, and says so whenever it is reached.
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/KEY_WRONG_PASSPHRASE/u);
  await field.fill(passphrase);
  await expect(wrong).toBeHidden();
  expect(service.service.requests()).toHaveLength(0);
  // A double click is no error: the first passphrase is still being tried while the field is already empty.
  const said = await page
    .getByRole('button', { name: 'Unlock key' })
    .evaluate(async (button: HTMLButtonElement) => {
      button.click();
      button.click();
      await Promise.resolve();
      return document.body.textContent;
    });
  expect(said).not.toContain('Enter the passphrase.');
  await expect(page.getByText('RSA 2048-bit key')).toBeVisible();
  // What takes the focus says which key is in use now.
  const group = page.getByRole('group', { name: 'Private key' });
  await expect(group).toBeFocused();
  await expect(group).toHaveAccessibleDescription('RSA 2048-bit key from the clipboard');
  await page.getByRole('button', { name: 'Save and open' }).click();
  await expect(page.getByRole('heading', { name: 'Meridian Treasury Operations' })).toBeVisible();
});

test('a locked new key never falls back to the current key', async ({ startService, opened }) => {
  const stranger = await startService();
  const { app, page, service } = await opened();
  await openNewKeys(page);
  // A message names the missing value, and its field gets the focus.
  await page.getByRole('button', { name: 'Test and switch' }).click();
  await expect(page.getByText('Enter a new API key, or choose')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose key file…' })).toBeFocused();

  service.register(service.apiKey, stranger.publicKeyPem);
  await pasteLocked(app, stranger);
  await page.getByLabel('API key').fill(service.apiKey);
  const field = page.getByLabel('Passphrase of the key');
  await field.fill(passphrase);
  await page.getByRole('button', { name: 'Test and switch' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/Unlock the key first/u);
  expect(service.service.requests()).toHaveLength(1);

  await field.fill('a wrong one');
  await page.getByRole('button', { name: 'Unlock key' }).click();
  await expect(page.getByText('KEY_WRONG_PASSPHRASE')).toBeVisible();
  expect(await complaintsInBothThemes(page)).toEqual([]);
  await field.fill(passphrase);
  await page.getByRole('button', { name: 'Unlock key' }).click();
  await expect(page.getByText('RSA 2048-bit key')).toBeVisible();
  await app.pressButton('Replace the keys');
  await page.getByRole('button', { name: 'Test and switch' }).click();
  await expect(page.getByText('The new keys are in use.')).toBeVisible();
  await expect.poll(() => service.service.requests().at(-1)?.status).toBe(200);
});

test('a test of new keys keeps the focus on its button', async ({ opened }) => {
  const { page, service } = await opened();
  await openNewKeys(page);
  const form = page.getByRole('dialog', { name: 'Change keys' });
  await expect(form.getByLabel('API key')).toBeFocused();
  await form.getByLabel('API key').fill('another-key');
  const submit = form.getByRole('button', { name: /^Test/u });
  await submit.press('Enter');
  await expect(form.getByRole('alert')).toContainText('AUTH');
  await expect(submit).toBeFocused();
  service.meet(faults['never-answers']);
  await submit.press('Enter');
  // The result and the offer of the previous test are gone.
  await expect(form.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expect(form.getByRole('alert')).toHaveCount(0);
  await form.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(submit).toBeEnabled();
  await expect(submit).toBeFocused();
  await form.getByRole('button', { name: 'Switch anyway, untested' }).press('Enter');
  await expect(form.getByRole('alert')).toHaveCount(0);
  await expect(submit).toBeFocused();
  await expect(submit).toBeEnabled();

  await form.getByRole('button', { name: 'Length of the new key: 4096 bits' }).click();
  await page.getByRole('menuitemradio', { name: '2048 bits' }).click();
  await form.getByRole('button', { name: 'Generate key pair' }).click();
  await expect(form.getByText('To save it, press “Test and switch”')).toBeVisible();
  await form.getByRole('button', { name: 'Copy public key (PEM)' }).click();
  // A question inside the form is answered inside the form.
  const fingerprint = form.getByText(/SHA256:/u);
  const before = await fingerprint.innerText();
  await form.getByRole('button', { name: 'Change…' }).click();
  await form.getByRole('button', { name: 'Generate key pair' }).click();
  const replace = page.getByRole('dialog', { name: 'Discard the new key pair?' });
  await replace.getByRole('button', { name: 'Discard' }).click();
  await expect(fingerprint).not.toHaveText(before);
  await expect(page.locator('dialog dialog:open')).toHaveCount(0);
  await form.getByRole('button', { name: 'Copy public key (PEM)' }).click();
  const question = page.getByRole('dialog', { name: 'Discard what you have entered?' });
  await page.keyboard.press('Escape');
  await expect(question).toContainText('cannot be recovered');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(form.getByText(/^RSA \d+-bit key/u)).toBeVisible();
  await form.getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Change keys…' }).click();
  await expect(form.getByText(/^RSA \d+-bit key/u)).toBeHidden();
  await form.getByLabel('API key').fill('typed and not saved');
  await page.keyboard.press('Escape');
  await expect(question).toContainText('The new keys have not been saved.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(form.getByLabel('API key')).toHaveValue('typed and not saved');
});

test('a typed API key stays while the keys of another profile are looked at', async ({
  app,
  opened,
}) => {
  const { page, service } = await opened();
  await addProfile(page);
  await connectByForm(app, service.baseUrl, service, 'Second');
  await expect(profileButton(page)).toHaveAccessibleName(/Second/u);
  await openNewKeys(page);
  const form = page.getByRole('dialog', { name: 'Change keys' });
  const apiKey = form.getByLabel('API key');
  await apiKey.fill('typed first');
  const from = form.getByRole('combobox', { name: 'New keys' });
  await from.selectOption({ index: 1 });
  await expect(apiKey).toBeHidden();
  await from.selectOption({ index: 0 });
  await expect(apiKey).toHaveValue('typed first');
});
