import { generateKeyPairSync } from 'node:crypto';
import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'playwright/test';
import { startDemoService } from '../../electron/main/demo/service';
import { openKeyringSession } from '../run/keyring-session';
import { registerFreshKey } from '../service/connect';
import { faults } from '../service/faults';
import { hostileAccount } from '../service/hostile-account';
import { smallAccount } from '../service/small-account';
import { addresses } from './addresses';
import { charts } from './charts';
import { exports } from './exports';
import { hidden } from './hidden';
import { changes, changingAccount } from './changes';
import { lists } from './lists';
import { notes } from './notes';
import { otherAccount, replacedAccount } from './other-account';
import { pictures, walk, type Walk } from './walk';

const views = ['Overview', 'Wallets', 'Contracts'] as const;

const exploreDemo = async ({ page }: Walk): Promise<void> => {
  await page.getByRole('button', { name: 'Explore with a demo account' }).click();
  await expect(page.getByRole('region', { name: 'Account holder' })).toBeVisible();
};

const everyView = async ({ page, picture }: Walk, suffix: string): Promise<void> => {
  for (const view of views) {
    await page.getByRole('link', { name: view, exact: true }).click();
    if (view !== 'Overview') await expect(page.getByRole('row').nth(3)).toBeVisible();
    // The charts come when both lists are there.
    else await expect(page.getByRole('region', { name: 'Deployments over time' })).toBeVisible();
    await picture(`${view.toLowerCase()}${suffix}`);
  }
};

/** Fills the form of the first screen with a key made for this service, and agrees to the question before the first call. */
const fillForm = async (
  { app, page, folder }: Walk,
  baseUrl: string,
  keys: { readonly apiKey: string; readonly privateKeyPem: string },
): Promise<void> => {
  const file = path.join(folder, 'treasury-signing-key.pem');
  await writeFile(file, keys.privateKeyPem);
  await chmod(file, 0o600);
  await page.getByLabel('Profile name').fill('Meridian Treasury');
  await page.getByLabel('Base URL').fill(baseUrl);
  await page.getByLabel('API key').fill(keys.apiKey);
  await app.chooseFile(file);
  await page.getByRole('button', { name: 'Choose key file…' }).click();
  await expect(page.getByText('RSA 3072-bit key')).toBeVisible();
  await app.pressButton('Connect');
};

const save = (walk: Walk) => walk.page.getByRole('button', { name: 'Save and open' }).click();

await rm(pictures, { recursive: true, force: true });

await walk('The demo account', {}, async (tour) => {
  await tour.picture('connect');
  await exploreDemo(tour);
  await everyView(tour, '');
  await charts(tour, '');
  await lists(tour, '');
  await addresses(tour, '');
  await exports(tour, '');
  await hidden(tour, '');
  await notes(tour, '');
});

await walk('The demo account in the dark', { colorScheme: 'dark' }, async (tour) => {
  await tour.picture('connect-dark');
  await exploreDemo(tour);
  await everyView(tour, '-dark');
  await charts(tour, '-dark');
  await lists(tour, '-dark');
  await addresses(tour, '-dark');
  await exports(tour, '-dark');
  await hidden(tour, '-dark');
  await notes(tour, '-dark');
});

await walk('The demo account in a narrow window', { width: 480, height: 760 }, async (tour) => {
  await tour.picture('connect-narrow');
  await exploreDemo(tour);
  await everyView(tour, '-narrow');
  await charts(tour, '-narrow');
  await lists(tour, '-narrow');
  await addresses(tour, '-narrow');
  await exports(tour, '-narrow');
  await hidden(tour, '-narrow');
  await notes(tour, '-narrow');
});

