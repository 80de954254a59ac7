import { EventEmitter } from 'node:events';
import type {
  BrowserWindow as ElectronWindow,
  BrowserWindowConstructorOptions,
  WebContents,
} from 'electron';
import { extend, loud } from '../loud';
import { app } from './app';
import { host } from './host-link';
import { addWindow, openWindow, openWindows } from './open-windows';
import type { StandInContents } from './web-contents';
import { createWindowMembers } from './window-members';

interface Parts {
  readonly contents: StandInContents;
  readonly gone: () => void;
}

const partsByWindow = new Map<number, Parts>();

function partsOf(windowId: number): Parts {
  const parts = partsByWindow.get(windowId);
  if (!parts) throw new Error(`stand-in: there is no window ${String(windowId)}`);
  return parts;
}

class Window extends EventEmitter {
  static readonly getAllWindows = openWindows;
  static readonly fromId = (id: number) => openWindow(id) ?? null;
  static readonly getFocusedWindow = () => openWindows().find((one) => one.isFocused()) ?? null;
  static readonly fromWebContents = (contents: WebContents) => openWindow(contents.id) ?? null;

  constructor(options: BrowserWindowConstructorOptions = {}) {
    super();
    const { members, contents, gone } = createWindowMembers(this, options);
    const window = loud<ElectronWindow>('BrowserWindow', extend(this, members));
    partsByWindow.set(window.id, { contents, gone });
    addWindow(window);
    app.emit('web-contents-created', {}, contents.webContents);
    app.emit('browser-window-created', {}, window);
    // What `new` gives back: the checked window instead of the bare emitter.
    // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- it is one.
    return window;
  }
}

type Statics = 'getAllWindows' | 'fromId' | 'getFocusedWindow' | 'fromWebContents';

/** The BrowserWindow class. */
export const BrowserWindow = loud<typeof ElectronWindow>(
  'BrowserWindow',
  Window satisfies Pick<typeof ElectronWindow, Statics>,
);

const windowOf = (id: number) => partsOf(id).contents;

host.answer('pageRequest', (id, request) => windowOf(id).pageRequest(request));
host.answer('pageNavigates', (id, url, isMain) => windowOf(id).pageNavigates(url, isMain));
host.answer('pageOpensWindow', (id, details) => {
  windowOf(id).pageOpensWindow(details);
});
host.answer('pageDownloads', (id, url, fileName) => {
  windowOf(id).pageDownloads(url, fileName);
});
host.answer('pageMoved', (id, url) => {
  windowOf(id).pageMoved(url);
});
host.answer('pageCrashed', (id) => {
  windowOf(id).pageCrashed();
});
host.answer('preloadFailed', (id, message) => {
  windowOf(id).preloadFailed(message);
});
host.answer('ipc', (id, message) => windowOf(id).ipc(message));
host.answer('pageClosed', (id) => {
  partsOf(id).gone();
});
