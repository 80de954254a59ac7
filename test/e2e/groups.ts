import type { Page } from 'playwright/test';
import type { ListName } from '../../shared/account';
import type { ListView } from '../../shared/file-schemas';
import { connect, expect, type Service } from './connect';
import type { App } from './fixtures';

const views = { wallets: 'Wallets', contracts: 'Contracts' } as const;

/** Opens a list with the given stored views. */
export const openList = async (
  app: App,
  service: Service,
  list: ListName,
  looks: Partial<ListView>,
): Promise<void> => {
  const { page } = app;
  await connect(app, service.baseUrl, service);
  await expect(page.getByRole('link', { name: views[list], exact: true })).toBeVisible();
  await page.evaluate(
    async ([list, looks]) => {
      const bridge = window.accountViewer;
      const state = await bridge.getState();
      const profileId = state.ok ? (state.value.activeProfileId ?? '') : '';
      const kept = await bridge.readViews({ profileId });
      if (kept.ok) {
        await bridge.saveView({ profileId, list, view: { ...kept.value[list], ...looks } });
      }
    },
    [list, looks] as const,
  );
  await page.reload();
  await page.getByRole('link', { name: views[list], exact: true }).click();
  await expect(page.getByRole('treegrid')).toBeVisible();
};

/** Groups the list on screen. */
export const groupBy = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Group: none' }).click();
  await page.getByRole('menuitemradio', { name, exact: true }).click();
  await expect(page.getByRole('treegrid')).toBeVisible();
};

const heads = (page: Page) => page.locator('[role=row][aria-expanded]');
/** The head of a group, by its text. */
export const head = (page: Page, name: string | RegExp) =>
  heads(page).filter({ has: page.getByRole('gridcell', { name }) });
/** A row of the grid by its number; 1 is the column heads. */
export const rowAt = (page: Page, index: number) =>
  page.locator(`[role=row][aria-rowindex="${index}"]`);

/** The number of the focused row, from 1; null if none has the focus. */
const keyboardAt = (page: Page): Promise<number | null> =>
  page.evaluate(() => {
    const row = document.activeElement?.closest('[role=row]');
    return row ? Number(row.getAttribute('aria-rowindex')) : null;
  });

/** Waits until the row with this number has the focus. */
export const at = async (page: Page, row: number): Promise<void> => {
  await expect.poll(() => keyboardAt(page)).toBe(row);
};

/** Checks that the visible rows lie one below the other, under the head that stays at the top. */
export const isPlaced = async (page: Page): Promise<void> => {
  const boxes = await page.getByRole('treegrid').evaluate((grid) => {
    const { top: edge, bottom: end } = grid.getBoundingClientRect();
    return [...grid.querySelectorAll('[role=row]')]
      .map((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return { index: Number(row.getAttribute('aria-rowindex')), top, bottom };
      })
      .filter(({ top }) => top >= edge + 64 && top < end)
      .sort((one, other) => one.index - other.index);
  });
  expect(boxes.length).toBeGreaterThan(1);
  for (const [place, { index, top }] of boxes.slice(1).entries()) {
    expect(index).toBe((boxes[place]?.index ?? 0) + 1);
    expect(Math.abs(top - (boxes[place]?.bottom ?? 0))).toBeLessThan(1);
  }
};
