import { EventEmitter } from 'node:events';
import type { App } from 'electron';
import { extend, loud } from '../loud';
import { appPackage, appPath } from './app-package';
import { getPath, setPath } from './app-paths';
import { commandLine } from './command-line';
import { host } from './host-link';
import {
  holdsInstanceLock,
  releaseInstanceLock,
  takeInstanceLock,
  whenStartedAgain,
} from './instance-lock';
import { preferredLanguages } from './languages';
import { emitPreventable } from './preventable';
import { openWindows } from './open-windows';

const events = new EventEmitter();
let ready = false;
let quitting = false;
let quitAttempts = 0;
let announceReady: () => void = () => undefined;
const whenReady = new Promise<void>((resolve) => (announceReady = resolve));

const nothing = () => undefined;

function leave(exitCode: number): void {
  events.emit('quit', {}, exitCode);
  releaseInstanceLock();
  process.exit(exitCode);
}

// Electron asks the app, then each window; any of them can call the whole thing off.
function quit(): void {
  if (quitting) return;
  quitAttempts += 1;
  if (!emitPreventable(events, 'before-quit')) return;
  quitting = true;
  for (const window of openWindows()) window.close();
  if (openWindows().length > 0) quitting = false;
  else if (emitPreventable(events, 'will-quit')) leave(Number(process.exitCode ?? 0));
  else quitting = false;
}

const covered = {
  whenReady: () => whenReady,
  isReady: () => ready,
  isPackaged: false,
  getPath,
  setPath,
  getAppPath: () => appPath,
  getName: () => appPackage.name,
  setName(name) {
    appPackage.name = name;
  },
  get name() {
    return appPackage.name;
  },
  getVersion: () => appPackage.version,
  getLocale: () => 'en-US',
  getSystemLocale: () => 'en-US',
  getPreferredSystemLanguages: () => preferredLanguages(process.env),
  commandLine,
  requestSingleInstanceLock: takeInstanceLock,
  hasSingleInstanceLock: holdsInstanceLock,
  releaseSingleInstanceLock: releaseInstanceLock,
  // The page runs in Chromium's own sandbox already (unless run as root).
  enableSandbox: nothing,
  disableHardwareAcceleration: nothing,
  setAppUserModelId: nothing,
  setAboutPanelOptions: nothing,
  focus: nothing,
  quit,
  exit(exitCode = 0) {
    quitting = true;
    for (const window of openWindows()) window.destroy();
    leave(exitCode);
  },
} satisfies Partial<App>;

/** The app module. */
export const app = loud<App>('app', extend(events, covered));

// Electron holds the event back until the app is ready.
whenStartedAgain(({ argv, workingDirectory }) => {
  void whenReady.then(() => events.emit('second-instance', {}, argv, workingDirectory, null));
});

/** Ends the start: what waits for `ready` goes on from here. */
export async function becomeReady(): Promise<void> {
  await Promise.resolve();
  ready = true;
  events.emit('ready', {}, {});
  announceReady();
}

/** As when the last window closes: the app decides, and quits if it has no opinion. */
export function noteWindowClosed(): void {
  if (quitting || openWindows().length > 0) return;
  if (events.listenerCount('window-all-closed') === 0) quit();
  else events.emit('window-all-closed');
}

/** As a person quitting from the keyboard or the menu. */
export function requestQuit(): void {
  quit();
}

// As a person closing the window, which on macOS does not quit the app.
host.answer('personQuits', () => {
  const before = quitAttempts;
  for (const window of openWindows()) window.close();
  if (quitAttempts === before && openWindows().length === 0) quit();
});
