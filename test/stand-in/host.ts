import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { about } from './about';
import { launchChromium } from './chromium';
import type { MenuLine, SessionSystem } from './calls';
import type { Desktop } from './desktop/desktop';
import { createScriptedDesktop, type DesktopControls } from './desktop/scripted-desktop';
import { connectToMain } from './host-wire';
import { answerMain } from './host-answers';
import { appPathOf, spawnMain, type MainExit } from './main-process';
import type { PageLook, PageView } from './page-view';

/** How to start the built app on the stand-in. */
export interface StandInOptions extends PageLook {
  /** The built main file, normally out/main/index.cjs. */
  readonly mainEntry: string;
  /** Default: the user's own folder, as in Electron. Tests always give a folder. */
  readonly userDataDir?: string;
  readonly headless: boolean;
  /** Added to this process's environment. Never a secret: other processes can read it. */
  readonly env?: NodeJS.ProcessEnv;
  /** A browser to reuse. Without one the stand-in starts and closes its own. */
  readonly browser?: Browser;
  /** A desktop for the user. Without one, tests script the dialogs and the clipboard. */
  readonly desktop?: Desktop;
  /** Whether to print main's output as well as collect it. */
  readonly show?: boolean;
}

/** The running app. */
export interface StandIn extends DesktopControls {
  /** Resolves to the main window's first page once it is ready. Rejects with the output if the app ends earlier. */
  readonly page: () => Promise<Page>;
  readonly pid: number;
  readonly exited: Promise<MainExit>;
  /** All output of main and its utility processes to stdout and stderr. */
  readonly output: () => string;
  /** Lines of the open menu; null if no menu is open. */
  readonly shownMenu: () => Promise<readonly MenuLine[] | null>;
  readonly chooseInMenu: (label: string) => Promise<void>;
  readonly dismissMenu: () => Promise<void>;
  /** Emits an event of powerMonitor, such as 'suspend' or 'lock-screen'. */
  readonly powerEvent: (name: string) => Promise<void>;
  /** Advances main's monotonic clock. Main's timers do not change. */
  readonly passTime: (milliseconds: number) => Promise<void>;
  /**
   * Ends the user's session, and with it main: on Windows by a kill after `session-end`, on Linux with `quit` alone.
   */
  readonly endSession: (system: SessionSystem) => Promise<MainExit>;
  /** Gives the preload the path of a file before the test drops that file. */
  readonly expectFile: (file: string) => Promise<void>;
  /** Crashes the page's process. Resolves to the page that replaces it, once ready. */
  readonly crashPage: () => Promise<Page>;
  /** Quits as the user does. Kills main after 5 s. */
  readonly close: () => Promise<MainExit>;
  /** Kills main at once, as a crash or a power failure would. */
  readonly kill: () => Promise<MainExit>;
}

const quitTimeout = 5_000;

/** Starts the app. Resolves once main runs; `page()` resolves once the window is ready. */
export async function startStandIn(options: StandInOptions): Promise<StandIn> {
  const { userDataDir, headless, env = {}, show = false, ...others } = options;
  const { desktop, browser: shared, mainEntry: entry, ...look } = others;
  if (show) process.stdout.write(`${about}\n\n`);
  const colorScheme = look.colorScheme === 'dark' ? 'dark' : 'light';
  const mainEntry = path.resolve(entry);
  const browser = shared ?? (await launchChromium(headless));
  const scripted = createScriptedDesktop();
  const appArguments = userDataDir === undefined ? [] : [`--user-data-dir=${userDataDir}`];
  const main = await spawnMain(appPathOf(mainEntry), appArguments, env, show);
  const wire = connectToMain(main.child);
  const views = new Map<number, Promise<PageView>>();
  const whoWait: ((page: Page) => void)[] = [];
  const nextLoaded = () => new Promise<Page>((resolve) => void whoWait.push(resolve));
  const firstLoaded = nextLoaded();
  const surroundings = {
    browser,
    views,
    // Without an emulated viewport, a visible window keeps the size that the user gives it.
    look: headless ? look : { viewport: null, ...look },
    desktop: desktop ?? scripted,
  };
  answerMain(wire, surroundings, (loaded) => {
    for (const resolve of whoWait.splice(0)) resolve(loaded);
  });

  const exited = main.exited.then(async (exit) => {
    for (const view of views.values())
      await view.then(
        (shown) => shown.close(),
        () => undefined,
      );
    if (!shared) await browser.close();
    return exit;
  });
  wire.tell('start', { mainEntry, appArguments, colorScheme });

  async function whenReady(loaded: Promise<Page>): Promise<Page> {
    const page = await loaded;
    // Rejects if the page throws, because it may then never become ready. Main does not learn of the page's errors.
    const failed = page.waitForEvent('pageerror', { timeout: 0 }).then((error): never => {
      throw error;
    });
    failed.catch(() => undefined);
    const [thrown] = await page.pageErrors();
    if (thrown) throw thrown;
    const ready = page.waitForSelector('[data-ready="true"]', { state: 'attached' });
    await Promise.race([ready, failed]);
    return page;
  }
  const ended = exited.then((exit): never => {
    throw new Error(`The app ended (${JSON.stringify(exit)}) with this output:\n${main.output()}`);
  });
  const page = Promise.race([whenReady(firstLoaded), ended]);
  // Avoids an unhandled rejection. Callers of page() still get the error.
  page.catch(() => undefined);

  async function end(ms: number): Promise<MainExit> {
    await main.endWithin(ms);
    return exited;
  }
  return {
    ...scripted,
    page: () => page,
    pid: main.pid,
    exited,
    output: main.output,
    shownMenu: () => wire.call('shownMenu'),
    chooseInMenu: (label) => wire.call('chooseInMenu', label),
    dismissMenu: () => wire.call('dismissMenu'),
    powerEvent: (name) => wire.call('powerEvent', name),
    passTime: (milliseconds) => wire.call('passTime', milliseconds),
    async endSession(system) {
      wire.tell('endSession', system);
      return end(quitTimeout);
    },
    async expectFile(file) {
      for (const view of views.values()) await (await view).expectFile(path.basename(file), file);
    },
    async crashPage() {
      const next = nextLoaded();
      for (const view of views.values()) await (await view).crash();
      return Promise.race([whenReady(next), ended]);
    },
    async close() {
      wire.tell('userQuits');
      return end(quitTimeout);
    },
    kill: () => end(0),
  };
}
