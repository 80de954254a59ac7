import { createPublicKey } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import {
  startWatchedService,
  type WatchedService,
  type Intercept,
} from '../service/watched-service';
import { registerFreshKey } from '../service/connect';
import { smallAccount } from '../service/small-account';
import { expect, test as base, type App } from './fixtures';

/** Both secrets of a test's profile. */
export interface Keys {
  readonly apiKey: string;
  readonly privateKeyPem: string;
}

/** Writes the private key to a file beside the user data. The file is deleted when the test ends. */
export const keyFile = async (app: App, keys: Keys): Promise<string> => {
  const file = `${app.userData}-key.pem`;
  await writeFile(file, keys.privateKeyPem, { mode: 0o600 });
  return file;
};

/**
 * Fills every field of the first screen and clicks no button. The first button that leads to a call opens main's
 * question, and the answer to it is set to yes.
 */
export const fillForm = async (
  app: App,
  baseUrl: string,
  keys: Keys,
  name = 'Treasury',
): Promise<void> => {
  const { page } = app;
  await page.getByLabel('Profile name').fill(name);
  await page.getByLabel('Service address').fill(baseUrl);
  await page.getByLabel('API key').fill(keys.apiKey);
  await app.chooseFile(await keyFile(app, keys));
  await page.getByRole('button', { name: 'Choose key file…' }).click();
  await page.locator('form').getByText('Public key fingerprint').waitFor();
  await app.pressButton('Connect');
};

/** Connects an account through the form, as a user does. */
export const connectByForm = async (
  app: App,
  baseUrl: string,
  keys: Keys,
  name?: string,
): Promise<void> => {
  await fillForm(app, baseUrl, keys, name);
  await app.page.getByRole('button', { name: 'Save and open' }).click();
};

/** Connects an account with the calls that the form makes, for tests of later screens. */
export const connect = async (
  app: App,
  baseUrl: string,
  keys: Keys,
  name = 'Treasury',
): Promise<void> => {
  await app.chooseFile(await keyFile(app, keys));
  await app.pressButton('Connect');
  const connection = { baseUrl, signedPath: 'endpoint', apiKey: keys.apiKey, name } as const;
  await app.page.evaluate(async (typed) => {
    const { accountViewer } = window;
    const read = await accountViewer.chooseKeyFile();
    if (!read.ok || read.value.state === 'locked') throw new Error(JSON.stringify(read));
    const { stagedKeyId } = read.value.key;
    const profile = { ...typed, stagedKeyId, secrets: 'keychain' } as const;
    const saved = await accountViewer.saveProfile(profile);
    if (!saved.ok) throw new Error(saved.error.code);
  }, connection);
};

/** Makes a service record the signature of each token it receives, and respond as usual. */
export const noteSignatures =
  (signatures: string[]): Intercept =>
  ({ request }) => {
    signatures.push(request.headers.authorization?.split('.')[2] ?? 'none');
    return 'continue';
  };

/** A running service and the keys that it accepts. */
export interface Service extends Keys {
  readonly service: WatchedService;
  readonly baseUrl: string;
  readonly publicKeyPem: string;
  /** Registers another public key for an API key. */
  readonly register: (apiKey: string, publicKeyPem: string) => void;
  /** Sets the account that the service returns from now on. */
  readonly serve: (account: unknown) => void;
  /** Sets the fault that each call meets from now on; null removes it. */
  readonly meet: (fault: Intercept | null) => void;
}

/** In the header, enabled while no call runs. An empty list has a second refresh button. */
const refreshButton = (page: App['page']) => page.getByRole('button', { name: 'Refresh' }).first();

/**
 * Makes the window refresh and resolves when it shows the answer. Waits for the call to reach the service, because the
 * time on screen counts whole seconds and two answers can come within one second.
 */
