import { readFile } from 'node:fs/promises';
import { url as inspectorUrl } from 'node:inspector';
import { join } from 'node:path';
import { app, BrowserWindow, dialog, Menu, nativeTheme, protocol, screen, session } from 'electron';
import { appId } from '../../shared/app-id';
import type { CallName } from '../../shared/contract';
import { resolveLanguage, type LanguageChoice, type SpokenLanguage } from '../../shared/language';
import { listAssets, pageProtocol, pageScheme, servePage } from './shell/page/serve-page';
import { offerEditMenu } from './shell/context-menu/feature';
import { createPopups } from './shell/context-menu/popups';
import { createOwnWindows } from './ipc/own-windows';
import { registerCalls } from './ipc/register-calls';
import { lockFailureMessage, setUserDataFolder } from './shell/startup/user-data';
import { handleFailures, mustSucceed } from './shell/lifecycle/handle-failures';
import { quitInTime, quitWithSession } from './shell/lifecycle/quit-in-time';
import { errorFacts } from './log/log-events';
import { openLogFile } from './log/log-file';
import { createLogger, redact } from './log/logger';
import { createCaptureGuard } from './shell/privacy/capture-protection';
import { findRefusal, disablesSandbox, type Refusal } from './shell/startup/refused-switches';
import {
  disableNetwork,
  declineCredentials,
  lockDownContents,
  lockDownSession,
} from './shell/window/lock-down-session';
import { focusWindow, openMainWindow, webPreferences } from './shell/window/main-window';
import { askIn, crashRecovery } from './shell/window/crash-recovery';
import { aboutPanel, menuTemplate } from './shell/window/menu';
import {
  openingFor,
  type WindowState,
  rememberWindowState,
  saveWindowState,
} from './shell/window/window-state';
import {
  backgroundOf,
  type FirstPreferences,
  firstStart,
  followTheme,
  readStartupState,
  type StartupState,
} from './shell/window/startup-state';
import { after, monotonic, now, withTimeout } from './timers';
import { setLocale, words } from './i18n';

// This file runs first and opens the window. It imports the rest of the app only then.

/** Names of all calls, inserted by the build, so that the contract's schemas load only after the window opens. */
declare const __CALLS__: readonly CallName[];

// Set outside the app, this variable would turn off every certificate check of the process.
delete process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
// Chromium would write the keys of every connection to the file that this variable names.
delete process.env['SSLKEYLOGFILE'];
// Electron recognises a build from source by the executable's name alone (App::IsPackaged). Without this line, a
// renamed copy of a packaged app would refuse no switch.
if (!app.isPackaged && /[\\/]app\.asar[\\/]/u.test(import.meta.dirname)) {
  process.env['ELECTRON_FORCE_IS_PACKAGED'] = '1';
}

// Must run before `app.enableSandbox()`, which removes `no-sandbox` from the command line but repairs nothing: by then,
// Linux has started the process that every other process is forked from.
const refusal = findRefusal({
  packaged: app.isPackaged,
  inspectorUrl: inspectorUrl(),
  hasSwitch: (name) => app.commandLine.hasSwitch(name),
  switchValue: (name) => app.commandLine.getSwitchValue(name),
  hasSandboxVariable: process.env['ELECTRON_DISABLE_SANDBOX'] !== undefined,
});

app.enableSandbox();
protocol.registerSchemesAsPrivileged([
  {
    scheme: pageScheme,
    privileges: {
      standard: true,
      secure: true,
      supportFetchAPI: true,
      // Without `corsEnabled`, supportFetchAPI lets other origins read the page's files (CVE-2026-70604).
      corsEnabled: true,
      codeCache: true,
    },
  },
]);

if (process.platform === 'win32') app.setAppUserModelId(appId);

setUserDataFolder(app);

const inUserData = (name: string): string => join(app.getPath('userData'), name);
const logger = createLogger(openLogFile(inUserData('logs')), now);
const { log } = logger;
const windows = createOwnWindows();
const popups = createPopups(Menu);
const captures = createCaptureGuard({
  platform: process.platform,
  allowed: app.commandLine.hasSwitch('allow-capture'),
});

/** Milliseconds to wait for the startup files; then the window opens with defaults. */
const patience = 300;

/** Sets the language of main's texts. Reads the system's languages anew, because they can change while the app runs. */
const speak = (choice: LanguageChoice): SpokenLanguage => {
  const spoken = resolveLanguage(choice, app.getPreferredSystemLanguages());
  setLocale(spoken.language);
  return spoken;
};

/** Sets the language of main's texts, and rebuilds the menu in that language. */
const setChosenLocale = (choice: LanguageChoice): SpokenLanguage => {
  const spoken = speak(choice);
  const { platform } = process;
  const template = menuTemplate({ platform, packaged: app.isPackaged, name: app.name });
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
  return spoken;
};

const prepare = (window: BrowserWindow, zoom: number): void => {
  windows.add(window);
  captures.add(window);
  offerEditMenu(window, popups);
  followTheme(nativeTheme, window);
  rememberWindowState(
    window,
    { opened: zoom, platform: process.platform },
    (place) => {
      saveWindowState(inUserData('window.json'), place);
    },
    (run) => after(500, run),
  );
  quitWithSession(window, app, logger.flush);
  crashRecovery(window, {
    ask: askIn(dialog, window),
    quit: () => {
      app.quit();
    },
    log,
    now: monotonic,
    later: setImmediate,
  });
};

