import { readFile } from 'node:fs/promises';
import { url as inspectorUrl } from 'node:inspector';
import { join } from 'node:path';
import { app, BrowserWindow, dialog, Menu, nativeTheme, protocol, session } from 'electron';
import type { CallName } from '../../shared/contract';
import { listAssets } from './content/assets';
import { servePage } from './content/serve-page';
import { registerCalls } from './ipc/register-calls';
import { declineCredentials } from './window/decline-credentials';
import { findRefusedSwitch, type RefusedSwitch } from './startup/refused-switches';
import { lockDownContents } from './window/lock-down-contents';
import { lockDownSession } from './window/lock-down-session';
import { openMainWindow } from './window/main-window';
import { pageProtocol, pageScheme } from './window/page-address';
import { webPreferences } from './window/web-preferences';
import { words } from './words';

// This file is the first thing that runs and opens the window; the rest of the app is imported behind it.

/** Names of all calls, put in by the build so that the contract's schemas need not be read before the window is up. */
declare const __CALLS__: readonly CallName[];

// One such line outside our control would turn off every certificate check of the process.
delete process.env['NODE_TLS_REJECT_UNAUTHORIZED'];

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

const userData = app.commandLine.getSwitchValue('user-data-dir');
if (!app.isPackaged && userData !== '') app.setPath('userData', userData);

const windows = new Set<number>();

const openWindow = (): void => {
  const pageSession = session.fromPartition('window', { cache: false });
  const window = openMainWindow({
    create: (options) => new BrowserWindow(options),
    webPreferences: {
      ...webPreferences({
        preload: join(import.meta.dirname, '../preload/index.cjs'),
        packaged: app.isPackaged,
      }),
      session: pageSession,
    },
    dark: nativeTheme.shouldUseDarkColors,
  });
  const { id } = window.webContents;
  windows.add(id);
  window.on('closed', () => {
    windows.delete(id);
  });
};

const start = (): void => {
  const serviceSession = session.fromPartition('service', { cache: false });
  const pageSession = session.fromPartition('window', { cache: false });
  lockDownSession(session.defaultSession, () => false);
  // The developer tools of a development build are a page of their own in the same session.
  const allowed = app.isPackaged ? [pageProtocol] : [pageProtocol, 'devtools:'];
  lockDownSession(pageSession, (url) => allowed.some((scheme) => url.startsWith(scheme)));
  lockDownSession(serviceSession, (url) => /^https?:/u.test(url));
  pageSession.protocol.handle(
    pageScheme,
    servePage(listAssets(join(import.meta.dirname, '../renderer')), (file) => readFile(file)),
  );
  const running = import('./app').then(({ startApp }) => startApp(serviceSession));
  registerCalls(
    __CALLS__,
    windows,
    running.then(({ answer }) => answer),
  );
  openWindow();
};

const refuse = (refused: RefusedSwitch): void => {
  const { title, message } = words.refusedSwitch;
  dialog.showErrorBox(title, message(refused));
  app.exit(1);
};

const refused = findRefusedSwitch({
  packaged: app.isPackaged,
  inspectorUrl: inspectorUrl(),
  hasSwitch: (name) => app.commandLine.hasSwitch(name),
});

if (refused === 'no-sandbox') {
  // Linux shows dialogs only once the app is ready. AppImages come here where the system allows no sandbox.
  void app.whenReady().then(() => {
    refuse(refused);
  });
} else if (refused !== undefined) {
  // At once: a debugging port would be open by then.
  refuse(refused);
} else if (app.requestSingleInstanceLock()) {
  app.on('web-contents-created', (_event, contents) => {
    lockDownContents(contents);
  });
  declineCredentials(app);
  app.on('second-instance', () => {
    const [window] = BrowserWindow.getAllWindows();
    if (window?.isMinimized()) window.restore();
    window?.focus();
  });
  app.on('window-all-closed', () => {
    app.quit();
  });
  // Outside macOS the menu has nothing that the page lacks; there its edit roles are what makes Cmd+C and Cmd+V work.
  Menu.setApplicationMenu(
    process.platform === 'darwin'
      ? Menu.buildFromTemplate([{ role: 'appMenu' }, { role: 'editMenu' }, { role: 'windowMenu' }])
      : null,
  );
  void app.whenReady().then(start);
} else {
  app.quit();
}
