import type { ServerResponse } from 'node:http';
import { smallAccount } from '../service/small-account';
import { faults } from '../service/faults';
import { connect, expect, fillForm, test } from './connect';
import { addProfile } from './profile-menu';

const json = JSON.stringify(smallAccount);
const holder = 'Meridian Treasury Operations';

test('an answer that begins after 25 s and comes a piece every 15 s is read to its end, while one that does not begin for 30 s, and one that stops for 20 s, are given up; a test that is stopped can be made again (security G4; faults 3, 4)', async ({
  app,
  page,
  startService,
}) => {
  // The three services run in parallel: the slow answer takes as long as both silent ones.
  const begin = (response: ServerResponse, text: string) =>
    response.writeHead(200, { 'Content-Type': 'application/json' }).write(text);
  const slow = await startService({
    intercept: ({ response }) => {
      const later = (at: number, write: () => unknown): void => {
        const timer = setTimeout(write, at);
        response.once('close', () => {
          clearTimeout(timer);
        });
      };
      later(25_000, () => begin(response, json.slice(0, 1)));
      later(40_000, () => response.write(json[1]));
      later(55_000, () => response.end(json.slice(2)));
      return 'handled';
    },
  });
  const silent = await startService({
    intercept: (context) => {
      if (context.count < 3) return faults['never-answers'](context);
      begin(context.response, json.slice(0, 3));
      return 'handled';
    },
  });
  await connect(app, slow.baseUrl, slow);
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expect(page.getByText('Waiting for the service…')).toBeVisible();
  await addProfile(page);
  await fillForm(app, silent.baseUrl, silent, 'Silent');
  const test = page.getByRole('button', { name: 'Test connection' });
  await test.click();
  await expect.poll(() => silent.service.requests().length).toBe(1);
  await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('You stopped the test.')).toBeVisible();
  await test.click();
  await expect(page.getByText(/ s · 1 byte$/u)).toBeVisible();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('did not answer within 30 seconds');
  await test.click();
  await expect(page.getByText(/ s · 2 bytes$/u)).toBeVisible();
  await expect(alert).toContainText('sent 3 bytes, then nothing for 20 seconds');
  await expect(alert).toContainText('TIMEOUT');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { name: holder })).toBeVisible();
  await expect(alert).toHaveCount(0);
  expect(slow.service.requests()).toHaveLength(1);
  expect(silent.service.requests()).toHaveLength(3);
});

test('an unsaved key is dropped at lock and sleep (M10)', async ({ app, page, startService }) => {
  const service = await startService();
  await fillForm(app, service.baseUrl, service);
  for (const [calls, [event, end]] of [
    ['lock-screen', 'unlock-screen'] as const,
    ['suspend', 'resume'] as const,
  ].entries()) {
    await app.powerEvent(event);
    await app.powerEvent(end);
    await expect(page.getByText('The private key was removed from memory'), event).toBeVisible();
    await expect(page.getByText('Public key fingerprint'), event).toHaveCount(0);
    await expect(page.getByLabel('Profile name'), event).toHaveValue('Treasury');
    await expect(page.getByLabel('API key'), event).toHaveValue(service.apiKey);
    await page.getByRole('button', { name: 'Test connection' }).click();
    await expect(page.getByRole('button', { name: 'Choose key file…' }), event).toBeFocused();
    expect(service.service.requests(), event).toHaveLength(calls);
    // The user must choose the key again, as the form says.
    await fillForm(app, service.baseUrl, service);
    await page.getByRole('button', { name: 'Test connection' }).click();
    await expect(page.getByText('The service accepts the keys'), event).toBeVisible();
  }
  expect(service.service.requests()).toHaveLength(2);
});
