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

/** Writes the private key to a file beside the user data, which goes when the test ends. */
export const keyFile = async (app: App, keys: Keys): Promise<string> => {
  const file = `${app.userData}-key.pem`;
  await writeFile(file, keys.privateKeyPem, { mode: 0o600 });
  return file;
};

/**
 * Fills every field of the first screen, and stops before any of its buttons. The first of them that leads to a call is
 * followed by main's question, which is agreed to.
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

/** Connects an account the way a person does. */
export const connectByForm = async (
  app: App,
  baseUrl: string,
  keys: Keys,
  name?: string,
): Promise<void> => {
  await fillForm(app, baseUrl, keys, name);
  await app.page.getByRole('button', { name: 'Save and open' }).click();
};

/** Connects an account with the calls that the form makes, for tests of what comes after it. */
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

/** Has a service note the signature of each token that arrives, and answer as ever. */
export const noteSignatures =
  (signatures: string[]): Intercept =>
  ({ request }) => {
    signatures.push(request.headers.authorization?.split('.')[2] ?? 'none');
    return 'continue';
  };

/** A running service and keys that it knows. */
export interface Service extends Keys {
  readonly service: WatchedService;
  readonly baseUrl: string;
  readonly publicKeyPem: string;
  /** Makes another public key the one of an API key. */
  readonly register: (apiKey: string, publicKeyPem: string) => void;
  /** Has it answer with another account from now on. */
  readonly serve: (account: unknown) => void;
  /** What each call meets from now on; null leaves it to the service again. */
  readonly meet: (fault: Intercept | null) => void;
}

/** In the head, pressable while no call is under way; an empty list has another one. */
const refreshButton = (page: App['page']) => page.getByRole('button', { name: 'Refresh' }).first();

/**
 * Lets the window ask again, and comes back when it shows the answer. Told by the call that the service got: the time on
 * screen counts whole seconds, and two answers may come within one.
 */
export const answered = async (
  { page }: Pick<App, 'page'>,
  { service }: Pick<Service, 'service'>,
  ask: () => Promise<void>,
): Promise<void> => {
  // While a call is under way, as after a start that shows the offline copy, no other one is made.
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

/** Addresses that services of this worker have had: an app that is handed on would not ask about the same one again. */
const used = new Set<string>();

/** Starts a service at an address that none has had. */
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

/** The app with an account in it. */
export interface Connected {
  readonly app: App;
  readonly page: App['page'];
  readonly service: Service;
  /** Has the service answer with another account, and comes back when the window, which asks again by a key, shows it. */
  readonly answer: (account: unknown) => Promise<void>;
}

/** Starts a service that ends with the test, and connects its account with the calls of the form. */
type Connect = (options?: ServiceOptions) => Promise<Connected>;

/** As `Connect`, and waits until the account is on screen; the list that is named, if one is. */
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

/** The tests' `test` with services, and with accounts from them. */
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
