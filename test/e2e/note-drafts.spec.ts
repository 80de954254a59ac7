import type { Locator } from 'playwright/test';
import { coldStorage, otherAddress, smallAccount, smallWallet } from '../service/small-account';
import { expect, test, type Open } from './connect';

test('a half-typed note survives hiding, refreshes and page changes', async ({ opened }) => {
  const account = { ...smallAccount, wallets: [smallWallet, coldStorage] };
  const { page, answer } = await opened({ account });
  const section = page.getByRole('region', { name: 'Your notes' });
  const text = section.getByRole('textbox', { name: 'Note', exact: true });
  const open = async (): Promise<void> => {
    await page.getByRole('link', { name: 'Wallets', exact: true }).click();
    await page.getByRole('gridcell', { name: 'Cold storage' }).click();
  };
  await open();
  await section.getByRole('button', { name: 'Add name, tags or note' }).click();
  await text.fill('Half written');

  await page.keyboard.press('ControlOrMeta+Shift+H');
  await expect(section.getByRole('textbox')).toHaveCount(0);
  expect(await page.content()).not.toContain('Half written');
  await page.keyboard.press('ControlOrMeta+Shift+H');
  await expect(text).toHaveValue('Half written');

  await answer({ ...smallAccount, wallets: [coldStorage, smallWallet] });
  await expect(text).toHaveValue('Half written');

  await text.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(section.getByRole('button', { name: 'Add name, tags or note' })).toBeVisible();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(text).toHaveValue('Half written');

  await text.focus();
  await page.keyboard.press('Escape');
  await expect(section).toHaveCount(0);
  await open();
  await expect(text).toHaveValue('Half written');

  await page.getByRole('link', { name: 'Overview' }).click();
  await open();
  await expect(text).toHaveValue('Half written');
  await expect(section.getByText(/^Not saved yet/u)).toBeVisible();

  // A note that is too long stays in the form and is not saved.
  await text.fill('x'.repeat(2234));
  await expect(section.getByText('234 characters too long: at most 2,000 fit.')).toBeVisible();
  await section.getByRole('button', { name: 'Save notes' }).click();
  await expect(text).toBeFocused();
  await expect(text).toHaveValue('x'.repeat(2234));
  await section.getByRole('button', { name: 'Cancel' }).click();
  await expect(section.getByRole('button', { name: 'Add name, tags or note' })).toBeVisible();
  await open();
  await expect(section.getByRole('textbox')).toHaveCount(0);
});

/** Opens the details of a wallet, and its form for a note. */
const openNotes = async (opened: Open) => {
  const account = { ...smallAccount, wallets: [smallWallet, coldStorage] };
  const { page, answer } = await opened({ account }, 'Wallets');
  const section = page.getByRole('region', { name: 'Your notes' });
  const text = section.getByRole('textbox', { name: 'Note', exact: true });
  await page.getByRole('gridcell', { name: 'Cold storage' }).click();
  await section.getByRole('button', { name: 'Add name, tags or note' }).click();
  /** Makes the service return other wallets. */
  const show = (wallets: readonly unknown[]) => answer({ ...smallAccount, wallets });
  return { page, section, text, show };
};

