import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { faults, firstTimes } from '../service/faults';
import { connect, expect, refresh, test } from './connect';
import type { App } from './fixtures';

test.use({ handsOn: true });

const holder = 'Meridian Treasury Operations';

/** How often the secrets have been read from the keychain so far, as the log has it. */
const reads = async (app: App): Promise<number> => {
  const log = await readFile(path.join(app.userData, 'logs', 'app.log'), 'utf8');
  return log.split('"event":"keychain","operation":"get","item":"secrets"').length - 1;
};

test('a locked screen drops the key, which the next call reads again (security E11)', async ({
  app,
  startService,
}) => {
  const service = await startService();
  await connect(app, service.baseUrl, service);
  const { page } = app;
  await expect(page.getByRole('heading', { name: holder })).toBeVisible();
  await refresh(app, service);
  const before = await reads(app);
  await refresh(app, service);
  expect(await reads(app)).toBe(before);
  await app.powerEvent('lock-screen');
  await app.powerEvent('unlock-screen');
  await refresh(app, service);
  await expect.poll(() => reads(app)).toBe(before + 1);
});

test('a call that the computer falls asleep in is over, and the next one is read (security I11; fault 52)', async ({
  app,
  startService,
}) => {
  const service = await startService({ intercept: firstTimes(1, faults['never-answers']) });
  await connect(app, service.baseUrl, service);
  const { page } = app;
  await expect.poll(() => service.service.requests().length).toBe(1);
  await app.powerEvent('suspend');
  await app.powerEvent('resume');
  await expect(page.getByRole('alert')).toContainText('ABORTED');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('heading', { name: holder })).toBeVisible();
  expect(app.output()).not.toContain('Unhandled');
});
