import type { Page } from 'playwright/test';
import { de } from '../../electron/main/i18n/de';
import { en } from '../../electron/main/i18n/en';
import { german as long } from '../pseudo/catalogue';
import { english } from '../pseudo/english';
import { speakPseudo } from '../pseudo/speak-pseudo';
import { visitDemoScreens } from '../screens/demo-screens';
import { visitServiceScreens } from '../screens/service-screens';
import { startStagedService } from '../screens/staged-service';
import { resize } from '../screens/resize';
import type { Look, Words } from '../screens/visitor';
import { violations } from './axe';
import {
  atEachSize,
  misfits,
  namedByNumbers,
  outOfReach,
  sideways,
  smallerSizes,
  usualSize,
  wholeRows,
  zoomedSize,
} from './fits';
import { expect, test, type App } from './fixtures';
import { chooseGerman } from './german';
import { layoutFlaws } from './layout';

test.use({ ownApp: true });

type Judge = (app: App, words: Words, screen: string) => Promise<readonly string[]>;

/** One screen of each kind, and every state of a list. Their accessibility trees are compared with `snapshots/`. */
const oneOfEachKind: ReadonlySet<string> = new Set([
  ...['connect', 'overview', 'wallets', 'wallets-grouped', 'wallets-no-match', 'wallets-details'],
  ...['contracts', 'contracts-details', 'contracts-filter', 'changes', 'settings', 'profiles'],
  ...['loading-wallets', 'captive-portal', 'wrong-key', 'service-down', 'service-down-with-data'],
  ...['empty-wallets', 'clock-corrected', 'alarm-wallets', 'alarm-details', 'acknowledge'],
  ...['offline-copy', 'another-account', 'lost-baseline', 'address-not-confirmed'],
  ...['hidden-contracts', 'hidden-details'],
]);

const lookedAtInTheDark: ReadonlySet<string> = new Set([
  ...['connect', 'overview', 'overview-charts', 'contracts-filter', 'wallets-details', 'changes'],
  ...['alarm-details', 'wrong-key'],
]);

/** Contract screens that have the same parts as the wallet screens. */
const sameParts: ReadonlySet<string> = new Set(
  ['grouped', 'no-match', 'completions', 'selected'].map((state) => `contracts-${state}`),
);

/** Screens with tables, which are also checked at a zoom of 400 %. */
const lookedAtZoomed: ReadonlySet<string> = new Set(['compare', 'settings-requests']);

/** Reports an alarmed list that shows too few whole rows. */
const keepsRows = async (page: Page, height: number): Promise<readonly string[]> => {
  const whole = await wholeRows(page);
  return whole < (height < 500 ? 4 : 6) ? [`only ${whole} rows in sight`] : [];
};

/** What does not fit or cannot be clicked while values are hidden. */
const misfitsHidden = async (page: Page): Promise<readonly string[]> => {
  await page.keyboard.press('ControlOrMeta+Shift+H');
  const found = [...(await misfits(page)), ...(await outOfReach(page))];
  await page.keyboard.press('ControlOrMeta+Shift+H');
  return found.map((flaw) => `hidden, ${flaw}`);
};

/**
 * At every size, the document is no larger than the window. At the widest and the narrowest size, no text is cut off or
 * overlaps other text. At the narrowest size, every control keeps its words. On screens with tables, nothing scrolls
 * sideways at any size. Hidden values are shorter than shown values, so hidden screens are checked only at the
 * narrowest size.
 */
const fits: Judge = async ({ page }, { privacy }, screen) => {
  const toggle = page.getByRole('button', { name: privacy.hide, includeHidden: true });
  // A dialog or popover does not change the page below, and the page is checked as a screen of its own.
  const liesAbove = (await page.locator('dialog:modal, [popover]:popover-open').count()) > 0;
  const canHide = !liesAbove && (await toggle.count()) > 0;
  const sizes = liesAbove ? smallerSizes.filter(([width]) => width === 480) : smallerSizes;
  const zoomed = lookedAtZoomed.has(screen) ? [zoomedSize] : [];
  return atEachSize(page, [...sizes, ...zoomed, usualSize], async (_page, [width, height]) => [
    ...(await misfits(page)),
    ...(zoomed.length > 0 ? await sideways(page) : []),
    ...(zoomed.length > 0 || width === 1280 || width === 480 ? await layoutFlaws(page) : []),
    ...(width === 480 ? await namedByNumbers(page) : []),
    ...(await outOfReach(page)),
    ...(screen === 'alarm-wallets' ? await keepsRows(page, height) : []),
    ...(width === 480 && canHide ? await misfitsHidden(page) : []),
  ]);
};

