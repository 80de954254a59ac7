// A small app, built like the real one, that the stand-in must be able to run.
const fs = require('node:fs');
const path = require('node:path');
const electron = require('electron');
const { app, BrowserWindow, dialog, ipcMain, protocol, session } = electron;

const types = { '.html': 'text/html', '.js': 'text/javascript' };
const note = (line) => console.log(line);

const hasNoSandbox = () => app.commandLine.hasSwitch('no-sandbox');
const sandboxSwitch = [hasNoSandbox()];
app.enableSandbox();
sandboxSwitch.push(hasNoSandbox(), app.commandLine.hasSwitch('enable-sandbox'));
protocol.registerSchemesAsPrivileged([
  { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
]);

function servePage() {
  session.defaultSession.setSpellCheckerLanguages([]);
  protocol.handle('app', async (request) => {
    const { pathname } = new URL(request.url);
    const file = path.join(__dirname, 'page', path.basename(pathname));
    if (!fs.existsSync(file)) return new Response('not found', { status: 404 });
    const headers = {
      'content-type': types[path.extname(file)],
      'content-security-policy': "script-src 'self'",
    };
    return new Response(fs.readFileSync(file), { headers });
  });
}

const messageOf = (run) => {
  try {
    return run();
  } catch ({ message }) {
    return message;
  }
};
const usesBeforeReady = [
  messageOf(() => session.defaultSession),
  messageOf(() => session.fromPartition('early')),
  messageOf(() => electron.screen.getPrimaryDisplay()),
  messageOf(() => dialog.showSaveDialog({})),
];

const attempt = async (run) => {
  try {
    return { value: await run() };
  } catch (error) {
    return { error: error.message };
  }
};

/** Returns the result or error of each use of a destroyed window. */
async function usesOfDestroyed() {
  const window = new BrowserWindow({ show: false });
  const { webContents } = window;
  const gone = new Promise((resolve) => webContents.once('destroyed', resolve));
  window.destroy();
  await gone;
  const uses = {
    'window.id': () => typeof window.id,
    'window.isDestroyed': () => window.isDestroyed(),
    'window.webContents': () => window.webContents,
    'window.getNormalBounds': () => window.getNormalBounds(),
    'webContents.send': () => webContents.send('tick', 1),
    'webContents.id': () => webContents.id,
    'webContents.isDestroyed': () => webContents.isDestroyed(),
    'webContents.on': () => webContents.on('focus', () => undefined) === webContents,
  };
  const said = {};
  for (const [name, use] of Object.entries(uses)) said[name] = await attempt(use);
  return said;
}

let mainWindow;
let lastFrame;

/** Returns the state of a frame, or its error. */
const toldBy = (frame) =>
  frame === null ? null : attempt(() => [frame.isDestroyed(), frame.detached, frame.url]);

/** Starts a utility process, calls `act` and waits for the end. Returns its events, then its pid and `kill()`. */
async function endOf(path, args, options, act) {
  const child = electron.utilityProcess.fork(path, args, options);
  const told = [];
  child.on('spawn', () => told.push('spawn'));
  child.on('error', (type) => told.push(`error ${type}`));
  const exited = new Promise((resolve) => child.once('exit', resolve));
  act(child, told);
  told.push(`exit ${await exited}`);
  return [...told, child.pid, child.kill()];
}

let lastMenu;

/** Opens a menu with a few items. Each item prints a line when it is chosen. */
function popUp(name, options = {}, window = mainWindow) {
  const item = (label, more = {}) => ({
    label,
    click: ({ checked }) => note(`${name}: chose ${label} ${checked}`),
    ...more,
  });
  const line = { type: 'separator' };
  lastMenu = electron.Menu.buildFromTemplate([
    ...[line, item('First'), line, line, item('Second', { enabled: false })],
    ...[item('Third', { type: 'checkbox' }), item('Unseen', { visible: false }), line],
  ]);
  lastMenu.popup({ window, ...options, callback: () => note(`${name}: closed`) });
}

let worker;
const workerAnswers = [];

const smallHeap = { execArgv: ['--max-old-space-size=16'] };
const workerFile = path.join(__dirname, 'worker.cjs');

function startWorker() {
  worker = electron.utilityProcess.fork(workerFile, [], {
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
  sandboxSwitch: () => sandboxSwitch,
  frames: async ({ senderFrame }) => {
    const told = [await toldBy(senderFrame), lastFrame && (await toldBy(lastFrame))];
    lastFrame = senderFrame;
    return told;
  },
  closeWindow: () => {
    mainWindow.close();
    note(`after close() destroyed: ${mainWindow.isDestroyed()}`);
  },
  exit: () => {
    app.exit(3);
    note(`after exit() destroyed: ${mainWindow.isDestroyed()}`);
  },
  preventQuit: () => {
    app.once('before-quit', (event) => event.preventDefault());
    app.quit();
  },
  instance: () =>
    new (class Thing {
      shown = 1;
      hidden() {}
    })(),
  answerFunction: () => ({ inside: [() => 1] }),
  answerMap: () => new Map(),
  runOutOfMemory: () => endOf(workerFile, ['exhaust'], smallHeap, () => undefined),
  killTwice: () =>
    endOf(workerFile, [], {}, (child, told) => {
      told.push(child.kill());
      child.once('spawn', () => told.push(child.kill()));
    }),
  killFromOutside: () =>
    endOf(workerFile, [], {}, (child) => {
      child.once('spawn', () => process.kill(child.pid, 'SIGKILL'));
    }),
  sendFunctionToWorker: () => {
    startWorker();
    return attempt(() => worker.postMessage({ run: () => 1 }));
  },
  sendBytesToWorker: async () => {
    startWorker();
    const { data } = await askWorker([Buffer.alloc(3)]);
    const partial = await attempt(() =>
      worker.postMessage({ bytes: new Uint8Array(9).subarray(1) }),
    );
    return [Buffer.isBuffer(data[0]), data[0] instanceof Uint8Array, partial];
  },
  rejectInWorker: () => askWorker('reject'),
  startWorkerAtExit: () => {
    worker.once('exit', () => void attempt(startWorker).then(({ error }) => note(error)));
  },
  unheardError: async () => {
    const uncaught = new Promise((resolve) => process.once('uncaughtException', resolve));
    electron.utilityProcess.fork(workerFile, ['exhaust'], smallHeap);
    return String(await uncaught);
  },
  fail: () => {
    throw new TypeError('no such thing');
  },
  tick: ({ sender }, value) => sender.send('tick', value),
  tickFunction: ({ sender }) => sender.send('tick', () => 1),
  usesOfDestroyed: () => usesOfDestroyed(),
  loadUnderPolicy: async (event, policy) => {
    const window = new BrowserWindow({ show: false });
    window.webContents.setWebRTCIPHandlingPolicy(policy);
    const said = await attempt(() => window.loadURL('app://bundle/index.html'));
    window.destroy();
    return said;
  },
  zoomBeforeAndAfterLoad: async () => {
    const window = new BrowserWindow({ show: false, webPreferences: { zoomFactor: 2 } });
    const factors = [window.webContents.getZoomFactor()];
    await window.loadURL('app://bundle/index.html');
    factors.push(window.webContents.getZoomFactor());
    window.destroy();
    return factors;
  },
  // The uncaught exception would end the app. This call returns its message instead.
  leaveSpelling: () =>
    new Promise((resolve) => {
      process.once('uncaughtException', ({ message }) => resolve(message));
      session.fromPartition('left alone');
    }),
  leaveLogins: () => attempt(() => session.defaultSession.allowNTLMCredentialsForDomains('')),
  setProxy: (event, config) => attempt(() => session.defaultSession.setProxy(config)),
  open: () => dialog.showOpenDialog(mainWindow, { properties: ['openFile'] }),
  confirmUntilAborted: () =>
    dialog.showMessageBox(mainWindow, {
      message: 'Still there?',
      buttons: ['Yes', 'No'],
      defaultId: 0,
      cancelId: 1,
      signal: AbortSignal.abort(),
    }),
  dialogsWithoutWindow: async () => {
    const window = new BrowserWindow({ show: false });
    window.destroy();
    return [
      await attempt(() => dialog.showMessageBox(window, { message: 'Whose?' })),
      await attempt(() => dialog.showSaveDialog({})),
    ];
  },
  usesBeforeReady: () => usesBeforeReady,
  crash: ({ sender }) => sender.forcefullyCrashRenderer(),
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
  note: (event, line) => note(line),
  popup: (event, options) => attempt(() => popUp('one', options)),
  popupTwice: async () => [await attempt(() => popUp('one')), await attempt(() => popUp('two'))],
  popupInClosed: async () => {
    const window = new BrowserWindow({ show: false });
    window.destroy();
    return attempt(() => popUp('one', {}, window));
  },
  closePopup: () => lastMenu.closePopup(mainWindow),
  badTemplate: (event, template) =>
    attempt(() => electron.Menu.buildFromTemplate(template).items.length),
  edit: ({ sender }, command) => sender[command](),
};

for (const [name, call] of Object.entries(calls)) ipcMain.handle(name, call);

app.on('web-contents-created', (event, contents) => {
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  contents.on('render-process-gone', (event, { reason }) => {
    note(`render-process-gone ${reason}`);
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

app.whenReady().then(async () => {
  servePage();
  const window = new BrowserWindow({
    width: 900,
    height: 700,
    show: false,
    webPreferences: { preload: path.join(__dirname, 'preload.cjs'), sandbox: true },
  });
  mainWindow = window;
  window.webContents.on('context-menu', (event, params) => {
    const { x, y, isEditable, selectionText, formControlType, menuSourceType } = params;
    const flags = Object.entries(params.editFlags).filter(([, can]) => can);
    const can = flags.map(([name]) => name).join(' ');
    note(`context-menu ${formControlType} ${isEditable} "${selectionText}" ${can}`);
    note(`context-menu at ${x} ${y} by ${menuSourceType}`);
  });
  window.on('session-end', ({ reasons }) => note(`session-end ${reasons}`));
  window.on('close', () => note('close'));
  window.webContents.on('destroyed', () => note('destroyed'));
  window.webContents.on('will-prevent-unload', () => note('will-prevent-unload'));
  window.on('closed', () => note(`closed ${window.isDestroyed()}`));
  await window.loadURL('app://bundle/index.html');
});
