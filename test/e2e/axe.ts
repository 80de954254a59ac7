import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

const source = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

declare const axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };

/** What hangs on colours, which is all that a theme changes; a language changes none of it. */
const colourRules: string[] = ['color-contrast', 'link-in-text-block'];

const rulesFor = {
  'all rules': {},
  'rules of colours': { runOnly: { type: 'rule', values: colourRules } },
  'other rules': {
    rules: Object.fromEntries(colourRules.map((name) => [name, { enabled: false }])),
  },
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
