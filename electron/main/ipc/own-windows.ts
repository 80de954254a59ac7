import { eventChannelOf } from '../../../shared/bridge';
import type { DataOf, EventName } from '../../../shared/contract';

/** The part of Electron's `BrowserWindow` that this module needs. */
interface EventWindow {
  readonly webContents: {
    readonly id: number;
    isDestroyed(): boolean;
    send(channel: string, data: unknown): void;
  };
  on(event: 'closed', listener: () => void): unknown;
}

/** Sends an event of the contract to every window. */
export type SendEvent = <Name extends EventName>(name: Name, data: DataOf<Name>) => void;

/** Creates the list of the app's windows. Only this module calls `webContents.send`. */
export const createOwnWindows = () => {
  const pages = new Map<number, EventWindow['webContents']>();
  const send: SendEvent = (name, data) => {
    for (const page of pages.values()) {
      // A page is destroyed before its window has closed.
      if (!page.isDestroyed()) page.send(eventChannelOf(name), data);
    }
  };
  return {
    add: (window: EventWindow): void => {
      const { webContents } = window;
      const { id } = webContents;
      pages.set(id, webContents);
      window.on('closed', () => {
        pages.delete(id);
      });
    },
    /** Whether a page with this `webContents` id is in one of these windows. */
    has: (pageId: number): boolean => pages.has(pageId),
    send,
  };
};

/** The windows that main created. Main takes calls from their pages only, and sends events only to them. */
export type OwnWindows = ReturnType<typeof createOwnWindows>;
