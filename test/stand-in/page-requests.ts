import type { Frame, Page, Request, Route } from 'playwright';
import type { MainWire } from './host-wire';
import { fromPageUrl } from './page-url';

// Playwright has no frame to show for the first request of a window that is still opening.
function frameOf(request: Request): Frame | null {
  try {
    return request.frame();
  } catch {
    return null;
  }
}

/** What the request handler must know about the page's own comings and goings. */
export interface Navigation {
  /** The URL that the app itself asked the page to load, as Chromium sees it. */
  expected: string;
}

/**
 * Answers every request of the page from the app: navigation events first, then the session's
 * request filter and its protocol handler. Nothing is ever fetched from anywhere else.
 */
export async function answerRequests(
  page: Page,
  windowId: number,
  main: MainWire,
  navigation: Navigation,
): Promise<void> {
  // A document asked for under the URL it already has is a reload, which Electron does not announce.
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
    // Main or the page may go away while a request is under way.
    answer(route).catch(() => route.abort('failed').catch(() => undefined)),
  );
}
