import { smallAccount, smallWallet } from '../service/small-account';
import { expect, refresh, test } from './connect';

test.use({ handsOn: true });

const moved = '0x52908400098527886E0F7030069857D2E4169EE7';
const later = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';

test('what changes while it is asked about is shown at once, and is acknowledged after another look, with the reason that was typed', async ({
  opened,
}) => {
  let wallets: readonly unknown[] = [smallWallet];
  const { app, page, service } = await opened(
    { account: () => ({ ...smallAccount, wallets }) },
    'Changes',
  );
  await expect(page.getByText('The history of this account begins here')).toBeVisible();
  wallets = [{ ...smallWallet, walletAddress: moved }];
  await refresh(app, service);
  await page.getByRole('button', { name: 'Review' }).first().click();
  const details = page.getByRole('region', { name: smallWallet.walletName });
  const ask = page.getByRole('button', { name: 'Acknowledge…' });
  const dialog = page.getByRole('dialog', { name: 'Acknowledge this change?' });
  const confirm = dialog.getByRole('button', { name: 'Acknowledge' });
  const again = dialog.getByRole('button', { name: 'I have compared it again' });
  const turnInto = async (next: readonly unknown[]): Promise<void> => {
    wallets = next;
    await page.keyboard.press('F5');
    await expect(dialog).toContainText('Above is what it is now');
    await expect(confirm).toBeDisabled();
  };
  await ask.click();
  await turnInto([{ ...smallWallet, walletAddress: later }]);
  await expect(dialog).toContainText(`Now${later}`);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(details).toBeFocused();

  await ask.click();
  await dialog.getByLabel('Reason').fill('Called Bob');
  await turnInto([]);
  await expect(dialog).toContainText(/Last given.*not in the account now/u);
  await again.click();
  await expect(again).toBeHidden();
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await confirm.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Changes' }).click();
  await expect(page.getByText('Reason: Called Bob').first()).toBeVisible();
});

/** A hundred and ten of 250 addresses are others: more alarms than main tells one by one. */
const manyAt = (now: string) =>
  Array.from({ length: 250 }, (_none, at) => ({
    ...smallWallet,
    id: `many-${at}`,
    walletName: `Wallet ${at}`,
    walletAddress: `address ${at} of ${at < 110 ? now : 'before'}`,
  }));

test('a value that changes once more while it is asked about is not acknowledged by mistake, however many others have changed', async ({
  opened,
}) => {
  let wallets: readonly unknown[] = manyAt('before');
  const account = () => ({ ...smallAccount, wallets });
  const { app, page, service } = await opened({ account }, 'Wallets');
  wallets = manyAt('now');
  await refresh(app, service);
  await page.getByRole('searchbox', { name: 'Search' }).fill('"Wallet 108"');
  await page.getByRole('gridcell', { name: 'Wallet 108' }).click();
  const details = page.locator('main aside');
  await expect(details).toContainText('address 108 of now');
  await page.getByRole('button', { name: 'Acknowledge…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Acknowledge this change?' });
  const confirm = dialog.getByRole('button', { name: 'Acknowledge' });
  await expect(confirm).toBeEnabled();
  wallets = manyAt('afterwards');
  await page.keyboard.press('F5');
  await expect(dialog).toContainText('The account was read again meanwhile');
  await expect(confirm).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(details).toContainText('address 108 of afterwards');
});
