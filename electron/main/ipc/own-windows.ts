import { eventChannelOf } from '../../../shared/bridge';
import type { DataOf, EventName } from '../../../shared/contract';

/** What is needed of Electron's `BrowserWindow`. */
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

/** The only home of `webContents.send`. */
export const createOwnWindows = () => {
  const pages = new Map<number, EventWindow['webContents']>();
  const send: SendEvent = (name, data) => {
    for (const page of pages.values()) {
      // Between a page's end and its window's, there is nobody to tell.
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
    /** Whether this is the id of a page in one of them. */
    has: (pageId: number): boolean => pages.has(pageId),
    send,
  };
};

/** The windows that main made: calls are taken from their pages alone, and events go nowhere else. */
export type OwnWindows = ReturnType<typeof createOwnWindows>;
