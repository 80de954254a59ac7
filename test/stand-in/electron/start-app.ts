import Module, { createRequire } from 'node:module';
import { becomeReady, requestQuit } from './app';
import { appPath } from './app-package';
import { makeGivenUserData } from './app-paths';
import { electronModule } from './electron-module';
import { host } from './host-link';
import { setOsColorScheme } from './native-theme';

type Load = (request: string, parent: unknown, isMain: boolean) => unknown;

// Node has no public API to add a module that CommonJS code can require by a bare name.
function provideElectron(): void {
  const loader = Module as unknown as { _load: Load };
  const load = loader._load;
  loader._load = (request, parent, isMain) =>
    request === 'electron' ? electronModule : load(request, parent, isMain);
}

// Adds the members that Electron adds to `process` in the main process.
function describeProcess(): void {
  const versions = { ...process.versions, electron: '45.0.0-stand-in', chrome: '0.0.0.0' };
  Object.defineProperties(process, {
    versions: { value: versions },
    type: { value: 'browser' },
    defaultApp: { value: true },
    resourcesPath: { value: appPath },
  });
}

/** Waits for the host's settings, then runs the app's main file as Electron does. */
export function startApp(): void {
  host.answer('start', async ({ mainEntry, appArguments, colorScheme }) => {
    process.argv = [process.execPath, '.', ...appArguments];
    setOsColorScheme(colorScheme);
    describeProcess();
    provideElectron();
    makeGivenUserData();
    try {
      createRequire(mainEntry)(mainEntry);
    } catch (error) {
      console.error('App threw an error during load', error);
      process.exit(1);
    }
    await becomeReady();
  });
  // On POSIX Electron treats these signals as a request to quit.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, requestQuit);
  // Without the host there is no window, and no other process would end this one.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
}
