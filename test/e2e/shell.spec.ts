import { writeFile } from 'node:fs/promises';
import { faults } from '../service/faults';
import { smallAccount } from '../service/small-account';
import { violations } from './axe';
import { connect, expect, refresh, test } from './connect';
import type { App } from './fixtures';
import { missingWidth } from './fits';
import { layoutFlaws } from './layout';
import { chooseProfile, profileButton } from './profile-menu';
import { openSettings } from './settings';

const widths = [320, 480, 560, 720, 900, 1100, 1280] as const;

/**
 * Reports whether anything makes the document or the app's frame longer than the window, the height of the header, and
 * the header buttons outside the window.
 */
const measure = ({ page }: App) =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    scrollTo(0, 10_000);
    for (const box of document.querySelectorAll('#root, #root > *, #root > * > *, main')) {
      box.scrollTop = 10_000;
    }
    const header = document.querySelector('main > header')?.getBoundingClientRect();
    const buttons = [...document.querySelectorAll('main > header button')].filter((button) => {
      const { left, right } = button.getBoundingClientRect();
      return button.checkVisibility() && (left < 0 || right > innerWidth);
    });
    return {
      outside: buttons.map(({ ariaLabel, textContent }) => ariaLabel ?? textContent),
      over: [scrollHeight - innerHeight, scrollWidth - innerWidth],
      header: [header?.top, header?.height],
    };
  });
const asLaidOut = { outside: [], over: [0, 0], header: [0, 52] };

test('the header fits on one line at any width', async ({ opened }) => {
  let hangs = false;
  const hang = faults['never-answers'];
  const { app, page } = await opened({
    clockOffset: 9 * 60_000,
    intercept: (context) => (hangs ? hang(context) : 'continue'),
  });
  await openSettings(page, 'app');
  await page.getByLabel('Language').selectOption({ label: 'Deutsch' });
  await page.getByRole('link', { name: 'Übersicht' }).click();
  const flaws: string[] = [];
  const look = async (state: string): Promise<void> => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 820 });
      flaws.push(...(await layoutFlaws(page)).map((flaw) => `${state}, ${width}: ${flaw}`));
      expect(await measure(app), `${state}, ${width}`).toEqual(asLaidOut);
    }
  };
  await expect(page.getByRole('button', { name: /^Aktuell, Uhr korrigiert/u })).toBeVisible();
  await look('a wrong clock');
  hangs = true;
  await page.getByRole('button', { name: 'Aktualisieren' }).click();
  await expect(page.getByRole('button', { name: 'Stoppen' })).toBeVisible();
  await expect(page.getByText(/^\d+\ss$/u)).toBeAttached();
  await look('a wrong clock while it is read');
  await page.getByRole('button', { name: 'Stoppen' }).click();
  await expect(page.getByRole('button', { name: /^Nicht aktuell, gestoppt · \d/u })).toBeVisible();
  await look('a wrong clock after a stop');
  await page.keyboard.press('ControlOrMeta+Shift+H');
  await expect(
    page.getByRole('button', { name: /^Werte verbergen/u, pressed: true }),
  ).toBeVisible();
  await look('hidden values after a stop');
  expect(flaws).toEqual([]);
});

