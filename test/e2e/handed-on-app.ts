import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Page, ViewportSize as Size } from 'playwright/test';
import { en } from '../../electron/main/i18n/en';
import { words as english } from '../../renderer/i18n/window';
import type { AppState } from '../../shared/contract';
import { readySelector, type StartOptions } from '../launch/hosted-app';
import type { Launcher } from '../launch/test-host';
import { createUserData, openApp, removeUserData, type App, type OpenApp } from './open-app';

/** What a test could notice of an earlier test. */
interface Look {
  /** With revision 0. */
  readonly state: AppState;
  readonly size: Size;
  /** The media queries that report the user's wishes: dark colours, reduced motion. */
  readonly media: readonly boolean[];
  /** Hosts that the user has agreed to open, which no state contains. */
  readonly explained: unknown;
  /** Files in the user-data folder besides the app's own. */
  readonly files: readonly string[];
  readonly page: PageLook;
}

/** What the page shows, and what a test has left in it. */
interface PageLook {
  readonly text: string;
  readonly typed: readonly string[];
  readonly dialogs: number;
  /** Elements of the document outside the window's own root, which a test may have added. */
  readonly beside: readonly string[];
  /** Whether the page uses the real clock, and no clock set by a test. */
  readonly keepsTime: boolean;
}

const ownFiles = new Set(['settings.json', 'accounts', 'logs']);

const lookAtPage = (page: Page): Promise<PageLook> =>
  page.evaluate(() => ({
    text: document.body.innerText,
    typed: [...document.querySelectorAll('input, select, textarea')].map((field) =>
      'value' in field ? String(field.value) : '',
    ),
    beside: [...document.body.children].map(({ tagName, id }) => `${tagName} ${id}`),
    dialogs: document.querySelectorAll('dialog[open], [popover]:popover-open').length,
    keepsTime: /native code/u.test(Function.prototype.toString.call(Date)),
  }));

const lookAt = async ({ page, userData }: App): Promise<Look> => {
  const state = await page.evaluate(async () => {
    const answer = await window.accountViewer.getState();
    if (!answer.ok) throw new Error(answer.error.code);
    return { ...answer.value, revision: 0 };
  });
  const [size, media] = await page.evaluate(() => {
    const wishes = ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)'];
    const told = wishes.map((query) => matchMedia(query).matches);
    return [{ width: innerWidth, height: innerHeight }, told] as const;
  });
  const settings = await readFile(path.join(userData, 'settings.json'), 'utf8').catch(() => '{}');
  const { explainedHosts = [] } = JSON.parse(settings) as { readonly explainedHosts?: unknown };
  const files = (await readdir(userData)).filter((name) => !ownFiles.has(name)).sort();
  return { state, size, media, explained: explainedHosts, files, page: await lookAtPage(page) };
};

const reload = async (page: Page): Promise<void> => {
  await page.reload();
  await page.locator(readySelector).waitFor({ state: 'attached' });
};

const firstScreen = (page: Page) =>
  page.getByRole('heading', { level: 1, name: english.connect.title, exact: true });

/** Moves the focus to where a page has it after loading: on no element, at the beginning. */
const letGoOfKeyboard = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });

/** Removes everything that a test added, and undoes its choices as far as possible. */
const empty = async (app: App, { state, size }: Look): Promise<void> => {
  const { page } = app;
  if (await app.shownMenu()) await app.dismissMenu();
  await page.evaluate(async ({ preferences, explorers, valuesHidden }) => {
    await window.accountViewer.setPreferences(preferences);
    await window.accountViewer.setExplorers({ explorers });
    await window.accountViewer.setValuesHidden({ hidden: valuesHidden });
  }, state);
  await app.pressButton(en.confirmRemoval.removeAll);
  const isEmpty = await page.evaluate(async () => {
    const removed = await window.accountViewer.removeEverything();
    return removed.ok;
  });
  // For example, when a dialog answer that the test had prepared for another question was used here.
  if (!isEmpty) throw new Error('not everything was removed');
  await app.powerEvent('unlock-screen');
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: null });
  await page.mouse.move(0, 0);
  // An open dialog makes the first screen unreachable.
  if ((await page.locator('dialog:modal').count()) > 0) await reload(page);
  await firstScreen(page).waitFor({ timeout: 10_000 });
  // For example, that values are shown again.
  const message = page.getByRole('button', { name: english.common.closeMessage });
  if (await message.isVisible()) await message.click();
  await letGoOfKeyboard(page);
  await app.setClipboard('');
  // Main limits the calls per second. The next test gets the full number, however fast this machine is.
  await app.passTime(1000);
};

type Options = Omit<StartOptions, 'userDataDir'>;

/** An app that tests use one after the other, each starting at the first screen. */
export interface HandedOnApp {
  readonly take: (options: Options) => Promise<App>;
  /** Empties the app, and closes it if it does not then look as after a start. */
  readonly giveBack: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starting an app takes a second of processor time, more than most tests need afterwards. */
export const handedOnApp = (launcher: Launcher): HandedOnApp => {
  let open: (OpenApp & { readonly options: Options; readonly look: Look }) | undefined;

  const close = async (): Promise<void> => {
    const ending = open;
    open = undefined;
    await ending?.end();
    if (ending) await removeUserData(ending.app.userData);
  };

  return {
    async take(options) {
      if (!isDeepStrictEqual(open?.options, options)) await close();
      if (!open) {
        const opened = await openApp(launcher, { ...options, userDataDir: await createUserData() });
        open = { ...opened, options, look: await lookAt(opened.app) };
      }
      await open.beginAnew();
      return open.app;
    },
    async giveBack() {
      if (!open) return;
      const { app, look } = open;
      const looksNew = async () => isDeepStrictEqual(await lookAt(app), look);
      const isAsNew = async (): Promise<boolean> => {
        await empty(app, look);
        if (await looksNew()) return true;
        // A reload removes typed text, messages and open dialogs.
        await reload(app.page);
        return looksNew();
      };
      // A test may have ended the app, or left a call running.
      if (!(await isAsNew().catch(() => false))) await close();
    },
    close,
  };
};