export const answered = async (
  { page }: Pick<App, 'page'>,
  { service }: Pick<Service, 'service'>,
  ask: () => Promise<void>,
): Promise<void> => {
  // While a call runs, e.g. after a start with an offline copy, no other call is made.
  await expect(refreshButton(page)).toBeEnabled();
  const asked = service.requests().length;
  await ask();
  await expect.poll(() => service.requests().length).toBe(asked + 1);
  await expect(refreshButton(page)).toBeEnabled();
  await expect(page.getByText(/^Updated /u)).toBeVisible();
};

/** Refreshes with the button; see {@link answered}. */
export const refresh = (app: Pick<App, 'page'>, service: Pick<Service, 'service'>): Promise<void> =>
  answered(app, service, () => refreshButton(app.page).click());

interface ServiceOptions {
  readonly account?: unknown;
  readonly intercept?: Intercept | null;
  /** Milliseconds by which the service's clock differs from the real one. */
  readonly clockOffset?: number;
}

/**
 * Addresses that services of this worker have used. A reused app does not ask again about an address it has asked
 * about.
 */
const used = new Set<string>();

/** Starts a service at an address that no service of this worker has used. */
const startAtNewAddress = async (
  options: Parameters<typeof startWatchedService>[0],
): Promise<WatchedService> => {
  const service = await startWatchedService(options);
  if (!used.has(service.baseUrl)) {
    used.add(service.baseUrl);
    return service;
  }
  await service.close();
  return startAtNewAddress(options);
};

/** The app with a connected account. */
export interface Connected {
  readonly app: App;
  readonly page: App['page'];
  readonly service: Service;
  /**
   * Makes the service return another account, presses the refresh key, and resolves when the window shows the account.
   */
  readonly answer: (account: unknown) => Promise<void>;
}

/** Starts a service that ends with the test, and connects its account with the form's calls. */
type Connect = (options?: ServiceOptions) => Promise<Connected>;

/** Like `Connect`, and waits until the account, or the given view, is on screen. */
export type Open = (
  options?: ServiceOptions,
  view?: 'Wallets' | 'Contracts' | 'Changes',
) => Promise<Connected>;

interface Fixtures {
  /** Starts a service that ends with the test. */
  readonly startService: (options?: ServiceOptions) => Promise<Service>;
  readonly connected: Connect;
  readonly opened: Open;
}

/** The tests' `test` with services and their accounts. */
export const test = base.extend<Fixtures>({
  startService: async ({}, use) => {
    const running: WatchedService[] = [];
    await use(async ({ account = smallAccount, intercept = null, clockOffset = 0 } = {}) => {
      let served = account;
      let met: Intercept | null = intercept;
      const service = await startAtNewAddress({
        clock: () => Date.now() + clockOffset,
        account: () => served,
        intercept: (context) => met?.(context) ?? 'continue',
      });
      running.push(service);
      const keys = registerFreshKey(service);
      return {
        service,
        baseUrl: service.baseUrl,
        register: (apiKey, publicKeyPem) => {
          service.register(apiKey, createPublicKey(publicKeyPem));
        },
        serve: (next) => {
          served = next;
        },
        meet: (fault) => {
          met = fault;
        },
        ...keys,
        publicKeyPem: createPublicKey(keys.privateKeyPem)
          .export({ type: 'spki', format: 'pem' })
          .toString(),
      };
    });
    for (const service of running) await service.close();
  },

  connected: async ({ app, startService }, use) => {
    await use(async (options) => {
      const service = await startService(options);
      await connect(app, service.baseUrl, service);
      const answer = async (account: unknown): Promise<void> => {
        service.serve(account);
        await answered(app, service, () => app.page.keyboard.press('F5'));
      };
      return { app, page: app.page, service, answer };
    });
  },

  opened: async ({ connected }, use) => {
    await use(async (options, view) => {
      const account = await connected(options);
      const { page } = account;
      await expect(page.getByRole('region', { name: 'Account', exact: true })).toBeVisible();
      if (view) await page.getByRole('link', { name: view, exact: true }).click();
      return account;
    });
  },
});

export { expect };
