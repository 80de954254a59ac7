import { bigAccount } from '../service/big-account';
import { smallAccount, smallWallet } from '../service/small-account';
import { complaintsInBothThemes } from './axe';
import { answered, connect, expect, refresh, test } from './connect';
import type { App } from './fixtures';

test.use({ handsOn: true });

const openChart = async (page: App['page']): Promise<void> => {
  await page.getByRole('button', { name: 'Explore', exact: true }).click();
  await expect(page.getByRole('slider', { name: 'Deployments over time' })).toBeVisible();
};

const explore = async ({ page }: App): Promise<void> => {
  await page.getByRole('button', { name: 'Explore with a demo account' }).click();
  await openChart(page);
};

/** In small on the overview. */
const small = ({ page }: App) => page.getByRole('region', { name: /^Deployments/u });
const card = ({ page }: App) => page.getByRole('dialog', { name: 'Deployments over time' });
const chart = ({ page }: App) => page.getByRole('slider', { name: 'Deployments over time' });

/** The numbers in a column of the table, from 0. */
const column = async (app: App, place: number): Promise<readonly number[]> => {
  const cells = card(app).locator(`tbody td:nth-of-type(${place + 1})`);
  return (await cells.allTextContents()).map((text) => Number(text.replaceAll(',', '')));
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, next) => all + next, 0);

test('the table has every contract of the demo account once, by type as by deployer, and axe finds nothing on it', async ({
  app,
}) => {
  await explore(app);
  const title = app.page.locator('h2', { hasText: 'contracts by type' });
  const all = Number(/^\d+/u.exec(await title.innerText())?.[0]);
  await card(app).getByText('Show as table').click();
  await expect(card(app).getByRole('table')).toBeVisible();
  for (const by of ['Type', 'Deployer']) {
    await card(app).getByRole('radio', { name: by }).check();
    // The table comes, and is grouped, a moment later than it is asked for.
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
  // By deployer, as it is now; by type it is one of all screens that are judged.
  expect(await complaintsInBothThemes(app.page)).toEqual([]);
});

test('keys go through the periods, zoom in and out, and open what is in one', async ({ app }) => {
  await explore(app);
  const { page } = app;
  const slider = chart(app);
  const value = () => slider.getAttribute('aria-valuetext');
  const most = Number(await slider.getAttribute('aria-valuemax'));
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuenow', '1');
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    /^[A-Z][a-z]{2} \d{4}: [1-9]\d* contracts?$/u,
  );
  const first = await value();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuenow', '2');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('+');
  await expect(slider).not.toHaveAttribute('aria-valuemax', String(most));
  expect(Number(await slider.getAttribute('aria-valuemax'))).toBeLessThan(most);
  await expect(slider).toHaveAttribute('aria-valuetext', String(first));
  await expect(card(app).getByText(/outside the period shown$/u)).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('-');
  await expect(slider).toHaveAttribute('aria-valuemax', String(most));
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('+');
  await page.keyboard.press('0');
  await expect(slider).toHaveAttribute('aria-valuemax', String(most));
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  const search = page.getByRole('searchbox', { name: 'Search' });
  await expect(search).toHaveValue(/^after:\d{4}-\d\d-01 before:\d{4}-\d\d-01$/u);
  const count = Number(/: (\d+)/u.exec(String(first))?.[1]);
  const grid = page.getByRole('grid', { name: 'Smart contracts' });
  await expect(grid).toHaveAttribute('aria-rowcount', String(count + 1));
});

test('dragging over the chart zooms to what was dragged over, and a button shows all again', async ({
  app,
}) => {
  await explore(app);
  const { page } = app;
  const slider = chart(app);
  const most = Number(await slider.getAttribute('aria-valuemax'));
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (!box) throw new Error('The chart has no place.');
  await page.mouse.move(box.x + box.width * 0.5, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.7, box.y + 70, { steps: 4 });
  await page.mouse.up();
  await expect(slider).not.toHaveAttribute('aria-valuemax', String(most));
  await card(app).getByRole('button', { name: 'Whole period' }).click();
  await expect(slider).toHaveAttribute('aria-valuemax', String(most));
  await card(app).getByRole('radio', { name: 'Year' }).check();
  await expect(slider).toHaveAttribute('aria-valuetext', /^\d{4}: /u);
  await card(app).getByRole('radio', { name: 'Day' }).check();
  await expect(slider).toHaveAttribute('aria-valuemax', '400');
});

test('buttons of the chart that have nothing left to do keep the keyboard', async ({ app }) => {
  await explore(app);
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
});