await walk('An own service', {}, async (tour) => {
  const { page, picture } = tour;
  const service = await startDemoService({ clock: Date.now, account: () => smallAccount });
  const keys = registerFreshKey(service, { bits: 3072 });
  await page.getByRole('button', { name: 'Save and open' }).click();
  await expect(page.getByText('Enter the API key.')).toBeVisible();
  await picture('connect-missing');
  await fillForm(tour, service.baseUrl, keys);
  await page.getByRole('button', { name: 'Test connection' }).click();
  await expect(page.getByText('The service accepts the keys')).toBeVisible();
  await picture('connect-tested');
  await save(tour);
  await expect(page.getByRole('region', { name: 'Account holder' })).toBeVisible();
  await service.close();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('alert')).toContainText('UNREACHABLE');
  await picture('service-down');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('button', { name: 'Apply changes' })).toBeVisible();
  await picture('settings');
  await page.getByRole('radio', { name: 'Red' }).check();
  await page.getByLabel('This is a production account').check();
  await page.getByRole('button', { name: 'Apply changes' }).click();
  await expect(page.getByText('Production', { exact: true })).toBeVisible();
  await picture('settings-production');
});

await walk(
  'A key pair made in the app, and an encrypted key',
  { colorScheme: 'dark' },
  async (tour) => {
    const { app, page, picture } = tour;
    await page.getByLabel('Length of the new key').selectOption('3072');
    await page.getByRole('button', { name: 'Generate key pair' }).click();
    await expect(page.getByText('RSA 3072-bit key')).toBeVisible();
    await picture('key-generated-dark');
    const { privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: {
        type: 'pkcs8',
        format: 'pem',
        cipher: 'aes-256-cbc',
        passphrase: 'open sesame',
      },
    });
    await app.setClipboard(privateKey);
    await page.getByRole('button', { name: 'Paste key from clipboard' }).click();
    await page.getByLabel('Passphrase of the key').fill('a wrong one');
    await page.getByRole('button', { name: 'Unlock key' }).click();
    await expect(page.getByRole('alert')).toContainText('KEY_WRONG_PASSPHRASE');
    await picture('key-locked-dark');
  },
);

await walk('Keys the service does not know', { colorScheme: 'dark' }, async (tour) => {
  const service = await startDemoService({ clock: Date.now, account: () => smallAccount });
  const stranger = await startDemoService({ clock: Date.now, account: () => smallAccount });
  await fillForm(tour, service.baseUrl, registerFreshKey(stranger, { bits: 3072 }));
  await save(tour);
  await expect(tour.page.getByRole('alert')).toContainText('AUTH');
  await tour.picture('wrong-key-dark');
  await stranger.close();
  await service.close();
});

await walk('A clock that is wrong, the token inspector and the Doctor', {}, async (tour) => {
  const { page, picture } = tour;
  const clock = () => Date.now() - 95_000;
  const service = await startDemoService({ clock, account: () => smallAccount });
  await fillForm(tour, service.baseUrl, registerFreshKey(service, { bits: 3072 }));
  await save(tour);
  await page.getByRole('button', { name: 'Clock corrected' }).click();
  await expect(page.getByText('calls are corrected')).toBeVisible();
  await picture('clock-corrected');
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: 'Deployments over time' }).waitFor();
  await page.getByRole('button', { name: 'Inspect token' }).click();
  await expect(page.getByRole('dialog')).toContainText('Accepted by the service.');
  await picture('token-inspector');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Check connection' }).click();
  const doctor = page.getByRole('region', { name: 'Doctor' });
  await expect(doctor.getByText('Passed').first()).toBeVisible();
  await doctor.scrollIntoViewIfNeeded();
  await picture('doctor');
  await service.close();
});

await walk('A clock that is far off', { colorScheme: 'dark' }, async (tour) => {
  const clock = () => Date.now() + 3_600_000;
  const service = await startDemoService({ clock, account: () => smallAccount });
  await fillForm(tour, service.baseUrl, registerFreshKey(service, { bits: 3072 }));
  await save(tour);
  await expect(tour.page.getByRole('alert')).toContainText('CLOCK_SKEW');
  await tour.picture('clock-far-off-dark');
  await service.close();
});

