import { smallAccount } from '../service/small-account';
import { firstTimes, faults } from '../service/faults';
import { connect, expect, fillForm, test } from './connect';
import { openSettings } from './settings';

const json = JSON.stringify(smallAccount);
const holder = 'Meridian Treasury Operations';

test.use({ handsOn: true });

test('an answer that begins after 25 s and comes a piece every 15 s is read to its end, one that stops for 20 s is told apart (security G4; faults 3, 4)', async ({
  app,
  startService,
}) => {
  // All that is waited for here is the service: a minute of its answer, and 20 s of its silence.
  const pauses = (...milliseconds: readonly number[]) =>
    milliseconds.reduce<readonly number[]>((at, pause) => [...at, (at.at(-1) ?? 0) + pause], []);
  const [headers = 0, first = 0, second = 0, rest = 0] = pauses(25_000, 15_000, 15_000, 15_000);
  let calls = 0;
  const service = await startService({
    intercept: ({ response }) => {
      calls += 1;
      if (calls > 1) {
        response.writeHead(200, { 'Content-Type': 'application/json' }).write(json.slice(0, 3));
        return 'handled';
      }
      const later = (at: number, write: () => unknown): void => {
        const timer = setTimeout(write, at);
        response.once('close', () => {
          clearTimeout(timer);
        });
      };
      later(headers, () => {
        response.writeHead(200, { 'Content-Type': 'application/json' }).flushHeaders();
      });
      later(first, () => response.write(json[0]));
      later(second, () => response.write(json[1]));
      later(rest, () => response.end(json.slice(2)));
      return 'handled';
    },
  });
  await connect(app, service.baseUrl, service);
  const { page } = app;
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expect(page.getByText('Waiting for the service…')).toBeVisible();
  await expect(page.getByText(/ s · 1 byte$/u)).toBeVisible();
  await expect(page.getByText(/ s · 2 bytes$/u)).toBeVisible();
  await expect(page.getByRole('heading', { name: holder })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText(/ s · 3 bytes$/u)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('TIMEOUT');
  await expect(alert).toContainText('stopped sending for 20 seconds, after 3 bytes');
  await expect(page.getByRole('heading', { name: holder })).toBeVisible();
  expect(service.service.requests()).toHaveLength(2);
});

test('a service that does not answer for 30 s is given up, and a profile may wait longer (security G4; fault 3)', async ({
  app,
  startService,
}) => {
  const service = await startService({ intercept: firstTimes(1, faults['never-answers']) });
  await connect(app, service.baseUrl, service);
  const { page } = app;
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('did not answer within 30 seconds');
  await openSettings(page, 'connection');
  const wait = page.getByLabel('Wait for the service');
  await expect(wait).toHaveValue('30');
  await wait.selectOption('120 s for its answer to begin, then 80 s for each next piece of it');
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  const again = await app.relaunch();
  await expect(again.getByRole('heading', { name: holder })).toBeVisible();
  await openSettings(again, 'connection');
  await expect(again.getByLabel('Wait for the service')).toHaveValue('120');
});

test('a test of a connection can be stopped, and made again', async ({ app, startService }) => {
  const service = await startService({ intercept: firstTimes(1, faults['never-answers']) });
  await fillForm(app, service.baseUrl, service);
  const { page } = app;
  await page.getByRole('button', { name: 'Test connection' }).click();
  await expect.poll(() => service.service.requests().length).toBe(1);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('alert')).toContainText('ABORTED');
  await page.getByRole('button', { name: 'Test connection' }).click();
  await expect(page.getByText('The service accepts the keys')).toBeVisible();
});

test('a key that was not saved is dropped at a locked screen and at sleep, and the form says so and keeps the rest (M10)', async ({
  app,
  startService,
}) => {
  const service = await startService();
  await fillForm(app, service.baseUrl, service);
  const { page } = app;
  for (const [calls, [event, end]] of [
    ['lock-screen', 'unlock-screen'] as const,
    ['suspend', 'resume'] as const,
  ].entries()) {
    await app.powerEvent(event);
    await app.powerEvent(end);
    await expect(page.getByText('The private key was dropped from memory'), event).toBeVisible();
    await expect(page.getByText('Public key fingerprint'), event).toHaveCount(0);
    await expect(page.getByLabel('Profile name'), event).toHaveValue('Treasury');
    await expect(page.getByLabel('API key'), event).toHaveValue(service.apiKey);
    await page.getByRole('button', { name: 'Test connection' }).click();
    expect(service.service.requests(), event).toHaveLength(calls);
    // The key is chosen once more, as the form asks.
    await fillForm(app, service.baseUrl, service);
    await page.getByRole('button', { name: 'Test connection' }).click();
    await expect(page.getByText('The service accepts the keys'), event).toBeVisible();
  }
});
