import type { Locator } from 'playwright/test';
import { expect, type App } from './fixtures';

/** The labels of the open menu, with disabled items in brackets; empty if no menu is open. */
export const labels = async (app: App): Promise<readonly string[]> =>
  ((await app.shownMenu()) ?? []).map((item) => {
    if (item === '-') return '-';
    const label = `${item.checked ? '✓ ' : ''}${item.label}`;
    return item.enabled ? label : `(${label})`;
  });

/** Polls the labels, because the menu opens a moment later. */
export const expectMenu = (app: App) => expect.poll(() => labels(app));

/** Chooses an item once the menu is open. */
export const choose = async (app: App, label: string): Promise<void> => {
  await expectMenu(app).toContain(label);
  await app.chooseInMenu(label);
};

/** Right-clicks there and chooses an item of the menu. */
export const chooseOn = async (app: App, place: Locator, label: string): Promise<void> => {
  await place.click({ button: 'right' });
  await choose(app, label);
};
