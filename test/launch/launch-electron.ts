import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { _electron, type ElectronApplication } from 'playwright';
import { builtMainFile, projectFolder } from './built-app';
import { dragOnto, readySelector, type HostedApp, type StartOptions } from './hosted-app';
import { explain, obstacleIn } from './obstacles';
import { scriptDesk } from './scripted-desk';

/** A safety net: the app itself ends within two seconds of being asked to. */
const quitTimeout = 30_000;

/** How Electron is started on this machine. */
export interface ElectronStart {
  readonly executable: string;
  /** Without it only tests start, where Electron would not start otherwise. */
  readonly sandbox: boolean;
  /** Linux: what DISPLAY is to be for the app, whatever the session around it has. */
  readonly display: string | undefined;
}

/** What every start of one test's app has in common, the first and those that find it running. */
export const commandOf = (
  { userDataDir, env }: Pick<StartOptions, 'userDataDir' | 'env'>,
  { sandbox, display }: ElectronStart,
) => ({
  args: [...(sandbox ? [] : ['--no-sandbox']), '.', `--user-data-dir=${userDataDir}`],
  cwd: projectFolder,
  env: { ...process.env, ...env, ...(display ? { DISPLAY: display } : {}) },
});

/** Windows of tests that run side by side cover each other, and Chromium would stop drawing those below. */
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

/** In a sentence, where Electron has named what it failed at. */
const inASentence = (error: unknown, executable: string): unknown => {
  const obstacle = obstacleIn(String(error));
  if (obstacle === undefined) return error;
  const { reason, wayOut } = explain(obstacle, executable);
  return new Error(`${reason} ${wayOut}`);
};

/** Starts the app once more, as a person would. Resolves with the exit code of that second process. */
export async function startSecond(options: StartOptions, start: ElectronStart) {
  const { args, ...around } = commandOf(options, start);
  const again = spawn(start.executable, args, { ...around, stdio: 'ignore' });
  const [code] = (await once(again, 'exit')) as [number | null];
  return code;
}

/** Starts the built app on the real Electron. Playwright adds what it needs to drive it, and no loader of its own. */
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
      // An emulated scheme would hide what the app itself does about the theme.
      colorScheme: options.colorScheme ?? null,
    })
    .catch((error: unknown) => {
      throw inASentence(error, start.executable);
    });
  const output = collectOutput(app);
  const desk = await scriptDesk(app);
  // On Windows Playwright's child is the shell around Electron.
  const pid = await app.evaluate(() => process.pid);
  const page = await app.firstWindow();
  // Emulated, because a window cannot be larger than the screen, and those of CI are small.
  if (options.viewport) await page.setViewportSize(options.viewport);
  await page.waitForSelector(readySelector, { state: 'attached' });
  return {
    ...desk,
    page,
    electron: app,
    pid,
    dropFile: (path, selector, ...others) => dragOnto(page, [path, ...others], selector),
    output,
    // Playwright's own page does not come back after a crash, so main is asked what the window shows.
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
    windowText: () =>
      app.evaluate(async ({ BrowserWindow }) => {
        const contents = BrowserWindow.getAllWindows()[0]?.webContents;
        // A page that is gone or on its way answers nobody.
        if (!contents || contents.isCrashed() || contents.isLoadingMainFrame()) return '';
        return String(await contents.executeJavaScript('document.body.innerText').catch(() => ''));
      }),
    startAgain: () => startSecond(options, start),
    close: () => close(app, pid),
  };
}
