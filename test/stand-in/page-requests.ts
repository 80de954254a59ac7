import type { Frame, Page, Request, Route } from 'playwright';
import type { MainWire } from './host-wire';
import { fromPageUrl } from './page-url';

// Playwright throws for the frame of the first request of a window that is still opening.
function frameOf(request: Request): Frame | null {
  try {
    return request.frame();
  } catch {
    return null;
  }
}

/** Navigation state that the request handler needs. */
export interface Navigation {
  /** The URL that main has asked the page to load, as Chromium sees it. */
  expected: string;
}

/**
 * Lets the app answer every request of the page: first its navigation events, then the session's request filter and
 * protocol handler. Nothing is fetched from anywhere else.
 */
export async function answerRequests(
  page: Page,
  windowId: number,
  main: MainWire,
  navigation: Navigation,
): Promise<void> {
  // A navigation to the current URL is a reload, for which Electron emits no event.
  async function mayNavigate(request: Request, frame: Frame): Promise<boolean> {
    if (!request.isNavigationRequest()) return true;
    const isMainFrame = frame === page.mainFrame();
    if (isMainFrame && [navigation.expected, frame.url()].includes(request.url())) return true;
    return main.call('pageNavigates', windowId, fromPageUrl(request.url()), isMainFrame);
  }

  async function answer(route: Route): Promise<void> {
    const request = route.request();
    const frame = frameOf(request);
    if (frame?.page() !== page) return route.abort('blockedbyclient');
    if (!(await mayNavigate(request, frame))) return route.abort('aborted');
    const reply = await main.call('pageRequest', windowId, {
      url: fromPageUrl(request.url()),
      method: request.method(),
      headers: request.headers(),
      body: request.postDataBuffer(),
    });
    if (!reply) return route.abort('blockedbyclient');
    const { status, headers, body } = reply;
    await route.fulfill({
      status,
      headers: Object.fromEntries(headers),
      body: Buffer.from(body),
    });
  }

  await page.context().route('**/*', (route) =>
    // Main or the page may end during a request.
    answer(route).catch(() => route.abort('failed').catch(() => undefined)),
  );
}