const openWindow = (place: WindowState | undefined): void => {
  const zoomFactor = place?.zoom ?? 1;
  const displays = [screen.getPrimaryDisplay(), ...screen.getAllDisplays()];
  const areas = displays.map(({ workArea }) => workArea);
  openMainWindow({
    create: (options) => new BrowserWindow(options),
    webPreferences: {
      ...webPreferences({
        preload: join(import.meta.dirname, '../preload/index.cjs'),
        packaged: app.isPackaged,
      }),
      session: session.fromPartition('window', { cache: false }),
      zoomFactor,
    },
    background: backgroundOf(nativeTheme),
    opening: openingFor(place, areas),
    prepare: (window) => {
      prepare(window, zoomFactor);
    },
  });
};

const lockDownSessions = () => {
  const service = session.fromPartition('service', { cache: false });
  const page = session.fromPartition('window', { cache: false });
  lockDownSession(session.defaultSession, () => false, log);
  // In builds from source, the developer tools are a page in the same session.
  const allowed = app.isPackaged ? [pageProtocol] : [pageProtocol, 'devtools:'];
  lockDownSession(page, (url) => allowed.some((scheme) => url.startsWith(scheme)), log);
  lockDownSession(service, (url) => /^https?:/u.test(url), log);
  return { service, page };
};

/** In builds from source, writes an error's redacted stack to stderr. The log never contains this text. */
const tellDeveloper = (error: unknown): void => {
  if (app.isPackaged || !(error instanceof Error)) return;
  process.stderr.write(`${redact(error.stack ?? error.message)}\n`);
};

const apply = ({ theme, log: level, language, captureProtection }: FirstPreferences) => {
  logger.setLevel(level);
  nativeTheme.themeSource = theme;
  captures.set(captureProtection);
  return setChosenLocale(language);
};

const start = async ({ preferences, place }: StartupState): Promise<void> => {
  apply(preferences);
  const { electron, chrome: chromium, node } = process.versions;
  const { platform } = process;
  log('started', { app: app.getVersion(), electron, chromium, node, platform });
  const { service, page } = lockDownSessions();
  page.protocol.handle(
    pageScheme,
    servePage(listAssets(join(import.meta.dirname, '../renderer')), (file) => readFile(file)),
  );
  const running = import('./app').then(({ startApp }) =>
    startApp({
      logger,
      apply,
      captures,
      popups,
      serviceSession: service,
      send: windows.send,
      mainWindow: () => BrowserWindow.getAllWindows()[0],
    }),
  );
  running.catch((error: unknown) => {
    log('failed', { where: 'start', ...errorFacts(error) });
    tellDeveloper(error);
  });
  registerCalls(__CALLS__, windows, running, () => {
    log('refused-sender');
  });
  await disableNetwork(page);
  openWindow(place);
};

const watchApp = (): void => {
  handleFailures(process, {
    log,
    tellDeveloper,
    flush: logger.flush,
    showErrorBox: (title, content) => {
      dialog.showErrorBox(title, content);
    },
    exit: (code) => {
      app.exit(code);
    },
  });
  app.on('web-contents-created', (_event, contents) => {
    lockDownContents(contents, log);
  });
  declineCredentials(app);
  app.on('child-process-gone', (_event, { type, reason, exitCode }) => {
    log('process-gone', { type, reason, exitCode });
  });
  // Arguments of the second start are ignored (security C8).
  app.on('second-instance', () => {
    log('second-start');
    const [window] = BrowserWindow.getAllWindows();
    if (window) focusWindow(window);
  });
  app.on('window-all-closed', () => {
    app.quit();
  });
  quitInTime(app, {
    after,
    log,
    flush: logger.flush,
    kill: () => process.kill(process.pid, 'SIGKILL'),
  });
};

const endWithoutLock = (): void => {
  speak('system');
  const refused = lockFailureMessage(app.getPath('userData'));
  if (!refused) {
    app.quit();
    return;
  }
  // Linux shows dialogs only once the app is ready.
  void app.whenReady().then(() => {
    dialog.showErrorBox(...refused);
    app.exit(1);
  });
};

const refuse = async (refused: Refusal): Promise<void> => {
  // Linux shows dialogs only once the app is ready, and an AppImage is refused here where the system allows no sandbox.
  // Every other switch is refused at once: waiting would open a debugging port or start another program.
  if (disablesSandbox(refused)) await app.whenReady();
  speak('system');
  const { title, message } = words.refusedSwitch;
  dialog.showErrorBox(title, message(refused));
  app.exit(1);
};

if (refusal !== undefined) {
  void refuse(refusal);
} else if (app.requestSingleInstanceLock()) {
  watchApp();
  app.setAboutPanelOptions(aboutPanel(app));
  // Must run before the app is ready; otherwise Electron sets its default menu.
  setChosenLocale('system');
  const reading = readStartupState({
    settings: inUserData('settings.json'),
    place: inUserData('window.json'),
  });
  const opening = app.whenReady().then(() => withTimeout(patience, reading, () => firstStart));
  mustSucceed(opening.then(start));
} else {
  endWithoutLock();
}
