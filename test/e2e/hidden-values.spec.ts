import type { Page } from 'playwright/test';
import { demoAccount } from '../../electron/main/demo/account';
import { showDate } from '../../renderer/ui/text/dates';
import { shortAddress } from '../../shared/address';
import { bigAccount } from '../service/big-account';
import { hostileAccount } from '../service/hostile-account';
import { answer } from '../service/fault-answers';
import { connectByForm, expect, test } from './connect';
import type { App } from './fixtures';
import { walkHidden, walkHiddenFrame } from './hidden-walk';
import { drawnPictures, partsSeen, seenTexts, textsIn, watch } from './seen';
import { filterBy, openFilters } from './list-tools';
import { addProfile } from './profile-menu';
import { openSettings } from './settings';

const toggle = ({ page }: App) => page.getByRole('button', { name: 'Hide values' });

/** Every text of an account, and its dates as the app formats them. */
const valuesOf = (account: unknown): readonly string[] => {
  const texts = textsIn(account);
  const dates = texts.flatMap((text) =>
    (['utc', 'local'] as const).flatMap((zone) => {
      const date = showDate(text, Date.now(), zone);
      return date.kind === 'date' ? [date.text, date.elsewhere] : [];
    }),
  );
  return [...texts, ...dates];
};

/** The records of the demo account and of the hostile account, in an account whose own texts are hostile. */
const bothAccounts = () => {
  const demo = demoAccount(Date.now()) as ReturnType<typeof hostileAccount>;
  const hostile = hostileAccount();
  return {
    ...hostile,
    wallets: [...demo.wallets, ...hostile.wallets],
    smartContracts: [...demo.smartContracts, ...hostile.smartContracts],
  };
};

