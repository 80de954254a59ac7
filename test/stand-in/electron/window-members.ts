import type { EventEmitter } from 'node:events';
import type { BrowserWindow, BrowserWindowConstructorOptions } from 'electron';
import { noteCloseCancelled, noteWindowClosed } from './app';
import { host } from './host-link';
import { nextWindowId, removeWindow } from './open-windows';
import { emitPreventable } from './preventable';
import { createWebContents, type StandInContents } from './web-contents';

interface WindowMembers {
  readonly members: Partial<BrowserWindow>;
  readonly contents: StandInContents;
  readonly isDestroyed: () => boolean;
  /** Called when the page has closed, whoever closed it. */
  readonly pageGone: () => void;
}

const nothing = () => undefined;

/** Creates the members of a window, except events, which the emitter provides. */
export function createWindowMembers(
  events: EventEmitter,
  options: BrowserWindowConstructorOptions,
): WindowMembers {
  const id = nextWindowId();
  const { x = 0, y = 0, width = 800, height = 600 } = options;
  const bounds = { x, y, width, height };
  let maximized = false;
  let destroyed = false;
  const contents = createWebContents(id, options.webPreferences ?? {});

  function gone(): void {
    if (destroyed) return;
    // As in Electron, listeners to `closed` find the window destroyed already.
    destroyed = true;
    removeWindow(id);
    events.emit('closed');
    noteWindowClosed();
  }

  /** Closes the window after its page has closed. */
  function pageGone(): void {
    contents.destroy();
    gone();
  }

  // The window closes at once; its contents are destroyed later.
  function destroy(): void {
    if (destroyed) return;
    host.tell('closeWindow', id);
    gone();
    setImmediate(contents.destroy);
  }

  // If the host does not answer, the window stays open, as with a page that hangs in Electron.
  function closePage(): void {
    host.call('closePage', id).then(
      (closed) => {
        if (closed) pageGone();
        else {
          contents.refuseToClose();
          noteCloseCancelled();
        }
      },
      () => undefined,
    );
  }

  function close(): void {
    if (!emitPreventable(events, 'close')) noteCloseCancelled();
    else closePage();
  }

  host.tell('createWindow', id, { width, height }, contents.proxy);
  if (contents.zoomFactor !== 1) host.tell('resizeWindow', id, bounds, contents.zoomFactor);

  const members = {
    id,
    webContents: contents.webContents,
    loadURL: contents.load,
    show: nothing,
    focus: () => {
      host.tell('focusWindow', id);
    },
    close,
    destroy,
    isDestroyed: () => destroyed,
    // The stand-in's window cannot be minimised.
    isMinimized: () => false,
    restore: nothing,
    maximize() {
      maximized = true;
      events.emit('maximize');
    },
    isMaximized: () => maximized,
    isNormal: () => !maximized,
    getContentBounds: () => ({ ...bounds }),
    getNormalBounds: () => ({ ...bounds }),
    // Only a window manager could show these.
    setBackgroundColor: nothing,
    setContentProtection: nothing,
  } satisfies Partial<BrowserWindow>;
  return { members, contents, isDestroyed: () => destroyed, pageGone };
}