test('changes made while a note is saved are not lost', async ({ opened }) => {
  const { page, section, text } = await openNotes(opened);
  const edit = section.getByRole('button', { name: 'Edit' });
  const search = page.getByRole('searchbox', { name: 'Search' });
  await text.fill('Ask first.');
  // In one task of the page, so that main cannot respond in between.
  await text.evaluate((field: HTMLTextAreaElement) => {
    field.form?.requestSubmit();
    document.querySelector<HTMLElement>('aside button[title="Favourite"]')?.click();
    document.querySelector<HTMLElement>('main input[type="search"]')?.focus();
  });
  const star = page.locator('main aside').getByRole('button', { name: 'Favourite', pressed: true });
  await expect(star).toBeVisible();
  await expect(section.getByText('Ask first.')).toBeVisible();
  // A finished save does not take the focus back.
  await expect(edit).toBeVisible();
  await expect(search).toBeFocused();

  await edit.click();
  await text.fill('Ask twice.');
  await text.evaluate((field: HTMLTextAreaElement) => {
    field.form?.requestSubmit();
    field.setRangeText(' Then pay.', field.value.length, field.value.length);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  // The list searches the saved text.
  await search.fill('twice');
  await expect(page.getByText('1 of 2 wallets')).toBeVisible();
  await expect(text).toHaveValue('Ask twice. Then pay.');
  await expect(section.getByText(/^Not saved yet/u)).toBeVisible();
  await section.getByRole('button', { name: 'Save notes' }).click();
  await expect(edit).toBeVisible();
  await expect(section.getByText('Ask twice. Then pay.')).toBeVisible();
});

test('showing values again keeps the focus where the user works', async ({ opened }) => {
  const { page, section, text } = await openNotes(opened);
  const name = section.getByLabel('Name');
  const search = page.getByRole('searchbox', { name: 'Search' });
  const edit = section.getByRole('button', { name: 'Edit' });
  const hideAndShow = async (shown: Locator): Promise<void> => {
    await page.keyboard.press('ControlOrMeta+Shift+H');
    await expect(shown).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+Shift+H');
    await expect(shown).toBeVisible();
  };
  await expect(name).toBeFocused();
  await name.dispatchEvent('keydown', { key: 'Escape', isComposing: true });
  await expect(name).toBeVisible();
  await page.keyboard.type('Mine');
  await page.keyboard.press('Enter');
  await expect(edit).toBeFocused();
  await search.focus();
  await hideAndShow(edit);
  await expect(search).toBeFocused();

  await edit.click();
  await expect(name).toBeFocused();
  await text.fill('Half written');
  await search.focus();
  await hideAndShow(text);
  await expect(search).toBeFocused();

  // Focus that the user moved elsewhere in the meantime is not taken back.
  await text.focus();
  await page.keyboard.press('ControlOrMeta+Shift+H');
  await expect(text).toHaveCount(0);
  await search.focus();
  await search.blur();
  await page.keyboard.press('ControlOrMeta+Shift+H');
  await expect(text).toBeVisible();
  await expect(page.locator('body')).toBeFocused();

  // A user who was typing gets the focus back in the form.
  await text.focus();
  await page.keyboard.press('ControlOrMeta+Shift+H');
  await expect(text).toHaveCount(0);
  await expect(page.locator('main aside')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Shift+H');
  await expect(name).toBeFocused();
  await section.getByRole('button', { name: 'Cancel' }).click();
  await expect(edit).toBeFocused();
});

test('a half-typed note stays visible when its wallet moves or is removed', async ({ opened }) => {
  const { page, section, text, show } = await openNotes(opened);
  await text.fill('Half written');
  await show([smallWallet, { ...coldStorage, walletAddress: otherAddress }]);
  const former = page.getByRole('region', { name: 'Notes on another address' });
  await expect(former).toContainText(coldStorage.walletAddress);
  await expect(former.getByLabel('Note', { exact: true })).toHaveValue('Half written');
  await expect(section.getByRole('button', { name: 'Add name, tags or note' })).toBeVisible();
  await expect(page.locator('main aside')).toBeFocused();

  await former.getByRole('button', { name: 'Save notes' }).click();
  await expect(former.getByText('Saved.')).toBeVisible();
  await expect(section).not.toContainText('Half written');

  await section.getByRole('button', { name: 'Add name, tags or note' }).click();
  await text.fill('Half written again');
  await show([smallWallet]);
  await expect(page.getByText('The note you were typing is kept')).toBeVisible();
  await expect(page.getByRole('gridcell', { name: smallWallet.walletName })).toBeVisible();
  await expect(page.locator('main [role="grid"] :focus')).toHaveCount(1);

  await page.getByRole('gridcell', { name: smallWallet.walletName }).click();
  await section.getByRole('button', { name: 'Add name, tags or note' }).click();
  await text.fill('Half written');
  await show([]);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
