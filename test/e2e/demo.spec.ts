import { expect, test } from './fixtures';
import { addProfile, profileButton } from './profile-menu';

const explore = 'Explore with a demo account';

test('an address is copied in three actions after a start', async ({ app, page }) => {
  await page.getByRole('button', { name: explore }).click();
  await page.getByRole('link', { name: 'Wallets', exact: true }).click();
  const wallet = page.getByRole('row', { name: /Tokenisation desk/u });
  await wallet.hover();
  await wallet.getByRole('button', { name: 'Copy address' }).click();
  await expect.poll(() => app.clipboard()).toBe('0xf19a142DA0b23DBA64C09992C784147d8Ae12180');

  await page.getByRole('link', { name: 'Contracts', exact: true }).click();
  // Groups are sorted: named deployers first, by name.
  await page.getByRole('button', { name: 'Group: none' }).click();
  await page.getByRole('menuitemradio', { name: 'deployer' }).click();
  await expect(page.getByRole('treegrid')).toBeVisible();
  await page.getByRole('gridcell').first().focus();
  await page.keyboard.press('Shift+ArrowLeft');
  const heads = page.locator('[role=row][aria-expanded=false]');
  const said = async () =>
    (await heads.allInnerTexts()).map((text) => text.replace(/\s*0x[\s\S]*$/u, ''));
  const names = ['Customer settlement', 'Deployment account', 'Operating account EUR desk'];
  await expect.poll(async () => (await said()).slice(0, 3)).toEqual(names);
});

test('each line of the overview leads to its subject', async ({ app, page }) => {
  await page.getByRole('button', { name: explore }).click();
  const line = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  const overview = () => page.getByRole('link', { name: 'Overview', exact: true }).click();

  await line('Two addresses look alike').getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('region', { name: 'Looks like another address' })).toBeVisible();
  await overview();
  await line('a wrong checksum').getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('region', { name: 'Grants programme 2025' })).toBeVisible();
  await overview();
  await line('no deployer, 1 has no date').getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '3');
  await overview();
  await page.getByRole('button', { name: /^Settlement netting/u }).click();
  await expect(page.getByRole('region', { name: 'Settlement netting' })).toBeVisible();
  await overview();
  await page.getByRole('button', { name: 'Open list of contracts' }).press('Enter');
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '37');
  await expect(page.getByRole('gridcell').first()).toBeFocused();
  await overview();
  await page.getByRole('button', { name: 'All changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Changes' })).toBeVisible();
  await overview();
  await page.getByRole('button', { name: 'Copy user ID' }).click();
  await expect.poll(() => app.clipboard()).toBe('c0a7f3d2-58be-4e19-9d64-2b1f70e8a935');
  await page.getByRole('button', { name: 'Check connection' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  // The check was requested by the link.
  await expect(page.getByText('6 checks passed')).toBeVisible();
});

test('the demo account is the same when it is opened again', async ({ app, page }) => {
  const account = { name: 'Meridian Treasury Operations' };
  await page.getByRole('button', { name: explore }).click();
  await expect(page.getByRole('heading', account)).toBeVisible();
  await expect(page.getByText('treasury.operations@example.com')).toBeVisible();
  await expect(page.getByText('Your system’s keychain', { exact: true })).toBeVisible();
  await addProfile(page);
  await page.getByRole('button', { name: explore }).click();
  await expect(page.getByRole('heading', account)).toBeVisible();
  const next = await app.relaunch();
  await expect(next.getByRole('heading', account)).toBeVisible();
  await profileButton(next).click();
  await expect(next.getByRole('menuitemradio')).toHaveCount(1);
});
