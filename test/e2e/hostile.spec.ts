import type { Page } from 'playwright/test';
import { hostileAccount, hostileTexts } from '../service/hostile-account';
import { complaintsInBothThemes } from './axe';
import { expect, test } from './connect';

test.beforeEach(async ({ opened }) => {
  await opened({ account: hostileAccount() });
});

test('hostile text of the service is inert and marked in lists and details, and moves nothing (security H1, H2, H8; fault 63)', async ({
  page,
}) => {
  const panel = page.locator('main aside');
  const foreign = panel.locator('img, script, iframe, a, [onerror], [onload], bdi bdi');
  const buttons = panel.getByRole('button', { name: /^Copy (?!name|address)/u });
  const count = hostileAccount().wallets.length;
  expect(await complaintsInBothThemes(page)).toEqual([]);
  for (const view of ['Wallets', 'Contracts']) {
    await page.getByRole('link', { name: view, exact: true }).click();
    await expect(page.getByRole('row').nth(3)).toBeVisible();
    expect(await complaintsInBothThemes(page), view).toEqual([]);
    await expect(page.getByText('U+202E').first()).toBeVisible();
    await expect(page.getByText(/^<img src=x onerror=/u).first()).toBeVisible();
    await expect(page.locator('[role=grid] img, [role=grid] script, [role=grid] a')).toHaveCount(0);
    // Every row has the same height, whatever its texts.
    const heights = await page
      .locator('[role=row][aria-rowindex]')
      .evaluateAll((rows) => rows.slice(1).map((row) => row.getBoundingClientRect().height));
    expect(new Set(heights)).toEqual(new Set([40]));

    await page.getByRole('gridcell').first().click();
    const opened = await panel.boundingBox();
    const edges = new Set<number>();
    for (let place = 1; place <= count; place += 1) {
      await expect(panel.getByText(`${place} of ${count}`)).toBeVisible();
      const [box, found] = await Promise.all([
        panel.boundingBox(),
        buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().right)),
        expect(foreign).toHaveCount(0),
      ]);
      expect(box).toEqual(opened);
      for (const edge of found) edges.add(edge);
      await page.keyboard.press('Alt+ArrowDown');
    }
    // The buttons of all fields are in one column, whatever their texts.
    expect(edges.size).toBe(1);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  }
  await expect(page).toHaveTitle('Account Viewer');
});

/** Counts the given texts on the page, and lists other text inside the element that isolates the direction of each. */
const isolationOf = (page: Page, texts: readonly string[]) =>
  page.locator('main').evaluate((main, sought) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    let count = 0;
    const beside: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent ?? '';
      if (!sought.includes(text)) continue;
      count += 1;
      let keeper = walker.currentNode.parentElement;
      while (keeper && getComputedStyle(keeper).unicodeBidi !== 'isolate')
        keeper = keeper.parentElement;
      // An address occurs twice, once for screen readers.
      const others = keeper?.textContent.replaceAll(text, '') ?? text;
      if (others !== '') beside.push(others);
    }
    return { isAnyThere: count > 0, beside };
  }, texts);

test('letters that run from right to left would move nothing that stands beside them (security H1)', async ({
  page,
}) => {
  // A name in Hebrew or Arabic would be placed like these texts.
  const texts = [hostileTexts.path, hostileTexts.template, hostileTexts.deviceName];
  for (const view of ['Wallets', 'Contracts']) {
    await page.getByRole('link', { name: view, exact: true }).click();
    await page.getByRole('searchbox', { name: 'Search' }).fill(hostileTexts.deviceName);
    await page.getByRole('gridcell', { name: hostileTexts.deviceName }).first().click();
    await expect(page.locator('main aside').getByText(hostileTexts.deviceName)).not.toHaveCount(0);
    expect(await isolationOf(page, texts), view).toEqual({ isAnyThere: true, beside: [] });
  }
});

test('a name of a megabyte is shown in part, and its JSON can be searched (security H4; fault 21)', async ({
  page,
}) => {
  await page.getByRole('link', { name: 'Wallets', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('wallet-1-mb');
  await expect(page.getByRole('gridcell', { name: 'wallet-1-mb' })).toBeVisible();
  await page.getByRole('gridcell').first().click();
  const panel = page.locator('main aside');
  await panel.getByRole('button', { name: 'Show all' }).click();
  await expect(panel.getByText('The first 20,000 of 1,048,576 characters.')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Copy name' })).toBeDisabled();
  await panel.getByText('Raw JSON', { exact: true }).click();
  await panel.getByRole('searchbox').fill('m');
  await expect(panel.getByText(/^1 of 199,\d+$/u)).toBeVisible();
  await expect(panel.locator('mark')).toHaveCount(200);
});
