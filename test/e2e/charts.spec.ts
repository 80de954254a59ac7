import { bigAccount } from '../service/big-account';
import { smallAccount, smallWallet } from '../service/small-account';
import { violations } from './axe';
import { expect, test } from './connect';
import type { App } from './fixtures';

const openChart = async (page: App['page']): Promise<void> => {
  await page.getByRole('button', { name: 'Explore', exact: true }).click();
  await expect(page.getByRole('slider', { name: 'Deployments over time' })).toBeVisible();
};

const explore = async ({ page }: App): Promise<void> => {
  await page.getByRole('button', { name: 'Explore with a demo account' }).click();
  await openChart(page);
};

/** The small chart on the overview. */
const small = ({ page }: App) => page.getByRole('region', { name: /^Deployments/u });
const card = ({ page }: App) => page.getByRole('dialog', { name: 'Deployments over time' });
const chart = ({ page }: App) => page.getByRole('slider', { name: 'Deployments over time' });

/** The numbers in a column of the table, counted from 0. */
const column = async (app: App, place: number): Promise<readonly number[]> => {
  const cells = card(app).locator(`tbody td:nth-of-type(${place + 1})`);
  return (await cells.allTextContents()).map((text) => Number(text.replaceAll(',', '')));
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, next) => all + next, 0);

test('the table of the chart counts every contract of the account once', async ({ app }) => {
  await explore(app);
  const title = app.page.locator('h2', { hasText: 'contracts by type' });
  const all = Number(/^\d+/u.exec(await title.innerText())?.[0]);
  await card(app).getByText('Show as table').click();
  await expect(card(app).getByRole('table')).toBeVisible();
  for (const by of ['Type', 'Deployer']) {
    await card(app).getByRole('radio', { name: by }).check();
    // The table is filled and grouped shortly after the request.
    await expect.poll(async () => sum(await column(app, 0)), by).toBe(all);
    await expect
      .poll(async () => {
        const groups = (await card(app).locator('thead th').count()) - 2;
        const parts = Array.from({ length: groups }, (_none, group) => column(app, group + 1));
        return sum((await Promise.all(parts)).flat());
      }, by)
      .toBe(all);
  }
  for (const lane of ['No time given', 'Before 2015', 'In the future']) {
    await expect(card(app).getByRole('rowheader', { name: lane })).toHaveCount(1);
  }
  // Checks the chart by deployer. The chart by type is one of the screens checked in both themes.
  expect(await violations(app.page)).toEqual([]);
});

test('keys, buttons and dragging zoom, and Enter opens a period', async ({ app, page }) => {
  await explore(app);
  const slider = chart(app);
  const value = () => slider.getAttribute('aria-valuetext');
  const most = String(await slider.getAttribute('aria-valuemax'));
  const showsAll = () => expect(slider).toHaveAttribute('aria-valuemax', most);
  const showsLess = () => expect(slider).not.toHaveAttribute('aria-valuemax', most);
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuenow', '1');
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    /^[A-Z][a-z]{2} \d{4}: [1-9]\d* contracts?$/u,
  );
  const first = String(await value());
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuenow', '2');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('+');
  await showsLess();
  expect(Number(await slider.getAttribute('aria-valuemax'))).toBeLessThan(Number(most));
  await expect(slider).toHaveAttribute('aria-valuetext', first);
  await expect(card(app).getByText(/outside the period shown$/u)).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('-');
  await showsAll();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('+');
  await page.keyboard.press('0');
  await showsAll();

  // Buttons with nothing left to do keep the focus.
  const button = (name: string) => card(app).getByRole('button', { name });
  const [zoomOut, whole] = [button('Zoom out'), button('Whole period')];
  for (const ending of [zoomOut, whole]) {
    await expect(zoomOut).toBeDisabled();
    await expect(whole).toBeDisabled();
    await button('Zoom in').click();
    await ending.press('Enter');
    await expect(ending).toBeDisabled();
    await expect(ending).toBeFocused();
  }

  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (!box) throw new Error('The chart has no place.');
  await page.mouse.move(box.x + box.width * 0.5, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.7, box.y + 70, { steps: 4 });
  await page.mouse.up();
  await showsLess();
  await whole.click();
  await showsAll();
  await card(app).getByRole('radio', { name: 'Year' }).check();
  await expect(slider).toHaveAttribute('aria-valuetext', /^\d{4}: /u);
  await card(app).getByRole('radio', { name: 'Day' }).check();
  await expect(slider).toHaveAttribute('aria-valuemax', '400');

  await card(app).getByRole('radio', { name: 'Month' }).check();
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', first);
  await slider.press('Enter');
  const search = page.getByRole('searchbox', { name: 'Search' });
  await expect(search).toHaveValue(/^from:\d{4}-\d\d-01 before:\d{4}-\d\d-01$/u);
  const count = Number(/: (\d+)/u.exec(first)?.[1]);
  const grid = page.getByRole('grid', { name: 'Smart contracts' });
  await expect(grid).toHaveAttribute('aria-rowcount', String(count + 1));
});

