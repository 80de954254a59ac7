import { smallAccount, smallWallet } from '../service/small-account';
import { complaints } from './axe';
import { connect, connectByForm, expect, refresh, test } from './connect';
import { lookUp, palette } from './palette-tools';
import { addProfile, profileButton } from './profile-menu';

test.use({ handsOn: true });

const moved = '0x52908400098527886E0F7030069857D2E4169EE7';
const accountWith = (userId: string, walletAddress: string, walletName: string) => ({
  ...smallAccount,
  userId,
  name: `Holder ${userId}`,
  wallets: [{ ...smallWallet, walletAddress, walletName }],
  smartContracts: [],
});

test('an alarm of another profile is told at its name, stands first where its address is asked about, and is asked about before a copy', async ({
  app,
  startService,
}) => {
  const { page } = app;
  let address: string = smallWallet.walletAddress;
  const one = await startService({ account: () => accountWith('1', address, 'Ops') });
  await connect(app, one.baseUrl, one);
  await expect(page.getByRole('heading', { name: 'Holder 1' })).toBeVisible();
  address = moved;
  await refresh(app, one);
  await expect(page.getByText('The address of this wallet has changed')).toBeVisible();
  // That of the profile on screen has its strip.
  await expect(profileButton(page)).not.toHaveAccessibleName(/open alarms/u);
  const two = await startService({ account: () => accountWith('2', moved, 'Second wallet') });
  await addProfile(page);
  await connectByForm(app, two.baseUrl, two, 'Second');
  await expect(page.getByRole('heading', { name: 'Holder 2' })).toBeVisible();
  await expect(profileButton(page)).toHaveAccessibleName(/open alarms in another profile/u);
  await profileButton(page).click();
  await expect(page.getByRole('menuitemradio', { name: /Treasury.*1 open alarm/u })).toBeVisible();
  expect(await complaints(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Wallets', exact: true }).click();
  await lookUp(page, moved);
  const options = palette(page).getByRole('option');
  await expect(options.nth(0)).toContainText('Ops');
  await expect(options.nth(0)).toHaveAttribute('aria-selected', 'true');
  await expect(options.nth(1)).toContainText('Second wallet');
  expect(await complaints(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await app.setClipboard('before');
  await page.getByRole('gridcell', { name: 'Second wallet' }).click();
  await page.getByRole('button', { name: 'Copy address' }).click();
  const question = page.getByRole('dialog', { name: 'Copy this address?' });
  await expect(question).toContainText('In the profile “Treasury”');
  expect(await app.clipboard()).toBe('before');
  expect(await complaints(page)).toEqual([]);
  await question.getByRole('button', { name: 'Copy anyway' }).click();
  await expect.poll(() => app.clipboard()).toBe(moved);
});
