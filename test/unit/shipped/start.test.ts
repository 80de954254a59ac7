import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { refusedSwitches } from '../../../electron/main/shell/startup/refused-switches';
import { webPreferences } from '../../../electron/main/shell/window/main-window';
import { installerConfig } from '../../../electron/packaging/installers';
import { channelOf } from '../../../shared/bridge';
import { contract } from '../../../shared/contract';
import { builtMainFile } from '../../launch/built-app';
import { callsOf, record, type Recording, type Situation } from './recorded';

// Runs the shipped files themselves on an Electron that only notes their calls.

const main = builtMainFile();
const preload = path.join(path.dirname(main), '../preload/index.cjs');

let start: Recording;
beforeAll(async () => {
  start = await record(main);
});

const names = (): readonly string[] => start.calls.map(([name]) => name);
/** Names of the events that have a listener. */
const events = (name: string): readonly unknown[] => callsOf(start, name).map(([event]) => event);

describe('the start of the packaged app', () => {
  it('looks for what it refuses, then switches the sandbox on, before it does anything else (security A2, A4)', () => {
    const order = names();
    const at = order.indexOf('app.enableSandbox');
    expect(at).toBeGreaterThan(0);
    // After this call Electron's command line has no `no-sandbox`, whatever the app was started with.
    expect(new Set(order.slice(0, at))).toEqual(new Set(['app.commandLine.hasSwitch']));
    expect(callsOf(start, 'app.commandLine.hasSwitch').slice(0, at)).toEqual(
      refusedSwitches.map((name) => [name]),
    );
    expect(order.indexOf('app.whenReady')).toBeGreaterThan(at);
  });

  it('has the name of its shortcut on Windows, the only system with such names', async () => {
    const onWindows = await record(main, { platform: 'win32' });
    const { appId } = installerConfig('release', 'certificate');
    expect(callsOf(onWindows, 'app.setAppUserModelId')).toEqual([[appId]]);
    const elsewhere = await record(main, { platform: 'linux' });
    expect(callsOf(elsewhere, 'app.setAppUserModelId')).toEqual([]);
  });

  it('reports its name and version, which Help > About on Linux would not know otherwise', () => {
    const about = { applicationName: 'Account Viewer', applicationVersion: '1.0.0' };
    expect(callsOf(start, 'app.setAboutPanelOptions')).toEqual([[about]]);
  });

  it('has its own menu before it is ready, or Electron would set another one', () => {
    const order = names();
    const at = order.indexOf('Menu.setApplicationMenu');
    expect(at).toBeGreaterThan(0);
    expect(order.indexOf('app.whenReady')).toBeGreaterThan(at);
  });

  it('registers its one scheme with these rights before it is ready (security B1)', () => {
    expect(callsOf(start, 'protocol.registerSchemesAsPrivileged')).toEqual([
      [
        [
          {
            scheme: 'app',
            privileges: {
              standard: true,
              secure: true,
              supportFetchAPI: true,
              corsEnabled: true,
              codeCache: true,
            },
          },
        ],
      ],
    ]);
    const order = names();
    expect(order.indexOf('protocol.registerSchemesAsPrivileged')).toBeLessThan(
      order.indexOf('app.whenReady'),
    );
    expect(callsOf(start, 'session(window).protocol.handle')).toEqual([['app', '[function]']]);
    expect(callsOf(start, '(BrowserWindow).loadURL')).toEqual([['app://bundle/']]);
  });

  it('adds no switch to Chromium (security A3)', () => {
    expect(names().filter((name) => /append(?:Switch|Argument)$/u.test(name))).toEqual([]);
  });

  it('keeps its sessions in memory, without a cache (security A5)', () => {
    const sessions = callsOf(start, 'session.fromPartition');
    expect(new Set(sessions.map(([name]) => name))).toEqual(new Set(['service', 'window']));
    for (const [name, options] of sessions) {
      expect(name).not.toMatch(/^persist:/u);
      expect(options).toEqual({ cache: false });
    }
  });

  it('opens its one window with the preferences of all windows, in its session (security A1, A5)', () => {
    const windows = callsOf(start, 'new BrowserWindow');
    expect(windows).toHaveLength(1);
    const [options] = windows[0] ?? [];
    const { zoomFactor, ...preferences } =
      (options as Electron.BrowserWindowConstructorOptions).webPreferences ?? {};
    expect(preferences).toEqual({
      ...webPreferences({ preload, packaged: true }),
      session: '[session(window)]',
    });
    expect([1, undefined]).toContain(zoomFactor);
    expect(names().filter((name) => /^new (?:WebContents|Browser)View/u.test(name))).toEqual([]);
  });

  it.each(['default', 'window', 'service'])(
    'locks the session “%s” down: permissions, devices, downloads, requests (security B8, C1, C6)',
    (session) => {
      const set = names().filter((name) => name.startsWith(`session(${session}).`));
      for (const member of [
        'setPermissionRequestHandler',
        'setPermissionCheckHandler',
        'setDevicePermissionHandler',
        'setDisplayMediaRequestHandler',
        'webRequest.onBeforeRequest',
      ]) {
        expect(set).toContain(`session(${session}).${member}`);
      }
      expect(events(`session(${session}).on`)).toContain('will-download');
    },
  );

  it('lets the page out to its own files alone, its calls to the web, and by itself nothing (security B8)', async () => {
    const web = ['https://example.com/', 'http://127.0.0.1:8080/'];
    expect(start.letOut).toEqual({ default: [], window: ['app://bundle/'], service: web });
    const fromSource = await record(main, { packaged: false });
    expect(fromSource.letOut['window']).toEqual(['app://bundle/', 'devtools://devtools/']);
  });

  it('opens no window before its session has the dead proxy, which the service’s has not (H3) (security B8)', () => {
    const order = names();
    const cutOff = order.indexOf('session(window) has its proxy');
    expect(cutOff).toBeGreaterThan(0);
    expect(order.indexOf('new BrowserWindow')).toBeGreaterThan(cutOff);
    expect(callsOf(start, 'session(service).setProxy')).toEqual([]);
  });

  it('has no list of devices to choose from, so that Electron cancels every such request (security C1)', () => {
    const choosers = start.calls.filter(([, args]) => /^select-(?!client)/u.test(String(args[0])));
    expect(choosers).toEqual([]);
    expect(names().filter((name) => /setUSBProtectedClassesHandler$/u.test(name))).toEqual([]);
  });

  it('guards every web contents there will ever be (security A6, A7, C3, C4)', () => {
    expect(events('app.on')).toContain('web-contents-created');
    expect(events('contents.on')).toEqual(
      expect.arrayContaining([
        'will-navigate',
        'will-frame-navigate',
        'will-redirect',
        'will-attach-webview',
      ]),
    );
    expect(callsOf(start, 'contents.setWindowOpenHandler')).toHaveLength(1);
  });

  it('answers for logins and client certificates, and never for server certificates (security C9)', () => {
    expect(events('app.on')).toEqual(
      expect.arrayContaining(['login', 'select-client-certificate']),
    );
    expect(events('app.on')).not.toContain('certificate-error');
    expect(names().filter((name) => name.includes('CertificateVerifyProc'))).toEqual([]);
  });

  it('registers no scheme or file type with the system (security C7)', () => {
    expect(names()).not.toContain('app.setAsDefaultProtocolClient');
    expect(events('app.on').filter((event) => /^open-(?:url|file)$/u.test(String(event)))).toEqual(
      [],
    );
  });

  it('sends no crash reports and looks for no updates (security I6, J10)', () => {
    expect(names().filter((name) => /^(?:crashReporter|autoUpdater)\b/u.test(name))).toEqual([]);
  });

  it('answers each call of the contract, once, and listens to nothing else (security D3)', () => {
    const registered = callsOf(start, 'ipcMain.handle').map(([channel]) => channel);
    const channels = (Object.keys(contract) as (keyof typeof contract)[]).map(channelOf);
    expect(registered.toSorted()).toEqual(channels.toSorted());
    const others = names().filter(
      (name) => /\b(?:ipcMain|ipc)\./u.test(name) && name !== 'ipcMain.handle',
    );
    expect(others).toEqual([]);
  });

  it('hears when the computer sleeps, wakes up or is locked (security E11, I11)', () => {
    expect(events('powerMonitor.on')).toEqual(
      expect.arrayContaining(['suspend', 'lock-screen', 'user-did-resign-active', 'resume']),
    );
  });

  it('refuses every call of a frame that is gone or not its page’s, at once (security D4; fault 59)', () => {
    const refused = { ok: false, error: { code: 'UNTRUSTED_SENDER' } };
    expect(start.strangers).toHaveLength(2 * Object.keys(contract).length);
    for (const answer of start.strangers) expect(answer).toEqual(refused);
  });

  it('notes that a process of Electron’s has died, and goes on (security I9; fault 55)', () => {
    expect(start.log).toContain('"event":"process-gone","type":"GPU","reason":"crashed"');
    expect(names().filter((name) => /^app\.(?:exit|quit)$/u.test(name))).toEqual([]);
  });

  it('shows its window when it is started again, and looks at nothing of that start’s (security C8)', () => {
    expect(start.log).toContain('"event":"second-start"');
    expect(names()).toEqual(expect.arrayContaining(['window.show', 'window.focus']));
    expect(names().filter((name) => name.endsWith('of another start'))).toEqual([]);
  });

  it('takes a variable away that would end every check of certificates (security G9; fault 11)', () => {
    expect(start.env.tls).toBeNull();
  });

  it('takes a variable away that would have the keys of its connections written down (security A10)', () => {
    expect(start.env.keyLog).toBeNull();
  });

  it('has its developer tools off (security A9)', async () => {
    const fromSource = await record(main, { packaged: false });
    const devTools = [start, fromSource].map((recording) => {
      const [options] = callsOf(recording, 'new BrowserWindow')[0] ?? [];
      return (options as Electron.BrowserWindowConstructorOptions).webPreferences?.devTools;
    });
    expect(devTools).toEqual([false, true]);
  });
});

