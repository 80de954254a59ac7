import type { Browser } from 'playwright';
import { launchChromium } from '../stand-in/chromium';
import { electronVersion, findElectron } from './electron-binary';
import type { HostedApp, StartOptions } from './hosted-app';
import { launchElectron, type ElectronStart } from './launch-electron';
import { launchStandIn } from './launch-stand-in';
import { checkStartConditions, thisMachine, type Machine } from './obstacles';

/** The host that tests and the tour run the app on, and why. */
export type TestHost =
  | { readonly name: 'electron'; readonly start: ElectronStart; readonly reason: string }
  | { readonly name: 'stand-in'; readonly reason: string };

/** The display for the app. Test sessions have no DISPLAY, so that no keyring can open a prompt. */
export const appDisplay = (env: NodeJS.ProcessEnv): string | undefined =>
  env['APP_DISPLAY'] ?? env['DISPLAY'];

/**
 * Chooses the host for tests on this machine: Electron if its binary is installed and a display is available, else the
 * stand-in. Only tests may start Electron without its sandbox, and only where Electron does not start with it.
 */
export const chooseTestHost = (
  machine: Machine = thisMachine(),
  executable: string | undefined = findElectron(machine.env),
): TestHost => {
  if (executable === undefined)
    return { name: 'stand-in', reason: 'the Electron binary is not on this machine' };
  const display = appDisplay(machine.env);
  // Only DISPLAY counts, because test sessions remove WAYLAND_DISPLAY.
  const env = { DISPLAY: display };
  const { isRoot, canMakeSandbox, hasDisplay } = checkStartConditions(
    { ...machine, env },
    executable,
  );
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

/** The line of output that names the host. */
export const hostLine = (host: TestHost): string =>
  host.name === 'electron'
    ? `Host: Electron ${electronVersion()}, ${host.reason}.`
    : `Host: the stand-in, because ${host.reason}.`;

/** Starts the app, any number of times. */
export interface Launcher {
  readonly host: TestHost;
  readonly launch: (options: StartOptions) => Promise<HostedApp>;
  readonly close: () => Promise<void>;
}

/** Opens the resources that all starts of the app share: a browser for the stand-in, none for Electron. */
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
