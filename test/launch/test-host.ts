import type { Browser } from 'playwright';
import { launchChromium } from '../stand-in/chromium';
import { electronVersion, findElectron } from './electron-binary';
import type { HostedApp, StartOptions } from './hosted-app';
import { launchElectron, type ElectronStart } from './launch-electron';
import { launchStandIn } from './launch-stand-in';
import { lookAround, thisMachine, type Machine } from './obstacles';

/** What tests and the tour run the app on, and why. */
export type TestHost =
  | { readonly name: 'electron'; readonly start: ElectronStart; readonly reason: string }
  | { readonly name: 'stand-in'; readonly reason: string };

/** The display of the app. Sessions of the tests have none, so that no keyring can ask on it. */
export const appDisplay = (env: NodeJS.ProcessEnv): string | undefined =>
  env['APP_DISPLAY'] ?? env['DISPLAY'];

/**
 * What tests on this machine run on: Electron where its binary is and can have a display, else the stand-in. Only tests
 * may start Electron without its sandbox, and only where it could not start otherwise.
 */
export const chooseTestHost = (
  machine: Machine = thisMachine(),
  executable: string | undefined = findElectron(machine.env),
): TestHost => {
  if (executable === undefined)
    return { name: 'stand-in', reason: 'the Electron binary is not on this machine' };
  const display = appDisplay(machine.env);
  // Sessions of the tests take Wayland’s away.
  const env = { DISPLAY: display };
  const { isRoot, canMakeSandbox, hasDisplay } = lookAround({ ...machine, env }, executable);
  if (!hasDisplay)
    return {
      name: 'stand-in',
      reason: 'Electron needs a display, and there is neither one nor Xvfb',
    };
  const sandbox = !isRoot && canMakeSandbox;
  const without = isRoot ? 'it runs as root' : 'this system lets it make none';
  return {
    name: 'electron',
    start: { executable, sandbox, display },
    reason: sandbox ? 'with its sandbox' : `without its sandbox, because ${without}`,
  };
};

/** The line that tells what tests run on. */
export const hostLine = (host: TestHost): string =>
  host.name === 'electron'
    ? `Host: Electron ${electronVersion()}, ${host.reason}.`
    : `Host: the stand-in, because ${host.reason}.`;

/** Starts the app any number of times. */
export interface Launcher {
  readonly host: TestHost;
  readonly launch: (options: StartOptions) => Promise<HostedApp>;
  readonly close: () => Promise<void>;
}

/** Opens what all starts of the app share: nothing for Electron, a browser for the stand-in. */
export const openLauncher = async (): Promise<Launcher> => {
  const host = chooseTestHost();
  if (host.name === 'electron') {
    const launch = (options: StartOptions) => launchElectron(options, host.start);
    return { host, launch, close: () => Promise.resolve() };
  }
  const browser: Browser = await launchChromium(true);
  return {
    host,
    launch: (options) => launchStandIn(options, browser),
    close: () => browser.close(),
  };
};
