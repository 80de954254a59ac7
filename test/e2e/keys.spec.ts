import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { KeyRow } from '../keys/key-row';
import { makeKeyTable } from '../keys/key-table';
import { faults } from '../service/faults';
import { connectByForm, expect, fillForm, keyFile, test, type Keys } from './connect';
import type { App } from './fixtures';
import { openSettings } from './settings';

test.use({ handsOn: true });

/** Of the table, which has hundreds of rows and is run whole elsewhere: some that are taken, and one of each refusal. */
const representative = (table: readonly KeyRow[]): readonly KeyRow[] => {
  const taken = new Map<string, number>();
  return table.filter(({ outcome, passphrase }) => {
    const kind = `${outcome} ${passphrase === undefined ? 'plain' : 'encrypted'}`;
    const count = (taken.get(kind) ?? 0) + 1;
    taken.set(kind, count);
    return count <= (outcome === 'accepted' ? 4 : 1);
  });
};

test('key texts that people bring are taken or refused in their own words (security F4; fault 32)', async ({
  app,
}) => {
  const { page } = app;
  const folder = await mkdtemp(path.join(tmpdir(), 'account-viewer-keys-'));
  const table = representative(makeKeyTable(folder));
  expect(table.length).toBeGreaterThanOrEqual(25);
  const seen: Record<string, string> = {};
  const expected: Record<string, string> = {};
  const file = path.join(folder, 'the-key');
  const chosen = page.getByText(/from the-key$/u);
  const alert = page.getByRole('alert');
  const locked = page.getByLabel('Passphrase of the key');
  const change = page.getByRole('button', { name: 'Change…' });
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  await app.setClipboard(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  for (const { name, text, passphrase, outcome } of table) {
    expected[name] = outcome;
    await writeFile(file, text);
    await app.chooseFile(file);
    // A key from elsewhere takes the place of all that came of the file before, which is faster than loading the page again.
    if (await change.isVisible()) await change.click();
    await page.getByRole('button', { name: 'Paste key from clipboard' }).click();
    await page.getByText('from the clipboard').waitFor();
    await change.click();
    await page.getByRole('button', { name: 'Choose key file…' }).click();
    // waitFor looks at every frame, an expectation at ever longer intervals: with a hundred keys that is half a minute.
    await chosen.or(alert).or(locked).first().waitFor();
    if (passphrase !== undefined && (await locked.isVisible())) {
      await locked.fill(passphrase);
      await page.getByRole('button', { name: 'Unlock key' }).click();
      await chosen.or(alert).first().waitFor();
    }
    const code = await alert.locator('code').allTextContents();
    if (await chosen.isVisible()) seen[name] = 'accepted';
    else seen[name] = code[0] ?? 'KEY_NEEDS_PASSPHRASE';
    if (code[0] !== undefined) {
      // A sentence of its own stands before the code.
      expect((await alert.locator('p').first().textContent())?.length).toBeGreaterThan(20);
    }
  }
  expect(seen).toEqual(expected);
  await rm(folder, { recursive: true });
});

test('a key file can be dropped anywhere beside the form', async ({ app, startService }) => {
  const service = await startService();
  await app.dropFile(await keyFile(app, service), 'h1');
  await expect(app.page.getByText(/from account-viewer-.*-key\.pem/u)).toBeVisible();
});

test('a key pair made in the app is registered, tested and saved', async ({
  app,
  startService,
}) => {
  const service = await startService();
  const { page } = app;
  await page.getByLabel('Profile name').fill('New pair');
  await page.getByLabel('Service address').fill(service.baseUrl);
  await page.getByLabel('API key').fill(service.apiKey);
  await page.getByRole('button', { name: 'Length of the new key: 4096 bits' }).click();
  await page.getByRole('menuitemradio', { name: '2048 bits' }).click();
  await page.getByRole('button', { name: 'Generate key pair' }).click();
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

test('making a key pair can be cancelled', async ({ app: { page } }) => {
  await page.getByRole('button', { name: 'Generate key pair' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Generate key pair' })).toBeVisible();
  await expect(page.getByText('Public key fingerprint')).toBeHidden();
});

const passphrase = 'open sesame';

/** Pastes the private key under a passphrase. */
const pasteLocked = async (app: App, { privateKeyPem }: Keys): Promise<void> => {
  const lock = { type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase } as const;
  await app.setClipboard(createPrivateKey(privateKeyPem).export(lock).toString());
  await app.page.getByRole('button', { name: 'Paste key from clipboard' }).click();
};

const openNewKeys = async (page: App['page']): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Meridian Treasury Operations' })).toBeVisible();
  await openSettings(page, 'connection');
  await page.getByRole('button', { name: 'Change keys…' }).click();
};

test('a new profile says that its key waits for the passphrase, and no wrong one stays wrong while another is typed', async ({
  app,
  startService,
}) => {
  const service = await startService();
  const { page } = app;
  await fillForm(app, service.baseUrl, service);
  await page.getByRole('button', { name: 'Change…' }).click();
  await pasteLocked(app, service);
  const field = page.getByLabel('Passphrase of the key');
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
  await field.fill(passphrase);
  await expect(wrong).toBeHidden();
  expect(service.service.requests()).toHaveLength(0);
  // Pressing twice is no mistake: the first passphrase is still tried, and the field is empty meanwhile.
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
  await page.getByRole('button', { name: 'Save and open' }).click();
  await expect(page.getByRole('heading', { name: 'Meridian Treasury Operations' })).toBeVisible();
});

test('a change of keys never goes on with the old private key while the new one is locked', async ({
  app,
  startService,
}) => {
  const service = await startService();
  const stranger = await startService();
  const { page } = app;
  await connectByForm(app, service.baseUrl, service);
  await openNewKeys(page);
  // What is missing is said, and the keyboard goes there.
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

  await page.getByRole('button', { name: 'Unlock key' }).click();
  await expect(page.getByText('RSA 2048-bit key')).toBeVisible();
  await app.pressButton('Replace the keys');
  await page.getByRole('button', { name: 'Test and switch' }).click();
  await expect(page.getByText('The new keys are in use.')).toBeVisible();
  await expect.poll(() => service.service.requests().at(-1)?.status).toBe(200);
});

test('a new pair in a change of keys says how it is saved there, and is discarded only after a question', async ({
  app,
  startService,
}) => {
  const service = await startService();
  const { page } = app;
  await connectByForm(app, service.baseUrl, service);
  await openNewKeys(page);
  const form = page.getByRole('dialog', { name: 'Change keys' });
  await form.getByRole('button', { name: 'Length of the new key: 4096 bits' }).click();
  await page.getByRole('menuitemradio', { name: '2048 bits' }).click();
  await form.getByRole('button', { name: 'Generate key pair' }).click();
  await expect(form.getByText('To save it, press “Test and switch”')).toBeVisible();
  await form.getByRole('button', { name: 'Copy public key (PEM)' }).click();
  const question = page.getByRole('dialog', { name: 'Discard what you have entered?' });
  await page.keyboard.press('Escape');
  await expect(question).toContainText('cannot be brought back');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(form.getByText('RSA 2048-bit key')).toBeVisible();
  await form.getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Change keys…' }).click();
  await expect(form.getByText('RSA 2048-bit key')).toBeHidden();
});

test('a test of new keys, stopped or not, leaves the keyboard on the button that began it', async ({
  app,
  startService,
}) => {
  let isStuck = false;
  const service = await startService({
    intercept: (context) => (isStuck ? faults['never-answers'](context) : 'continue'),
  });
  const { page } = app;
  await connectByForm(app, service.baseUrl, service);
  await openNewKeys(page);
  const form = page.getByRole('dialog', { name: 'Change keys' });
  await form.getByLabel('API key').fill('another-key');
  const submit = form.getByRole('button', { name: /^Test/u });
  await submit.press('Enter');
  await expect(form.getByRole('alert')).toContainText('AUTH');
  await expect(submit).toBeFocused();
  isStuck = true;
  await submit.press('Enter');
  await form.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(submit).toBeEnabled();
  await expect(submit).toBeFocused();
});
