import { otherAddress, smallAccount, smallWallet } from '../service/small-account';
import { violations } from './axe';
import { connectByForm, expect, test } from './connect';
import { lookUp, palette } from './palette-tools';
import { addProfile, profileButton } from './profile-menu';

const accountWith = (userId: string, walletAddress: string, walletName: string) => ({
  ...smallAccount,
  userId,
  name: `Holder ${userId}`,
  wallets: [{ ...smallWallet, walletAddress, walletName }],
  smartContracts: [],
});

test('an alarm of another profile is shown at the profile name, comes first in a look-up, and asks before a copy', async ({
  app,
  page,
  startService,
  opened,
}) => {
  const first = accountWith('1', smallWallet.walletAddress, 'Ops');
  const { answer } = await opened({ account: first });
  await expect(page.getByRole('heading', { name: 'Holder 1' })).toBeVisible();
  await answer(accountWith('1', otherAddress, 'Ops'));
  await expect(page.getByText('The address of this wallet has changed')).toBeVisible();
  // The look-up of the first-seen address does not call it a former address.
  await lookUp(page, smallWallet.walletAddress);
  await expect(palette(page)).toContainText('Stop: this address is part of a change');
  await expect(palette(page).getByRole('option').first()).toContainText('First seen');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Ops', exact: true })).toContainText(
    'The address of this wallet has changed',
  );
  // The strip shows the alarms of the profile on screen, so the profile button does not.
  await expect(profileButton(page)).not.toHaveAccessibleName(/open alarms/u);
  const two = await startService({ account: accountWith('2', otherAddress, 'Second wallet') });
  await addProfile(page);
  await connectByForm(app, two.baseUrl, two, 'Second');
  await expect(page.getByRole('heading', { name: 'Holder 2' })).toBeVisible();
  await expect(profileButton(page)).toHaveAccessibleName(/open alarms in another profile/u);
  await profileButton(page).click();
  await expect(page.getByRole('menuitemradio', { name: /Treasury.*1 open alarm/u })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Wallets', exact: true }).click();
  await lookUp(page, otherAddress);
  const options = palette(page).getByRole('option');
  await expect(options.nth(0)).toContainText('Ops');
  await expect(options.nth(0)).toHaveAttribute('aria-selected', 'true');
  await expect(options.nth(1)).toContainText('Second wallet');
  await expect(palette(page)).toContainText('Stop: this address is part of a change');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await app.setClipboard('before');
  await page.getByRole('gridcell', { name: 'Second wallet' }).click();
  await page.getByRole('button', { name: 'Copy address' }).click();
  const question = page.getByRole('dialog', { name: 'Copy this address?' });
  await expect(question).toContainText('In the profile “Treasury”');
  expect(await app.clipboard()).toBe('before');
  expect(await violations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Copy anyway' }).click();
  await expect.poll(() => app.clipboard()).toBe(otherAddress);
});
