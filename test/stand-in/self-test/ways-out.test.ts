import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright';
import { goEveryWay, waysOut } from '../../e2e/ways-out';
import { listenFor } from '../../service/listeners';
import { launchWholeChromium } from '../chromium';

/** Ways that do not lead out of this page. no-network.spec.ts tries them: another host or Chromium may allow them. */
const notHere: readonly string[] = [
  // Each of these leaves the page, so only one of them gets through.
  ...['form get', 'form post', 'meta refresh', 'location', 'speculation rules'],
  // Allowed for the page's own origin only.
  ...['worker', 'shared worker', 'service worker'],
  // Do not work in a browser started by Playwright.
  ...['link preconnect', 'link dns-prefetch', 'link manifest'],
];

describe('the ways out of a page that no-network.spec.ts tries', () => {
  let browser: Browser;
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<body>an ordinary page');
  });
  beforeAll(async () => {
    browser = await launchWholeChromium([
      '--webrtc-ip-handling-policy=default',
      '--force-webrtc-ip-handling-policy=default',
    ]);
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(async () => {
    await browser.close();
    server.close();
  });

  it('lead out of an ordinary page', async () => {
    const listeners = await listenFor(waysOut);
    try {
      const page = await browser.newPage();
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      // Rejects, because one of the ways leaves the page.
      await page.evaluate(goEveryWay, listeners.ports).catch(() => undefined);
      const missing = () =>
        waysOut.filter(
          (way) => !listeners.arrived().some((arrived) => arrived.startsWith(`${way} over `)),
        );
      await expect.poll(() => missing().filter((way) => !notHere.includes(way))).toEqual([]);
    } finally {
      await listeners.close();
    }
  });
});
