// Runs a built file on an `electron` that does nothing and notes every call; prints the calls as JSON at the end. argv:
// the file, and Electron's results, as JSON.
const Module = require('node:module');
const { writeFileSync } = require('node:fs');

const [file, situation] = process.argv.slice(2);
const {
  userData,
  packaged = true,
  lock = true,
  unmade = false,
  platform,
  thrown,
  follow = [],
  ...start
} = JSON.parse(situation);
const switches = new Map((start.switches ?? []).map((word) => word.split('=')));
// Electron treats this variable like the switch before any script runs.
if ('ELECTRON_DISABLE_SANDBOX' in process.env) switches.set('no-sandbox');
if (platform !== undefined) Object.defineProperty(process, 'platform', { value: platform });

const calls = [];
const listeners = new Map();
const handlers = [];
const strangers = [];
const heard = [];
const receivers = new Map();
/** By the name of a session: its filter of requests, and the requests it lets out. */
const filters = new Map();
const letOut = {};
let exposed = {};
/** No folder can be created below a file. */
const nowhere = `${__filename}/home`;
let chosen;

const members = {
  // Evaluated each time, as in Electron.
  get 'app.isPackaged'() {
    return packaged || 'ELECTRON_FORCE_IS_PACKAGED' in process.env;
  },
  'app.name': 'Account Viewer',
  'nativeTheme.shouldUseDarkColors': false,
};
const answers = {
  'BrowserWindow.getAllWindows': () => [recorder('window')],
  'app.commandLine.getSwitchValue': (name) => switches.get(name) ?? '',
  'app.commandLine.hasSwitch': (name) => switches.has(name),
  // Electron removes the switch from its command line, although it cannot undo the effect of the switch.
  'app.enableSandbox': () => void switches.delete('no-sandbox'),
  'app.getLocale': () => 'en-US',
  'app.getPreferredSystemLanguages': () => ['en-US'],
  'app.getSystemLocale': () => 'en-US',
  'app.getPath': (name) => {
    if (!unmade) return userData;
    if (name === 'userData' && chosen === undefined)
      throw new Error("Failed to get 'userData' path");
    return name === 'userData' ? chosen : nowhere;
  },
  'app.setPath': (_name, folder) => void (chosen = folder),
  'app.getVersion': () => '1.0.0',
  'app.on': (event, listener) => void listeners.set(event, listener),
  'app.requestSingleInstanceLock': () => lock,
  'app.whenReady': () => Promise.resolve(),
  'contextBridge.exposeInMainWorld': (_name, api) => void (exposed = api),
  'ipcMain.handle': (_channel, handler) => void handlers.push(handler),
  'ipcRenderer.invoke': () => Promise.resolve({ ok: true }),
  'ipcRenderer.on': (channel, receive) => void receivers.set(receive, channel),
  'ipcRenderer.removeListener': (channel, receive) => {
    if (receivers.get(receive) === channel) receivers.delete(receive);
  },
  'screen.getAllDisplays': () => [],
  'screen.getPrimaryDisplay': () => ({ workArea: { x: 0, y: 0, width: 1280, height: 800 } }),
  'session.fromPartition': (name) => recorder(`session(${name})`),
};
for (const name of ['default', 'window', 'service']) {
  const session = `session(${name})`;
  answers[`${session}.webRequest.onBeforeRequest`] = (filter) => void filters.set(name, filter);
  // Electron reports when the proxy is in effect, which is not at once.
  answers[`${session}.setProxy`] = async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    calls.push([`${session} has its proxy`, []]);
  };
}
/** One address of every kind that a session could be asked for. */
const addresses = ['app://bundle/', 'https://example.com/', 'http://127.0.0.1:8080/'];
addresses.push('wss://example.com/', 'file:///etc/passwd', 'devtools://devtools/', 'data:,x');
addresses.push('blob:app://bundle/1', 'ftp://example.com/', 'apps://bundle/', 'chrome://version/');
const names = new WeakMap();

