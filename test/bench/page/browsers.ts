import { chromium, type Browser } from 'playwright';
import { findChromium } from '../../stand-in/chromium';

const always = [
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--disable-gpu',
];

/** Without the cap a frame comes as soon as it is done, so that times are not rounded up to 16.7 ms. */
const caps = {
  capped: [],
  uncapped: ['--disable-frame-rate-limit', '--disable-gpu-vsync'],
} as const;

export type FrameCap = keyof typeof caps;

/** Starts the Chromium that all pages are measured in. */
export const openBrowser = (cap: FrameCap): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium('browser'),
    headless: true,
    args: [...always, ...caps[cap]],
    // A scroll bar is a part of the lists' work.
    ignoreDefaultArgs: ['--hide-scrollbars'],
    // Chromium refuses to run as root with its sandbox.
    chromiumSandbox: process.getuid?.() !== 0,
  });