it('an error that nobody caught ends the app in words of ours, and its own are nowhere (security I5; fault 64)', async () => {
  const canary = 'canary/api+key=4f1c2b7a9d';
  const failed = await record(main, { thrown: canary });
  expect(callsOf(failed, 'dialog.showErrorBox')).toHaveLength(1);
  expect(callsOf(failed, 'app.exit')).toEqual([[1]]);
  expect(failed.log).toContain('"event":"failed"');
  expect(JSON.stringify(failed)).not.toContain('4f1c2b7a9d');
});

it('a second start asks for the lock with nothing to tell, and ends before it has done anything (security C8; fault 56)', async () => {
  expect(callsOf(start, 'app.requestSingleInstanceLock')).toEqual([[]]);
  const second = await record(main, { lock: false });
  const done = second.calls.map(([name]) => name).filter((name) => !/get|has/u.test(name));
  expect(done).toEqual([
    'app.enableSandbox',
    'protocol.registerSchemesAsPrivileged',
    'app.requestSingleInstanceLock',
    'app.quit',
  ]);
  expect(second.files).toEqual([]);
});

describe('a start with a switch that opens the app up', () => {
  const withoutSandbox: Situation = { env: { ELECTRON_DISABLE_SANDBOX: '1' } };
  it.each<readonly [string, Situation]>([
    ...refusedSwitches.map((name) => [`--${name}`, { switches: [`${name}=MojoJS`] }] as const),
    ['ELECTRON_DISABLE_SANDBOX=1', withoutSandbox],
  ])('goes no further than to say so: %s (security A4; fault 65)', async (name, situation) => {
    const refused = await record(main, situation);
    const called = refused.calls.map(([called_]) => called_);
    expect(callsOf(refused, 'app.exit')).toEqual([[1]]);
    expect(callsOf(refused, 'dialog.showErrorBox').map(([, text]) => text)).toEqual([
      expect.stringContaining(name.replace('=1', '')),
    ]);
    expect(called).not.toContain('app.requestSingleInstanceLock');
    expect(called).not.toContain('new BrowserWindow');
    expect(refused.files).toEqual([]);
  });

  it('continues in a build from source, where there may be no sandbox', async () => {
    const going = await record(main, { packaged: false, switches: ['no-sandbox'] });
    expect(callsOf(going, 'new BrowserWindow')).toHaveLength(1);
  });
});