/** Any object of Electron: each member and each call returns another such object, and is noted. */
const recorder = (name) => {
  const made = new Proxy(function () {}, {
    get: (_target, key) => {
      // As a text it is its name.
      if (key === Symbol.toPrimitive) return () => `[${name}]`;
      if (typeof key === 'symbol' || key === 'then' || key === 'toJSON') return undefined;
      const path = `${name}.${key}`;
      return path in members ? members[path] : recorder(path);
    },
    apply: (_target, _this, args) => {
      calls.push([name, args.map(plain)]);
      return answers[name] ? answers[name](...args) : recorder(`${name}()`);
    },
    construct: (_target, args) => {
      calls.push([`new ${name}`, args.map(plain)]);
      return recorder(`(${name})`);
    },
  });
  names.set(made, name);
  return made;
};

/** An argument as JSON can hold it. */
const plain = (value) => {
  if (names.has(value)) return `[${names.get(value)}]`;
  if (typeof value === 'function') return '[function]';
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== 'object') return value ?? null;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, plain(member)]));
};

const modules = ['app', 'BrowserWindow', 'clipboard', 'contextBridge', 'dialog', 'ipcMain'];
modules.push('ipcRenderer', 'Menu', 'nativeTheme', 'net', 'powerMonitor', 'protocol', 'screen');
modules.push('session', 'shell', 'utilityProcess', 'webUtils', 'autoUpdater', 'crashReporter');
const electron = Object.fromEntries(modules.map((name) => [name, recorder(name)]));
members['session.defaultSession'] = recorder('session(default)');

/**
 * Sends a message of main like Electron: the first argument is Electron's own, and its sender gives access to all of
 * IPC.
 */
const tell = () => {
  for (const [receive, channel] of receivers) {
    receive({ sender: electron.ipcRenderer }, { sentOn: channel }, 'more');
  }
};

/** Follows an event as the page would, before and after each followed event has sent a message. */
const followOnce = (name) => {
  const stop = exposed.on(name, (...args) => void heard.push([name, args]));
  tell();
  stop();
  tell();
};

/** Arguments of another start of the app; notes every access. */
const ofAnotherStart = (what) =>
  new Proxy([], {
    get: (target, key) => {
      calls.push([`${what} of another start`, [String(key)]]);
      return target[key];
    },
  });

const load = Module._load;
Module._load = (request, ...rest) => (request === 'electron' ? electron : load(request, ...rest));

// After the start: events that Electron would send later, and calls that the page would make.
process.once('beforeExit', () => {
  listeners.get('web-contents-created')?.({}, recorder('contents'));
  listeners.get('child-process-gone')?.({}, { type: 'GPU', reason: 'crashed', exitCode: 9 });
  const given = ['argv', 'cwd', 'data'].map(ofAnotherStart);
  listeners.get('second-instance')?.({}, ...given);
  for (const call of Object.values(exposed)) void call({ argument: 1 });
  for (const name of follow) {
    followOnce(name);
    exposed.on(name, { call: 'no function' })();
  }
  // A destroyed frame, and a frame of another page.
  const frame = { url: 'https://example.com/', origin: 'https://example.com', parent: null };
  const other = { ...frame, detached: false, isDestroyed: () => false };
  for (const senderFrame of [null, other]) {
    const event = { type: 'frame', senderFrame, sender: { id: 1, mainFrame: senderFrame } };
    strangers.push(...handlers.map((handler) => handler(event, undefined)));
  }
  for (const [name, filter] of filters) {
    letOut[name] = addresses.filter((url) => {
      let isCancelled;
      filter({ url }, ({ cancel }) => void (isCancelled = cancel));
      return isCancelled === false;
    });
  }
  if (thrown !== undefined) throw new Error(thrown);
});
process.once('exit', () => {
  const bridge = { names: Object.keys(exposed), frozen: Object.isFrozen(exposed), heard };
  const { NODE_TLS_REJECT_UNAUTHORIZED: tls = null, SSLKEYLOGFILE: keyLog = null } = process.env;
  writeFileSync(1, JSON.stringify({ calls, bridge, env: { tls, keyLog }, strangers, letOut }));
});

require(file);
