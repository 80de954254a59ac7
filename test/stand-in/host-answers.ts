import type { Size } from 'electron';
import type { Browser, Page } from 'playwright';
import type { PageProxy } from './calls';
import type { Desktop } from './desktop/desktop';
import type { MainWire } from './host-wire';
import { openPageView, type PageLook, type PageView } from './page-view';

interface Surroundings {
  readonly browser: Browser;
  readonly look: PageLook;
  readonly desktop: Desktop;
  readonly views: Map<number, Promise<PageView>>;
}

/** Answers all calls of main. Calls `onLoaded` after each page load. */
export function answerMain(
  wire: MainWire,
  surroundings: Surroundings,
  onLoaded: (page: Page) => void,
): void {
  const { browser, desktop, views } = surroundings;
  const sizes = new Map<number, Size>();
  const proxies = new Map<number, PageProxy | null>();
  let look = surroundings.look;

  async function view(windowId: number): Promise<PageView> {
    const found = await views.get(windowId);
    if (!found) throw new Error(`stand-in: window ${String(windowId)} is not open`);
    return found;
  }

  async function open(windowId: number): Promise<PageView> {
    const viewport = sizes.get(windowId) ?? null;
    const proxy = proxies.get(windowId) ?? null;
    const opening = openPageView(browser, { viewport, ...look }, proxy, windowId, wire);
    views.set(windowId, opening);
    return opening;
  }

  // Playwright cannot reuse a page whose process has crashed, so a new page replaces it.
  async function usable(windowId: number): Promise<PageView> {
    const found = await view(windowId);
    if (!found.isCrashed()) return found;
    await found.close();
    return open(windowId);
  }

  wire.answer('createWindow', async (windowId, { width, height }, proxy) => {
    sizes.set(windowId, { width, height });
    proxies.set(windowId, proxy);
    await open(windowId);
  });
  wire.answer('crashWindow', async (windowId) => (await view(windowId)).crash());
  wire.answer('closePage', async (windowId) => {
    const closing = await view(windowId);
    const closed = await closing.tryToClose();
    if (closed) views.delete(windowId);
    return closed;
  });
  wire.answer('closeWindow', async (windowId) => {
    const closing = await view(windowId);
    views.delete(windowId);
    await closing.close();
  });
  wire.answer('resizeWindow', async (windowId, { width, height }, zoomFactor) => {
    sizes.set(windowId, { width, height });
    await (await view(windowId)).resize({ width, height }, zoomFactor);
  });
  wire.answer('focusWindow', async (windowId) => (await view(windowId)).page.bringToFront());
  wire.answer('editPage', async (windowId, command) => {
    const editing = await view(windowId);
    const copied = await editing.edit(command, await desktop.readClipboard());
    if (copied !== '') await desktop.writeClipboard(copied);
  });
  wire.answer('sendToPage', async (windowId, channel, args) =>
    (await view(windowId)).emit(channel, args),
  );
  wire.answer('setColorScheme', async (scheme) => {
    look = { ...look, colorScheme: scheme };
    for (const opening of views.values()) await (await opening).setColorScheme(scheme);
  });

  wire.answer('showOpenDialog', desktop.showOpenDialog);
  wire.answer('showSaveDialog', desktop.showSaveDialog);
  wire.answer('showMessageBox', desktop.showMessageBox);
  wire.answer('showErrorBox', desktop.showErrorBox);
  wire.answer('readClipboard', desktop.readClipboard);
  wire.answer('writeClipboard', desktop.writeClipboard);
  wire.answer('openExternal', desktop.openExternal);

  wire.answer('loadWindow', async (windowId, url, preload) => {
    const loading = await usable(windowId);
    await loading.load(url, preload);
    onLoaded(loading.page);
  });
}
