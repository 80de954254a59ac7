import {
  manyWallets,
  movedTo,
  otherAddress,
  smallAccount,
  smallWallet,
} from '../service/small-account';
import { expect, test } from './connect';

const later = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';

const having = (...wallets: readonly object[]) => ({ ...smallAccount, wallets });

test('a value that changes during its acknowledgement is compared again', async ({ opened }) => {
  const { page, service, answer } = await opened({}, 'Changes');
  await expect(page.getByText('The history of this account begins here')).toBeVisible();
  await answer(movedTo(otherAddress));
  await page.getByRole('button', { name: 'Review' }).first().click();
  const details = page.getByRole('region', { name: smallWallet.walletName });
  const ask = page.getByRole('button', { name: 'Acknowledge…' });
  const dialog = page.getByRole('dialog', { name: 'Acknowledge this change?' });
  const confirm = dialog.getByRole('button', { name: 'Acknowledge' });
  const again = dialog.getByRole('button', { name: 'I have compared it again' });
  const turnInto = async (account: unknown): Promise<void> => {
    service.serve(account);
    await page.keyboard.press('F5');
    await expect(dialog).toContainText('The current change is shown above');
    await expect(confirm).toBeDisabled();
  };
  await ask.click();
  await turnInto(movedTo(later));
  await expect(dialog).toContainText(`Now${later}`);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(details).toBeFocused();

  await ask.click();
  await dialog.getByLabel('Reason').fill('Called Bob');
  await turnInto(having());
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

/** Changes 110 of 250 addresses: more alarms than main lists one by one. */
const manyAt = (now: string) => {
  const addressOf = (place: number) => `address ${place} of ${place < 110 ? now : 'before'}`;
  return having(...manyWallets(250, (place) => ({ walletAddress: addressOf(place) })));
};

test('a value that changes a second time is not acknowledged by mistake', async ({ opened }) => {
  const { page, service, answer } = await opened({ account: manyAt('before') }, 'Wallets');
  await answer(manyAt('now'));
  await page.getByRole('searchbox', { name: 'Search' }).fill('"Wallet 108"');
  await page.getByRole('gridcell', { name: 'Wallet 108' }).click();
  const details = page.locator('main aside');
  await expect(details).toContainText('address 108 of now');
  await page.getByRole('button', { name: 'Acknowledge…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Acknowledge this change?' });
  const confirm = dialog.getByRole('button', { name: 'Acknowledge' });
  await expect(confirm).toBeEnabled();
  service.serve(manyAt('afterwards'));
  await page.keyboard.press('F5');
  await expect(dialog).toContainText('The account has been read again');
  await expect(confirm).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(details).toContainText('address 108 of afterwards');
});
