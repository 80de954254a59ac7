import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { faults, firstTimes } from '../service/faults';
import { smallAccount } from '../service/small-account';
import { expect, test } from './connect';
import { openSettings } from './settings';

test('F5 and R with Ctrl or ⌘ refresh; the interval is stored, and a refusal ends it', async ({
  connected,
}) => {
  const { app, page, service } = await connected({
    intercept: (context) => (context.count > 4 ? faults['login-prompt'](context) : 'continue'),
  });
  const holder = page.getByRole('heading', { name: 'Meridian Treasury Operations' });
  await expect(holder).toBeVisible();
  for (const [place, key] of ['F5', 'Control+r', 'Meta+r'].entries()) {
    // Shown while no call runs: a key starts no second call during one.
    await expect(page.getByText(/^Updated /u), key).toBeVisible();
    await page.keyboard.press(key);
    await expect.poll(() => service.service.requests().length, key).toBe(place + 2);
    await expect(holder, key).toBeVisible();
  }
  await openSettings(page, 'reading');
  await page.getByLabel('Refresh automatically').selectOption('Every 5 minutes');
  // The select shows the stored value.
  await expect(page.getByLabel('Refresh automatically')).toHaveValue('300');
  const settings = await readFile(path.join(app.userData, 'settings.json'), 'utf8');
  expect(JSON.parse(settings)).toMatchObject({ preferences: { refreshSeconds: 300 } });
  await page.keyboard.press('F5');
  await expect(page.getByRole('alert')).toContainText('no longer refreshed automatically');
});

test('a slow call can be stopped, and a later refresh works', async ({ connected }) => {
  const { page, service } = await connected({ intercept: firstTimes(1, faults['never-answers']) });
  // Stops only after the service has the call: the first call gets the fault.
  await expect.poll(() => service.service.requests().length).toBe(1);
  await page.getByRole('button', { name: 'Stop' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('ABORTED');
  // The button is gone, and the title has the focus.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('heading', { name: 'Meridian Treasury Operations' })).toBeVisible();
});

test('refreshing from an empty list keeps the focus on its button', async ({ opened }) => {
  const { page, service } = await opened({ account: { ...smallAccount, wallets: [] } }, 'Wallets');
  const buttons = page.getByRole('main').getByRole('button', { name: 'Refresh' });
  // The header always has one.
  await expect(buttons).toHaveCount(2);
  const button = buttons.last();
  await expect(button).toBeEnabled();
  await button.press('Enter');
  await expect.poll(() => service.service.requests().length).toBe(2);
  await expect(button).toBeEnabled();
  await expect(button).toBeFocused();
});
