import type { Locator } from 'playwright/test';
import { expect, type App } from './fixtures';

/** The labels in the menu that is shown, those that cannot be chosen in brackets; none while there is no menu. */
export const labels = async (app: App): Promise<readonly string[]> =>
  ((await app.shownMenu()) ?? []).map((item) => {
    if (item === '-') return '-';
    const label = `${item.checked ? '✓ ' : ''}${item.label}`;
    return item.enabled ? label : `(${label})`;
  });

/** Expects something of the labels, which come in a moment. */
export const expectMenu = (app: App) => expect.poll(() => labels(app));

/** Chooses an item once the menu is there. */
export const choose = async (app: App, label: string): Promise<void> => {
  await expectMenu(app).toContain(label);
  await app.chooseInMenu(label);
};

/** Chooses an item of the menu that a right-click there opens. */
export const chooseOn = async (app: App, place: Locator, label: string): Promise<void> => {
  await place.click({ button: 'right' });
  await choose(app, label);
};
