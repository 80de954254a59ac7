import { smallAccount, smallContract, smallWallet } from '../service/small-account';
import { violations } from './axe';
import { connectByForm, expect, test, type Service } from './connect';
import type { App } from './fixtures';
import { lookUp, openPalette, palette, paste } from './palette-tools';
import { addProfile, chooseProfile, profileButton } from './profile-menu';

const own = smallWallet.walletAddress;
const fund = '0xbe71Df2e36e36bf3FacE0B4A1106ceE9d9aaF335';
/** An address with the same first and last characters. */
const imposterOf = (address: string): string =>
  `${address.slice(0, 6)}${'3'.repeat(32)}${address.slice(-4)}`;
const imposter = imposterOf(fund);
const stranger = '0x4c00000000000000000000000000000000000004';

const second = {
  ...smallAccount,
  userId: 'user-2',
  name: 'Nordhafen Custody',
  wallets: [{ id: 'fund', asset: 'ETH', walletAddress: fund, walletName: 'Cold storage' }],
  smartContracts: [],
};

/** Adds a profile of another account and shows it. */
const addCustody = async (app: App, other: Service): Promise<void> => {
  await addProfile(app.page);
  await connectByForm(app, other.baseUrl, other, 'Custody');
  await expect(app.page.getByRole('heading', { name: second.name })).toBeVisible();
};

