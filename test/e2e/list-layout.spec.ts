import { words } from '../../renderer/i18n/window';
import { bigAccount } from '../service/big-account';
import { expect, test } from './connect';
import { missingWidth } from './fits';
import { rowAt } from './groups';
import { firstInSight } from './list-tools';
import { lookUp, palette } from './palette-tools';
import { openSettings } from './settings';

const account = bigAccount({ wallets: 300, contracts: 0, seed: 3 });

test('the foot of a list shows the selection first, and uncut', async ({ connected }) => {
  const usual = bigAccount({ wallets: 3, contracts: 36, seed: 5 });
  const smartContracts = usual.smartContracts.map((contract, at) => ({
    ...contract,
    asset: at % 2 === 0 ? 'ETH' : 'MATIC',
    deployedAt: '2026-03-05T12:00:00.000Z',
  }));
  const { page } = await connected({ account: { ...usual, smartContracts } });
  await page.setViewportSize({ width: 1100, height: 700 });
  await page.getByRole('link', { name: 'Contracts', exact: true }).click();
  const foot = page.getByRole('contentinfo').or(page.locator('footer')).first();
  await expect(foot).toContainText('36 contracts · 2 assets');
  for (const row of [2, 3]) {
    const name = page.locator(`[aria-rowindex="${row}"]`).getByRole('gridcell').first();
    await name.click({ modifiers: ['ControlOrMeta'] });
  }
  await expect(foot).toContainText('2 selected 36 contracts · 2 assets');
  // With forced colours no background shows the selection, so an outline does.
  const outlined = page.locator('[role=row][aria-selected=true]');
  await page.emulateMedia({ forcedColors: 'active' });
  const chosen = [outlined.first(), page.getByRole('link', { name: 'Contracts', exact: true })];
  for (const one of chosen) await expect(one).toHaveCSS('outline-style', 'solid');
  await page.emulateMedia({ forcedColors: null });
  for (const one of chosen) await expect(one).toHaveCSS('outline-style', 'none');
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

  await openSettings(page, 'app');
  const language = page.getByRole('combobox', { name: words.appearance.language });
  await language.selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.setViewportSize({ width: 480, height: 700 });
  await page.keyboard.press('ControlOrMeta+3');
  const date = page.getByRole('gridcell', { name: '05. März 2026' }).first();
  const room = (element: Element): number => element.clientWidth - element.scrollWidth;
  expect(await date.evaluate(room)).toBe(0);
  expect(await page.getByRole('grid').evaluate(room)).toBe(0);
  // At a zoom of 400 %, the foot scrolls to what does not fit.
  await foot.getByRole('button', { name: 'Auswahl aufheben' }).press('Enter');
  await page.setViewportSize({ width: 320, height: 256 });
  const zone = foot.getByRole('button', { name: /^Zeiten in/u });
  await zone.focus();
  const edge = await zone.boundingBox();
  expect((edge?.x ?? 0) + (edge?.width ?? 0)).toBeLessThanOrEqual(320);
});

test('the foot has room for its messages, and rows have room for names', async ({ page }) => {
  await page.getByRole('button', { name: 'Explore with a demo account' }).click();
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.getByRole('link', { name: 'Wallets', exact: true }).click();
  const foot = page.locator('footer');
  await expect(foot.getByRole('button', { name: /duplicates/u })).toBeVisible();
  const name = 'Operating account APAC desk';
  for (const width of [1280, 480]) {
    await page.setViewportSize({ width, height: 700 });
    const cell = page.getByRole('gridcell', { name });
    if (width === 480) expect(await cell.evaluate((one) => one.clientWidth)).toBeGreaterThan(230);
    await cell.hover();
    await page.getByRole('row').filter({ has: cell }).getByRole('button').first().click();
    const copied = foot.locator('bdi').filter({ hasText: name });
    await expect(copied).toBeVisible();
    expect(await missingWidth(copied.locator('..'))).toBe(0);
  }
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.keyboard.press('ControlOrMeta+3');
  await page.getByRole('searchbox').fill('typ');
  const why = foot.getByText(/“typ” was not found/u);
  await expect(why).toBeVisible();
  expect(await missingWidth(why)).toBe(0);
});

