import type { Page } from 'playwright/test';
import { bigAccount } from '../service/big-account';
import { resize } from '../screens/resize';
import { expect, test } from './connect';
import { usualSize } from './fits';

const account = bigAccount({ wallets: 300, contracts: 400, seed: 7 });

test.beforeEach(async ({ opened }) => {
  const { app } = await opened({ account }, 'Contracts');
  await expect(app.page.getByRole('grid')).toHaveAttribute('aria-rowcount', '401');
});

/**
 * How many contracts match the word by their own values, or by the name of the wallet (or else the contract) that
 * deployed them.
 */
const matching = (word: string): number => {
  const nameOf = new Map<string, string>();
  for (const { address, name } of account.smartContracts) nameOf.set(address.toLowerCase(), name);
  for (const { walletAddress, walletName } of account.wallets) {
    nameOf.set(walletAddress.toLowerCase(), walletName);
  }
  return account.smartContracts.filter((contract) =>
    [...Object.values(contract), nameOf.get(contract.deployedBy.toLowerCase()) ?? ''].some(
      (value) => value.toLowerCase().includes(word),
    ),
  ).length;
};

/** A deployer of several contracts. */
const busyDeployer = (): string => {
  const seen = new Set<string>();
  for (const { deployedBy } of account.smartContracts) {
    if (seen.has(deployedBy)) return deployedBy;
    seen.add(deployedBy);
  }
  throw new Error('every contract has another deployer');
};

test('a search looks in every column, and the keyboard clears it', async ({ page }) => {
  const grid = page.getByRole('grid');
  await page.keyboard.press('ControlOrMeta+f');
  await page.keyboard.type('PAYROLL');
  const found = matching('payroll');
  await expect(grid).toHaveAttribute('aria-rowcount', String(found + 1));
  await expect(page.getByText(`${found} of 400 contracts`)).toBeVisible();
  await page.keyboard.type(' nothing like this');
  await expect(page.getByText('0 of 400 contracts').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No contract matches this' })).toBeVisible();
  const part = page.getByRole('button', {
    name: 'Remove “PAYROLL nothing like this”: 400 match without it',
  });
  // Each text is isolated: after Arabic text, the number would be drawn inside that text.
  await expect(part.locator('bdi')).toHaveText([/^“PAYROLL/u, '400 match without it']);
  await resize(page, [320, 600]);
  await expect(part.locator('bdi').last()).toBeInViewport({ ratio: 1 });
  await resize(page, usualSize);
  await part.press('Enter');
  await expect(grid).toHaveAttribute('aria-rowcount', '401');
  const field = page.getByRole('searchbox', { name: 'Search' });
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();

  // An address is found in any spelling, and hovering over it outlines its other occurrences.
  const deployer = busyDeployer();
  await field.fill(
    `0x ${
      deployer
        .slice(2)
        .match(/.{1,4}/gu)
        ?.join(' ') ?? ''
    }`,
  );
  const cells = page.locator('[role=gridcell][aria-colindex="4"]');
  await expect(cells).toHaveCount(matching(deployer));
  const outlines = () =>
    cells.evaluateAll((all) => [
      ...new Set(all.map((cell) => getComputedStyle(cell, '::after').borderTopStyle)),
    ]);
  expect(await outlines()).toEqual(['none']);
  await cells.first().hover();
  expect(await cells.count()).toBeGreaterThan(1);
  await expect.poll(outlines).toEqual(['solid']);
  await field.hover();
  await expect.poll(outlines).toEqual(['none']);
});

test('operators are completed, and an invalid operator hides no record', async ({ page }) => {
  const grid = page.getByRole('grid');
  const field = page.getByRole('searchbox', { name: 'Search' });
  await field.pressSequentially('ty');
  await page.getByRole('option', { name: 'type:' }).click();
  await expect(field).toHaveValue('type:');
  await page.getByRole('option', { name: 'Multisig' }).click();
  await field.press('End');
  await field.pressSequentially(' after:2024');
  const count = account.smartContracts.filter(
    ({ type, deployedAt }) =>
      type === 'Multisig' && Date.parse(deployedAt) >= new Date(2024, 0, 1).getTime(),
  ).length;
  await expect(grid).toHaveAttribute('aria-rowcount', String(count + 1));
  for (const [typed, sentence] of [
    ['after:yesterday', '“after:yesterday” was left out: a date is written like'],
    ['typ', '“typ” was not found and is left out'],
  ] as const) {
    await field.fill(typed);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(grid).toHaveAttribute('aria-rowcount', '401');
  }
  // The app reports everything that was left out, and shortens a long report.
  const addresses = account.smartContracts.slice(0, 30).map(({ address }) => address);
  await field.fill(addresses.join(' '));
  await expect(grid).toHaveAttribute('aria-rowcount', '21');
  const many = page.getByText('and 9 more were left out: at most 20 at once.');
  await expect(many).toContainText('“Compare with a list…” takes more.');
  await field.fill(Array.from({ length: 30 }, (_, at) => `-word${at}`).join(' '));
  await expect(many).toBeVisible();
  await expect(many).not.toContainText('Compare');
  await field.fill('a:1 b:2 c:3 d:4 e:5');
  await expect(page.getByText('There is no operator')).toHaveCount(3);
  await expect(page.getByText('2 more were not understood.')).toBeVisible();
  await field.fill('foo:bar is:odd');
  await expect(
    page.getByText('There is no operator “foo:”: “foo:bar” was searched for as text.'),
  ).toBeVisible();
  await expect(page.getByText('“is:odd” was left out: “is:” takes changed, new')).toBeVisible();
});

/** The texts highlighted in the list. */
const marked = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...(CSS.highlights.get('search-hit') ?? [])].map((hit) => {
      const range = document.createRange();
      range.setStart(hit.startContainer, hit.startOffset);
      range.setEnd(hit.endContainer, hit.endOffset);
      return range.toString();
    }),
  );