/** Axe finds no violation on the screen. */
const isAccessible: Judge = ({ page }) => violations(page);

/**
 * No control has a tooltip that repeats its name: screen readers would read both, one after the other. Chromium itself
 * leaves out a tooltip that equals the text of its control.
 */
const isSaidOnce: Judge = ({ page }) =>
  page.evaluate(() => {
    const top = document.querySelector('dialog:modal') ?? document.body;
    const plain = (text: string): string => text.replace(/\s/gu, '');
    return [...top.querySelectorAll<HTMLElement>(':is(button, a, input, select)[title]')]
      .filter(({ ariaLabel, innerText, title }) =>
        ariaLabel === null
          ? innerText.trim() !== title && plain(innerText) === plain(title)
          : plain(ariaLabel) === plain(title),
      )
      .map(({ title }) => `said twice: ${title}`);
  });

/**
 * Axe finds no violation that depends on words, the only thing another language changes. Checks one screen of each
 * kind.
 */
const isAccessibleInOtherWords: Judge = async ({ page }, _words, screen) =>
  oneOfEachKind.has(screen) ? violations(page, 'rules of words') : [];

/**
 * Axe finds no violation in the dark theme. renderer/app/tokens.test.ts checks that the dark colours contrast as well
 * as the light ones, so a few screens with all parts, charts and layered panels are enough.
 */
const isAccessibleInTheDark: Judge = async ({ page }, _words, screen) => {
  if (!lookedAtInTheDark.has(screen)) return [];
  await page.emulateMedia({ colorScheme: 'dark' });
  const found = await violations(page, 'rules of colours');
  await page.emulateMedia({ colorScheme: 'light' });
  return found.map((complaint) => `dark: ${complaint}`);
};

