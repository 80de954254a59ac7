import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { smallAccount } from '../service/small-account';
import { connect, expect, test, type Service } from './connect';
import type { App } from './fixtures';
import { waitForMain } from './wait-for-main';
import { openSettings } from './settings';

/** The service at its host name, so that the check has a name to look up. */
const byName = ({ baseUrl }: Service): string => baseUrl.replace('127.0.0.1', 'localhost');

const check = async ({ page }: App): Promise<void> => {
  await openSettings(page, 'connection');
  await page.getByRole('button', { name: 'Check connection' }).click();
  await page.getByRole('button', { name: 'Show all checks' }).click();
  await expect(page.getByRole('list', { name: 'Checks' })).toHaveAttribute('aria-busy', 'false');
};

/** The lines of the checks. */
const lines = ({ page }: App) => page.getByRole('list', { name: 'Checks' }).getByRole('listitem');

/** The checks before the clock and the call. */
const good = [
  /PassedKeychain/u,
  /PassedKey pair.*RSA 2048 bits, SHA256:/u,
  /PassedService address/u,
  /PassedHost name/u,
  /PassedProxy.*directly/u,
  /Not checkedSecure connection.*Not used/u,
] as const;

/** Texts that a report must not contain. */
const privateTexts = (app: App, service: Service): readonly string[] => {
  const { userId, name, email, wallets, smartContracts } = smallAccount;
  const records = [...wallets, ...smartContracts].flatMap((record) => Object.values(record));
  const account = [userId, name, email, ...records].filter((text) => text.length > 5);
  const keyLines = service.privateKeyPem.split('\n').filter((line) => line.length >= 60);
  const person = [app.userData, path.dirname(app.userData), homedir()];
  return ['Treasury', service.apiKey, ...keyLines, ...account, ...person];
};

test('a good connection passes all checks, its report has no secrets, and a service that is down fails only the call', async ({
  app,
  page,
  startService,
}) => {
  const service = await startService();
  await connect(app, byName(service), service);
  await expect(page.getByRole('heading', { name: 'Meridian Treasury Operations' })).toBeVisible();
  await check(app);
  await expect(lines(app)).toHaveText([...good, /PassedClock/u, /PassedCall.*accepted the keys/u]);
  const section = page.getByRole('region', { name: 'Connection check' });
  await expect(section.getByText('7 checks passed')).toBeVisible();
  await section.getByRole('button', { name: 'Show less' }).click();
  await expect(lines(app)).toHaveCount(0);
  const button = section.getByRole('button', { name: 'Check connection' });
  await button.press('Enter');
  await section.getByRole('button', { name: 'Show all checks' }).waitFor();
  await expect(button).toBeFocused();
  await section.getByRole('button', { name: 'Show all checks' }).click();
  await expect(lines(app)).toHaveText([...good, /PassedClock/u, /PassedCall/u]);
  expect(service.service.requests().map(({ status }) => status)).toEqual([200, 200, 200]);

  const file = `${app.userData}-report.txt`;
  for (const withHost of [false, true]) {
    await page.getByLabel('Include the host name').setChecked(withHost);
    await page.getByRole('button', { name: 'Copy report' }).click();
    await expect(page.getByText('Report copied.')).toBeVisible();
    await app.saveTo(file);
    await page.getByRole('button', { name: 'Save report…' }).click();
    await expect(page.getByText('Report saved.')).toBeVisible();
    for (const report of [await app.clipboard(), await readFile(file, 'utf8')]) {
      expect(report).toMatch(/^Account Viewer report\n/u);
      expect(report).toMatch(/^keyPair +passed +bits=2048 fingerprint=SHA256:/mu);
      expect(report).toMatch(/^call +passed/mu);
      expect(report).toMatch(/Last calls\n\S+Z ok\n\S+Z ok\n\S+Z ok\n/u);
      expect(report.includes('localhost')).toBe(withHost);
      expect(privateTexts(app, service).filter((text) => report.includes(text))).toEqual([]);
    }
  }
  await app.saveTo(null);
  await page.getByRole('button', { name: 'Save report…' }).click();
  await waitForMain(app);
  await expect(page.getByText('Report saved.')).toBeHidden();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await service.service.close();
  await check(app);
  await expect(section.getByText('1 check failed')).toBeVisible();
  await expect(lines(app)).toHaveText([
    ...good,
    /Not checkedClock.*no answer came/u,
    /FailedCall UNREACHABLE/u,
  ]);
});

test('a name that nobody has stops what depends on it (fault 1)', async ({ app, startService }) => {
  const service = await startService();
  await connect(app, 'https://nobody.invalid', service);
  await expect(app.page.getByRole('alert')).toContainText('DNS');
  await check(app);
  await expect(lines(app)).toHaveText([
    ...good.slice(0, 3),
    /FailedHost name DNS.*nobody\.invalid/u,
    /PassedProxy/u,
    /Not checkedSecure connection.*“Host name”/u,
    /Not checkedClock.*“Host name”/u,
    /Not checkedCall.*“Host name”/u,
  ]);
});
