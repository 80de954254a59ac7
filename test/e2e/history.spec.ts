import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { letDaysPass } from '../screens/let-days-pass';
import { otherAddress, smallAccount, smallContract, smallWallet } from '../service/small-account';
import { readCsvBelowFacts } from '../unit/export/read-csv';
import { expect, test } from './connect';
import { missingWidth } from './fits';
import { layoutFlaws } from './layout';
import { openSettings } from './settings';
import { placesReadAloud } from './read-aloud';

const second = { ...smallWallet, id: 'second', walletAddress: 'elsewhere', walletName: '=1+1' };
const renamed = { ...smallWallet, walletName: 'Renamed account' };

const open = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Changes' })).toBeVisible();
};
const linesOf = (page: Page) => page.getByRole('region', { name: 'History' }).getByRole('listitem');
const narrow = (page: Page, to: string) =>
  page.getByRole('radio', { name: to, exact: true }).check();

test('changes, alarms and their reasons stay after a restart', async ({ connected }) => {
  const { app, page, answer } = await connected();
  await open(page);
  await expect(linesOf(page)).toHaveText([/The history of this account begins here/u]);

  await answer({
    ...smallAccount,
    email: 'somebody.else@example.com',
    wallets: [{ ...smallWallet, walletAddress: otherAddress.toLowerCase() }, second],
    smartContracts: [],
  });
  const lines = linesOf(page);
  // In EIP-55 checksum case, as in the list.
  await expect(lines.filter({ hasText: 'The address of wallet' })).toContainText(otherAddress);
  await expect(lines.filter({ hasText: 'New wallet' })).toContainText('elsewhere');
  const gone = lines.filter({ hasText: 'is gone' });
  await expect(gone).toContainText(smallContract.name);
  await expect(lines.filter({ hasText: 'e-mail address' })).toContainText(
    /.+@.+→ became somebody\.else@example\.com/u,
  );

  // Review opens the record. The question focuses Cancel, and Escape changes nothing.
  const alarm = lines.filter({ hasText: 'The address of wallet' });
  await alarm.getByRole('button', { name: 'Review' }).click();
  const ask = page.getByRole('button', { name: 'Acknowledge…' });
  await ask.click();
  const dialog = page.getByRole('dialog', { name: 'Acknowledge this change?' });
  await expect(dialog).toContainText(smallWallet.walletAddress);
  await expect(dialog).toContainText(otherAddress);
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  // Screen readers announce the question with the values, and which characters differ.
  await expect(dialog).toHaveAccessibleDescription(/Differing, counted after 0x: character/u);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await ask.click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('  Maria said so on the phone. ');
  await dialog.getByRole('button', { name: 'Acknowledge' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  // Closing the record returns to its line.
  await page.keyboard.press('Escape');
  await expect(alarm.getByText(/^Acknowledged/u)).toBeVisible();
  await expect(alarm).toContainText('Reason: Maria said so on the phone.');
  await expect(alarm.getByRole('link')).toBeFocused();

  await page.getByRole('button', { name: 'Mark all as seen' }).click();
  await expect(page.getByText('Marked as seen.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark all as seen' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Mark all as seen' })).toBeFocused();
  await expect(page.getByText(/^You have seen everything below/u)).toBeVisible();
  await expect(lines.filter({ hasText: 'Not seen yet:' })).toHaveCount(0);
  const count = await lines.count();
  const again = await app.relaunch();
  await open(again);
  await expect(linesOf(again)).toHaveCount(count);
  await expect(linesOf(again).filter({ hasText: 'Acknowledged' })).toContainText('Maria said');
  await expect(linesOf(again).last()).toContainText('begins here');
  await expect(again.getByText(/^You have seen everything below/u)).toBeVisible();
});

test('a day without changes says so until a change comes', async ({ connected }) => {
  test.skip(process.platform === 'darwin', 'macOS asks before another program reads an item');
  const { app, answer } = await connected();
  const later = { ...smallWallet, id: 'later', walletAddress: 'another-address' };
  await open(app.page);
  await expect(linesOf(app.page)).toHaveText([/The history of this account begins here/u]);
  await answer({ ...smallAccount, wallets: [smallWallet, later] });
  await expect(linesOf(app.page).filter({ hasText: 'New wallet' })).toBeVisible();
  const unchanged = (page: Page) => page.getByText(/^No changes up to the last reading, /u);
  await expect(unchanged(app.page)).toHaveCount(0);

  const page = await app.relaunch(() => letDaysPass(app.userData, 1));
  await open(page);
  const days = page.getByRole('region', { name: 'History' }).getByRole('heading', { level: 2 });
  // The day that the “seen” line divides has two headings, the second only for screen readers.
  await expect(days).toHaveText([/^Today/u, /^Yesterday/u, /^Yesterday/u]);
  await expect(unchanged(page)).toBeVisible();
  await expect(page.getByText(/^You have seen everything below · yesterday, /u)).toBeVisible();
  // A filtered history makes no statement about unchanged days.
  await narrow(page, 'Gone');
  await expect(unchanged(page)).toHaveCount(0);
  await narrow(page, 'All kinds');
  await expect(unchanged(page)).toBeVisible();

  await answer({ ...smallAccount, wallets: [renamed, later] });
  await expect(linesOf(page).first()).toContainText('Renamed account');
  await expect(unchanged(page)).toHaveCount(0);
});

test('a history can be narrowed, links to its records, and is exported', async ({ connected }) => {
  const { app, page, answer } = await connected();
  await open(page);
  await expect(linesOf(page)).toHaveCount(1);
  await answer({ ...smallAccount, wallets: [renamed, second], smartContracts: [] });
  await expect(linesOf(page)).toHaveCount(4);

  await narrow(page, 'Renamed');
  await expect(linesOf(page)).toHaveText([/Wallet Renamed account was renamed/u]);
  await narrow(page, 'Gone');
  await narrow(page, 'Contracts');
  await expect(linesOf(page)).toHaveText([/is gone/u]);
  await page.getByRole('link', { name: 'Overview' }).click();
  await open(page);
  await expect(page.getByRole('radio', { name: 'Gone' })).toBeChecked();
  await expect(linesOf(page)).toHaveCount(1);
  const readAloud = await placesReadAloud(page);
  await narrow(page, 'Wallets');
  const nothing = 'Nothing like this has happened';
  await expect(page.getByRole('heading', { name: nothing })).toBeVisible();
  expect(await readAloud()).toContain(nothing);
  await expect(page.getByRole('button', { name: 'Export history…' })).toBeDisabled();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(linesOf(page)).toHaveCount(4);

  const file = `${app.userData}-history.csv`;
  await app.saveTo(file);
  await page.getByRole('button', { name: 'Export history…' }).click();
  await expect(
    page.getByText(/^Saved 4 lines\. An apostrophe \('\) was put in front of 2 cells, so that/u),
  ).toBeVisible();
  const [head, ...rows] = readCsvBelowFacts(await readFile(file)).rows;
  expect(head?.slice(0, 4)).toEqual(['time', 'kind', 'list', 'name']);
  expect(rows.map(([, kind, list, name]) => [kind, list, name]).toSorted()).toEqual([
    ['added', 'wallets', "'=1+1"],
    ['begun', 'account', smallAccount.name],
    ['removed', 'contracts', smallContract.name],
    ['renamed', 'wallets', 'Renamed account'],
  ]);

  const link = linesOf(page).getByRole('link', { name: 'Renamed account' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Wallets' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Renamed account' })).toBeVisible();

  // Escape returns to the line. Arrow keys move between lines, and a line about a removed record opens nothing.
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await page.keyboard.press('Home');
  const gone = linesOf(page).filter({ hasText: 'is gone' });
  await expect(gone).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+c');
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(smallContract.name);
  // All lines fit on one page.
  await page.keyboard.press('PageDown');
  await expect(linesOf(page).last()).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(gone).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const next = linesOf(page).nth(1).getByRole('link');
  await expect(next).toBeFocused();
  await page.keyboard.press('ControlOrMeta+c');
  const copied = await page.evaluate(() => getSelection()?.toString());
  expect(copied).toBe(await next.textContent());
});

test('five thousand lines are kept, and scrolling loads older ones', async ({ connected }) => {
  // Each answer renames 230 wallets and 230 contracts, gives 230 contracts another time, and adds as many wallets and
  // contracts. Per kind, 200 get a line each and the others share one.
  const some = (round: number, length: number) =>
    Array.from({ length }, (_, number) => ({
      number,
      name: `Name ${number} of round ${number < 230 ? round : 0}`,
      deployedAt: `2024-03-0${number >= 230 && number < 460 ? round + 1 : 1}T00:00:00.000Z`,
    }));
  const account = (round: number) => ({
    ...smallAccount,
    wallets: some(round, 230 * (round + 1)).map(({ number, name }) => ({
      ...smallWallet,
      id: `wallet ${number}`,
      walletAddress: `address ${number}`,
      walletName: name,
    })),
    smartContracts: some(round, 230 * (round + 2)).map(({ number, ...named }) => ({
      ...smallContract,
      ...named,
      address: `contract ${number}`,
    })),
  });
  const { page, answer } = await connected({ account: account(0) });
  await open(page);
  // The first answer, which later ones are compared with.
  await expect(linesOf(page)).toHaveCount(1);
  for (let round = 1; round <= 5; round += 1) {
    await answer(account(round));
    // Each answer is listed before the next one is requested.
    const count = Math.min(5000, 1 + round * 5 * 201).toLocaleString('en');
    await expect(page.getByText(`${count} entries since`)).toBeVisible();
  }
  await expect(page.getByText(/^5,000 entries since/u)).toContainText(
    'older ones are no longer kept',
  );
  // All changes of one kind that an answer brought are one line.
  await expect(linesOf(page).filter({ hasText: '230 wallets were renamed' }).first()).toBeVisible();
  const region = page.getByRole('region', { name: 'History' });
  await region.getByRole('button', { name: 'Show 200' }).first().click();
  await expect(linesOf(page).getByRole('link').first()).toBeVisible();
  // Lines out of view are not drawn.
  expect(await linesOf(page).count()).toBeLessThan(200);
  await region.getByRole('button', { name: 'Hide' }).click();
  await expect(linesOf(page).getByRole('link')).toHaveCount(0);
  // A filter reads the history again from the newest answer on. Older lines load until there are no more.
  await narrow(page, 'Renamed');
  await expect(linesOf(page)).toHaveCount(10);
  await narrow(page, 'All kinds');
  await expect(async () => {
    await linesOf(page).last().scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: /^Show older/u })).toHaveCount(0, { timeout: 1 });
  }).toPass({ intervals: [100] });
  // Only the history itself scrolls.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  // A newer answer removes none of the loaded lines.
  await answer(account(6));
  await expect(linesOf(page).filter({ hasText: 'of round 6' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Show older/u })).toHaveCount(0);
});

test('the history fits a narrow window, and can be hidden', async ({ connected }) => {
  const long = 'A name that is as long as names of people who describe everything '
    .repeat(3)
    .trim();
  const { page, answer } = await connected();
  await open(page);
  await expect(linesOf(page)).toHaveCount(1);
  await answer({
    ...smallAccount,
    name: 'Somebody else entirely',
    wallets: [{ ...smallWallet, walletName: long, walletAddress: otherAddress }, second],
  });
  // In every window width, the change notice is readable to its last letter.
  await page.getByRole('link', { name: 'Overview' }).click();
  for (const width of [480, 1280]) {
    await page.setViewportSize({ width, height: 820 });
    expect(await missingWidth(page.getByRole('alert').locator('strong')), `${width} px`).toBe(0);
  }
  await page.getByRole('button', { name: 'Review' }).first().click();
  await page.getByRole('button', { name: 'Acknowledge…' }).click();
  const reason = 'Asked the holder, who read the address out';
  await page.getByRole('dialog').getByRole('textbox').fill(reason);
  await page.getByRole('dialog').getByRole('button', { name: 'Acknowledge' }).click();
  await openSettings(page, 'app');
  await page.getByLabel('Language').selectOption({ label: 'Deutsch' });
  await page.getByRole('link', { name: 'Änderungen' }).click();
  const lines = page.getByRole('region', { name: 'Verlauf' }).getByRole('listitem');
  const settled = lines.filter({ hasText: 'Die Adresse der Wallet' });
  await expect(settled).toContainText(`Grund: ${reason}`);
  await expect(settled.getByText(/^Bestätigt/u)).toBeVisible();
  await expect(lines.filter({ hasText: 'Neue Wallet' })).toBeVisible();
  for (const width of [820, 480]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await layoutFlaws(page), `${width} px`).toEqual([]);
  }
  // Where the choices have no room, they become a menu.
  await page.getByRole('button', { name: 'Art der Änderung' }).click();
  await page.getByRole('menuitemradio', { name: 'Umbenannt' }).click();
  await expect(lines).toHaveText([/wurde umbenannt/u]);
  await page.getByRole('button', { name: 'Art der Änderung' }).click();
  await page.getByRole('menuitemradio', { name: 'Alle Arten' }).click();
  await expect(lines.filter({ hasText: 'Neue Wallet' })).toBeVisible();

  await page.keyboard.press('ControlOrMeta+Shift+H');
  await expect(lines.filter({ hasText: 'Neue Wallet' })).not.toContainText('elsewhere');
  const html = await page.content();
  const values = [long, otherAddress, smallWallet.walletAddress, 'elsewhere', 'Somebody', reason];
  expect(values.filter((value) => html.includes(value))).toEqual([]);
});
