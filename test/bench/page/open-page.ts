import type { Browser, CDPSession, Page } from 'playwright';
import { contract, type CallName } from '../../../shared/contract';
import { words } from '../../../renderer/i18n/window';
import type { Box, PageOptions } from './in-page/bench-page';
import type { Control } from './in-page/controls';
import type { Subject } from './subjects';

export const openContracts: Control = { role: 'link', name: words.account.contracts };
export const closeContracts: Control = { role: 'link', name: words.account.overview };
export const sortByName: Control = { role: 'columnheader', name: words.fields.name };
export const sortByDate: Control = { role: 'columnheader', name: words.fields.deployedAt };

/** Milliseconds to wait on a fresh page. Its first frames draw the page, not the list. */
const settling = 400;

/** A page that has its rows in memory and shows none of them yet. */
export interface OpenPage {
  readonly page: Page;
  readonly protocol: CDPSession;
  readonly close: () => Promise<void>;
}

/** The settings that all pages of a run share. */
export interface Stage {
  readonly browser: Browser;
  /** Text of the script built from `in-page/`. */
  readonly script: string;
  readonly box: Box;
}

/** Opens a subject's page with `count` contracts. */
export const openPage = async (
  stage: Stage,
  subject: Subject,
  count: number,
): Promise<OpenPage> => {
  const context = await stage.browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const calls = Object.keys(contract) as CallName[];
  const options: PageOptions = { count, calls, painted: subject.painted, box: stage.box };
  await page.addInitScript(`${stage.script};benchPage.start(${JSON.stringify(options)})`);
  await page.goto(subject.url);
  await page.waitForFunction(() => window.bench.isReady());
  await page.waitForTimeout(settling);
  const protocol = await context.newCDPSession(page);
  return { page, protocol, close: () => context.close() };
};

/** Collects garbage three times, because one pass leaves objects that only finalisers release. */
export const collectGarbage = async (protocol: CDPSession): Promise<void> => {
  for (let pass = 0; pass < 3; pass += 1) await protocol.send('HeapProfiler.collectGarbage');
};

/** Bytes in use after a garbage collection. Adds array buffers, which `usedSize` does not include. */
export const usedHeap = async (protocol: CDPSession): Promise<number> => {
  await collectGarbage(protocol);
  const { usedSize, backingStorageSize } = await protocol.send('Runtime.getHeapUsage');
  return usedSize + backingStorageSize;
};
