import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from 'playwright/test';
import { openSettings } from '../e2e/settings';
import { expected, notesToImport } from './chosen-files';
import type { Look, Visitor, Words } from './visitor';

/** The parts of a visitor that the walk through the demo account needs. */
type Tourist = Pick<Visitor, 'page' | 'userData' | 'chooseFile'>;

const open = (page: Page, view: string) =>
  page.getByRole('link', { name: view, exact: true }).click();

const visitLists = async (
  page: Page,
  { window, details, addressRelations, tools }: Words,
  look: Look,
): Promise<void> => {
  const lists = [
    ['wallets', window.account.wallets],
    ['contracts', window.account.contracts],
  ] as const;
  for (const [list, view] of lists) {
    await open(page, view);
    await expect(page.getByRole('row').nth(3)).toBeVisible();
    // The mark for look-alike addresses is computed last.
    const alike = tools.marked.alike[list](list === 'wallets' ? 2 : 4);
    await page.getByRole('button', { name: alike }).waitFor();
    await look(list);
    const filters = page.getByRole('button', { name: tools.filter, exact: true });
    await filters.click();
    await page.getByRole('group', { name: tools.filter, exact: true }).waitFor();
    await look(`${list}-filter`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: tools.columns }).click();
    await page.getByRole('menuitem', { name: tools.resetColumns }).waitFor();
    await look(`${list}-columns`);
    await page.keyboard.press('Escape');
    const group = (name: string) => page.getByRole('button', { name: tools.groupedBy(name) });
    await group(tools.noGroup).click();
    await page.getByRole('menuitemradio').first().waitFor();
    await look(`${list}-group-menu`);
    const byAsset = page.getByRole('menuitemradio', { name: tools.groups.asset, exact: true });
    // If `look` has resized the window, the menu has closed.
    if (!(await byAsset.isVisible())) await group(tools.noGroup).click();
    await byAsset.click();
    await expect(page.getByRole('treegrid')).toBeVisible();
    await look(`${list}-grouped`);
    await group(tools.groups.asset).click();
    await page.getByRole('menuitemradio', { name: tools.noGroup, exact: true }).click();
    await expect(page.getByRole('treegrid')).toHaveCount(0);
    await page.getByRole('row').nth(2).click();
    await page.getByRole('button', { name: details.showQr }).first().waitFor();
    await look(`${list}-details`);
    await page.keyboard.press('Escape');
    await filters.click();
    await page.getByRole('button', { name: tools.marks }).click();
    await page.getByRole('checkbox', { name: addressRelations.filter }).check();
    await page.keyboard.press('Escape');
    await page.getByRole('row').nth(1).click();
    const { title, deployerTitle } = addressRelations;
    const warning = page.getByRole('region', { name: list === 'wallets' ? title : deployerTitle });
    await warning.waitFor();
    await look(`${list}-look-alike`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: tools.remove(addressRelations.filter) }).click();
    await page.getByRole('searchbox').fill('nothing like this');
    await look(`${list}-no-match`);
    await page.getByRole('searchbox').fill('ty');
    await page.getByRole('searchbox').press('End');
    await page.getByRole('searchbox').pressSequentially('p');
    await look(`${list}-completions`);
    await page.getByRole('searchbox').fill('');
    const modifiers = ['ControlOrMeta' as const];
    await page.getByRole('row').nth(2).click({ modifiers });
    await page.getByRole('row').nth(4).click({ modifiers });
    await look(`${list}-selected`);
    await page.getByRole('button', { name: window.list.clearSelection }).click();
  }
};

