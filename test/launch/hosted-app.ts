import type { BrowserContextOptions, ElectronApplication, Page } from 'playwright';
import type { MenuLine } from '../stand-in/calls';

/** How to start the built app, whichever host runs it. */
export interface StartOptions {
  readonly userDataDir: string;
  /** Size of the page, whatever the screen's; null leaves the window as large as it opens. */
  readonly viewport: BrowserContextOptions['viewport'];
  /** Emulated for pictures; undefined leaves the desktop's. */
  readonly colorScheme: BrowserContextOptions['colorScheme'];
  /** No picture is taken of it: the stand-in has less to draw. */
  readonly unseen?: boolean;
  /** Environment of another desktop session; this process's own where there is none. */
  readonly env?: NodeJS.ProcessEnv | undefined;
}

/** The running app, whichever host runs it. */
export interface HostedApp {
  readonly page: Page;
  /** For what only Electron itself can show; undefined on the stand-in. */
  readonly electron: ElectronApplication | undefined;
  readonly pid: number;
  readonly chooseFile: (path: string | null) => Promise<void>;
  readonly saveTo: (path: string | null) => Promise<void>;
  /** The next message box is answered with the button of this label. */
  readonly pressButton: (label: string | null) => Promise<void>;
  readonly setClipboard: (text: string) => Promise<void>;
  readonly clipboard: () => Promise<string>;
  readonly openedLinks: () => Promise<readonly string[]>;
  /** What the message boxes have said so far, in their order. */
  readonly questions: () => Promise<readonly string[]>;
  /** The native menu that is shown over the window; null when there is none. */
  readonly shownMenu: () => Promise<readonly MenuLine[] | null>;
  /** Chooses the item of this label in it. */
  readonly chooseInMenu: (label: string) => Promise<void>;
  readonly dismissMenu: () => Promise<void>;
  /** Drops a file, and others with it, onto an element, as from the system's file manager. */
  readonly dropFile: (
    path: string,
    selector: string,
    ...others: readonly string[]
  ) => Promise<void>;
  readonly output: () => string;
  /** Ends the page's process, as a crash would. */
  readonly crashPage: () => Promise<void>;
  /** What the system tells of sleep and locked screens, by the name of its event of `powerMonitor`, such as `suspend`. */
  readonly powerEvent: (name: string) => Promise<void>;
  /** Has main's monotonic clock go ahead; its timers do not, and the window's clock is the page's own. */
  readonly passTime: (milliseconds: number) => Promise<void>;
  /** What the window shows now, also after a crash. */
  readonly windowText: () => Promise<string>;
  /** Starts the app once more on the same user data. Resolves with the exit code of that second process. */
  readonly startAgain: () => Promise<number | null>;
  /** Quits as a person does. Tells whether the app had to be killed after all. */
  readonly close: () => Promise<{ readonly forced: boolean }>;
}

/** Drags files over an element and lets them go. Chromium makes them files of the disk, not those of a script. */
export async function dragOnto(
  page: Page,
  files: readonly string[],
  selector: string,
): Promise<void> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`nothing to drop on: ${selector}`);
  const session = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const data = { items: [], files: [...files], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, ...at, data });
  }
  await session.detach();
}

/** On the page once its first state is shown. */
export const readySelector = '[data-ready="true"]';
