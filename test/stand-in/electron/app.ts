import { EventEmitter } from 'node:events';
import type { App } from 'electron';
import { extend, throwOnUncovered } from '../uncovered';
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

/** Called after `quit`, before the process ends. */
let beforeEnd: () => void = nothing;

/**
 * Sets what happens after `quit`. Electron then ends the utility processes and emits their `exit`, while Node runs on.
 */
export function whenEnding(run: () => void): void {
  beforeEnd = run;
}

/** Node's own exit, because `process.exit` is mapped to `app.exit` below, as in Electron. */
const end = process.exit.bind(process);
let exiting = false;
let shutDown = false;

// Ends the process only after the current turn of the event loop and once the app is ready, as Electron does. Code
// after app.quit() and app.exit() therefore still runs.
function shutdown(exitCode: number): void {
  if (shutDown) return;
  shutDown = true;
  quitting = true;
  events.emit('quit', {}, exitCode);
  releaseInstanceLock();
  void whenReady.then(() =>
    setImmediate(() => {
      beforeEnd();
      // By then, whatever followed from the `exit` events has happened.
      setImmediate(() => end(exitCode));
    }),
  );
}

function notifyAndShutdown(): void {
  if (shutDown) return;
  if (emitPreventable(events, 'will-quit')) shutdown(0);
  else quitting = false;
}

// Electron asks the app, then each window, then the app again. Each of them can cancel quitting.
function quit(): void {
  if (quitting) return;
  quitting = emitPreventable(events, 'before-quit');
  if (!quitting) return;
  if (openWindows().length === 0) notifyAndShutdown();
  for (const window of openWindows()) window.close();
}

let exitCode = 0;

function exit(code = 0): void {
  // Before the event loop runs, Electron ends at once without events.
  if (!ready) end(code);
  quitting = true;
  exiting = true;
  exitCode = code;
  if (openWindows().length === 0) shutdown(code);
  // The windows are not asked. The app ends with the last one.
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
  // Only a menu bar could show the panel.
  setAboutPanelOptions: nothing,
  quit,
  exit,
} satisfies Partial<App>;

// Only Electron's builds for Windows have this function.
const onWindows = { setAppUserModelId: nothing } satisfies Partial<App>;

/** The app module. */
export const app = throwOnUncovered<App>(
  'app',
  extend(extend(events, covered), process.platform === 'win32' ? onWindows : {}),
);

process.exit = (code) => {
  if (code !== undefined) process.exitCode = code ?? 0;
  exit(Number(process.exitCode ?? 0));
  // Returns, as Electron's does, so that code after it still runs.
  return undefined as never;
};

// Electron delays the event until the app is ready.
whenStartedAgain(({ argv, workingDirectory }) => {
  void whenReady.then(() => events.emit('second-instance', {}, argv, workingDirectory, null));
});

/** Makes the app ready: resolves `whenReady` and emits `ready`. */
export async function becomeReady(): Promise<void> {
  await Promise.resolve();
  makeUserData();
  ready = true;
  announceReady();
  events.emit('ready', {}, {});
}

/** Called when a window has closed. After the last one the app quits, unless it handles `window-all-closed`. */
export function noteWindowClosed(): void {
  if (openWindows().length > 0) return;
  if (exiting) shutdown(exitCode);
  else if (quitting) notifyAndShutdown();
  else if (events.listenerCount('window-all-closed') === 0) quit();
  else events.emit('window-all-closed');
}

/** Called when a window refuses to close, which cancels quitting. */
export function noteCloseCancelled(): void {
  quitting = false;
}

/** Quits as the user does with the keyboard or the menu. */
export function requestQuit(): void {
  quit();
}

// Closes all windows as the user does, and quits if there is none.
host.answer('userQuits', () => {
  if (openWindows().length === 0) quit();
  for (const window of openWindows()) window.close();
});

// Windows tells each window, then kills every process that has not ended. Without its desktop Linux asks nobody
// (ExitOnSessionLoss in electron_browser_main_parts.cc).
host.answer('endSession', (system) => {
  if (system === 'linux') {
    exit(0);
    return;
  }
  for (const window of openWindows()) window.emit('session-end', { reasons: ['logoff'] });
  process.kill(process.pid, 'SIGKILL');
});