/** Values that differ between runs or machines, with their replacements. */
const passing: readonly (readonly [RegExp, string])[] = [
  [/127\.0\.0\.1:\d+/gu, 'HOST'],
  [/SHA256:[\w+/=]+/gu, 'FINGERPRINT'],
  [/\d{1,2}:\d{2}(:\d{2})?\s[AP]M/gu, 'TIME'],
  [/(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{1,2}, \d{4}/gu, 'DAY'],
  [/(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}(?=, TIME)/gu, 'DAY'],
  [
    /\b(just now|today|yesterday|under 1 min old|\d+ (min|h|days?) old|\d+ (second|sec|minute|min|hour|day|week|month|year)s? ago)/gu,
    'AGE',
  ],
  // An event of today can be an event of yesterday when the snapshot is taken.
  [/(DAY|AGE), (?=TIME)/gu, ''],
  [/\bin \d+ m?s\b/gu, 'in DURATION'],
  [/definition: \/\S+\/accounts$/gmu, 'definition: FOLDER'],
  [/[\d.]+ kB/gu, 'SIZE'],
  [/\b\d+\.\d+\.\d+\S*/gu, 'VERSION'],
  // The last announcement disappears after a while.
  [/- status( "|:\n *- paragraph: )Values are (shown|hidden)\."?$/gmu, '- status'],
];

/** The sidebar links, which only the overview snapshot contains. */
const links = /\n {2}- navigation "Account":(?:\n {4}.*)+/u;

/** Keeps only the first rows of each table: how many rows are drawn depends on the height of the window. */
const firstRows = (told: string, most = 4): string => {
  let rows = 0;
  let leftOut = Infinity;
  const kept = told.split('\n').filter((line) => {
    const depth = line.search(/\S/u);
    if (depth > leftOut) return false;
    leftOut = Infinity;
    if (/^ *- '?(grid|treegrid|table)\b/u.test(line)) rows = 0;
    const isRow = /^ *- '?row\b/u.test(line);
    if ((isRow || /^ *- rowgroup\b/u.test(line)) && rows >= most) {
      leftOut = depth;
      return false;
    }
    if (isRow) rows += 1;
    return true;
  });
  return kept.join('\n');
};

/** The accessibility tree of the screen equals its snapshot in `snapshots/`. */
const isReadAloud: Judge = async ({ page }, _words, screen) => {
  if (!oneOfEachKind.has(screen)) return [];
  // The app compares addresses when it is idle, so look-alike marks come late.
  await expect
    .soft(async () => {
      const told = await page.locator('body').ariaSnapshot();
      const lasting = passing.reduce((text, [what, name]) => text.replace(what, name), told);
      const own = screen === 'overview' ? lasting : lasting.replace(links, '');
      expect(`${firstRows(own)}\n`).toMatchSnapshot(`${screen}.txt`);
    }, screen)
    .toPass({ timeout: 30_000 });
  return [];
};

/*
 * Every text of the long language is at least as wide as its English and German text, whose words have their own tests
 * (i18n/*.test.ts). Where the long text fits, both fit.
 */
const languages = [
  ['English', english, [isReadAloud, isSaidOnce, isAccessible, isAccessibleInTheDark]],
  [
    'a language as long as German, and 40 % longer than English',
    long,
    [fits, isAccessibleInOtherWords],
  ],
] as const;

// Each walk takes as long as a dozen other tests.
test.describe.configure({ timeout: 600_000 });

/**
 * Runs the walk as one step. Outside a step, Playwright searches all earlier steps at each of its thousands of calls.
 */
const walk = (go: () => Promise<void>): Promise<void> => test.step('walk', go);

for (const [language, words, judges] of languages) {
  const prepare = async (app: App): Promise<void> => {
    await resize(app.page, usualSize);
    if (words === english) return;
    await chooseGerman(app);
    await speakPseudo(app.page);
  };
  /** Runs every judge on a screen and collects the faults, so that one fault hides no other. */
  const judging =
    (app: App, faults: string[]): Look =>
    async (screen) => {
      if (sameParts.has(screen)) return;
      for (const judge of judges) {
        faults.push(...(await judge(app, words, screen)).map((fault) => `${screen}: ${fault}`));
      }
    };

  test(`every screen of the demo account is in order in ${language}`, async ({ app }) => {
    const faults: string[] = [];
    await walk(async () => {
      await prepare(app);
      await visitDemoScreens(app, words, judging(app, faults));
    });
    expect(faults).toEqual([]);
    if (words === english) return;
    const said = await app.page.locator('body').innerText();
    for (const text of [english.window.account.refresh, english.window.settings.pagesTitle]) {
      expect(said).not.toContain(text);
    }
  });

  test(`every screen that a service can bring about is in order in ${language}`, async ({
    app,
  }) => {
    const faults: string[] = [];
    const service = await startStagedService('hanging');
    await walk(async () => {
      await prepare(app);
      await visitServiceScreens(
        app,
        words,
        service,
        (words === english ? en : de).confirmConnection.confirm,
        judging(app, faults),
        () => (words === long ? speakPseudo(app.page) : Promise.resolve()),
      );
    });
    await service.close();
    expect(faults).toEqual([]);
  });
}

test('layoutFlaws finds text that is cut off or covered', async ({ page }) => {
  await resize(page, usualSize);
  expect(await layoutFlaws(page)).toEqual([]);
  await page.getByRole('heading', { level: 1 }).evaluate(({ style }) => {
    style.width = '60px';
    style.overflow = 'hidden';
    style.whiteSpace = 'nowrap';
  });
  await page.getByRole('button', { name: english.window.connect.test }).evaluate(({ style }) => {
    style.marginRight = '-80px';
  });
  const flaws = await layoutFlaws(page);
  expect(flaws).toContainEqual(expect.stringMatching(/^cut: "Connect an account"/u));
  expect(flaws).toContainEqual(expect.stringMatching(/^overlap: "Test connection"/u));
});
