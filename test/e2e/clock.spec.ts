import { connect, connectByForm, expect, refresh, test } from './connect';
import { addProfile } from './profile-menu';
import { openSettings } from './settings';

test.use({ handsOn: true });

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** One each way, in seconds and in minutes; what is between is judged by itself, in `unit/account/client/clock-policy`. */
const corrected = [
  [-95 * second, /clock of this computer is 9[456] seconds ahead; calls are corrected/u],
  [9 * minute, /clock of this computer is 9 minutes behind; calls are corrected/u],
] as const;

for (const [clockOffset, badge] of corrected) {
  test(`a service whose clock is off by ${clockOffset / second} s is read all the same, and the header says why`, async ({
    app,
    startService,
  }) => {
    const service = await startService({ clockOffset });
    await connect(app, service.baseUrl, service);
    await expect(
      app.page.getByRole('heading', { name: 'Meridian Treasury Operations' }),
    ).toBeVisible();
    await app.page.getByRole('button', { name: 'Clock corrected' }).click();
    await expect(app.page.getByText(badge)).toBeVisible();
    const statuses = () => service.service.requests().map(({ status }) => status);
    // At most one refusal, at the first call; a service behind us refuses tokens only from beyond 5 s.
    expect(statuses().filter((status) => status === 401).length).toBeLessThanOrEqual(1);
    await refresh(app, service);
    expect(statuses().at(-1)).toBe(200);
  });
}

for (const [clockOffset, words] of [
  [-24 * hour, /24 hours ahead/u],
  [hour, /60 minutes behind/u],
] as const) {
  test(`a clock that is off by ${clockOffset / hour} h is asked about first (security G13; fault 23)`, async ({
    app,
    startService,
  }) => {
    const service = await startService({ clockOffset });
    await connect(app, service.baseUrl, service);
    const { page } = app;
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('CLOCK_SKEW');
    await expect(alert).toContainText(words);
    expect(service.service.requests()).toHaveLength(1);
    const accept = page.getByRole('button', { name: 'Use the service’s time for this run' });
    // The window alone cannot agree: main asks outside it.
    const asked = (await app.questions()).length;
    await accept.click();
    await expect.poll(() => app.questions()).toHaveLength(asked + 1);
    await expect(alert).toContainText('CLOCK_SKEW');
    await app.pressButton('Use the service’s time');
    await accept.click();
    await expect(page.getByRole('heading', { name: 'Meridian Treasury Operations' })).toBeVisible();
    await page.getByRole('button', { name: 'Clock corrected' }).click();
    await expect(page.getByText('calls are corrected')).toBeVisible();
  });
}

test('with the correction switched off the reason is named and nothing is signed anew', async ({
  app,
  startService,
}) => {
  const good = await startService();
  await connectByForm(app, good.baseUrl, good, 'Good');
  const { page } = app;
  await expect(page.getByRole('heading', { name: 'Meridian Treasury Operations' })).toBeVisible();
  await openSettings(page, 'reading');
  const correct = page.getByLabel('Correct for a wrong clock');
  await correct.click();
  await expect(correct).not.toBeChecked();
  await addProfile(page);
  const service = await startService({ clockOffset: -95 * second });
  await connectByForm(app, service.baseUrl, service, 'Skewed');
  await expect(page.getByRole('alert')).toContainText('CLOCK_SKEW');
  expect(service.service.requests()).toHaveLength(1);
});

test('a service without a Date header is read, and says that its time is unknown', async ({
  app,
  startService,
}) => {
  const service = await startService({
    intercept: ({ response }) => {
      response.removeHeader('Date');
      return 'continue';
    },
  });
  await connect(app, service.baseUrl, service);
  await expect(
    app.page.getByRole('heading', { name: 'Meridian Treasury Operations' }),
  ).toBeVisible();
  await app.page.getByRole('button', { name: /^Live/u }).click();
  await expect(app.page.getByText('The service does not tell its time.')).toBeVisible();
});