test('the status dot shows the source, age and clock of the answer', async ({ connected }) => {
  const { page, service } = await connected();
  const dot = page.getByRole('button', { name: /^Live · just now$/u });
  await dot.click();
  const host = page.getByRole('definition').filter({ hasText: service.baseUrl });
  await expect(host.last()).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Times are in' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dot).toBeFocused();
  // At a zoom of 300 % only the dot is left to see; its meaning is still the name of the button.
  await page.setViewportSize({ width: 420, height: 400 });
  await expect(page.getByRole('button', { name: 'Live', exact: true })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  service.meet(faults.outage);
  await page.keyboard.press('F5');
  await page.getByRole('button', { name: /^Not live · /u }).click();
  await expect(page.getByText('The last refresh failed. This is an earlier answer.')).toBeVisible();
});

/** Imports profiles without keys, as another computer exported them. */
const importProfiles = async (app: App, names: readonly string[]): Promise<void> => {
  const file = `${app.userData}-profiles.json`;
  const rest = {
    baseUrl: 'https://accounts.treasury.example.net',
    colour: 'red',
    signedPath: 'endpoint',
  };
  const profiles = names.map((name, place) => ({ name, ...rest, production: place % 2 === 0 }));
  await writeFile(
    file,
    JSON.stringify({ format: 'account-viewer-profiles', version: 1, profiles }),
  );
  await app.chooseFile(file);
  await openSettings(app.page, 'profile');
  await app.page.getByRole('button', { name: 'Import profiles…' }).click();
  await expect(app.page.getByText(/profiles added/u)).toBeVisible();
};

const names = [
  'Very long name '.repeat(4),
  'חשבון ראשי של החברה',
  ...Array.from({ length: 18 }, (_, place) => `Branch ${place + 1}`),
];

test('the menu of profiles holds twenty, and returns the focus', async ({ opened }) => {
  const { app, page } = await opened();
  await importProfiles(app, names);
  for (const width of [1280, 480]) {
    await page.setViewportSize({ width, height: 600 });
    await profileButton(page).click();
    await expect(page.getByRole('menuitemradio', { checked: true })).toBeFocused();
    await expect(page.getByRole('menuitemradio')).toHaveCount(names.length + 1);
    await expect(page.getByRole('menuitem', { name: 'Manage profiles…' })).toBeInViewport();
    expect(await layoutFlaws(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    expect(await measure(app)).toEqual(asLaidOut);
    await page.keyboard.press('Escape');
    await expect(profileButton(page)).toBeFocused();
  }
  await page.setViewportSize({ width: 1280, height: 600 });
  await chooseProfile(page, 'Branch 2');
  // A host that does not fit shows its end.
  const host = profileButton(page).getByText('accounts.treasury.example.net');
  const [text, box] = await Promise.all([host.boundingBox(), host.locator('..').boundingBox()]);
  if (!text || !box) throw new Error('the host is not drawn');
  expect(text.x).toBeLessThan(box.x);
  expect(text.x + text.width).toBeCloseTo(box.x + box.width, 0);
  await page.setViewportSize({ width: 480, height: 600 });
  await expect(profileButton(page)).toHaveAccessibleName(/^Profile: Branch 2/u);
  await expect(profileButton(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'No data yet' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  // The item also works from another page of the settings.
  await openSettings(page, 'connection');
  await profileButton(page).click();
  await page.getByRole('menuitem', { name: 'Manage profiles…' }).click();
  await expect(page.getByLabel('Profile name')).toBeVisible();
});

test('in a narrow window the sidebar is a rail of icons with names', async ({ opened }) => {
  const { app, page, service } = await opened();
  const views = ['Overview', 'Wallets', 'Contracts', 'Changes', 'Settings'];
  await page.setViewportSize({ width: 820, height: 600 });
  for (const name of views) {
    const link = page.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('title', name);
    expect((await link.boundingBox())?.width).toBeLessThan(48);
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    const title = name === 'Overview' ? smallAccount.name : name;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('[aria-current=page]')).toHaveCount(1);
  }

  // At a zoom of 400 %, the texts beside the title make room for it.
  await page.setViewportSize({ width: 320, height: 600 });
  for (const name of ['Wallets', 'Contracts', 'Changes']) {
    await page.getByRole('link', { name, exact: true }).click();
    const title = page.getByRole('heading', { level: 1, name });
    expect(await missingWidth(title), name).toBe(0);
  }
  // The note that a setting is saved is beside the setting's name, not over its value.
  await openSettings(page, 'app');
  const theme = page.getByRole('combobox', { name: 'Theme' });
  await theme.selectOption('Light');
  const saved = await page.getByText('Saved', { exact: true }).last().boundingBox();
  const { y: top = 0 } = (await theme.boundingBox()) ?? {};
  expect(saved && saved.y + saved.height).toBeLessThanOrEqual(top);
  await theme.selectOption('Same as system');
  await page.getByRole('button', { name: 'Hide values' }).click();
  await refresh(app, service);
  // An open sidebar leaves less room than some narrower windows have.
  for (const width of [821, 940]) {
    await page.setViewportSize({ width, height: 600 });
    for (const name of ['Wallets', 'Changes']) {
      await page.getByRole('link', { name, exact: true }).click();
      expect(await layoutFlaws(page), `${name}, ${width}`).toEqual([]);
    }
  }
  // The narrowest window, and one of 1280 × 1024 at a zoom of 400 %.
  for (const [width, height] of [
    [480, 400],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of views) {
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      expect(await measure(app), `${name}, ${width}`).toEqual(asLaidOut);
    }
  }
  await expect(profileButton(page)).toHaveAccessibleName('Profile: Profile 1');
});

test('the title of a view is never cut off at any width, whatever is beside it', async ({
  opened,
}) => {
  const { page, service } = await opened();
  service.meet(faults.outage);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('button', { name: 'Not live' })).toBeVisible();
  await page.getByRole('link', { name: 'Contracts', exact: true }).click();
  const title = page.getByRole('heading', { level: 1, name: 'Contracts' });
  for (const state of ['shown', 'hidden']) {
    for (const width of [320, 420, 480, 560, 720, 840, 900, 1000, 1100]) {
      await page.setViewportSize({ width, height: 600 });
      expect(await missingWidth(title), `${width}, values ${state}`).toBe(0);
    }
    await page.keyboard.press('ControlOrMeta+Shift+H');
  }
});

test('the links of the sidebar do not move', async ({ app, page, startService }) => {
  let letAnswer = (): void => undefined;
  const mayAnswer = new Promise<void>((resolve) => {
    letAnswer = resolve;
  });
  const service = await startService({
    account: {
      ...smallAccount,
      name: 'Meridian Treasury Operations and Settlement Limited',
    },
    intercept: () => mayAnswer.then(() => 'continue' as const),
  });
  await connect(app, service.baseUrl, service, 'Treasury of the subsidiary in Zürich');
  const placeOfLinks = () => page.getByRole('link', { name: 'Wallets', exact: true }).boundingBox();
  const title = page.getByRole('heading', { level: 1, name: /^Meridian Treasury/u });
  const before = await placeOfLinks();
  await expect(title).toHaveCount(0);
  letAnswer();
  await expect(title).toBeVisible();
  await expect(profileButton(page).getByTitle(/and Settlement Limited/u)).toBeVisible();
  expect(await placeOfLinks()).toEqual(before);
  await page.getByRole('button', { name: 'Hide values' }).click();
  await expect(title).toHaveCount(0);
  expect(await placeOfLinks()).toEqual(before);
});
