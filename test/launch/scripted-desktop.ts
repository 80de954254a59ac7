import type * as electronModule from 'electron';
import type { ElectronApplication } from 'playwright';
import type { MenuLine } from '../stand-in/calls';

/** Scripted answers of dialogs, and records of what the app did. Stored on main's globalThis. */
interface Desk {
  readonly open: (string | null)[];
  readonly save: (string | null)[];
  readonly buttons: (string | null)[];
  readonly links: string[];
  readonly questions: string[];
  clipboard: string;
  menu: { readonly menu: electronModule.Menu; readonly closed: () => void } | null;
}

type WithDesk = typeof globalThis & { desk: Desk };

/** The modules of Electron that wait for the user or are shared by all apps of the desktop. */
export type DesktopParts = Pick<
  typeof electronModule,
  'clipboard' | 'dialog' | 'Menu' | 'powerMonitor' | 'shell'
>;

/**
 * Replaces native dialogs and menus (which tests cannot drive), the clipboard (which parallel tests would share) and
 * the idle time of the system by scripted ones. They answer as the stand-in's scripted desktop does. Runs inside
 * Electron's main process, so it can use nothing from outside itself.
 */
export const installDesktop = ({
  clipboard,
  dialog,
  Menu,
  powerMonitor,
  shell,
}: DesktopParts): void => {
  const desk: Desk = {
    open: [],
    save: [],
    buttons: [],
    links: [],
    questions: [],
    clipboard: '',
    menu: null,
  };
  (globalThis as WithDesk).desk = desk;
  const next = (answers: (string | null)[], name: string): string | null => {
    const answer = answers.shift();
    if (answer === undefined) throw new Error(`${name} has no answer to give`);
    return answer;
  };
  dialog.showOpenDialog = () => {
    const path = next(desk.open, 'the open dialog');
    return Promise.resolve({ canceled: path === null, filePaths: path === null ? [] : [path] });
  };
  dialog.showSaveDialog = () => {
    const path = next(desk.save, 'the save dialog');
    return Promise.resolve({ canceled: path === null, filePath: path ?? '' });
  };
  // The options are the last argument, with or without a window before them.
  dialog.showMessageBox = (...args: unknown[]) => {
    const options = args.at(-1) as Electron.MessageBoxOptions;
    desk.questions.push(options.message);
    const { buttons = [], cancelId = 0, defaultId = cancelId, checkboxChecked = false } = options;
    const label = desk.buttons.shift();
    if (label === null) {
      return new Promise((resolve) => {
        options.signal?.addEventListener('abort', () => {
          resolve({ response: cancelId, checkboxChecked });
        });
      });
    }
    const response = label === undefined ? defaultId : buttons.indexOf(label);
    if (response < 0) throw new Error(`the message box has no button "${String(label)}"`);
    return Promise.resolve({ response, checkboxChecked });
  };
  dialog.showErrorBox = (title, content) => {
    process.stderr.write(`${title}: ${content}\n`);
  };
  clipboard.readText = () => Promise.resolve(desk.clipboard);
  clipboard.writeText = (text) => {
    desk.clipboard = text;
    return Promise.resolve();
  };
  shell.openExternal = (url) => {
    desk.links.push(url);
    return Promise.resolve();
  };
  const close = (): void => {
    const shown = desk.menu;
    desk.menu = null;
    shown?.closed();
  };
  // Like Chromium's menus: opening a menu while another is open only closes the open one.
  Menu.prototype.popup = function (options) {
    if (desk.menu) close();
    else desk.menu = { menu: this, closed: () => options?.callback?.() };
  };
  Menu.prototype.closePopup = function () {
    if (desk.menu?.menu === this) close();
  };
  powerMonitor.getSystemIdleTime = () => 0;
};

/** Installs the scripted desktop in a running app. Resolves to the functions with which a test controls it. */
export const scriptDesktop = async (app: ElectronApplication) => {
  await app.evaluate(installDesktop);
  const tell = (kind: 'open' | 'save' | 'buttons') => (given: string | null) =>
    app.evaluate(
      (_electron, [list, answer]) => {
        (globalThis as WithDesk).desk[list].push(answer);
      },
      [kind, given] as const,
    );
  return {
    chooseFile: tell('open'),
    saveTo: tell('save'),
    pressButton: tell('buttons'),
    setClipboard: (text: string) =>
      app.evaluate((_electron, value) => {
        (globalThis as WithDesk).desk.clipboard = value;
      }, text),
    clipboard: () => app.evaluate(() => (globalThis as WithDesk).desk.clipboard),
    openedLinks: () => app.evaluate(() => (globalThis as WithDesk).desk.links),
    questions: () => app.evaluate(() => (globalThis as WithDesk).desk.questions),
    shownMenu: () =>
      app.evaluate(() => {
        const items = (globalThis as WithDesk).desk.menu?.menu.items;
        const seen = items?.filter(({ visible }) => visible);
        return (
          seen?.map(({ type, label, enabled, checked }): MenuLine =>
            type === 'separator' ? '-' : { label, enabled, checked },
          ) ?? null
        );
      }),
    chooseInMenu: (label: string) =>
      app.evaluate((_electron, wanted) => {
        const shown = (globalThis as WithDesk).desk.menu;
        const item = shown?.menu.items.find((one) => one.label === wanted);
        if (!item?.enabled) throw new Error(`no menu is shown in which "${wanted}" can be chosen`);
        (item.click as () => void)();
        shown?.menu.closePopup();
      }, label),
    dismissMenu: () =>
      app.evaluate(() => {
        (globalThis as WithDesk).desk.menu?.menu.closePopup();
      }),
  };
};
