import { smallAccount, smallContract, smallWallet } from '../service/small-account';
import { expect, test } from './connect';
import type { App } from './fixtures';

const { userId, name, email, smartContracts } = smallAccount;

const times: readonly unknown[] = [
  '2024-05-01T10:00:00.000Z',
  '2023-05-01T12:00:00+02:00',
  1_651_399_200,
  '1619863200000',
  '2020-05-01T10:00:00',
  '2024-02-30T00:00:00.000Z',
  'soon',
];

/** Opens the table of all differences from the specification. */
const openReport = async ({ page }: App) => {
  await page
    .getByRole('listitem')
    .filter({ hasText: /answer (differs|has no list)|instead of a list/u })
    .last()
    .getByRole('button', { name: 'Details' })
    .click();
  return page.getByRole('dialog', { name: 'Incomplete or unusual' });
};

const contracts = times.map((deployedAt, index) => ({
  ...smallContract,
  name: `Vault ${index}`,
  address: `0x${`${index}9c`.repeat(14).slice(0, 40)}`,
  deployedAt,
}));

test('times written otherwise than specified are times everywhere, and said to be so; a bad record hides no other, and the differences are counted (security G8; fault 20)', async ({
  opened,
}) => {
  const wallets = [smallWallet, { ...smallWallet, id: 7, chain: 'x' }, 'no record', smallWallet];
  const { app, page } = await opened({
    account: { ...smallAccount, wallets, smartContracts: contracts },
  });
  const report = await openReport(app);
  await expect(report.getByRole('row')).toHaveText([
    'ListFieldProblemHow often',
    'Walletsida number, not text1',
    'Walletschainnot in the specification1',
    'Walletswhole recordtext, not a record1',
    'ContractsdeployedAta time, but not in the specified format2',
    'ContractsdeployedAta number, not text1',
    'ContractsdeployedAta time without a time zone1',
    'ContractsdeployedAtnot a time2',
  ]);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Wallets', exact: true }).click();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '5');
  await page.getByRole('link', { name: 'Overview', exact: true }).click();
  const uncertain = page.getByRole('listitem').filter({ hasText: '3 contracts have no certain' });
  await uncertain.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '7');
  await page.getByRole('button', { name: 'Remove “Incomplete or unusual”' }).click();
  await page.getByRole('columnheader', { name: 'Deployed at' }).click();
  const names = page.getByRole('gridcell', { name: /^Vault/u });
  const order = [3, 2, 1, 0, 4, 5, 6].map((index) => `Vault ${index}`);
  await expect(names).toHaveText(order);
  await page.getByRole('searchbox', { name: 'Search' }).fill('after:2022 before:2024');
  await expect(names).toHaveText(['Vault 2', 'Vault 1']);
  const foot = page.getByText('2 of 7 contracts');
  await expect(foot).toContainText('3 records without a certain time left out.');
  await names.first().click();
  const details = page.getByRole('region', { name: 'Vault 2' });
  const moment = details.locator('time').first();
  await expect(moment).toHaveAttribute('datetime', '2022-05-01T10:00:00.000Z');
  await expect(details).toContainText('As received: 1651399200');
  await expect(details).toContainText('Not in the specified format');
  await expect(details).toContainText('a number, not text');
  await page.getByRole('searchbox', { name: 'Search' }).fill('name:"Vault 4"');
  await expect(foot).toBeHidden();
  await names.first().click();
  await expect(page.getByRole('region', { name: 'Vault 4' })).toContainText(
    'without a time zoneThe exact time is uncertain',
  );
});

test('a missing list of wallets is not shown as an empty list', async ({ opened }) => {
  const account = { userId, name, email, smartContracts };
  const { app, page, answer } = await opened({ account });
  const missing =
    'The answer has no list of wallets, so it is not known whether this account has any.';
  await expect(page.getByRole('listitem').filter({ hasText: missing })).toBeVisible();
  await expect(page.getByText(missing)).toHaveCount(1);
  await expect(page.getByRole('main').getByText('Wallets not known')).toBeVisible();
  const report = await openReport(app);
  await expect(report.getByRole('row', { name: /Account wallets not given/u })).toBeVisible();
  await page.keyboard.press('Escape');
  const link = page.getByRole('link', { name: 'Wallets', exact: true });
  await expect(link).toHaveText('Wallets–');
  await link.click();
  await expect(page.getByRole('main').getByText(missing)).toBeVisible();

  await answer({
    ...smallAccount,
    wallets: { first: smallWallet },
    tier: 'gold\u202e',
    limits: { daily: '12345678901234567890', of: Array.from({ length: 90 }, (_, i) => i) },
    remark: 'r'.repeat(300_000),
    ...Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`field${index}`, index])),
  });
  const instead = page.getByText(/The answer has an object instead of a list of wallets/u);
  await expect(instead).toBeVisible();
  await expect(link).toHaveText('Wallets–');
  await page.getByRole('link', { name: 'Overview', exact: true }).click();
  await openReport(app);
  await report.getByText('Account values that are not in the specification').click();
  await expect(report.getByText('gold')).toBeVisible();
  await expect(report.getByText(smallWallet.walletAddress)).toBeVisible();
  await expect(report.getByRole('region', { name: 'limits' })).toContainText(
    '"daily": "12345678901234567890"',
  );
  await expect(report.getByText('The first 20,000 of 300,000 characters.')).toBeVisible();
  await expect(report.getByRole('button', { name: 'Copy remark' })).toHaveCount(0);
  await expect(report.getByText('104 more values are in a JSON export')).toBeVisible();
  await report.getByRole('button', { name: 'Copy tier' }).click();
  await expect.poll(() => app.clipboard()).toBe('gold\u202e');
  await page.keyboard.press('ControlOrMeta+Shift+H');
  await expect(report.getByText('gold')).toHaveCount(0);
  const shown = await page.content();
  for (const text of ['gold', 'tier', '12345678901234567890', 'limits', 'rrrr', '300,000'])
    expect(shown).not.toContain(text);
  await page.keyboard.press('Escape');

  await answer({ ...smallAccount, wallets: [] });
  await link.click();
  await expect(page.getByText('No wallets in this account')).toBeVisible();
  await expect(link).toHaveText('Wallets0');
});