test('no value of the demo account, or of a hostile one, is in the document while values are hidden (security H8)', async ({
  app,
  page,
  startService,
}) => {
  await expect(page.getByRole('heading', { name: 'Connect an account' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Shift+H');
  await watch(page);
  await page.getByRole('button', { name: 'Explore with a demo account' }).click();
  await expect(toggle(app)).toHaveAttribute('aria-pressed', 'true');
  await walkHiddenFrame(app);
  await openSettings(page, 'connection');
  await expect(page.getByText('Public key fingerprint')).toBeVisible();
  await openSettings(page, 'profile');
  const profile = await page.evaluate(async () => {
    const state = await window.accountViewer.getState();
    return state.ok ? state.value.profiles[0] : undefined;
  });
  expect(profile?.publicKey?.fingerprint).toMatch(/^SHA256:/u);
  const own = [profile?.name, profile?.baseUrl, profile?.publicKey?.fingerprint].map(String);
  const demoValues = [...valuesOf(demoAccount(Date.now())), ...own];
  expect(partsSeen(demoValues, await seenTexts(page))).toEqual([]);

  // Opens everything that can be opened, with all records at once.
  const account = bothAccounts();
  const service = await startService({ account });
  await addProfile(page);
  await connectByForm(app, service.baseUrl, service, 'Q7 custody');
  // Text that is being typed stays visible in the form.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Account', exact: true })).toBeVisible();
  await watch(page);
  await walkHidden(app, {
    wallets: account.wallets.length,
    contracts: account.smartContracts.length,
  });
  const seen = await seenTexts(page);
  expect(partsSeen(demoValues, seen)).toEqual([]);
  const hostileValues = [...valuesOf(hostileAccount()), 'Q7 custody', service.baseUrl];
  expect(partsSeen(hostileValues, seen)).toEqual([]);
});

/** The last cell of a contract beside open details. */
const deployerCell = (page: Page) => page.getByRole('row').nth(1).getByRole('gridcell').last();

test('hiding takes everything out of the document that the same looking finds in it, and leaves the title, the app’s name (security A8)', async ({
  app,
  page,
}) => {
  await watch(page);
  await page.getByRole('button', { name: 'Explore with a demo account' }).click();
  await page.getByRole('link', { name: 'Contracts', exact: true }).click();
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  const found = partsSeen(valuesOf(demoAccount(Date.now())), await seenTexts(page));
  for (const part of ['treasu', 'meridi', '0x310e', '19, 20']) expect(found).toContain(part);
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('treasury');
  await page.getByRole('gridcell').first().click();
  const panel = page.locator('main aside');
  await panel.getByText('Raw JSON', { exact: true }).click();
  await panel.getByRole('button', { name: 'Show QR code' }).click();
  await panel.getByRole('button', { name: 'Copy address' }).click();
  await expect(page.getByText('Copied 0x')).toBeVisible();
  const cell = deployerCell(page);
  await cell.hover();
  await expect(cell).toHaveAttribute('title', /.+/u);
  expect(await drawnPictures(page)).toBeGreaterThan(2);
  await expect(page).toHaveTitle('Account Viewer');

  await search.focus();
  await page.keyboard.press('ControlOrMeta+Shift+H');
  await expect(toggle(app)).toHaveAttribute('aria-pressed', 'true');
  await watch(page);
  await expect(page.getByRole('status').filter({ hasText: 'Values are hidden.' })).toHaveCount(1);
  await expect(search).toHaveValue('');
  expect(await drawnPictures(page)).toBe(0);
  await expect(page).toHaveTitle('Account Viewer');
  await deployerCell(page).hover();
  const values = [...valuesOf(demoAccount(Date.now())), 'treasury'];
  expect(partsSeen(values, await seenTexts(page))).toEqual([]);

  await page.keyboard.press('ControlOrMeta+Shift+H');
  await expect(search).toHaveValue('treasury');
  await expect(panel.getByRole('heading', { level: 2 })).toContainText('Treasury');
});

test('a search that was typed before values were hidden is not completed', async ({ page }) => {
  await page.getByRole('button', { name: 'Explore with a demo account' }).click();
  await page.getByRole('link', { name: 'Contracts', exact: true }).click();
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.pressSequentially('treasury ty');
  await expect(page.getByRole('option', { name: 'type:' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Shift+H');
  await expect(search).toHaveValue('');
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: /^Contract \d+$/u })).toBeVisible();
  expect(await page.content()).not.toContain('treasury');
  // Text typed after hiding is completed.
  await search.pressSequentially('ty');
  await page.getByRole('option', { name: 'type:' }).click();
  await expect(search).toHaveValue('type:');
});

test('text typed to find a filter value is veiled', async ({ opened }) => {
  const account = bigAccount({ wallets: 30, contracts: 40, seed: 7 });
  const { page } = await opened({ account }, 'Contracts');
  await openFilters(page, 'Deployer');
  const find = page.getByRole('searchbox', { name: 'Find a value' });
  const deployers = new Set(account.smartContracts.map(({ deployedBy }) => deployedBy));
  const [before, after] = [...deployers].map((address) => address.slice(0, 20));
  await find.fill(String(before));
  const found = page.getByRole('group', { name: 'Deployed by' }).getByRole('checkbox');
  await expect(found).toHaveCount(1);
  await expect(find).toHaveCSS('-webkit-text-security', 'none');
  await page.keyboard.press('ControlOrMeta+Shift+H');
  await expect(find).toHaveCSS('-webkit-text-security', 'disc');
  expect(await page.content()).not.toContain(before);
  await find.fill(String(after));
  await expect(found).toHaveCount(1);
  await expect(find).toHaveCSS('-webkit-text-security', 'disc');
  expect(await page.content()).not.toContain(after);
});

test('copying works while values are hidden, and announces none of them', async ({ app, page }) => {
  await page.getByRole('button', { name: 'Explore with a demo account' }).click();
  await toggle(app).click();
  await watch(page);
  await page.getByRole('link', { name: 'Contracts', exact: true }).click();
  await page.getByRole('gridcell').first().click();
  const panel = page.getByRole('region', { name: /^Contract \d+$/u });
  await panel.getByRole('button', { name: 'Copy address' }).click();
  await expect.poll(() => app.clipboard()).toMatch(/^0x[\dA-Fa-f]{40}$/u);
  const address = await app.clipboard();
  await expect(page.getByText('Copied.')).toBeVisible();
  await panel.getByText('Raw JSON', { exact: true }).click();
  await panel.getByRole('button', { name: 'Copy JSON' }).click();
  await expect.poll(() => app.clipboard()).toContain(address);
  // A grid cell is copied as it would be shown.
  await deployerCell(page).click();
  await deployerCell(page).press('ControlOrMeta+C');
  await expect.poll(() => app.clipboard()).toMatch(/^0x[\dA-Fa-f]{40}$/u);
  const copied = [address, await app.clipboard(), shortAddress(address)];
  expect(partsSeen(copied, await seenTexts(page))).toEqual([]);

  // An address with doubtful capitals is asked about without being shown.
  await page.getByRole('link', { name: 'Wallets', exact: true }).click();
  await filterBy(page, 'Address check', /Wrong checksum/u);
  await page
    .getByRole('gridcell', { name: /Wrong checksum/u })
    .first()
    .click();
  await page.getByRole('button', { name: 'Copy address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy this address?' });
  await expect(dialog).toContainText('hidden');
  // The key also works in a dialog.
  await page.keyboard.press('ControlOrMeta+Shift+H');
  await expect(dialog).toContainText('0x');
  await page.keyboard.press('ControlOrMeta+Shift+H');
  await expect(dialog).not.toContainText('0x');
});

test('a failure names no host while values are hidden', async ({ opened }) => {
  const { app, page, service } = await opened();
  await toggle(app).click();
  await watch(page);
  service.meet(answer(404, 'Acme vault login', 'text/plain'));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('alert')).toContainText('NOT_FOUND');
  await page.getByRole('button', { name: 'Show the whole message' }).click();
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page.getByRole('region', { name: 'Beginning of the answer' })).toContainText(
    'hidden',
  );
  const values = [service.baseUrl, 'Acme vault login'];
  expect(partsSeen(values, await seenTexts(page))).toEqual([]);
});
