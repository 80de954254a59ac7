import type { BrowserContextOptions, ElectronApplication, Page } from 'playwright';
import type { MenuLine, SessionSystem } from '../stand-in/calls';

/** How to start the built app, on Electron or on the stand-in. */
export interface StartOptions {
  readonly userDataDir: string;
  /** Emulated size of the page, independent of the screen; null keeps the window's own size. */
  readonly viewport: BrowserContextOptions['viewport'];
  /** Emulated for pictures; undefined keeps the desktop's. */
  readonly colorScheme: BrowserContextOptions['colorScheme'];
  /** True when no picture is taken, so that the stand-in draws less. */
  readonly unseen?: boolean;
  /** Environment of another desktop session; undefined for this process's own. */
  readonly env?: NodeJS.ProcessEnv | undefined;
}

/** The running app, on Electron or on the stand-in. */
export interface HostedApp {
  readonly page: Page;
  /** For tests that need Electron itself; undefined on the stand-in. */
  readonly electron: ElectronApplication | undefined;
  readonly pid: number;
  /** Answers the next open dialog with this path; null cancels it. */
  readonly chooseFile: (path: string | null) => Promise<void>;
  /** Answers the next save dialog with this path; null cancels it. */
  readonly saveTo: (path: string | null) => Promise<void>;
  /** Presses the button with this label in the next message box; null leaves the box open until the app closes it. */
  readonly pressButton: (label: string | null) => Promise<void>;
  readonly setClipboard: (text: string) => Promise<void>;
  readonly clipboard: () => Promise<string>;
  readonly openedLinks: () => Promise<readonly string[]>;
  /** Messages of all message boxes so far, in order. */
  readonly questions: () => Promise<readonly string[]>;
  /** Visible lines of the open native menu; null when no menu is open. */
  readonly shownMenu: () => Promise<readonly MenuLine[] | null>;
  /** Chooses the item with this label in the open native menu. */
  readonly chooseInMenu: (label: string) => Promise<void>;
  readonly dismissMenu: () => Promise<void>;
  /** Drops one or more files onto an element, as the system's file manager does. */
  readonly dropFile: (
    path: string,
    selector: string,
    ...others: readonly string[]
  ) => Promise<void>;
  readonly output: () => string;
  /** Crashes the page's process. */
  readonly crashPage: () => Promise<void>;
  /** Emits an event of `powerMonitor`, such as `suspend` or `lock-screen`. */
  readonly powerEvent: (name: string) => Promise<void>;
  /** Advances main's monotonic clock. Main's timers and the renderer's clock do not change. */
  readonly passTime: (milliseconds: number) => Promise<void>;
  /** Ends the user's session as a system does, and with it the app. Resolves once main is gone. */
  readonly endSession: (system: SessionSystem) => Promise<void>;
  /** Text that the window shows now, also after a crash. */
  readonly windowText: () => Promise<string>;
  /** Starts the app a second time on the same user data. Resolves to the exit code of the second process. */
  readonly startAgain: () => Promise<number | null>;
  /** Quits as the user does. Resolves to whether the app had to be killed. */
  readonly close: () => Promise<{ readonly forced: boolean }>;
}

/** Drops files from the disk onto an element. A script could only drop files that it made itself. */
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

/** Matches once the page shows its first state. */
export const readySelector = '[data-ready="true"]';
