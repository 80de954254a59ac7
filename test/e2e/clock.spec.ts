import { expect, refresh, test } from './connect';
import { openSettings } from './settings';

const second = 1000;
const hour = 3600 * second;

// The tests in `unit/account/client/clock-policy` cover how far a clock may be off each way.

test('a wrong clock is corrected, unless correction is switched off', async ({ opened }) => {
  const { app, page, service } = await opened({ clockOffset: -95 * second });
  const badge = page.getByRole('button', { name: 'Clock corrected' });
  await badge.click();
  // The measured offset depends on how long the response took, which is longer on a busy machine.
  await expect(
    page.getByText(
      /This computer’s clock is 9\d seconds ahead; calls are corrected\. Set the clock/u,
    ),
  ).toBeVisible();
  const statuses = () => service.service.requests().map(({ status }) => status);
  // At most one refusal, at the first call: a service whose clock is behind refuses only tokens more than 5 s ahead.
  expect(statuses().filter((status) => status === 401).length).toBeLessThanOrEqual(1);
  await refresh(app, service);
  expect(statuses().at(-1)).toBe(200);

  await openSettings(page, 'connection');
  await page.getByRole('button', { name: 'Check connection' }).click();
  await page.getByRole('button', { name: 'Show all checks' }).click();
  await expect(page.getByRole('list', { name: 'Checks' }).getByRole('listitem')).toContainText([
    /WarningClock.*9\d seconds ahead\. Calls are corrected/u,
    /PassedCall/u,
  ]);

  await openSettings(page, 'reading');
  const correct = page.getByLabel('Correct for a wrong clock');
  await correct.click();
  await expect(correct).not.toBeChecked();
  const asked = statuses().length;
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('alert')).toContainText('CLOCK_SKEW');
  expect(statuses()).toHaveLength(asked + 1);
});

test('a clock that is off by an hour is asked about first (security G13; fault 23)', async ({
  connected,
}) => {
  const { app, page, service } = await connected({ clockOffset: hour });
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('CLOCK_SKEW');
  await expect(alert).toContainText(/60 minutes behind/u);
  expect(service.service.requests()).toHaveLength(1);
  const accept = page.getByRole('button', { name: 'Use the service’s time for this run' });
  // The renderer cannot accept alone: main asks in a native dialog.
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

test('without a Date header the account is read, and the app says so', async ({ connected }) => {
  const { app } = await connected({
    intercept: ({ response }) => {
      response.removeHeader('Date');
      return 'continue';
    },
  });
  await expect(
    app.page.getByRole('heading', { name: 'Meridian Treasury Operations' }),
  ).toBeVisible();
  await app.page.getByRole('button', { name: /^Live/u }).click();
  await expect(app.page.getByText('The service does not report its time.')).toBeVisible();
});
