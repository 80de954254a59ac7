import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

const source = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

declare const axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };

/** What hangs on colours, which is all that a theme changes. */
const colourRules: string[] = ['color-contrast', 'link-in-text-block'];

/**
 * What hangs on words, which is all that a language changes: that everything has a name, and what must differ from each
 * other does; which language it is; and, because words may be longer, that what scrolls can be reached by the keyboard.
 */
const wordRules: string[] = [
  ...['aria-command-name', 'aria-dialog-name', 'aria-input-field-name', 'aria-meter-name'],
  ...['aria-progressbar-name', 'aria-tab-name', 'aria-toggle-field-name', 'aria-tooltip-name'],
  ...['aria-treeitem-name', 'button-name', 'input-button-name', 'link-name', 'select-name'],
  ...['summary-name', 'image-alt', 'role-img-alt', 'svg-img-alt', 'label', 'label-title-only'],
  ...['empty-heading', 'empty-table-header', 'image-redundant-alt', 'landmark-unique'],
  ...['table-duplicate-name', 'document-title', 'html-has-lang', 'html-lang-valid', 'valid-lang'],
  'scrollable-region-focusable',
];

const only = (names: string[]) => ({ runOnly: { type: 'rule', values: names } }) as const;

const rulesFor = {
  'all rules': {},
  'rules of colours': only(colourRules),
  'rules of words': only(wordRules),
} as const satisfies Record<string, RunOptions>;

/** What axe has against the page as it is, one line each, by all of its rules or by some; empty when there is nothing. */
export const complaints = async (
  page: Page,
  by: keyof typeof rulesFor = 'all rules',
): Promise<readonly string[]> => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // A colour on its way to another is neither.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
  // Evaluated by the debugger, which the page's policy does not bind; the policy stays as it is for the page.
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(await readFile(source, 'utf8'));
  }
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...rulesFor[by],
  };
  const { violations } = await page.evaluate((how) => axe.run(document, how), options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`),
  );
};

/** The same in the light theme and in the dark one, which differs from it in colours alone. */
export const complaintsInBothThemes = async (page: Page): Promise<readonly string[]> => {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await complaints(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await complaints(page, 'rules of colours');
  return [...light, ...dark.map((complaint) => `dark: ${complaint}`)];
};
