import { generateKeyPairSync } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect } from 'playwright/test';
import { startWatchedService } from '../service/watched-service';
import { en } from '../../electron/main/i18n/en';
import { english } from '../pseudo/english';
import { openKeyringSession } from '../run/keyring-session';
import { visitDemoScreens } from '../screens/demo-screens';
import { connect, visitServiceScreens } from '../screens/service-screens';
import { startStagedService } from '../screens/staged-service';
import { registerFreshKey } from '../service/connect';
import { hostileAccount } from '../service/hostile-account';
import { taken, walk, type Walk } from './walk';

const { window } = english;
const ask = en.confirmConnection.confirm;
/** Folder of the pictures. The README shows some of them. */
const pictures = fileURLToPath(new URL('pictures/', import.meta.url));
const views = ['overview', 'wallets', 'contracts'] as const;

const encryptedKey = (): string =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: {
      type: 'pkcs8',
      format: 'pem',
      cipher: 'aes-256-cbc',
      passphrase: 'open sesame',
    },
  }).privateKey;

/** Shows a key pair generated in the app, and an encrypted key with a wrong passphrase. */
const keys = async ({ page, setClipboard, picture }: Walk): Promise<void> => {
  await page.getByRole('button', { name: window.connect.generate }).click();
  await expect(page.getByText(/^RSA \d+-bit key/u)).toBeVisible({ timeout: 120_000 });
  await picture('connect-key-generated');
  await setClipboard(encryptedKey());
  await page.getByRole('button', { name: window.connect.changeKey }).click();
  await page.getByRole('button', { name: window.connect.paste }).click();
  await page.getByRole('button', { name: window.connect.discard }).click();
  await page.getByLabel(window.connect.passphrase).fill('a wrong one');
  await page.getByRole('button', { name: window.connect.unlock }).click();
  await expect(page.getByRole('alert')).toContainText('KEY_WRONG_PASSPHRASE');
  await picture('connect-key-locked');
};

const hostile = async (tour: Walk): Promise<void> => {
  const service = await startWatchedService({ clock: Date.now, account: hostileAccount });
  const { baseUrl } = service;
  await connect(tour, english, { baseUrl, keys: registerFreshKey(service) }, ask);
  for (const view of views) {
    await tour.page.getByRole('link', { name: window.account[view], exact: true }).click();
    // Export is offered only for an account that has been read.
    await tour.page.getByRole('button', { name: english.export.open }).waitFor();
    await tour.picture(`hostile-${view}`);
  }
  await service.close();
};

const clockFarOff = async (tour: Walk): Promise<void> => {
  const service = await startStagedService('an hour late');
  await connect(tour, english, service, ask);
  await expect(tour.page.getByRole('alert')).toContainText('CLOCK_SKEW');
  await tour.picture('clock-far-off');
  await service.close();
};

const keyringLocked = async (tour: Walk): Promise<void> => {
  const service = await startStagedService('account');
  await connect(tour, english, service, ask);
  await expect(tour.page.getByRole('alert')).toContainText('KEYCHAIN_');
  await tour.picture('keyring-locked');
  await service.close();
};

await rm(taken, { recursive: true, force: true });

for (const theme of ['light', 'dark'] as const) {
  await walk('The demo account', { theme }, (tour) =>
    visitDemoScreens(tour, english, tour.picture),
  );
  await walk('A service of a person’s own', { theme }, async (tour) => {
    const service = await startStagedService('hanging');
    await visitServiceScreens(tour, english, service, ask, tour.picture);
    await service.close();
  });
  await walk('Keys', { theme }, keys);
  await walk('A clock that is far off', { theme }, clockFarOff);
  await walk('A hostile account', { theme }, hostile);
  if (process.platform === 'linux') {
    const locked = await openKeyringSession('locked');
    await walk('A locked keyring', { theme, env: locked.env }, keyringLocked);
    await locked.close();
    const asking = await openKeyringSession('unlocked', 'prompts');
    await walk('A keyring that gets locked and asks', { theme, env: asking.env }, async (tour) => {
      await tour.page.getByRole('button', { name: window.connect.demo }).click();
      await tour.page.getByRole('link', { name: window.account.wallets, exact: true }).waitFor();
      asking.lock();
      await tour.relaunch();
      await expect(tour.page.getByText('Waiting for the keychain')).toBeVisible();
      await tour.picture('keyring-asks');
    });
    await asking.close();
  }
}

// Only a complete tour replaces the previous pictures.
await rm(pictures, { recursive: true, force: true });
await rename(taken, pictures);
