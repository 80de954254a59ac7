import type { Browser } from 'playwright';
import { startStandIn } from '../stand-in/host';
import { builtMainFile } from './built-app';
import { dragOnto, type HostedApp, type StartOptions } from './hosted-app';

// `HostedApp` has asynchronous functions, because Electron runs in another process. The stand-in's are synchronous.
const promised =
  <T>(tell: (value: T) => void) =>
  (value: T): Promise<void> => {
    tell(value);
    return Promise.resolve();
  };

/** Starts the built app on the stand-in, in a browser that several apps may share. */
export async function launchStandIn(options: StartOptions, browser: Browser): Promise<HostedApp> {
  const { userDataDir, viewport, colorScheme, unseen, env } = options;
  const how = {
    mainEntry: builtMainFile(),
    userDataDir,
    headless: true,
    browser,
    ...(env === undefined ? {} : { env }),
  };
  const app = await startStandIn({
    ...how,
    ...(viewport ? { viewport } : {}),
    ...(colorScheme === undefined ? {} : { colorScheme }),
    ...(unseen === undefined ? {} : { unseen }),
  });
  const page = await app.page().catch(async (error: unknown) => {
    await app.kill();
    throw new Error(`The window did not become ready.\n${app.output()}`, { cause: error });
  });
  let shown = page;
  return {
    page,
    electron: undefined,
    pid: app.pid,
    chooseFile: promised(app.chooseFile),
    saveTo: promised(app.saveTo),
    pressButton: promised(app.pressButton),
    setClipboard: promised(app.setClipboard),
    clipboard: () => Promise.resolve(app.clipboard()),
    openedLinks: () => Promise.resolve(app.openedLinks()),
    questions: () => Promise.resolve(app.questions()),
    shownMenu: app.shownMenu,
    chooseInMenu: app.chooseInMenu,
    dismissMenu: app.dismissMenu,
    dropFile: async (path, selector, ...others) => {
      await app.expectFile(path);
      await dragOnto(page, [path, ...others], selector);
    },
    output: app.output,
    crashPage: async () => {
      shown = await app.crashPage();
    },
    powerEvent: app.powerEvent,
    passTime: app.passTime,
    endSession: async (system) => {
      await app.endSession(system);
    },
    windowText: () => shown.innerText('body'),
    startAgain: async () => {
      const again = await startStandIn(how);
      return (await again.exited).code;
    },
    close: app.close,
  };
}