test('lanes, and bars of the overview, lead to their records', async ({ app }) => {
  await explore(app);
  const { page } = app;
  const future = card(app).getByRole('button', { name: 'In the future' });
  await future.click();
  const grid = page.getByRole('grid', { name: 'Smart contracts' });
  await expect(grid).toHaveAttribute('aria-rowcount', '2');
  await page.getByRole('link', { name: 'Overview', exact: true }).click();
  await page.getByRole('button', { name: 'ETH 20', exact: true }).click();
  const wallets = page.getByRole('grid', { name: 'Wallets' });
  await expect(wallets).toHaveAttribute('aria-rowcount', '21');
});

test('bars of the overview are those of the last answer', async ({ app, startService }) => {
  const walletsOf = (...assets: readonly (string | null)[]) =>
    assets.map((asset, at) => ({ ...smallWallet, id: `wallet ${at}`, asset }));
  let wallets = walletsOf(null, null, null, '', '', 'ETH');
  const service = await startService({ account: () => ({ ...smallAccount, wallets }) });
  await connect(app, service.baseUrl, service);
  const bars = app.page
    .getByRole('region', { name: /wallets by asset$/u })
    .getByRole('listitem')
    .getByRole('button');
  await expect(bars).toHaveText([/3$/u, /2$/u, /ETH1$/u]);
  wallets = walletsOf('ETH', 'ETH', 'BTC');
  await refresh(app, service);
  await expect(bars).toHaveText([/ETH2$/u, /BTC1$/u]);
});

test('while values are hidden the chart is gone, and the codes stay', async ({ app }) => {
  await explore(app);
  await app.page.keyboard.press('ControlOrMeta+Shift+H');
  await expect(card(app)).toContainText('The times are hidden with the other values.');
  await expect(chart(app)).toHaveCount(0);
  await app.page.keyboard.press('Escape');
  await expect(small(app)).toContainText('The times are hidden with the other values.');
  await expect(app.page.getByRole('main').getByText(/20\d\d/u)).toHaveCount(0);
  await expect(app.page.getByRole('button', { name: 'ETH 20', exact: true })).toBeVisible();
});

test('few deployments are a list, and contracts without a date say so', async ({
  app,
  startService,
}) => {
  const undated = { name: 'Undated', type: 'X', asset: 'ETH', address: '0x1' };
  const dated = { ...undated, name: 'Dated', deployedAt: '2024-05-01T10:00:00.000Z' };
  let account = { ...smallAccount, wallets: [], smartContracts: [undated, dated] };
  const service = await startService({ account: () => account });
  await connect(app, service.baseUrl, service);
  const latest = app.page.getByRole('region', { name: 'Latest deployments' });
  await expect(latest.getByRole('button')).toHaveText([/^DatedMay 01, 2024/u]);
  await expect(small(app)).toHaveCount(0);
  await expect(app.page.getByText('No wallets in this account')).toBeVisible();

  account = { ...account, smartContracts: [undated] };
  await answered(app, service, () => app.page.keyboard.press('F5'));
  await expect(latest).toContainText('No contract has a date that is certain.');
});

test('a refresh leaves what was chosen in the chart, and the focus in it', async ({
  app,
  startService,
}) => {
  const account = bigAccount({ wallets: 3, contracts: 500, seed: 5 });
  const service = await startService({ account: () => account });
  await connect(app, service.baseUrl, service);
  await openChart(app.page);
  const deployer = card(app).getByRole('radio', { name: 'Deployer' });
  await deployer.check();
  await chart(app).focus();
  const whole = String(await chart(app).getAttribute('aria-valuemax'));
  await app.page.keyboard.press('+');
  await expect(chart(app)).not.toHaveAttribute('aria-valuemax', whole);
  const zoomed = String(await chart(app).getAttribute('aria-valuemax'));
  await answered(app, service, () => app.page.keyboard.press('F5'));
  await expect(deployer).toBeChecked();
  await expect(chart(app)).toHaveAttribute('aria-valuemax', zoomed);
  await expect(chart(app)).toBeFocused();
});

test('100,000 contracts are drawn, zoomed and opened', async ({ app, startService }) => {
  const account = bigAccount({ wallets: 10, contracts: 100_000, seed: 5 });
  const service = await startService({ account: () => account });
  await connect(app, service.baseUrl, service);
  const slider = chart(app);
  await app.page.getByRole('button', { name: 'Explore', exact: true }).click();
  await card(app).getByRole('radio', { name: 'Deployer' }).check();
  // The legend of the deployers is shorter: what is below it moves when it comes.
  await expect(
    card(app)
      .getByText(/^[\d,]+ others/u)
      .first(),
  ).toBeVisible();
  await card(app).getByText('Show as table').click();
  await expect.poll(async () => sum(await column(app, 0))).toBe(100_000);
  const most = String(await slider.getAttribute('aria-valuemax'));
  await slider.focus();
  await app.page.keyboard.press('+');
  await expect(slider).not.toHaveAttribute('aria-valuemax', most);
  expect(await slider.locator('path').count()).toBeLessThan(10);
});
