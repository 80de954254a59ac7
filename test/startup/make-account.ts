import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { startWatchedService, type WatchedService } from '../service/watched-service';
import { launchElectron } from '../launch/launch-electron';
import { appDisplay } from '../launch/test-host';
import { bigAccount } from '../service/big-account';
import { registerFreshKey } from '../service/connect';

/** Connects the app with this user data to a new loopback service, through its form. Resolves to the service. */
export const makeAccount = async (
  electron: string,
  userData: string,
  wallets: number,
): Promise<WatchedService> => {
  const account = bigAccount({ wallets, contracts: wallets, seed: 1 });
  const service = await startWatchedService({ clock: () => Date.now(), account: () => account });
  const { apiKey, privateKeyPem } = registerFreshKey(service);
  await mkdir(userData, { recursive: true });
  await writeFile(path.join(userData, 'keychain-service'), `Account Viewer (test ${randomUUID()})`);
  const keyFile = path.join(userData, 'key.pem');
  await writeFile(keyFile, privateKeyPem, { mode: 0o600 });
  const app = await launchElectron(
    { userDataDir: userData, viewport: null, colorScheme: undefined },
    { executable: electron, sandbox: true, display: appDisplay(process.env) },
  );
  const { page } = app;
  await page.getByLabel('Profile name').fill('Treasury');
  await page.getByLabel('Service address').fill(service.baseUrl);
  await page.getByLabel('API key').fill(apiKey);
  await app.chooseFile(keyFile);
  await page.getByRole('button', { name: 'Choose key file…' }).click();
  await page.getByText('Public key fingerprint').waitFor();
  await app.pressButton('Connect');
  await page.getByRole('button', { name: 'Save and open' }).click();
  await page.getByText(account.name).waitFor();
  await app.close();
  return service;
};
