import { createPublicKey } from 'node:crypto';
import { startJudge } from '../judge/judge';
import { knownKey } from '../keys/known-key';
import { smallAccount } from '../service/small-account';
import { expect, fillForm, test } from './connect';

test('a strict service accepts every call, and the address is asked about once for a test and for saving (H3)', async ({
  app,
  page,
}) => {
  const judge = await startJudge(smallAccount);
  const asked = (await app.questions()).length;
  const key = knownKey(4096);
  const privateKeyPem = key.export({ type: 'pkcs1', format: 'pem' }).toString();
  const apiKey = 'judge-key-4f1c2b7a9d';
  judge.register(apiKey, createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString());
  await fillForm(app, judge.baseUrl, { apiKey, privateKeyPem });
  await page.getByRole('button', { name: 'Test connection' }).click();
  await expect(page.getByText('The service accepts the keys of')).toBeVisible();
  await page.getByRole('button', { name: 'Save and open' }).click();
  const updated = page.getByText(/^Updated /u);
  await expect(updated).toBeVisible();
  expect(await app.questions()).toHaveLength(asked + 1);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => judge.verdicts().length).toBe(3);
  await expect(updated).toBeVisible();
  expect(judge.verdicts()).toEqual(Array(3).fill({ status: 200, reasons: [] }));
  await judge.close();
});

test('the app says that the clipboard still holds a pasted key, and clears nothing but that key', async ({
  app,
  page,
  startService,
}) => {
  const service = await startService();
  const paste = page.getByRole('button', { name: 'Paste key from clipboard' });
  const clear = page.getByRole('button', { name: 'Clear clipboard' });
  const held = page.getByText('The clipboard still holds the private key.');
  await app.setClipboard(service.privateKeyPem);
  await paste.click();
  await expect(page.getByText('from the clipboard', { exact: true })).toBeVisible();
  await expect(held).toBeVisible();
  await page.getByText('Public key', { exact: true }).click();
  await page.getByRole('button', { name: 'Copy as base64' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  await expect(held).toBeHidden();
  await page.getByLabel('Profile name').fill('From the clipboard');
  await page.getByLabel('Profile name').selectText();
  await page.keyboard.press('ControlOrMeta+c');
  await expect(page.getByText('Copied.')).toBeHidden();

  const pasteAgain = async (): Promise<void> => {
    await app.setClipboard(service.privateKeyPem);
    await page.getByRole('button', { name: 'Change…' }).click();
    await paste.click();
    await expect(held).toBeVisible();
  };
  await pasteAgain();
  await app.setClipboard('copied since');
  await clear.click();
  await expect(page.getByText('The clipboard now holds something else')).toBeVisible();
  expect(await app.clipboard()).toBe('copied since');
  await pasteAgain();
  await clear.click();
  await expect(page.getByText('The clipboard has been cleared.')).toBeVisible();
  expect(await app.clipboard()).toBe('');

  await page.getByLabel('Service address').fill(service.baseUrl);
  await page.getByLabel('API key').fill(service.apiKey);
  await app.pressButton('Connect');
  await page.getByRole('button', { name: 'Save and open' }).click();
  await expect(page.getByRole('heading', { name: 'Meridian Treasury Operations' })).toBeVisible();
});
