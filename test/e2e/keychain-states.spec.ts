import { openKeyringSession, type KeyringSession } from '../run/keyring-session';
import type { KeyringState } from '../run/keyring.mjs';
import { connectByForm, expect, fillForm, keyFile, test as base } from './connect';
import { profileButton } from './profile-menu';
import { openSettings } from './settings';

interface Options {
  readonly keyring: KeyringState;
  readonly prompts: 'no prompts' | 'prompts';
}

/** Runs the app in a desktop session of its own, whose keyring is in the given state. */
const test = base.extend<Options & { readonly session: KeyringSession }>({
  keyring: ['unlocked', { option: true }],
  prompts: ['no prompts', { option: true }],
  session: async ({ keyring, prompts }, use) => {
    const session = await openKeyringSession(keyring, prompts);
    await use(session);
    await session.close();
  },
});

// Windows and macOS have one keychain, always there and open while somebody is logged in.
test.skip(process.platform !== 'linux', 'only Linux has sessions without an open keyring');

test.describe('a keyring that gets locked', () => {
  test('is no first run: the profile is there, and says what to do (security E7; fault 36)', async ({
    app,
    session,
    startService,
  }) => {
    const service = await startService();
    await connectByForm(app, service.baseUrl, service);
    await expect(
      app.page.getByRole('heading', { name: 'Meridian Treasury Operations' }),
    ).toBeVisible();
    session.lock();
    const page = await app.relaunch();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('KEYCHAIN_LOCKED_OR_MISSING');
    await expect(alert).toContainText(
      'If it is unlocked, enter the keys anew. Nothing was changed.',
    );
    await expect(profileButton(page)).toHaveAccessibleName(/Treasury/u);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toContainText('KEYCHAIN_LOCKED_OR_MISSING');

    // Removing is honest about what stays behind.
    await openSettings(page, 'profile');
    await app.pressButton('Remove profile and keys');
    await page.getByRole('button', { name: 'Remove profile…' }).click();
    const forget = page.getByRole('button', { name: 'Forget the profile, delete its keys later' });
    await expect(forget).toBeVisible();
    await expect(profileButton(page)).toHaveAccessibleName(/Treasury/u);
    await app.pressButton('Forget the profile');
    await forget.click();
    await expect(page.getByText('The keychain could not be asked')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Connect an account' })).toBeVisible();
  });

  test('leaves what is remembered in its file, and says that nothing is compared with keys of this run', async ({
    app,
    session,
    startService,
  }) => {
    const service = await startService();
    await connectByForm(app, service.baseUrl, service);
    const account = { name: 'Meridian Treasury Operations' };
    await expect(app.page.getByRole('heading', account)).toBeVisible();
    session.lock();
    const page = await app.relaunch();
    await openSettings(page, 'connection');
    await page.getByRole('button', { name: 'Change keys…' }).click();
    await page.getByLabel('API key').fill(service.apiKey);
    await app.chooseFile(await keyFile(app, service));
    await page.getByRole('button', { name: 'Choose key file…' }).click();
    await expect(page.getByText('RSA 2048-bit key')).toBeVisible();
    await app.pressButton('Connect');
    await page.getByRole('button', { name: 'Test and switch' }).click();
    await page.getByRole('button', { name: 'Use for this run only' }).click();
    await expect(page.getByText('The new keys are in use.')).toBeVisible();
    await page.getByRole('link', { name: 'Overview' }).click();
    await expect(page.getByRole('heading', account)).toBeVisible();
    const strip = page.getByRole('alert').filter({ hasText: 'cannot be compared now' });
    await expect(strip).toContainText('one that has changed since the last run raises no alarm');
  });

  test.describe('and prompts', () => {
    test.use({ prompts: 'prompts' });

    test('leaves the app usable and able to quit while it asks (security E2, I10; fault 37)', async ({
      app,
      session,
      startService,
    }) => {
      const service = await startService();
      await connectByForm(app, service.baseUrl, service);
      await expect(
        app.page.getByRole('heading', { name: 'Meridian Treasury Operations' }),
      ).toBeVisible();
      session.lock();
      const page = await app.relaunch();
      await expect(page.getByText('Waiting for the keychain')).toBeVisible();
      await page.getByRole('link', { name: 'Wallets' }).click();
      await expect(page.getByRole('heading', { name: 'Wallets' })).toBeVisible();
      // The fixture asserts that the app quits by itself, with the prompt still open.
    });
  });
});

const absent = [
  ['locked', 'KEYCHAIN_LOCKED_OR_MISSING', 'The keychain is locked.'],
  ['no-keyring', 'KEYCHAIN_UNAVAILABLE', 'no keyring to store in'],
  ['no-service', 'KEYCHAIN_UNAVAILABLE', 'No program on this system offers a keychain.'],
  ['no-bus', 'KEYCHAIN_UNAVAILABLE', 'no D-Bus session bus is running'],
] as const;

for (const [keyring, code, words] of absent) {
  test.describe(`a session with ${keyring}`, () => {
    test.use({ keyring });

    test('explains itself, loses nothing typed, offers this run only, and opens the demo account all the same (security E1; faults 34, 35)', async ({
      app,
      startService,
    }) => {
      const service = await startService();
      await fillForm(app, service.baseUrl, service);
      const { page } = app;
      await page.getByRole('button', { name: 'Save and open' }).click();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(code);
      await expect(alert).toContainText(words);
      await expect(page.getByLabel('API key')).toHaveValue(service.apiKey);

      await page.getByRole('button', { name: 'Use for this run only' }).click();
      await expect(
        page.getByRole('heading', { name: 'Meridian Treasury Operations' }),
      ).toBeVisible();
      await expect(page.getByText('memory, until the app is closed')).toBeVisible();

      const next = await app.relaunch();
      await expect(next.getByRole('heading', { name: 'Connect an account' })).toBeVisible();
      await next.getByRole('button', { name: 'Explore with a demo account' }).click();
      await expect(
        next.getByRole('heading', { name: 'Meridian Treasury Operations' }),
      ).toBeVisible();
      await expect(next.getByText('memory, until the app is closed')).toBeVisible();
    });
  });
}
