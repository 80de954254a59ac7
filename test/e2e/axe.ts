import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

const source = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

declare const axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };

/** What axe has against the page as it is, one line each; empty when there is nothing. */
export const complaints = async (page: Page): Promise<readonly string[]> => {
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
  await page.evaluate(await readFile(source, 'utf8'));
  const { violations } = await page.evaluate(() =>
    axe.run(document, { resultTypes: ['violations'] }),
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`),
  );
};
