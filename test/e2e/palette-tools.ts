import type { Page } from 'playwright/test';

/** The dialog whose field finds addresses, commands and places. */
export const palette = (page: Page) => page.getByRole('dialog', { name: 'Find address' });

export const openPalette = async (page: Page): Promise<void> => {
  await page.keyboard.press('ControlOrMeta+K');
  await palette(page).waitFor();
};

/** Puts a text into the field in one step, as pasting does. */
export const paste = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('combobox', { name: /^Paste an address/u }).fill(text);
};

/** Opens the palette and looks the text up. */
export const lookUp = async (page: Page, text: string): Promise<void> => {
  await openPalette(page);
  await paste(page, text);
};