test('lanes and bars lead to their records and hide with the values, and the focus stays in the dialog', async ({
  app,
  page,
}) => {
  await explore(app);
  await card(app).getByRole('button', { name: 'In the future' }).click();
  const grid = page.getByRole('grid', { name: 'Smart contracts' });
  await expect(grid).toHaveAttribute('aria-rowcount', '2');
  await page.getByRole('link', { name: 'Overview', exact: true }).click();
  await openChart(page);
  await card(app).getByRole('radio', { name: 'Deployer' }).check();
  await page.keyboard.press('ControlOrMeta+Shift+H');
  await expect(card(app)).toContainText('The times are hidden with the other values.');
  await expect(chart(app)).toHaveCount(0);
  await expect(card(app).getByRole('radio')).toHaveCount(0);
  await expect(card(app).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(small(app)).toContainText('The times are hidden with the other values.');
  await expect(page.getByRole('main').getByText(/20\d\d/u)).toHaveCount(0);
  const bar = page.getByRole('button', { name: 'ETH 20', exact: true });
  await expect(bar).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Shift+H');
  await bar.click();
  const wallets = page.getByRole('grid', { name: 'Wallets' });
  await expect(wallets).toHaveAttribute('aria-rowcount', '21');
});

test('a new answer keeps what was chosen in the chart', async ({ connected }) => {
  const walletsOf = (...assets: readonly (string | null)[]) =>
    assets.map((asset, at) => ({ ...smallWallet, id: `wallet ${at}`, asset }));
  const undated = { name: 'Undated', type: 'X', asset: 'ETH', address: '0x1' };
  const dated = { ...undated, name: 'Dated', deployedAt: '2024-05-01T10:00:00.000Z' };
  const { smartContracts } = bigAccount({ wallets: 3, contracts: 500, seed: 5 });
  const account = {
    ...smallAccount,
    smartContracts,
    wallets: walletsOf(null, null, null, '', '', 'ETH'),
  };
  const { app, page, answer } = await connected({ account });
  const bars = page
    .getByRole('region', { name: /wallets by asset$/u })
    .getByRole('listitem')
    .getByRole('button');
  await expect(bars).toHaveText([/3$/u, /2$/u, /ETH1$/u]);

  await openChart(page);
  const deployer = card(app).getByRole('radio', { name: 'Deployer' });
  await deployer.check();
  await chart(app).focus();
  const whole = String(await chart(app).getAttribute('aria-valuemax'));
  await page.keyboard.press('+');
  await expect(chart(app)).not.toHaveAttribute('aria-valuemax', whole);
  const zoomed = String(await chart(app).getAttribute('aria-valuemax'));
  await answer(account);
  await expect(deployer).toBeChecked();
  await expect(chart(app)).toHaveAttribute('aria-valuemax', zoomed);
  await expect(chart(app)).toBeFocused();

  // When an answer has too few dates for a chart, its dialog closes and does not reopen by itself.
  const wallets = walletsOf('ETH', 'ETH', 'BTC');
  await answer({ ...smallAccount, wallets, smartContracts: [undated, dated] });
  await expect(bars).toHaveText([/ETH2$/u, /BTC1$/u]);
  const latest = page.getByRole('region', { name: 'Latest deployments' });
  await expect(latest.getByRole('button')).toHaveText([/^DatedMay 01, 2024/u]);
  await expect(small(app)).toHaveCount(0);
  await answer({ ...smallAccount, wallets: [], smartContracts: [undated] });
  await expect(page.getByText('No wallets in this account')).toBeVisible();
  await expect(latest).toContainText('No contract has a certain date.');
  await answer(account);
  await expect(small(app)).toBeVisible();
  await expect(card(app)).toHaveCount(0);
});
