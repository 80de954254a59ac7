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
import { whyRefused, settleUserData } from './shell/startup/user-data';
import { handleFailures } from './shell/lifecycle/handle-failures';
import { quitInTime, quitWithSession } from './shell/lifecycle/quit-in-time';
import { errorFacts } from './log/log-events';
import { openLogFile } from './log/log-file';
import { createLogger, redact } from './log/logger';
import { createCaptureGuard } from './shell/privacy/capture-protection';
import { findRefusal, isWithoutSandbox, type Refusal } from './shell/startup/refused-switches';
import {
  cutOff,
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
import { after, monotonic, now, within } from './timers';
import { setLocale, words } from './i18n';

// This file is the first thing that runs and opens the window; the rest of the app is imported behind it.

/** Names of all calls, put in by the build so that the contract's schemas need not be read before the window is up. */
declare const __CALLS__: readonly CallName[];

// One such line outside our control would turn off every certificate check of the process.
delete process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
// Chromium would write the keys of every connection into the file that it names.
delete process.env['SSLKEYLOGFILE'];
// Electron knows a build from source by its program's name alone (App::IsPackaged), which a copy of a packaged app can be
// given. Such a copy would refuse no switch.
if (!app.isPackaged && /[\\/]app\.asar[\\/]/u.test(import.meta.dirname)) {
  process.env['ELECTRON_FORCE_IS_PACKAGED'] = '1';
}

// Before the sandbox is switched on, as that takes `no-sandbox` off the command line and mends nothing: by then, Linux
// has started the process that all others are copies of.
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
      // Without it, supportFetchAPI lets other origins read the page's files (CVE-2026-70604).
      corsEnabled: true,
      codeCache: true,
    },
  },
]);

// Only Windows has it.
if (process.platform === 'win32') app.setAppUserModelId(appId);

settleUserData(app);

const inUserData = (name: string): string => join(app.getPath('userData'), name);
const logger = createLogger(openLogFile(inUserData('logs')), now);
const { log } = logger;
const windows = createOwnWindows();
const popups = createPopups(Menu);
const captures = createCaptureGuard({
  platform: process.platform,
  allowed: app.commandLine.hasSwitch('allow-capture'),
});

/** Milliseconds that the window waits for a disk that does not answer. */
const patience = 300;

/** Main's words from now on. What the system prefers is asked for anew, as it can change while we run. */
const speak = (choice: LanguageChoice): SpokenLanguage => {
  const spoken = resolveLanguage(choice, app.getPreferredSystemLanguages());
  setLocale(spoken.language);
  return spoken;
};

/** The same with the menu. */
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
  // The developer tools of a development build are a page of their own in the same session.
  const allowed = app.isPackaged ? [pageProtocol] : [pageProtocol, 'devtools:'];
  lockDownSession(page, (url) => allowed.some((scheme) => url.startsWith(scheme)), log);
  lockDownSession(service, (url) => /^https?:/u.test(url), log);
  return { service, page };
};

/** In builds from source, a developer sees what the log may not hold; the redactor goes over it all the same. */
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
  await cutOff(page);
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
  // Whatever the other start was given is not looked at (security C8).
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
  const refused = whyRefused(app.getPath('userData'));
  if (!refused) {
    app.quit();
    return;
  }
  // Linux shows dialogs only from then on.
  void app.whenReady().then(() => {
    dialog.showErrorBox(...refused);
    app.exit(1);
  });
};

const refuse = async (refused: Refusal): Promise<void> => {
  // Linux shows dialogs only once the app is ready, and AppImages come here where the system allows no sandbox. All else
  // is refused at once: a debugging port would be open by then, or another program started.
  if (isWithoutSandbox(refused)) await app.whenReady();
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
  // Before the app is ready, or Electron sets a menu of its own.
  setChosenLocale('system');
  const reading = readStartupState({
    settings: inUserData('settings.json'),
    place: inUserData('window.json'),
  });
  void app.whenReady().then(async () => {
    await start(await within(patience, reading, () => firstStart));
  });
} else {
  endWithoutLock();
}
