import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { _electron, type ElectronApplication } from 'playwright';
import { builtMainFile, projectFolder } from './built-app';
import { dragOnto, readySelector, type HostedApp, type StartOptions } from './hosted-app';
import { explain, obstacleIn } from './obstacles';
import { scriptDesktop } from './scripted-desktop';

/** Milliseconds before the app is killed. The app quits within two seconds of being asked to. */
const quitTimeout = 30_000;

/** How to start Electron on this machine. */
export interface ElectronStart {
  readonly executable: string;
  /** False only for tests, and only where Electron does not start with its sandbox. */
  readonly sandbox: boolean;
  /** Linux: value of DISPLAY for the app. Replaces the value of the session. */
  readonly display: string | undefined;
}

/** Arguments, folder and environment of every start of a test's app, also of starts while the app is running. */
export const commandOf = (
  { userDataDir, env }: Pick<StartOptions, 'userDataDir' | 'env'>,
  { sandbox, display }: ElectronStart,
) => ({
  args: [...(sandbox ? [] : ['--no-sandbox']), '.', `--user-data-dir=${userDataDir}`],
  cwd: projectFolder,
  env: { ...process.env, ...env, ...(display ? { DISPLAY: display } : {}) },
});

/** Windows of parallel tests cover each other. Without these switches Chromium stops drawing covered windows. */
const keepDrawing = [
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--disable-background-timer-throttling',
];

function collectOutput(app: ElectronApplication): () => string {
  let output = '';
  for (const stream of [app.process().stdout, app.process().stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  }
  return () => output;
}

async function close(app: ElectronApplication, pid: number): Promise<{ forced: boolean }> {
  let forced = false;
  const timer = setTimeout(() => {
    forced = true;
    process.kill(pid, 'SIGKILL');
  }, quitTimeout);
  await app.close();
  clearTimeout(timer);
  return { forced };
}

/** Replaces Electron's error by a readable one if its cause is known. */
const inASentence = (error: unknown, executable: string): unknown => {
  const obstacle = obstacleIn(String(error));
  if (obstacle === undefined) return error;
  const { reason, solution } = explain(obstacle, executable);
  return new Error(`${reason} ${solution}`);
};

/** Starts the app a second time, as the user would. Resolves to the exit code of the second process. */
export async function startSecond(options: StartOptions, start: ElectronStart) {
  const { args, ...around } = commandOf(options, start);
  const again = spawn(start.executable, args, { ...around, stdio: 'ignore' });
  const [code] = (await once(again, 'exit')) as [number | null];
  return code;
}

/** Starts the built app on the real Electron. Playwright adds switches to drive the app, but no script of its own. */
export async function launchElectron(
  options: StartOptions,
  start: ElectronStart,
): Promise<HostedApp> {
  builtMainFile();
  const { args, cwd, env } = commandOf(options, start);
  const app = await _electron
    .launch({
      executablePath: start.executable,
      // Playwright would add --no-sandbox to every start on Linux.
      chromiumSandbox: start.sandbox,
      cwd,
      args: [...keepDrawing, ...args],
      env,
      // Without a given scheme none is emulated, because an emulated one would hide how the app sets its theme.
      colorScheme: options.colorScheme ?? null,
    })
    .catch((error: unknown) => {
      throw inASentence(error, start.executable);
    });
  const output = collectOutput(app);
  const desk = await scriptDesktop(app);
  // On Windows Playwright's child is the shell around Electron.
  const pid = await app.evaluate(() => process.pid);
  const page = await app.firstWindow();
  // The size is emulated, because a window cannot be larger than the screen, and CI machines have small screens.
  if (options.viewport) await page.setViewportSize(options.viewport);
  await page.waitForSelector(readySelector, { state: 'attached' });
  return {
    ...desk,
    page,
    electron: app,
    pid,
    dropFile: (path, selector, ...others) => dragOnto(page, [path, ...others], selector),
    output,
    // Playwright's page object does not recover from a crash, so `windowText` asks main.
    crashPage: () =>
      app.evaluate(async ({ BrowserWindow }) => {
        const contents = BrowserWindow.getAllWindows()[0]?.webContents;
        if (!contents) throw new Error('there is no window');
        const gone = new Promise((resolve) => contents.once('render-process-gone', resolve));
        contents.forcefullyCrashRenderer();
        await gone;
      }),
    powerEvent: (name) =>
      app.evaluate(({ powerMonitor }, event) => {
        powerMonitor.emit(event);
      }, name),
    passTime: (milliseconds) =>
      app.evaluate((_electronModule, more) => {
        const before = performance.now.bind(performance);
        performance.now = () => before() + more;
      }, milliseconds),
    endSession: async (system) => {
      const ended = once(app.process(), 'exit');
      // No answer comes back from a process that is gone.
      await app
        .evaluate((electron, which) => {
          if (which === 'linux') electron.app.exit(0);
          else {
            for (const window of electron.BrowserWindow.getAllWindows())
              window.emit('session-end', { reasons: ['logoff'] });
            process.kill(process.pid, 'SIGKILL');
          }
        }, system)
        .catch(() => undefined);
      await ended;
    },
    windowText: () =>
      app.evaluate(async ({ BrowserWindow }) => {
        const contents = BrowserWindow.getAllWindows()[0]?.webContents;
        // A crashed or loading page cannot run the script.
        if (!contents || contents.isCrashed() || contents.isLoadingMainFrame()) return '';
        return String(await contents.executeJavaScript('document.body.innerText').catch(() => ''));
      }),
    startAgain: () => startSecond(options, start),
    close: () => close(app, pid),
  };
}
