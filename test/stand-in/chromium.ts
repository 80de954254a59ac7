import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
// The same engine with hardly any browser around it: a window opens in half the time.
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
 * The installed Chromium or Chrome, or the one CHROME_PATH names. `engine` will do with less, where only pages are looked
 * at, and without a window. Throws if there is none.
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
 * Every request of the page is answered by the host. What goes past it, as WebSocket and WebRTC do, finds no host name,
 * but this computer, where tests listen: what keeps it from there must be the app.
 */
const offTheNetwork = [
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  // The only policy that pages may have, by the names that Chromium and its headless shell know.
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
    // Electron on Windows and Linux has them, and they take room.
    ignoreDefaultArgs: ['--hide-scrollbars'],
    args: [...offTheNetwork, ...(headless ? ['--disable-gpu'] : []), ...switches],
    // Chromium refuses to run as root with its sandbox.
    chromiumSandbox: process.getuid?.() !== 0,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });

/*
 * A window of a test is there for seconds, in which compiling costs more than it saves: not at all by V8's slowest
 * compiler, and by the one before it only what is called ten times as often as it usually waits for. Where in its script
 * each piece of code stands is kept when it is read: to tell where an error was made, V8 would read the script again, and
 * those that Playwright puts into each page are large. With a process of its own for drawing, every frame would be handed
 * to and fro. In a thread, the software that draws WebGL, which no page of ours has, must not be loaded: it changes the
 * environment while another thread may read it, which has ended Chromium.
 */
const forSeconds = [
  '--js-flags=--no-turbofan --invocation-count-for-maglev=4000 --no-enable-lazy-source-positions',
  '--in-process-gpu',
  '--disable-software-rasterizer',
];

/** Starts Chromium on a pipe (no port). One browser can hold the windows of many starts. */
export const launchChromium = (headless: boolean): Promise<Browser> =>
  launch(headless, findChromium(headless ? 'engine' : 'browser'), headless ? forSeconds : []);

/**
 * Starts the whole browser without a window: its network, too, is as Electron has it. `switches` come last, where they
 * replace those of the same name.
 */
export const launchWholeChromium = (switches: readonly string[]): Promise<Browser> =>
  launch(true, findChromium('browser'), switches);
