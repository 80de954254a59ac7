import type { EventEmitter } from 'node:events';
import type { BrowserWindow, BrowserWindowConstructorOptions } from 'electron';
import { app, noteCloseCancelled, noteWindowClosed } from './app';
import { host } from './host-link';
import { nextWindowId, removeWindow } from './open-windows';
import { emitPreventable } from './preventable';
import { createWebContents, type StandInContents } from './web-contents';

interface WindowMembers {
  readonly members: Partial<BrowserWindow>;
  readonly contents: StandInContents;
  readonly isDestroyed: () => boolean;
  /** Tells the app that the page is gone, whoever closed it. */
  readonly pageGone: () => void;
}

const nothing = () => undefined;

/** Everything a window has, except the events: those are the emitter's. */
export function createWindowMembers(
  events: EventEmitter,
  options: BrowserWindowConstructorOptions,
): WindowMembers {
  const id = nextWindowId();
  const { x = 0, y = 0, width = 800, height = 600 } = options;
  let bounds = { x, y, width, height };
  let state: 'normal' | 'minimized' | 'maximized' = 'normal';
  let visible = options.show ?? true;
  let destroyed = false;
  let isProtected = false;
  let title = options.title ?? app.getName();

  const resize = () => {
    host.tell('resizeWindow', id, bounds, contents.zoomFactor());
  };
  const contents = createWebContents(
    { id, close: closeUnasked, resize },
    options.webPreferences ?? {},
  );

  function gone(): void {
    if (destroyed) return;
    // As in Electron, listeners to `closed` find the window destroyed already.
    destroyed = true;
    removeWindow(id);
    events.emit('closed');
    noteWindowClosed();
  }

  /** The page has closed, so the window does. */
  function pageGone(): void {
    contents.destroy();
    gone();
  }

  // The window goes at once; the page's process takes its time.
  function destroy(): void {
    if (destroyed) return;
    host.tell('closeWindow', id);
    gone();
    setImmediate(contents.destroy);
  }

  /** What webContents.close does: neither the window nor the page is asked. */
  function closeUnasked(): void {
    host.tell('closeWindow', id);
    setImmediate(pageGone);
  }

  // Without the host's answer the page hangs, as it may in Electron.
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
    // Before anybody is asked, as on macOS.
    host.tell('endSheets');
    if (!emitPreventable(events, 'close')) noteCloseCancelled();
    else closePage();
  }

  function setState(next: typeof state, event: string): void {
    state = next;
    events.emit(event);
  }

  async function loadURL(url: string): Promise<void> {
    await contents.load(url);
    events.emit('ready-to-show');
  }

  host.tell('createWindow', id, { width, height }, contents.proxy);
  if (contents.zoomFactor() !== 1) resize();

  const members = {
    id,
    webContents: contents.webContents,
    loadURL,
    reload: () => {
      contents.webContents.reload();
    },
    show() {
      visible = true;
      host.tell('focusWindow', id);
      events.emit('show');
    },
    hide() {
      visible = false;
      events.emit('hide');
    },
    focus: () => {
      host.tell('focusWindow', id);
    },
    isFocused: () => visible,
    isVisible: () => visible,
    close,
    destroy,
    isDestroyed: () => destroyed,
    minimize: () => {
      setState('minimized', 'minimize');
    },
    isMinimized: () => state === 'minimized',
    maximize: () => {
      setState('maximized', 'maximize');
    },
    isMaximized: () => state === 'maximized',
    isFullScreen: () => false,
    restore: () => {
      setState('normal', 'restore');
    },
    getBounds: () => ({ ...bounds }),
    getContentBounds: () => ({ ...bounds }),
    getNormalBounds: () => ({ ...bounds }),
    setBounds(wanted) {
      bounds = { ...bounds, ...wanted };
      resize();
      events.emit('resize');
    },
    setMinimumSize: nothing,
    getTitle: () => title,
    setTitle(wanted) {
      title = wanted;
    },
    // Only a window manager could show these.
    setBackgroundColor: nothing,
    setMenuBarVisibility: nothing,
    setAutoHideMenuBar: nothing,
    // Nothing is captured here; what was asked for can be looked at, as where Electron knows how.
    setContentProtection(enable) {
      isProtected = enable && process.platform !== 'linux';
    },
    isContentProtected: () => isProtected,
    removeMenu: nothing,
  } satisfies Partial<BrowserWindow>;
  return { members, contents, isDestroyed: () => destroyed, pageGone };
}