test('an own wallet is a yes, and its look-alike is a no', async ({ startService, opened }) => {
  const { app, page } = await opened();
  await addCustody(app, await startService({ account: second }));

  await page.getByRole('link', { name: 'Wallets', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search' }).focus();
  await openPalette(page);
  // Pasted in groups, and without 0x.
  await paste(page, ` ${(fund.slice(2).match(/.{4}/gu) ?? []).join(' ')} `);
  await expect(palette(page).getByText('Yes, a wallet of “Custody”')).toBeVisible();
  await expect(palette(page).getByRole('option', { name: /Cold storage/u })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();

  await lookUp(page, fund);
  await expect(palette(page).getByRole('option', { name: /Cold storage/u })).toBeVisible();
  await page.keyboard.press('Enter');
  // The search box, which had the focus before, does not get it back.
  await expect(page.getByRole('region', { name: 'Cold storage' })).toBeFocused();

  // A wallet of the other profile opens that profile and the record.
  await lookUp(page, own);
  await expect(palette(page).getByText('Yes, a wallet of “Treasury”')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(profileButton(page)).toHaveAccessibleName(/Treasury/u);
  await expect(page.getByRole('region', { name: smallWallet.walletName })).toBeFocused();

  await openPalette(page);
  await page.setViewportSize({ width: 640, height: 400 });
  await paste(page, imposter);
  await expect(palette(page).getByText(/^No\. It only looks/u)).toBeInViewport({ ratio: 1 });
  await expect(palette(page)).toContainText('29 of 40 characters differ');
  expect(await violations(page)).toEqual([]);
  // Each address is on one line, so that its characters line up with the other address.
  const compared = palette(page).getByRole('definition').locator('bdi').first();
  const { height = 0 } = (await compared.boundingBox()) ?? {};
  expect(height).toBeGreaterThan(0);
  expect(height).toBeLessThan(30);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+C');
  await expect(palette(page).getByText(/^Not copied: this address only looks/u)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => app.clipboard()).toContain('No. It only looks like “Cold storage”');
  expect(await app.clipboard()).not.toContain(imposter);
});

test('no, part, contract, deployer are told apart offline', async ({ startService, opened }) => {
  const other = await startService({
    account: {
      ...second,
      smartContracts: [{ ...smallContract, deployedBy: stranger, name: 'Token' }],
    },
  });
  const { app } = await opened();
  await addCustody(app, other);
  await other.service.close();
  const page = await app.relaunch();
  await expect(profileButton(page)).toBeVisible();
  await page.getByRole('button', { name: /^Find address/u }).click();
  const says = (text: string | RegExp) => expect(palette(page)).toContainText(text);
  await paste(page, `0x${'7'.repeat(40)}`);
  await says('No, this address is not yours');
  await says('Not one of 4 addresses in 2 profiles, and none begins and ends like it.');
  await page.keyboard.press('ControlOrMeta+C');
  await expect.poll(() => app.clipboard()).toContain('Compared with 4 addresses of 2 profiles:');
  // The copy is requested before the verdict is there.
  await app.setClipboard('');
  await paste(page, `0x${'8'.repeat(40)}`);
  await page.keyboard.press('ControlOrMeta+C');
  await expect.poll(() => app.clipboard()).toContain('Compared with 4 addresses of 2 profiles:');
  await paste(page, fund.slice(0, 12));
  await says('No verdict: this is only a part of an address');
  await expect(palette(page).getByRole('option')).toHaveCount(0);
  await paste(page, fund);
  await says('Yes, a wallet of “Custody”');
  await paste(page, stranger);
  await says('Known, not yours: deployed 1 contract');
  await paste(page, smallContract.address);
  await says('Known, not a wallet: a contract of this account');
});

test('with hidden values there is the verdict alone, and a deployer that another account is searched for stays hidden (security H8)', async ({
  startService,
  opened,
}) => {
  const other = await startService({
    account: {
      ...second,
      smartContracts: [
        { ...smallContract, deployedBy: stranger, name: 'Token' },
        { ...smallContract, address: `0x${'6'.repeat(40)}` },
      ],
    },
  });
  const { app, page } = await opened();
  await page.keyboard.press('ControlOrMeta+Shift+H');
  await lookUp(page, own);
  await expect(palette(page)).toContainText('Yes, a wallet of yours');
  const html = (await page.content()).toLowerCase();
  for (const value of [own.slice(2), smallWallet.walletName, 'Treasury']) {
    expect(html).not.toContain(value.toLowerCase());
  }
  await palette(page).getByRole('option', { name: 'Show values' }).click();
  await expect(palette(page)).toContainText('Yes, a wallet of “Treasury”');
  await page.keyboard.press('Escape');

  await addCustody(app, other);
  await chooseProfile(page, 'Treasury');
  await expect(page.getByRole('heading', { name: smallAccount.name })).toBeVisible();
  await lookUp(page, stranger);
  await expect(palette(page).getByRole('option', { name: /Token/u })).toBeVisible();
  // Hides the values before the other account can be shown.
  await page.getByRole('combobox', { name: /^Paste an address/u }).evaluate((field) => {
    const press = (key: string, keys: object): void => {
      field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...keys }));
    };
    press('Enter', {});
    press('h', { ctrlKey: true, shiftKey: true });
  });
  await expect(page.getByText('1 of 2 contracts')).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search' });
  await expect(search).toHaveAttribute('placeholder', 'Search (the text is hidden)');
  await expect(search).toHaveValue('');
  expect((await page.content()).toLowerCase()).not.toContain(stranger.slice(2));
  // Text typed after hiding is shown.
  await search.pressSequentially('tok');
  await expect(search).toHaveValue('tok');
  await page.keyboard.press('ControlOrMeta+Shift+H');
  await expect(search).toHaveValue('tok');
});

test('commands and places are found by the first letters of their words', async ({ opened }) => {
  const { page } = await opened();
  const option = (name: string | RegExp) => palette(page).getByRole('option', { name });
  await page.getByRole('link', { name: 'Overview' }).focus();
  await openPalette(page);
  await page.keyboard.type('set keys');
  // The searches of both lists follow the command.
  await expect(palette(page).getByRole('option')).toHaveCount(3);
  await expect(palette(page).getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await openPalette(page);
  await page.keyboard.type('export');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /export/iu })).toBeVisible();
  // The palette does not open over another dialog.
  await page.keyboard.press('ControlOrMeta+K');
  await expect(palette(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await openPalette(page);
  // A name is no command. The lists are searched for it, also if it contains a digit.
  const [first] = smallWallet.walletName.split(' ');
  await page.keyboard.type(`${first} 1`);
  await expect(option(`Search wallets for “${first} 1”`)).toBeVisible();
  await expect(palette(page).getByRole('status').first()).toBeEmpty();
  await paste(page, `${first} 0x5aAeb6053F3E`);
  await expect(palette(page)).toContainText('not a whole address');
  await paste(page, `${first}`);
  await expect(option(`Search contracts for “${first}”`)).toBeVisible();
  await expect(palette(page).getByRole('status').first()).toBeEmpty();
  // The record with that name comes first and is opened. The search of its list has all matches.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: smallWallet.walletName })).toBeFocused();
  // Matches in other columns, such as the asset, are no record with that name.
  await lookUp(page, smallWallet.asset);
  await expect(option(`Search wallets for “${smallWallet.asset}”`)).toBeVisible();
  await expect(palette(page).getByRole('option')).toHaveCount(2);
  await paste(page, `${first}`);
  await option(`Search wallets for “${first}”`).click();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(`${first}`);
  await expect(page.getByRole('gridcell', { name: smallWallet.walletName })).toBeVisible();
  await lookUp(page, '');
  await page.keyboard.press('ArrowUp');
  await expect(option('Keyboard shortcuts')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');

  // Reopening the palette while it closes leaves it open.
  await openPalette(page);
  await palette(page)
    .getByRole('button', { name: 'Close' })
    .evaluate((button: HTMLElement) => {
      button.click();
      const key = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true });
      document.dispatchEvent(key);
    });
  await expect(page.getByRole('combobox', { name: /^Paste an address/u })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
});

test('the verdict and the chosen option stay during a new look-up', async ({ opened }) => {
  const { app, page } = await opened();
  await lookUp(page, imposterOf(own));
  const verdict = palette(page).getByText(`No. It only looks like “${smallWallet.walletName}”`);
  await expect(verdict).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const copy = palette(page).getByRole('option', { name: /^Copy/u });
  await expect(copy).toHaveAttribute('aria-selected', 'true');

  // Each refresh may change the verdict, so the renderer looks the address up again each time.
  const emptied = await verdict.evaluate(async (element) => {
    const status = element.closest('[role="status"]');
    if (!status) throw new Error('The verdict is in no status.');
    let times = 0;
    const observer = new MutationObserver(() => {
      if (status.textContent === '') times += 1;
    });
    observer.observe(status, { childList: true, subtree: true });
    const state = await window.accountViewer.getState();
    const profileId = state.ok ? (state.value.activeProfileId ?? '') : '';
    for (let i = 0; i < 5; i++) await window.accountViewer.refreshAccount({ profileId });
    observer.disconnect();
    return times;
  });
  expect(emptied).toBe(0);
  await expect(copy).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect.poll(() => app.clipboard()).toContain('No. It only looks like');
  expect(await app.clipboard()).not.toContain(imposterOf(own));
});

test('an offered record warns of an alarm, is told apart from one of the same name, and stays chosen when it moves', async ({
  opened,
}) => {
  const wallets = ['Cold storage', 'Cold storage', 'Cold desk'].map((walletName, at) => ({
    ...smallWallet,
    id: `cold-${at}`,
    walletName,
    walletAddress: `0x${String(at + 1).repeat(40)}`,
  }));
  const [first, second, third] = wallets;
  const { page, answer, service } = await opened({ account: { ...smallAccount, wallets } });
  const changed = [first, second, { ...third, walletAddress: `0x${'7'.repeat(40)}` }];
  await answer({ ...smallAccount, wallets: changed });
  await lookUp(page, 'cold');
  const options = palette(page).getByRole('option', { name: /^.*Cold/u });
  await expect(options).toHaveText([/0x1111…1111/u, /0x2222…2222/u, /Alarm: .*Cold desk/u]);
  await expect(options.nth(2)).not.toContainText('0x');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  service.serve({ ...smallAccount, wallets: [second, first, changed[2]] });
  await page.evaluate(async () => {
    const state = await window.accountViewer.getState();
    const profileId = state.ok ? (state.value.activeProfileId ?? '') : '';
    await window.accountViewer.refreshAccount({ profileId });
  });
  await expect(options.nth(0)).toContainText('0x2222…2222');
  await expect(options.nth(0)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Cold storage', exact: true })).toContainText(
    '2222',
  );
});
