import type { Browser, Page } from 'playwright';
import type { Desktop } from './desktop/desktop';
import type { MainWire } from './host-wire';
import { openPageView, type PageLook, type PageView } from './page-view';

interface Surroundings {
  readonly browser: Browser;
  readonly look: PageLook;
  readonly desktop: Desktop;
  readonly views: Map<number, Promise<PageView>>;
}

/** Offers main everything it can ask for. Resolves with the first page that has loaded. */
export function answerMain(wire: MainWire, surroundings: Surroundings): Promise<Page> {
  const { browser, desktop, views } = surroundings;
  let look = surroundings.look;

  async function view(windowId: number): Promise<PageView> {
    const found = await views.get(windowId);
    if (!found) throw new Error(`stand-in: window ${String(windowId)} is not open`);
    return found;
  }

  wire.answer('createWindow', async (windowId, { width, height }) => {
    const opening = openPageView(browser, { viewport: { width, height }, ...look }, windowId, wire);
    views.set(windowId, opening);
    await opening;
  });
  wire.answer('reloadWindow', async (windowId) => (await view(windowId)).reload());
  wire.answer('closeWindow', async (windowId) => {
    const closing = await view(windowId);
    views.delete(windowId);
    await closing.close();
  });
  wire.answer('resizeWindow', async (windowId, size, zoomFactor) =>
    (await view(windowId)).resize(size, zoomFactor),
  );
  wire.answer('focusWindow', async (windowId) => (await view(windowId)).page.bringToFront());
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

  return new Promise((resolve) => {
    wire.answer('loadWindow', async (windowId, url, preload) => {
      const loading = await view(windowId);
      await loading.load(url, preload);
      resolve(loading.page);
    });
  });
}
