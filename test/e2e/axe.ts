import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

const source = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

declare const axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };

/** Rules that depend on colours, the only thing a theme changes. */
const colourRules: string[] = ['color-contrast', 'link-in-text-block'];

/**
 * Rules that depend on words, the only thing a language changes: every element has a name, names that must differ do,
 * and the language is declared. Longer words can make a box scroll, so scrolling boxes must be reachable by the
 * keyboard.
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

/**
 * Violations found once no animation runs, because a colour in transition is neither its start nor its end. Returns
 * null while axe is not in the page.
 */
const find = (page: Page, how: RunOptions): Promise<readonly string[] | null> =>
  page.evaluate(async (options) => {
    if (!('axe' in globalThis)) return null;
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    const { violations } = await axe.run(document, options);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`,
      ),
    );
  }, how);

/** Violations on the current page, one line each, by all rules or by some. Empty when there are none. */
export const violations = async (
  page: Page,
  by: keyof typeof rulesFor = 'all rules',
): Promise<readonly string[]> => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const options: RunOptions = {
    resultTypes: ['violations'],
    // Only an unusual rule needs style sheets to be preloaded.
    preload: { assets: ['media'] },
    ...rulesFor[by],
  };
  const found = await find(page, options);
  if (found) return found;
  // The debugger evaluates axe, so the page's policy does not block it and stays in force for the page.
  await page.evaluate(await readFile(source, 'utf8'));
  return (await find(page, options)) ?? ['axe could not be loaded'];
};

/** Violations in the light theme and in the dark theme, which differ in colours alone. */
export const complaintsInBothThemes = async (page: Page): Promise<readonly string[]> => {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violations(page, 'rules of colours');
  return [...light, ...dark.map((complaint) => `dark: ${complaint}`)];
};