for (const [suffix, setting] of [
  ['', {}],
  ['-dark', { colorScheme: 'dark' }],
  ['-narrow', { width: 480, height: 760 }],
] as const) {
  await walk(`An account that changes${suffix}`, setting, async (tour) => {
    const { state, ...rest } = changingAccount();
    const service = await startDemoService({ clock: Date.now, ...rest });
    await fillForm(tour, service.baseUrl, registerFreshKey(service, { bits: 3072 }));
    await save(tour);
    await expect(tour.page.getByRole('region', { name: 'Account holder' })).toBeVisible();
    await changes(tour, state, suffix);
    await service.close();
  });
  await walk(`Another account${suffix}`, setting, async (tour) => {
    const { state, account } = replacedAccount();
    const service = await startDemoService({ clock: Date.now, account });
    await fillForm(tour, service.baseUrl, registerFreshKey(service, { bits: 3072 }));
    await save(tour);
    await expect(tour.page.getByRole('region', { name: 'Account holder' })).toBeVisible();
    await otherAccount(tour, state, suffix);
    await service.close();
  });
}

await walk('A hostile account', {}, async (tour) => {
  const service = await startDemoService({ clock: Date.now, account: hostileAccount });
  await fillForm(tour, service.baseUrl, registerFreshKey(service, { bits: 3072 }));
  await save(tour);
  await expect(tour.page.getByRole('region', { name: 'Account holder' })).toBeVisible();
  await everyView(tour, '-hostile');
  await service.close();
});

for (const [suffix, setting] of [
  ['', {}],
  ['-dark-narrow', { colorScheme: 'dark', width: 480, height: 760 }],
] as const) {
  await walk(`An address that another program wrote${suffix}`, setting, async (tour) => {
    const service = await startDemoService({ clock: Date.now, account: () => smallAccount });
    await fillForm(tour, service.baseUrl, registerFreshKey(service, { bits: 3072 }));
    await save(tour);
    await expect(tour.page.getByRole('region', { name: 'Account holder' })).toBeVisible();
    const settings = path.join(tour.folder, 'settings.json');
    await tour.relaunch(async () => {
      const text = await readFile(settings, 'utf8');
      await writeFile(settings, text.replace(service.baseUrl, 'https://accounts.example.net'));
    });
    await expect(tour.page.getByRole('alert')).toContainText('HOST_CHANGED');
    await tour.picture(`address-not-confirmed${suffix}`);
    await service.close();
  });
}

await walk('A captive portal', {}, async (tour) => {
  const service = await startDemoService({
    clock: Date.now,
    account: () => smallAccount,
    intercept: faults['captive-portal'],
  });
  await fillForm(tour, service.baseUrl, registerFreshKey(service, { bits: 3072 }));
  await save(tour);
  await tour.page.getByRole('button', { name: 'Show what came' }).click();
  await expect(tour.page.getByRole('region', { name: 'Beginning of the answer' })).toBeVisible();
  await tour.picture('captive-portal');
  await service.close();
});

const keyrings = ['locked', 'no-keyring', 'no-service', 'no-bus'] as const;

if (process.platform === 'linux') {
  for (const keyring of keyrings) {
    const session = await openKeyringSession(keyring);
    await walk(`A session with ${keyring}`, { env: session.env }, async (tour) => {
      const service = await startDemoService({ clock: Date.now, account: () => smallAccount });
      await fillForm(tour, service.baseUrl, registerFreshKey(service, { bits: 3072 }));
      await save(tour);
      await expect(tour.page.getByRole('alert')).toContainText('KEYCHAIN_');
      await tour.page.getByRole('alert').scrollIntoViewIfNeeded();
      await tour.picture(`keyring-${keyring}`);
      await service.close();
    });
    await session.close();
  }

  const session = await openKeyringSession('unlocked', 'prompts');
  await walk('A keyring that gets locked and asks', { env: session.env }, async (tour) => {
    await exploreDemo(tour);
    session.lock();
    await tour.relaunch();
    await expect(tour.page.getByText('Waiting for the keychain')).toBeVisible();
    await tour.picture('keyring-asks');
  });
  await session.close();
}
