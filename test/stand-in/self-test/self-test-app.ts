import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { startStandIn, type StandIn, type StandInOptions } from '../host';

/** The running self-test app with its page. */
export interface SelfTestApp {
  readonly standIn: StandIn;
  readonly page: Page;
  /** Calls main over the app's bridge. */
  readonly invoke: (channel: string, ...args: unknown[]) => Promise<unknown>;
  /** The lines that main has printed so far. */
  readonly log: () => string[];
}

const mainEntry = fileURLToPath(new URL('app/main.cjs', import.meta.url));

/** Starts the self-test app headless, in the given browser or a new one. */
export async function startSelfTestApp(
  options: Partial<StandInOptions> = {},
): Promise<SelfTestApp> {
  const userDataDir = mkdtempSync(path.join(tmpdir(), 'stand-in-'));
  const standIn = await startStandIn({ mainEntry, userDataDir, headless: true, ...options });
  void standIn.exited.then(() => {
    rmSync(userDataDir, { recursive: true, force: true });
  });
  const page = await standIn.page();
  return {
    standIn,
    page,
    invoke: (channel, ...args) =>
      page.evaluate(([name, values]) => window.bridge.invoke(name, ...values), [
        channel,
        args,
      ] as const),
    log: () => standIn.output().split('\n'),
  };
}
