import { EventEmitter } from 'node:events';
import type { App } from 'electron';
import { extend, loud } from '../loud';
import { appPackage } from './app-package';
import { getPath, makeUserData, setPath } from './app-paths';
import { commandLine, noteSandbox } from './command-line';
import { host } from './host-link';
import { releaseInstanceLock, takeInstanceLock, whenStartedAgain } from './instance-lock';
import { preferredLanguages } from './languages';
import { emitPreventable } from './preventable';
import { openWindows } from './open-windows';
import { getAppMetrics } from './process-metrics';

const events = new EventEmitter();
let ready = false;
let quitting = false;
let announceReady: () => void = () => undefined;
const whenReady = new Promise<void>((resolve) => (announceReady = resolve));

const nothing = () => undefined;

/** Node's own way out; Electron maps `process.exit` to `app.exit`. */
const end = process.exit.bind(process);
let exiting = false;
let shutDown = false;

// What Electron does last: it leaves once the event loop has gone round, and once it is ready, so code after
// app.quit() and app.exit() still runs.
function shutdown(exitCode: number): void {
  if (shutDown) return;
  shutDown = true;
  quitting = true;
  events.emit('quit', {}, exitCode);
  releaseInstanceLock();
  void whenReady.then(() => setImmediate(() => end(exitCode)));
}

function notifyAndShutdown(): void {
  if (shutDown) return;
  if (emitPreventable(events, 'will-quit')) shutdown(0);
  else quitting = false;
}

// Electron asks the app, then each window, then the app again; any of them can call the whole thing off.
function quit(): void {
  if (quitting) return;
  quitting = emitPreventable(events, 'before-quit');
  if (!quitting) return;
  if (openWindows().length === 0) notifyAndShutdown();
  for (const window of openWindows()) window.close();
}

let exitCode = 0;

function exit(code = 0): void {
  // Without an event loop to leave, Electron ends at once and tells nobody.
  if (!ready) end(code);
  quitting = true;
  exiting = true;
  exitCode = code;
  if (openWindows().length === 0) shutdown(code);
  // They are not asked, and the last one's end is the app's.
  else for (const window of openWindows()) window.destroy();
}

const covered = {
  whenReady: () => whenReady,
  isReady: () => ready,
  isPackaged: false,
  getPath,
  setPath,
  name: appPackage.name,
  getVersion: () => appPackage.version,
  getAppMetrics,
  getPreferredSystemLanguages: () => preferredLanguages(process.env),
  commandLine,
  requestSingleInstanceLock: takeInstanceLock,
  // The page runs in Chromium's own sandbox already (unless run as root).
  enableSandbox() {
    if (ready) throw new Error('app.enableSandbox() can only be called before app is ready');
    noteSandbox();
  },
  // Only a menu bar could show it.
  setAboutPanelOptions: nothing,
  quit,
  exit,
} satisfies Partial<App>;

// Only Electron's builds for Windows have it.
const onWindows = { setAppUserModelId: nothing } satisfies Partial<App>;

/** The app module. */
export const app = loud<App>(
  'app',
  extend(extend(events, covered), process.platform === 'win32' ? onWindows : {}),
);

process.exit = (code) => {
  if (code !== undefined) process.exitCode = code ?? 0;
  exit(Number(process.exitCode ?? 0));
  // Electron's returns; what follows it must not count on an end.
  return undefined as never;
};

// Electron holds the event back until the app is ready.
whenStartedAgain(({ argv, workingDirectory }) => {
  void whenReady.then(() => events.emit('second-instance', {}, argv, workingDirectory, null));
});

/** Ends the start: what waits for `ready` goes on from here. */
export async function becomeReady(): Promise<void> {
  await Promise.resolve();
  makeUserData();
  ready = true;
  announceReady();
  events.emit('ready', {}, {});
}

/** As when the last window closes: the app decides, and quits if it has no opinion. */
export function noteWindowClosed(): void {
  if (openWindows().length > 0) return;
  if (exiting) shutdown(exitCode);
  else if (quitting) notifyAndShutdown();
  else if (events.listenerCount('window-all-closed') === 0) quit();
  else events.emit('window-all-closed');
}

/** A window that does not close calls the quitting off. */
export function noteCloseCancelled(): void {
  quitting = false;
}

/** As a person quitting from the keyboard or the menu. */
export function requestQuit(): void {
  quit();
}

// As a person closing the window, and quitting where there is none.
host.answer('personQuits', () => {
  if (openWindows().length === 0) quit();
  for (const window of openWindows()) window.close();
});
