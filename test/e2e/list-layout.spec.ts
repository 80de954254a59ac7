import { words } from '../../renderer/i18n/window';
import { bigAccount } from '../service/big-account';
import { smallAccount, smallContract } from '../service/small-account';
import { connect, expect, test } from './connect';
import { openSettings } from './settings';

test.use({ handsOn: true });

test.describe('at the foot of a list', () => {
  test.use({ viewport: { width: 1100, height: 700 } });

  test('what is selected comes first, and nothing is cut while there is room', async ({
    app,
    startService,
  }) => {
    const account = bigAccount({ wallets: 3, contracts: 36, seed: 5 });
    const smartContracts = account.smartContracts.map((contract, at) => ({
      ...contract,
      asset: at % 2 === 0 ? 'ETH' : 'MATIC',
    }));
    const service = await startService({ account: () => ({ ...account, smartContracts }) });
    const { page } = app;
    await connect(app, service.baseUrl, service);
    await page.getByRole('link', { name: 'Contracts', exact: true }).click();
    const foot = page.getByRole('contentinfo').or(page.locator('footer')).first();
    await expect(foot).toContainText('36 smart contracts · 2 assets');
    for (const row of [2, 3]) {
      const name = page.locator(`[aria-rowindex="${row}"]`).getByRole('gridcell').first();
      await name.click({ modifiers: ['ControlOrMeta'] });
    }
    await expect(foot).toContainText('2 selected 36 smart contracts · 2 assets');
    const cut = await foot.evaluate((element) =>
      [...element.querySelectorAll('[role=status] *')]
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
    const [strong, copy] = await Promise.all([
      foot.locator('strong').boundingBox(),
      foot.getByRole('button', { name: 'Copy 2 rows' }).boundingBox(),
    ]);
    expect(strong?.x ?? 0).toBeLessThan(copy?.x ?? 0);
  });
});

test.describe('in the narrowest window', () => {
  test.use({ viewport: { width: 480, height: 700 } });

  test('a German date is whole, and the list fits', async ({ app, startService }) => {
    const deployedAt = '2026-03-05T12:00:00.000Z';
    const account = { ...smallAccount, smartContracts: [{ ...smallContract, deployedAt }] };
    const service = await startService({ account: () => account });
    const { page } = app;
    await connect(app, service.baseUrl, service);
    await openSettings(page, 'app');
    const language = page.getByRole('combobox', { name: words.appearance.language });
    await language.selectOption('de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.keyboard.press('ControlOrMeta+3');
    const date = page.getByRole('gridcell', { name: '05. März 2026' });
    const room = (element: Element): number => element.clientWidth - element.scrollWidth;
    expect(await date.evaluate(room)).toBe(0);
    expect(await page.getByRole('grid').evaluate(room)).toBe(0);
  });
});