test('the best match comes first until a sort is chosen', async ({ page }) => {
  const { name = '', address = '' } = account.smartContracts[7] ?? {};
  const number = name.split(' ').at(-1) ?? '';
  const field = page.getByRole('searchbox', { name: 'Search' });
  const first = page.locator('[aria-rowindex="2"]');
  await field.fill(`contract ${number}`);
  await expect(first).toContainText(name);
  await expect(page.getByText('Best match first')).toBeVisible();
  await expect.poll(async () => (await marked(page)).slice(0, 2)).toEqual(['contract', number]);

  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await expect(page.getByText('Sorted by Name', { exact: true })).toBeVisible();
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await expect(first).not.toContainText(name);
  await page.getByRole('button', { name: 'Best match first' }).press('Enter');
  await expect(first).toContainText(name);
  // The button is gone, and the search has the focus.
  await expect(field).toBeFocused();

  // A match in the middle of a shortened address: its ellipsis is highlighted instead.
  await field.fill(address.slice(22, 32));
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '2');
  const middle = async () => (await marked(page)).map((text) => text.toLowerCase());
  await expect.poll(middle).toEqual([address.slice(22, 32), '…']);
  await page.keyboard.press('ControlOrMeta+Shift+H');
  await expect.poll(() => marked(page)).toEqual([]);
});

test('a heading sorts, and rows are copied in the order on screen', async ({ app, page }) => {
  const heading = page.getByRole('columnheader', { name: 'Name' });
  const first = page.locator('[aria-rowindex="2"]');
  const names = account.smartContracts.map(({ name }) => name);
  const sorted = names.toSorted(new Intl.Collator('en', { numeric: true }).compare);
  await heading.getByRole('button').click();
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  const spoken = page.getByRole('status');
  await expect(spoken.filter({ hasText: 'Sorted by Name, ascending' })).toBeAttached();
  await expect(first).toContainText(sorted[0] ?? '');
  await heading.getByRole('button').click();
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  await expect(first).toContainText(sorted.at(-1) ?? '');

  await page.locator('[aria-rowindex="3"]').click({ modifiers: ['ControlOrMeta'] });
  await page.locator('[aria-rowindex="6"]').click({ modifiers: ['Shift'] });
  await expect(page.getByText('4 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Copy 4 rows' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied 4 rows' })).toBeVisible();
  const lines = (await app.clipboard()).split(/\r?\n/u);
  expect(lines[0]).toBe('name\ttype\tdeployedAt\tdeployedBy\taddress\tasset');
  const copied = lines.slice(1, 5).map((line) => line.split('\t')[0]);
  expect(copied).toEqual(sorted.toReversed().slice(1, 5));

  await heading.getByRole('button').click();
  await expect(heading).toHaveAttribute('aria-sort', 'none');
  await expect(spoken.filter({ hasText: 'No longer sorted by Name' })).toBeAttached();
  await expect(first).toContainText(names[0] ?? '');
});

/** The layout of the contract list that main has stored. */
const keptOf = (page: Page) =>
  page.evaluate(async () => {
    const bridge = window.accountViewer;
    const state = await bridge.getState();
    const profileId = state.ok ? (state.value.activeProfileId ?? '') : '';
    const views = await bridge.readViews({ profileId });
    if (!views.ok) return null;
    const { hidden, widths, sort, details } = views.value.contracts;
    return { hidden, wide: Object.keys(widths), sort: sort?.column, details };
  });

test('columns, widths, order and the details are kept per profile, and Tab reaches the grid after its active column is hidden', async ({
  app,
  page,
}) => {
  await page.getByRole('columnheader', { name: 'Asset' }).getByRole('button').click();
  await page.locator('[aria-rowindex="2"] [aria-colindex="6"]').focus();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Deployed by' }).click();
  await expect(page.locator('[role=gridcell][tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.getByRole('columnheader', { name: 'Type' }).getByRole('button').focus();
  await page.keyboard.press('Alt+ArrowRight');
  const width = async (): Promise<number> => {
    const box = await app.page.getByRole('columnheader', { name: 'Type' }).boundingBox();
    return box?.width ?? 0;
  };
  const wide = await width();
  const edge = () => app.page.getByRole('separator', { name: 'Width of the details' });
  await page.getByRole('gridcell').first().click();
  await edge().press('Home');
  await expect(edge()).toHaveAttribute('aria-valuenow', '360');
  await expect
    .poll(() => keptOf(app.page))
    .toEqual({ hidden: ['deployedBy'], wide: ['type'], sort: 'asset', details: 360 });
  await app.relaunch();
  await app.page.getByRole('link', { name: 'Contracts', exact: true }).click();
  await expect(app.page.getByRole('columnheader', { name: 'Deployed by' })).toHaveCount(0);
  await expect(app.page.getByRole('columnheader', { name: 'Asset' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  expect(await width()).toBe(wide);
  await app.page.getByRole('gridcell').first().click();
  await expect(edge()).toHaveAttribute('aria-valuenow', '360');
});
