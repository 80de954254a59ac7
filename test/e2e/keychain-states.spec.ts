import { openKeyringSession, type KeyringSession } from '../run/keyring-session';
import type { KeyringState } from '../run/keyring.mjs';
import { otherAddress, smallAccount, smallWallet } from '../service/small-account';
import { expect, fillForm, keyFile, test as base } from './connect';
import { profileButton } from './profile-menu';
import { openSettings } from './settings';

interface Options {
  readonly keyring: KeyringState;
  readonly prompts: 'no prompts' | 'prompts';
}

/** Runs the app in its own desktop session, whose keyring is in the given state. */
const test = base.extend<Options & { readonly session: KeyringSession }>({
  ownApp: true,
  keyring: ['unlocked', { option: true }],
  prompts: ['no prompts', { option: true }],
  session: async ({ keyring, prompts }, use) => {
    const session = await openKeyringSession(keyring, prompts);
    await use(session);
    await session.close();
  },
});

// Windows and macOS have one keychain, which is always open while a user is logged in.
test.skip(process.platform !== 'linux', 'only Linux has sessions without an open keyring');

const account = { name: 'Meridian Treasury Operations' };

test.describe('a keyring that gets locked', () => {
  test('is no first run: the profile is there, says what to do, and can be used with keys of this run, with which nothing is compared (security E7; fault 36)', async ({
    session,
    connected,
  }) => {
    const { app, service } = await connected();
    await expect(app.page.getByRole('heading', account)).toBeVisible();
    session.lock();
    const page = await app.relaunch();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('KEYCHAIN_LOCKED_OR_MISSING');
    await expect(alert).toContainText(
      'If it is already unlocked, enter the keys again. Nothing was changed.',
    );
    await expect(profileButton(page)).toHaveAccessibleName(/Treasury/u);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toContainText('KEYCHAIN_LOCKED_OR_MISSING');

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
    const strip = alert.filter({ hasText: 'cannot be compared now' });
    await expect(strip).toContainText(
      'an address that has changed since the last run raises no alarm',
    );

    // The account is the same, so its copy stays.
    await openSettings(page, 'reading');
    await expect(page.getByText(/^1 copy, /u)).toBeVisible();

    // A file that cannot contain everything says so.
    await openSettings(page, 'profile');
    await page.getByRole('button', { name: 'Export notes and addresses…' }).click();
    await expect(alert.filter({ hasText: 'KEPT_NOT_OPEN' })).toContainText(
      'Nothing was exported or imported, because they would be missing.',
    );

    // The dialog says which data removing leaves behind.
    await app.pressButton('Remove everything');
    await page.getByRole('button', { name: 'Remove all profiles and keys…' }).click();
    const left = page.getByText('The keychain did not delete the keys of Treasury.');
    await expect(left.and(page.locator(':visible'))).toBeVisible();
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

  test('keeps no acknowledgement, and says so instead of losing it unsaid (security E7)', async ({
    session,
    connected,
  }) => {
    const { app, page, answer } = await connected();
    await expect(page.getByRole('heading', account)).toBeVisible();
    const walletAddress = otherAddress;
    await answer({ ...smallAccount, wallets: [{ ...smallWallet, walletAddress }] });
    const alert = page.getByRole('alert');
    await expect(alert.filter({ hasText: '1 address has changed' })).toBeVisible();
    session.lock();
    // Sleep drops the key of the files. Linux does not report a locked screen.
    await app.powerEvent('suspend');
    await app.powerEvent('resume');
    await page.getByRole('button', { name: 'Review' }).first().click();
    await page.getByRole('button', { name: 'Acknowledge…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Acknowledge' });
    await dialog.getByRole('button', { name: 'Acknowledge' }).click();
    const said = page
      .getByRole('status')
      .filter({ hasText: 'Acknowledged only until the app is closed' });
    await expect(said).toBeVisible();
    await expect(alert).toContainText('What is new, and what you acknowledge, is not saved');
    await page.getByRole('link', { name: 'Changes' }).click();
    await expect(page.getByText('kept until the app is closed')).toBeVisible();
  });

  test.describe('and prompts', () => {
    test.use({ prompts: 'prompts' });

    test('leaves the app usable and able to quit while it asks (security E2, I10; fault 37)', async ({
      session,
      connected,
    }) => {
      const { app } = await connected();
      await expect(app.page.getByRole('heading', account)).toBeVisible();
      session.lock();
      const page = await app.relaunch();
      await expect(page.getByText('Waiting for the keychain')).toBeVisible();
      await page.getByRole('link', { name: 'Wallets' }).click();
      await expect(page.getByRole('heading', { name: 'Wallets' })).toBeVisible();
      // The fixture asserts that the app quits by itself while the prompt is open.
    });

    test('asks nothing more once the session has ended: Electron ends the keychain process after `quit`, and another one would be the last thing that it starts (security I10)', async ({
      session,
      connected,
    }) => {
      const { app } = await connected();
      await expect(app.page.getByRole('heading', account)).toBeVisible();
      session.lock();
      const page = await app.relaunch();
      await expect(page.getByText('Waiting for the keychain')).toBeVisible();
      await app.endSession('linux');
      expect(app.output()).not.toContain('stand-in:');
    });
  });
});

// The tests in `keychain/` cover each keychain state. One state here represents all that store no keys.
test.describe('a session with a locked keyring', () => {
  test.use({ keyring: 'locked' });

  test('explains itself, loses nothing typed, offers this run only, and opens the demo account all the same (security E1)', async ({
    app,
    page,
    startService,
  }) => {
    const service = await startService();
    await fillForm(app, service.baseUrl, service);
    await page.getByRole('button', { name: 'Save and open' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('KEYCHAIN_LOCKED_OR_MISSING');
    await expect(alert).toContainText('The keychain is locked.');
    await expect(page.getByLabel('API key')).toHaveValue(service.apiKey);
    await page.getByRole('button', { name: 'Use for this run only' }).click();
    await expect(page.getByRole('heading', account)).toBeVisible();
    await expect(page.getByText('Memory, until the app is closed')).toBeVisible();
    const next = await app.relaunch();
    await expect(next.getByRole('heading', { name: 'Connect an account' })).toBeVisible();
    await next.getByRole('button', { name: 'Explore with a demo account' }).click();
    await expect(next.getByRole('heading', account)).toBeVisible();
    await expect(next.getByText('Memory, until the app is closed')).toBeVisible();
  });
});
