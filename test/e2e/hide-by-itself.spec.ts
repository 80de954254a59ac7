import { demoAccount } from '../../electron/main/demo/account';
import type { HidingDelay } from '../../shared/profile';
import { expect, test, type App } from './fixtures';
import { partsSeen, seenTexts, textsIn, watchNext } from './seen';
import { openSettings } from './settings';

const holder = 'Meridian Treasury Operations';
const toggle = ({ page }: App) => page.getByRole('button', { name: 'Hide values' });
const pressed = (app: App, state: boolean) =>
  expect(toggle(app)).toHaveAttribute('aria-pressed', String(state));

const openDemo = async (app: App): Promise<void> => {
  await app.page.getByRole('button', { name: 'Explore with a demo account' }).click();
  await expect(app.page.getByRole('heading', { name: holder })).toBeVisible();
};

const hideAfter = async ({ page }: App, minutes: HidingDelay): Promise<void> => {
  await openSettings(page, 'privacy');
  const choice = page.getByLabel('Hide values when the app or the computer is not used');
  await choice.selectOption(String(minutes));
  // The field shows the stored value.
  await expect(choice).toHaveValue(String(minutes));
  await page.getByRole('link', { name: 'Overview', exact: true }).click();
};

/**
 * Resolves after main has checked for activity, which it does every 2 s. A copied text is checked again 300 ms later by
 * the same clock, so seven copies take longer than 2 s.
 */
const lookedAt = ({ page }: App): Promise<void> =>
  page.evaluate(async () => {
    for (let times = 0; times < 7; times += 1) await window.accountViewer.copyText({ text: 'x' });
  });

// A fake clock in the page is not removed after the test, so the app is not reused.
test('a window that nobody uses hides its values until they are shown', async ({ app, page }) => {
  await openDemo(app);
  await hideAfter(app, 5);
  await page.clock.install();
  await page.reload();
  await expect(page.getByRole('heading', { name: holder })).toBeVisible();
  const pass = async (seconds: number): Promise<void> => {
    // Main has received each key press before it responds to a later call.
    await page.evaluate(() => window.accountViewer.getState());
    await page.clock.fastForward(seconds * 1000);
    await app.passTime(seconds * 1000);
  };
  // Real time counts too, so two of the five minutes are left for it.
  await pass(180);
  await page.keyboard.press('Shift');
  await pass(180);
  await lookedAt(app);
  await pressed(app, false);
  await pass(180);
  await pressed(app, true);
  await expect(page.getByRole('heading', { name: holder })).toHaveCount(0);
  await page.keyboard.press('Shift');
  await lookedAt(app);
  await pressed(app, true);
});

test('a locked screen hides values, also from the next start on', async ({ app }) => {
  await openDemo(app);
  await app.powerEvent('lock-screen');
  // Main sends the event before it responds to another call.
  const holdersShown = await app.page.evaluate(async (name) => {
    await window.accountViewer.getState();
    return document.body.innerText.split(name).length - 1;
  }, holder);
  expect(holdersShown).toBe(0);
  const page = await app.relaunch();
  await pressed(app, true);
  await watchNext(page);
  await page.reload();
  await pressed(app, true);
  await page.getByRole('link', { name: 'Wallets', exact: true }).click();
  await expect(page.getByRole('gridcell').first()).toContainText('hidden');
  const seen = await seenTexts(page);
  expect(seen.join('\n')).toContain('Names, addresses, dates hidden · Show');
  expect(partsSeen(textsIn(demoAccount(Date.now())), seen)).toEqual([]);
  await toggle(app).click();
  await expect(page.getByText('Values are shown.')).toBeVisible();
});

test('a computer that sleeps hides values, and they stay hidden', async ({ app, page }) => {
  await openDemo(app);
  await hideAfter(app, 15);
  await app.powerEvent('suspend');
  await app.powerEvent('resume');
  await pressed(app, true);
  // A preference that is saved later restores main's state, not the window's.
  await page.getByRole('link', { name: 'Contracts', exact: true }).click();
  await page.getByRole('button', { name: 'Dates in local time' }).click();
  await expect(page.getByRole('button', { name: 'Dates in UTC' })).toBeVisible();
  await pressed(app, true);
});
