// A small app in the manner of a built Electron app: what the stand-in must be able to run.
const fs = require('node:fs');
const path = require('node:path');
const electron = require('electron');
const { app, BrowserWindow, clipboard, dialog, ipcMain, protocol, session, shell } = electron;

const csp = [
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'",
  "connect-src 'none'; base-uri 'none'; form-action 'none'; frame-src 'none'",
  "frame-ancestors 'none'; object-src 'none'; worker-src 'none'; manifest-src 'none'",
  "require-trusted-types-for 'script'; trusted-types 'none'",
].join('; ');

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
const log = [];
const note = (line) => {
  log.push(line);
  console.log(line);
};

app.enableSandbox();
protocol.registerSchemesAsPrivileged([
  { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
]);

function servePage() {
  session.defaultSession.webRequest.onBeforeRequest((details, callback) => {
    callback({ cancel: !details.url.startsWith('app://bundle/') });
  });
  session.defaultSession.on('will-download', (event, item) => {
    note(`will-download ${item.getFilename()}`);
    event.preventDefault();
  });
  protocol.handle('app', async (request) => {
    const { pathname } = new URL(request.url);
    const file = path.join(__dirname, 'page', path.basename(pathname));
    if (!fs.existsSync(file)) return new Response('not found', { status: 404 });
    const headers = {
      'content-type': types[path.extname(file)],
      'content-security-policy': csp,
      'x-content-type-options': 'nosniff',
    };
    return new Response(fs.readFileSync(file), { headers });
  });
}

const attempt = async (run) => {
  try {
    return { value: await run() };
  } catch (error) {
    return { error: error.message };
  }
};

/** What each use of a destroyed window says. */
async function usesOfDestroyed() {
  const window = new BrowserWindow({ show: false });
  const { webContents } = window;
  const gone = new Promise((resolve) => webContents.once('destroyed', resolve));
  window.destroy();
  await gone;
  const uses = {
    'webContents.send': () => webContents.send('tick', 1),
    'webContents.id': () => webContents.id,
    'webContents.isDestroyed': () => webContents.isDestroyed(),
    'webContents.on': () => webContents.on('focus', () => undefined) === webContents,
  };
  const said = {};
  for (const [name, use] of Object.entries(uses)) said[name] = await attempt(use);
  return said;
}

let worker;
const workerAnswers = [];

function startWorker() {
  worker = electron.utilityProcess.fork(path.join(__dirname, 'worker.cjs'), [], {
    serviceName: 'self-test worker',
  });
  worker.on('message', (message) => workerAnswers.shift()?.(message));
  worker.on('exit', (code) => note(`worker exit ${code}`));
}

const askWorker = (message) =>
  new Promise((resolve) => {
    workerAnswers.push(resolve);
    worker.postMessage(message);
  });

const calls = {
  echo: (event, ...args) => args,
  sender: ({ type, sender, senderFrame }) => ({
    type,
    url: senderFrame.url,
    origin: senderFrame.origin,
    isMain: senderFrame === sender.mainFrame && senderFrame.parent === null,
  }),
  fail: () => {
    throw new TypeError('no such thing');
  },
  big: (event, length) => '"\\ß\n'.repeat(Math.ceil(length / 4)).slice(0, length),
  tick: ({ sender }, value) => sender.send('tick', value),
  tickFunction: ({ sender }) => sender.send('tick', () => 1),
  usesOfDestroyed: () => usesOfDestroyed(),
  open: () => dialog.showOpenDialog({ properties: ['openFile'] }),
  save: () => dialog.showSaveDialog({ defaultPath: 'export.csv' }),
  confirm: () => dialog.showMessageBox({ message: 'Sure?', buttons: ['Yes', 'No'], defaultId: 1 }),
  confirmUntilAborted: () =>
    dialog.showMessageBox({
      message: 'Still there?',
      buttons: ['Yes', 'No'],
      defaultId: 0,
      cancelId: 1,
      signal: AbortSignal.abort(),
    }),
  crash: ({ sender }) => sender.forcefullyCrashRenderer(),
  copy: (event, text) => clipboard.writeText(text),
  paste: () => clipboard.readText(),
  link: (event, url) => shell.openExternal(url),
  log: () => log,
  userData: () => app.getPath('userData'),
  lock: () => app.requestSingleInstanceLock(),
  startWorker: () => startWorker(),
  askWorker: (event, message) => askWorker(message),
  killWorker: () => {
    const exited = new Promise((resolve) => worker.once('exit', resolve));
    return worker.kill() && exited;
  },
  hangWorker: () => askWorker('hang'),
  uncovered: () => attempt(() => app.getFileIcon('/')),
  uncoveredModule: () => attempt(() => electron.desktopCapturer),
  uncoveredSet: () => attempt(() => (app.userAgentFallback = 'x')),
  theme: (event, source) => {
    electron.nativeTheme.themeSource = source;
    return electron.nativeTheme.shouldUseDarkColors;
  },
};

for (const [name, call] of Object.entries(calls)) ipcMain.handle(name, call);

app.on('web-contents-created', (event, contents) => {
  contents.setWindowOpenHandler(({ url }) => {
    note(`window.open ${url}`);
    return { action: 'deny' };
  });
  contents.on('will-navigate', (details) => {
    note(`will-navigate ${details.url}`);
    details.preventDefault();
  });
  contents.on('render-process-gone', (event, { reason }) => {
    note(`render-process-gone ${reason} ${contents.isCrashed()}`);
    contents.loadURL(contents.getURL());
  });
  contents.on('preload-error', (event, file, error) => note(`preload-error ${error.message}`));
});

app.on('second-instance', (event, argv, folder) =>
  note(`second-instance ${argv.length} ${folder}`),
);
app.on('before-quit', () => note('before-quit'));
app.on('will-quit', () => note('will-quit'));
app.on('quit', (event, code) => note(`quit ${code}`));
app.on('window-all-closed', () => {
  note('window-all-closed');
  app.quit();
});
electron.powerMonitor.on('suspend', () => note('suspend'));

app.whenReady().then(async () => {
  servePage();
  electron.Menu.setApplicationMenu(
    electron.Menu.buildFromTemplate([
      { label: '&Help', submenu: [{ label: 'Say hello', click: () => note('hello') }] },
    ]),
  );
  const window = new BrowserWindow({
    width: 900,
    height: 700,
    show: false,
    webPreferences: { preload: path.join(__dirname, 'preload.cjs'), sandbox: true },
  });
  window.on('close', () => note('close'));
  window.on('closed', () => note('closed'));
  window.once('ready-to-show', () => window.show());
  await window.loadURL('app://bundle/index.html');
});
