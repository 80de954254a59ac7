import type { Menu } from 'electron';

/** An item of a menu that pops up, or a line between items. */
export type PopupItem<Id extends string> =
  | 'line'
  | {
      readonly id: Id;
      readonly label: string;
      readonly enabled: boolean;
      /** Undefined for an item that cannot be ticked. */
      readonly checked?: boolean | undefined;
    };

/** A place in the window's contents, in whole pixels of the window. */
interface Place {
  readonly x: number;
  readonly y: number;
  /** What opened the menu, as reported by Electron's `context-menu` event. */
  readonly sourceType?: Electron.PopupOptions['sourceType'];
}

const templateOf = <Id extends string>(
  items: readonly PopupItem<Id>[],
  choose: (id: Id) => void,
): Electron.MenuItemConstructorOptions[] =>
  items.map((item) =>
    item === 'line'
      ? { type: 'separator' }
      : {
          label: item.label,
          enabled: item.enabled,
          click: () => {
            choose(item.id);
          },
          ...(item.checked === undefined ? {} : { type: 'checkbox', checked: item.checked }),
        },
  );

/** `menus` is Electron's `Menu`, so that this module imports nothing of Electron at run time. */
export const createPopups = (menus: Pick<typeof Menu, 'buildFromTemplate'>) => {
  let close = (): void => undefined;
  return {
    /**
     * Opens a menu. Resolves with the chosen item, or with null when the menu was closed without a choice, another menu
     * took its place, the page changed or crashed, or the window closed.
     */
    // `popup` gets no frame, because macOS would then add services that receive the text.
    open: <Id extends string>(
      window: Electron.BrowserWindow,
      items: readonly PopupItem<Id>[],
      { x, y, sourceType }: Place,
    ): Promise<Id | null> => {
      // Chromium shows no menu while another one is open, and would never call back.
      close();
      return new Promise((resolve, reject) => {
        const { webContents } = window;
        const settle = (chosen: Id | null): void => {
          window.off('closed', gone);
          webContents.off('did-navigate', leave);
          webContents.off('render-process-gone', leave);
          resolve(chosen);
        };
        const gone = (): void => {
          settle(null);
        };
        const leave = (): void => {
          settle(null);
          if (!window.isDestroyed()) menu.closePopup(window);
        };
        const menu = menus.buildFromTemplate(templateOf(items, settle));
        close = leave;
        window.on('closed', gone);
        webContents.on('did-navigate', leave);
        webContents.on('render-process-gone', leave);
        try {
          menu.popup({ window, x, y, callback: gone, ...(sourceType && { sourceType }) });
        } catch (error) {
          reject(error instanceof Error ? error : new Error('no menu'));
          gone();
        }
      });
    },
    close: (): void => {
      close();
    },
  };
};

/** Native menus over windows, one at a time. */
export type Popups = ReturnType<typeof createPopups>;
