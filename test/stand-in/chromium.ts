import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
// chromium-headless-shell has the same engine with little else: a window opens in half the time.
const engineNames = ['chromium-headless-shell', ...names];

const usualPlaces: readonly string[] = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) => {
    const folder = process.env[variable];
    return folder ? [path.join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')] : [];
  }),
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the path of the browser that CHROME_PATH names, or of the installed Chromium or Chrome. `engine` also accepts
 * the headless shell, which shows pages without a window. Throws if there is no browser.
 */
function findChromium(need: 'browser' | 'engine'): string {
  const chosen = process.env['CHROME_PATH'];
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(path.delimiter)];
  const onPath = (need === 'engine' ? engineNames : names).flatMap((name) =>
    folders.map((folder) => path.join(folder, name)),
  );
  const found = (chosen ? [chosen] : [...onPath, ...usualPlaces]).find(isExecutable);
  if (!found) {
    throw new Error(
      'No Chromium or Chrome was found. Install one, or name it in the CHROME_PATH variable.',
    );
  }
  return found;
}

/*
 * The host answers every request of the page. Other traffic (WebSocket, WebRTC) can resolve no host name and can only
 * reach this computer, where tests listen. The app alone must prevent that.
 */
const offTheNetwork = [
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  // The only policy that the stand-in covers. Chromium and its headless shell use different names for the switch.
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

const launch = (
  headless: boolean,
  executablePath: string,
  switches: readonly string[],
): Promise<Browser> =>
  chromium.launch({
    executablePath,
    headless,
    // Keeps scrollbars, because Electron on Windows and Linux has them and they take space.
    ignoreDefaultArgs: ['--hide-scrollbars'],
    args: [...offTheNetwork, ...(headless ? ['--disable-gpu'] : []), ...switches],
    // Chromium refuses to run as root with its sandbox.
    chromiumSandbox: process.getuid?.() !== 0,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });

/*
 * Switches for windows of tests, which live for seconds:
 * - Compiling costs more than it saves. V8's slowest compiler (Turbofan) is off, and the next one (Maglev) waits for
 *   ten times as many calls as usual.
 * - Source positions are stored when a script is parsed. Otherwise V8 parses the script again to locate an error, and
 *   the scripts that Playwright adds to each page are large.
 * - Drawing takes place in a thread, because a separate process would have to exchange every frame.
 * - With drawing in a thread, the software renderer for WebGL must not be loaded: it changes the environment while
 *   another thread may read it, which has crashed Chromium. No page of the app uses WebGL.
 */
const forSeconds = [
  '--js-flags=--no-turbofan --invocation-count-for-maglev=4000 --no-enable-lazy-source-positions',
  '--in-process-gpu',
  '--disable-software-rasterizer',
];

/** Starts Chromium on a pipe (no port). One browser can show the windows of many apps. */
export const launchChromium = (headless: boolean): Promise<Browser> =>
  launch(headless, findChromium(headless ? 'engine' : 'browser'), headless ? forSeconds : []);

/**
 * Starts the whole browser without a window. Unlike the headless shell, it has the same network stack as Electron.
 * `switches` come last, so they replace switches with the same name.
 */
export const launchWholeChromium = (switches: readonly string[]): Promise<Browser> =>
  launch(true, findChromium('browser'), switches);