test('a click beside the buttons of a row opens its record, and details that cover the foot show what was copied', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.getByRole('button', { name: 'Explore with a demo account' }).click();
  await page.getByRole('link', { name: 'Wallets', exact: true }).click();
  const row = page.getByRole('row').nth(2);
  await row.getByRole('gridcell').first().hover();
  const covered = await row.locator('[aria-colindex]').last().boundingBox();
  const buttons = row.getByRole('button');
  await expect(buttons).toHaveCount(3);
  const x = (covered?.x ?? 0) + 12;
  for (const button of await buttons.all()) {
    const { x: start = 0, width = 0 } = (await button.boundingBox()) ?? {};
    expect(x < start || x > start + width).toBe(true);
  }
  await page.mouse.click(x, (covered?.y ?? 0) + 12);
  await expect(row).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 640, height: 410 });
  await page.getByRole('gridcell', { name: 'Cold storage' }).first().dblclick();
  const details = page.getByRole('region', { name: 'Cold storage' });
  await details.getByRole('button', { name: 'Copy address' }).first().click();
  const foot = page.locator('footer');
  const above = page.getByRole('status').and(page.locator(':not(footer *)'));
  const said = above.filter({ hasText: /^Copied 0x/u });
  await expect(said).toBeVisible();
  await expect(foot).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 700 });
  await expect(foot.getByRole('status').filter({ hasText: /^Copied 0x/u })).toBeVisible();
  await expect(said).toHaveCount(0);
  await page.setViewportSize({ width: 679, height: 700 });
  await expect(said).toBeVisible();
});

test.describe('with animations', () => {
  test.use({ drawn: true });

  test.beforeEach(async ({ opened }) => {
    const { app } = await opened({ account }, 'Wallets');
    await expect(rowAt(app.page, 2)).toBeVisible();
  });

  test('a record that the app jumps to is highlighted once', async ({ page }) => {
    const grid = page.getByRole('grid', { name: 'Wallets' });
    const jumpTo = async (place: number): Promise<void> => {
      await lookUp(page, account.wallets[place]?.walletAddress ?? '');
      await expect(palette(page).getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Enter');
    };
    const scrollTo = async (to: number): Promise<void> => {
      await grid.evaluate((element, place) => (element.scrollTop = place), to);
      await expect.poll(() => grid.evaluate(({ scrollTop }) => scrollTop)).toBe(to);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
    };
    // Counts the animation events as they come: on a slow machine the animation may be over before the test looks.
    await grid.evaluate((element) => {
      const counts = { animationstart: 0, animationend: 0 };
      const note = ({ type, target }: Event): void => {
        if (!(target instanceof Element) || target.role !== 'row') return;
        counts[type as keyof typeof counts] += 1;
        element.setAttribute('data-lit', JSON.stringify(counts));
      };
      for (const type of Object.keys(counts)) element.addEventListener(type, note);
    });
    await jumpTo(200);
    const once = JSON.stringify({ animationstart: 1, animationend: 1 });
    await expect(grid).toHaveAttribute('data-lit', once);
    // Scrolling back to the record does not highlight it again.
    const top = await grid.evaluate(({ scrollTop }) => scrollTop);
    for (const to of [0, top]) await scrollTo(to);
    await expect(grid).toHaveAttribute('data-lit', once);

    // The page itself scrolls another record away before its highlight can end.
    await grid.evaluate((element) => {
      let lit = 0;
      element.addEventListener('animationstart', ({ target }) => {
        if (!(target instanceof Element) || target.role !== 'row') return;
        lit += 1;
        if (lit === 1) element.setAttribute('data-place', String(element.scrollTop));
        if (lit === 1) element.scrollTop = 0;
        element.setAttribute('data-lit-again', String(lit));
      });
    });
    await jumpTo(100);
    await expect(grid).toHaveAttribute('data-lit-again', '1');
    await scrollTo(0);
    await scrollTo(Number(await grid.getAttribute('data-place')));
    await expect(grid).toHaveAttribute('data-lit-again', '1');
  });

  test('a changed row height keeps the visible rows in view', async ({ page }) => {
    const compact = page.getByRole('button', { name: 'Compact rows' });
    const isOfHeight = async (pixels: number): Promise<void> => {
      await compact.click();
      await expect(rowAt(page, 102)).toHaveCSS('height', `${pixels}px`);
      expect(await firstInSight(page)).toBe(102);
    };
    for (const row of [2, 3, 4]) await rowAt(page, row).getByRole('gridcell').nth(1).hover();
    await page.mouse.wheel(0, 4000);
    await expect.poll(() => firstInSight(page)).toBe(102);
    // The cells show other records now, and no longer carry titles of earlier records.
    const titles = page.locator('[role=gridcell][title]:not([title=""])');
    await expect(titles).toHaveCount(0);
    await isOfHeight(32);
    await isOfHeight(40);
    // While the focus is in the column heads, no record has it.
    await page
      .getByRole('columnheader')
      .first()
      .getByRole('button')
      .evaluate((button) => {
        button.focus({ preventScroll: true });
      });
    await isOfHeight(32);
    // The rows also stay when a scroll happens in the same frame, before the list receives the event.
    await compact.evaluate((button: HTMLElement) => {
      const grid = document.querySelector('[role=grid]');
      if (grid) grid.scrollTop = 200 * 32;
      button.click();
    });
    await expect(rowAt(page, 202)).toHaveCSS('height', '40px');
    expect(await firstInSight(page)).toBe(202);
  });
});
