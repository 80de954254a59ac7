import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { faults, firstTimes } from '../service/faults';
import { expect, refresh, test, type Service } from './connect';
import { onlyElectron, type App } from './fixtures';
import { openSettings } from './settings';

const holder = 'Meridian Treasury Operations';

/**
 * How often the log says that the secrets were read from the keychain. Log lines are written late but in order, so once
 * the last call is in the log, all earlier lines are.
 */
const reads = async (app: App, { service }: Pick<Service, 'service'>): Promise<number> => {
  const log = () => readFile(path.join(app.userData, 'logs', 'app.log'), 'utf8').catch(() => '');
  const lines = async (part: string) => (await log()).split(part).length - 1;
  await expect.poll(() => lines('"event":"call"')).toBe(service.requests().length);
  return lines('"event":"keychain","operation":"get","item":"secrets"');
};

test('a locked screen drops the key, which the next call reads again (security E11)', async ({
  page,
  opened,
}) => {
  // Another test may have used this app before and logged calls.
  await page.evaluate(() => window.accountViewer.deleteLogs());
  const { app, service } = await opened();
  await refresh(app, service);
  for (const [event, end] of [
    ['lock-screen', 'unlock-screen'] as const,
    // macOS sends these when the user switches to another user.
    ['user-did-resign-active', 'user-did-become-active'] as const,
  ]) {
    const before = await reads(app, service);
    await refresh(app, service);
    expect(await reads(app, service), event).toBe(before);
    await app.powerEvent(event);
    await app.powerEvent(end);
    await refresh(app, service);
    expect(await reads(app, service), event).toBe(before + 1);
  }
});

test('a call that the computer falls asleep in is over, and the next one is read (security I11; fault 52)', async ({
  connected,
}) => {
  const { app, page, service } = await connected({
    intercept: firstTimes(1, faults['never-answers']),
  });
  await expect.poll(() => service.service.requests().length).toBe(1);
  await app.powerEvent('suspend');
  await app.powerEvent('resume');
  await expect(page.getByRole('alert')).toContainText('because the computer slept');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('heading', { name: holder })).toBeVisible();
  expect(app.output()).not.toContain('Unhandled');
});

test('a locked screen closes a question for good, and drops the keys that the question was about', async ({
  startService,
  opened,
}) => {
  const stranger = await startService();
  const { app, page, service } = await opened();
  await openSettings(page, 'connection');
  await page.getByRole('button', { name: 'Change keys…' }).click();
  service.register(service.apiKey, stranger.publicKeyPem);
  const lock = async (): Promise<void> => {
    await app.powerEvent('lock-screen');
    await app.powerEvent('unlock-screen');
  };
  const askAgain = async (button: string | null): Promise<void> => {
    await app.setClipboard(stranger.privateKeyPem);
    await page.getByRole('button', { name: 'Paste key from clipboard' }).click();
    await expect(page.getByText('RSA 2048-bit key')).toBeVisible();
    await app.pressButton(button);
    await page.getByRole('button', { name: 'Test and switch' }).click();
  };
  const isAsked = (question: RegExp) =>
    expect.poll(async () => (await app.questions()).at(-1)).toMatch(question);
  await askAgain(null);
  await isAsked(/^Replace the keys/u);
  await lock();
  await expect(page.getByText('The private key was removed from memory')).toBeVisible();
  // The second question can open only because the first is closed.
  await askAgain('Replace the keys');
  await expect(page.getByText('The new keys are in use.')).toBeVisible();
  await openSettings(page, 'profile');
  for (const button of [null, 'Remove profile and keys']) {
    await app.pressButton(button);
    await page.getByRole('button', { name: 'Remove profile…' }).click();
    await isAsked(/^Remove /u);
    if (button === null) await lock();
  }
  await expect(page.getByRole('button', { name: 'Test connection' })).toBeVisible();
});

test(
  'Electron is asked to tell of sleep, of a locked screen and of another user (security E11, I11)',
  onlyElectron('no system tells the stand-in of anything'),
  async ({ app: { electron } }) => {
    const heard = await electron?.evaluate(({ powerMonitor }) =>
      (
        ['suspend', 'resume', 'lock-screen', 'unlock-screen', 'user-did-resign-active'] as const
      ).map((event) => powerMonitor.listenerCount(event)),
    );
    expect(heard?.every((count) => count > 0)).toBe(true);
  },
);
