import { answer, faults, firstTimes } from '../service/faults';
import { smallAccount } from '../service/small-account';
import { connect, expect, test } from './connect';
import { openSettings } from './settings';

test.use({ handsOn: true });

test('F5, and R with the key for commands of any system, refresh', async ({
  app,
  startService,
}) => {
  const service = await startService();
  await connect(app, service.baseUrl, service);
  const { page } = app;
  const holder = page.getByRole('heading', { name: 'Meridian Treasury Operations' });
  await expect(holder).toBeVisible();
  for (const [place, key] of ['F5', 'Control+r', 'Meta+r'].entries()) {
    // There while no call is under way: during one, a key asks for no other.
    await expect(page.getByText(/^Updated /u), key).toBeVisible();
    await page.keyboard.press(key);
    await expect.poll(() => service.service.requests().length, key).toBe(place + 2);
    await expect(holder, key).toBeVisible();
  }
});

test('a slow call can be stopped, and refreshed again', async ({ app, startService }) => {
  const service = await startService({ intercept: firstTimes(1, faults['never-answers']) });
  await connect(app, service.baseUrl, service);
  const { page } = app;
  // Stopped only once the service has the call: the fault is the first call's.
  await expect.poll(() => service.service.requests().length).toBe(1);
  await page.getByRole('button', { name: 'Stop' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('ABORTED');
  // The button is gone, and the keyboard is not.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('heading', { name: 'Meridian Treasury Operations' })).toBeVisible();
});

test('a passing failure of the service is tried again with a token of its own', async ({
  app,
  startService,
}) => {
  const service = await startService({ intercept: firstTimes(2, answer(503, 'busy')) });
  await connect(app, service.baseUrl, service);
  await expect(
    app.page.getByRole('heading', { name: 'Meridian Treasury Operations' }),
  ).toBeVisible();
  expect(service.service.requests().map(({ status }) => status)).toEqual([503, 503, 200]);
});

test('a refused nonce is signed again once (fault 24)', async ({ app, startService }) => {
  const service = await startService({ intercept: faults['nonce-reused-once'] });
  await connect(app, service.baseUrl, service);
  await expect(
    app.page.getByRole('heading', { name: 'Meridian Treasury Operations' }),
  ).toBeVisible();
  expect(service.service.requests().map(({ status }) => status)).toEqual([401, 200]);
});

test('refused keys are not tried again (fault 22)', async ({ app, startService }) => {
  const service = await startService({ intercept: faults['nonce-reused-always'] });
  await connect(app, service.baseUrl, service);
  await expect(app.page.getByRole('alert')).toContainText('AUTH');
  expect(service.service.requests().map(({ status }) => status)).toEqual([401, 401]);
});

test('the interval of refreshes is kept', async ({ app, startService }) => {
  const service = await startService();
  await connect(app, service.baseUrl, service);
  await openSettings(app.page, 'reading');
  await app.page.getByLabel('Refresh automatically').selectOption('Every 5 minutes');
  // The select shows what has been written.
  await expect(app.page.getByLabel('Refresh automatically')).toHaveValue('300');
  const page = await app.relaunch();
  await openSettings(page, 'reading');
  await expect(page.getByLabel('Refresh automatically')).toHaveValue('300');
});

test('refreshing from an empty list leaves the keyboard on its button', async ({
  app,
  startService,
}) => {
  const service = await startService({ account: () => ({ ...smallAccount, wallets: [] }) });
  await connect(app, service.baseUrl, service);
  const { page } = app;
  await page.getByRole('link', { name: 'Wallets', exact: true }).click();
  const buttons = page.getByRole('main').getByRole('button', { name: 'Refresh' });
  // The head has one from the beginning.
  await expect(buttons).toHaveCount(2);
  const button = buttons.last();
  await expect(button).toBeEnabled();
  await button.press('Enter');
  await expect.poll(() => service.service.requests().length).toBe(2);
  await expect(button).toBeEnabled();
  await expect(button).toBeFocused();
});
