import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';
import type { Size } from 'electron';
import type { ColorScheme, EditCommand, PageProxy } from './calls';
import type { MainWire } from './host-wire';
import { openPageBridge, type PageBridge } from './page-bridge';
import { answerRequests, type Navigation } from './page-requests';
import { editScript } from './page/scripts';
import { fromPageUrl, toPageUrl } from './page-url';

/** How the page looks. All options but `unseen` are Playwright's. */
export interface PageLook extends Pick<BrowserContextOptions, 'viewport' | 'colorScheme'> {
  /**
   * True when no picture is taken: Chromium draws only a corner of the page and reduces motion. Layout and clicks still
   * work in the whole page.
   */
  readonly unseen?: boolean;
}

/** One window's page in Chromium. */
export interface PageView {
  readonly page: Page;
  readonly load: (url: string, preload: string | null) => Promise<void>;
  /** Crashes the page's process. The page cannot be used afterwards. */
  readonly crash: () => Promise<void>;
  readonly isCrashed: () => boolean;
  readonly emit: PageBridge['emit'];
  readonly expectFile: PageBridge['expectFile'];
  /** Runs an edit command in the page as the user would. Resolves to the text for the clipboard, '' for none. */
  readonly edit: (command: EditCommand, clipboard: string) => Promise<string>;
  readonly resize: (size: Size, zoomFactor: number) => Promise<void>;
  readonly setColorScheme: (scheme: ColorScheme) => Promise<void>;
  /** Closes the page unless its beforeunload refuses; no dialog, as in Electron. Resolves to whether it closed. */
  readonly tryToClose: () => Promise<boolean>;
  /** Closes the page without running its beforeunload. */
  readonly close: () => Promise<void>;
}

/** Makes Chromium draw only a corner of the page, at every size. Drawing is half of the work of a frame. */
async function drawCorner(page: Page, session: CDPSession): Promise<void> {
  const draw = async (): Promise<void> => {
    if (page.viewportSize() === null) return;
    await session.send('Emulation.setVisibleSize', { width: 8, height: 8 });
  };
  // Each new size makes the whole page visible again.
  const setViewportSize = page.setViewportSize.bind(page);
  page.setViewportSize = async (size) => {
    await setViewportSize(size);
    await draw();
  };
  await draw();
}

/** Opens a page in its own browser context (empty storage, no service workers). */
export async function openPageView(
  browser: Browser,
  { unseen, ...look }: PageLook,
  proxy: PageProxy | null,
  windowId: number,
  main: MainWire,
): Promise<PageView> {
  const context = await browser.newContext({
    ...(unseen ? { reducedMotion: 'reduce' } : {}),
    ...look,
    ...(proxy ? { proxy } : {}),
    serviceWorkers: 'block',
    acceptDownloads: false,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (unseen) await drawCorner(page, session);
  const bridge = await openPageBridge(session, windowId, main);
  const navigation: Navigation = { expected: '' };
  let closing = false;
  let crashed = false;

  await answerRequests(page, windowId, main, navigation);
  session.on('Page.windowOpen', ({ url, windowName, windowFeatures }) => {
    const features = windowFeatures.join(',');
    main.tell('pageOpensWindow', windowId, {
      url: fromPageUrl(url),
      frameName: windowName,
      features,
    });
  });
  // Chromium opens a new window before it can be refused. It loads nothing and is closed at once.
  context.on('page', (popup) => void popup.close().catch(() => undefined));
  session.on('Page.frameNavigated', ({ frame }) => {
    if (frame.parentId === undefined) main.tell('pageMoved', windowId, fromPageUrl(frame.url));
  });
  page.on('crash', () => {
    crashed = true;
    main.tell('pageCrashed', windowId);
  });
  page.on('close', () => {
    if (!closing) main.tell('pageClosed', windowId);
  });

  /** Closes the page with its beforeunload. Resolves to false if that refuses. */
  async function closeAsked(): Promise<boolean> {
    // Resolves to undefined when the page closes without a dialog.
    const refused = page.waitForEvent('dialog', { timeout: 0 }).catch(() => undefined);
    const ask = () => void page.close({ runBeforeUnload: true }).catch(() => undefined);
    // A document that loads in the meantime must be asked too.
    page.on('framenavigated', ask);
    // Chromium lets a page refuse only after a user gesture. Electron provides one.
    const sign = { expression: '0', userGesture: true };
    void session.send('Runtime.evaluate', sign).then(ask, ask);
    const refusal = await refused;
    page.off('framenavigated', ask);
    await refusal?.dismiss();
    return refusal === undefined;
  }

  return {
    page,
    emit: bridge.emit,
    expectFile: bridge.expectFile,
    async load(url, preload) {
      await bridge.install(preload);
      navigation.expected = toPageUrl(url);
      await page.goto(navigation.expected, { waitUntil: 'load' });
    },
    async crash() {
      // A crashed page never answers this message.
      void session.send('Page.crash').catch(() => undefined);
      await page.waitForEvent('crash');
    },
    isCrashed: () => crashed,
    async edit(command, clipboard) {
      const expression = editScript(command, clipboard);
      // Pages may copy only after a user gesture.
      const { result } = await session.send('Runtime.evaluate', { expression, userGesture: true });
      return String(result.value);
    },
    // Zooming in gives the page fewer CSS pixels.
    async resize({ width, height }, zoomFactor) {
      if (page.viewportSize() === null) return;
      await page.setViewportSize({
        width: Math.round(width / zoomFactor),
        height: Math.round(height / zoomFactor),
      });
    },
    setColorScheme: (colorScheme) => page.emulateMedia({ colorScheme }),
    async tryToClose() {
      closing = true;
      const closed = crashed || (await closeAsked());
      if (closed) await context.close().catch(() => undefined);
      else closing = false;
      return closed;
    },
    async close() {
      closing = true;
      await context.close().catch(() => undefined);
    },
  };
}