/** Compares the wallets with a list from a file, and shows the choice of its columns. */
const visitComparison = async (
  { page, userData, chooseFile }: Tourist,
  { window, compare }: Words,
  look: Look,
): Promise<void> => {
  await open(page, window.account.wallets);
  const file = path.join(userData, 'treasury-list.csv');
  await writeFile(file, expected.join('\n'));
  await chooseFile(file);
  await page.getByRole('button', { name: compare.open }).click();
  const groups = ['differs', 'missing', 'equal'] as const;
  for (const group of groups) {
    const [one, several] = [compare.groups[group](1), compare.groups[group](2)];
    const tile = page
      .getByRole('button', { name: one })
      .or(page.getByRole('button', { name: several }));
    await tile.first().waitFor();
  }
  for (const name of ['Cold storage', 'Operating account USD desk']) {
    await page.getByRole('row').filter({ hasText: name }).first().waitFor();
  }
  await look('compare');
  await page.getByRole('button', { name: compare.change }).click();
  await look('compare-columns');
  await page.getByRole('button', { name: window.common.cancel }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').waitFor();
};

/** Shows a wallet whose address has a wrong checksum, and the question before the address is copied. */
const visitDoubtful = async (page: Page, { window, details }: Words, look: Look): Promise<void> => {
  await open(page, window.account.wallets);
  await page.getByRole('searchbox').fill('checksum:mismatch');
  await page.getByRole('gridcell').first().click();
  const copy = page.locator('aside').getByRole('button', { name: details.copy.address });
  await copy.waitFor();
  await look('wallets-mismatch');
  await copy.click();
  await page.getByRole('dialog').waitFor();
  await look('copy-doubtful');
  await page.getByRole('button', { name: window.common.cancel }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill('');
};

const visitNotes = async (page: Page, { window, notes }: Words, look: Look): Promise<void> => {
  await page.getByRole('gridcell').first().click();
  const section = page.getByRole('region', { name: notes.title });
  await section.getByRole('button', { name: notes.add }).click();
  await section.scrollIntoViewIfNeeded();
  await look('notes-edit');
  await section.getByRole('button', { name: window.common.cancel }).click();
  await page.keyboard.press('Escape');
};

const visitHidden = async (
  page: Page,
  { window, privacy, activity, charts }: Words,
  look: Look,
): Promise<void> => {
  await page.getByRole('button', { name: privacy.hide }).click();
  await open(page, window.account.overview);
  await expect(page.getByText(window.overview.attention.pair)).toBeVisible();
  await page.getByRole('button', { name: charts.explore }).waitFor();
  await look('hidden-overview');
  await open(page, activity.title);
  await look('hidden-changes');
  await open(page, window.account.contracts);
  await look('hidden-contracts');
  await page.getByRole('row').nth(4).click();
  await page.locator('main aside').getByRole('heading', { level: 2 }).waitFor();
  await look('hidden-details');
};

/** Imports a file of notes and pins whose pins conflict with the account. */
const visitNotesFile = async (
  { page, userData, chooseFile }: Tourist,
  { notesFile, window }: Words,
  look: Look,
): Promise<void> => {
  const file = path.join(userData, 'notes.json');
  await writeFile(file, JSON.stringify(notesToImport));
  await chooseFile(file);
  await page.getByRole('button', { name: notesFile.import }).click();
  await page.getByRole('region', { name: notesFile.conflicts.pins }).waitFor();
  await look('import-notes');
  await page.getByRole('button', { name: window.common.cancel }).click();
};

/** Shows the settings page by page, with the results of the connection check. */
const visitSettings = async (visitor: Tourist, words: Words, look: Look): Promise<void> => {
  const { page } = visitor;
  const { window, connectionCheck, requests } = words;
  const { settings, explorers } = window;
  const visit = async (name: keyof typeof settings.pages, screen: string): Promise<void> => {
    await openSettings(page, name, settings);
    await look(screen);
  };
  await visit('profile', 'settings');
  await visitNotesFile(visitor, words, look);
  await openSettings(page, 'connection', settings);
  await page.getByRole('button', { name: connectionCheck.run }).click();
  await page.getByRole('button', { name: connectionCheck.showAll }).click();
  await look('settings-connection');
  const table = page.getByRole('table', { name: requests.title });
  await table.scrollIntoViewIfNeeded();
  await look('settings-requests');
  await table.getByRole('button').first().click();
  await expect(page.getByRole('region', { name: requests.claims })).toBeVisible();
  await look('request');
  await page.keyboard.press('Escape');
  await visit('reading', 'settings-reading');
  await visit('privacy', 'settings-privacy');
  await visit('app', 'settings-app');
  await page.getByRole('heading', { name: explorers.title, exact: true }).scrollIntoViewIfNeeded();
  await page.getByRole('group', { name: 'ETH', exact: true }).getByRole('button').click();
  await look('settings-explorers');
  await visit('about', 'settings-about');
};

/** Shows commands in the palette, and each kind of result of the search for an address. */
const visitPalette = async (
  page: Page,
  { window, palette, privacy }: Words,
  look: Look,
): Promise<void> => {
  await open(page, window.account.wallets);
  await page.getByRole('button', { name: palette.open }).click();
  const field = page.getByRole('combobox', { name: palette.placeholder });
  const dialog = page.getByRole('dialog', { name: palette.title });
  const ask = async (text: string, says: string, screen: string): Promise<void> => {
    await field.fill(text);
    await expect(dialog).toContainText(says);
    await look(screen);
  };
  const { titles } = palette;
  const wallet = '0xd021D3929f5bD33DFcE38193bf66A60F1f3F6E5D';
  await ask(window.account.contracts, window.account.contracts, 'palette-commands');
  await ask(wallet, palette.here, 'palette-yes');
  const alike = '0xf5B1ca0d93b6E27f8841f0C6729eE15B04C11139';
  await ask(alike, titles.alike(palette.quoted('Cold storage – vault 1'), false), 'palette-alike');
  await ask('0x7Be8076f4EA4A4AD08075C2508e481d6C946D12b', titles.none, 'palette-no');
  await ask(wallet.slice(0, 20), titles.part, 'palette-no-verdict');
  await page.keyboard.press('ControlOrMeta+Shift+H');
  await ask(wallet, titles.wallet(null), 'palette-hidden');
  await dialog.getByRole('option', { name: privacy.showForm }).click();
  await expect(dialog).toContainText(palette.here);
  await page.keyboard.press('Escape');
};

/** Opens all screens of the demo account one after the other. Starts on the first screen; `words` name the controls. */
export const visitDemoScreens = async (
  visitor: Tourist,
  words: Words,
  look: Look,
): Promise<void> => {
  const { page } = visitor;
  const { connect } = words.window;
  await expect(page.getByRole('heading', { name: connect.title })).toBeVisible();
  await look('connect');
  await page.getByRole('button', { name: connect.test }).click();
  await look('connect-missing');
  await page.getByRole('button', { name: connect.demo }).click();
  await expect(page.getByRole('heading', { name: 'Meridian Treasury Operations' })).toBeVisible();
  // The charts and the relations between addresses appear last.
  await expect(page.getByText(words.window.overview.attention.pair)).toBeVisible();
  const explore = page.getByRole('button', { name: words.charts.explore });
  await explore.waitFor();
  await look('overview');
  await page.getByRole('button', { name: `${words.window.account.profile}: ` }).click();
  await expect(page.getByRole('menu', { name: words.window.shell.profiles })).toBeVisible();
  await look('profiles');
  await page.getByRole('menuitem', { name: words.window.account.addProfile }).click();
  await page.getByRole('dialog', { name: connect.title }).waitFor();
  await look('add-profile');
  await page.keyboard.press('Escape');
  await explore.click();
  await page.getByText(words.charts.table).click();
  await look('overview-charts');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: words.export.open }).click();
  await expect(page.getByRole('button', { name: words.export.save })).toBeVisible();
  await look('export');
  await page.getByRole('radio', { name: words.export.purposes['signed-json'].title }).check();
  await look('export-signed');
  await page.keyboard.press('Escape');
  await open(page, words.activity.title);
  await expect(page.getByText(words.history.firstHint)).toBeVisible();
  await look('changes-empty');
  await visitLists(page, words, look);
  await visitPalette(page, words, look);
  await visitComparison(visitor, words, look);
  await visitDoubtful(page, words, look);
  await visitNotes(page, words, look);
  await visitSettings(visitor, words, look);
  await visitHidden(page, words, look);
};
