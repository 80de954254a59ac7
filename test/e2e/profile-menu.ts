import type { Page } from 'playwright/test';

/** The button with the name of the profile on screen, in English or German. */
export const profileButton = (page: Page) => page.getByRole('button', { name: /^Profile?: /u });

/** Opens the form for another profile. */
export const addProfile = async (page: Page): Promise<void> => {
  await profileButton(page).click();
  await page.getByRole('menuitem', { name: 'Add profile…' }).click();
};

/** Switches to the profile with that name. */
export const chooseProfile = async (page: Page, name: string): Promise<void> => {
  await profileButton(page).click();
  const item = page.getByRole('menuitemradio');
  await item.filter({ has: page.getByText(name, { exact: true }) }).click();
};
