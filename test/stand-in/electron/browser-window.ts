import { EventEmitter } from 'node:events';
import type {
  BrowserWindow as ElectronWindow,
  BrowserWindowConstructorOptions,
  WebContents,
} from 'electron';
import { extend, loud } from '../loud';
import { app } from './app';
import { host } from './host-link';
import { mortal } from './mortal';
import { addWindow, openWindow, openWindows } from './open-windows';
import type { StandInContents } from './web-contents';
import { createWindowMembers } from './window-members';

interface Parts {
  readonly contents: StandInContents;
  readonly pageGone: () => void;
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
    if (!app.isReady()) throw new Error('Cannot create BrowserWindow before app is ready');
    const { members, contents, isDestroyed, pageGone } = createWindowMembers(this, options);
    const window = loud<ElectronWindow>(
      'BrowserWindow',
      mortal(extend(this, members), isDestroyed, ['id', 'isDestroyed']),
    );
    partsByWindow.set(window.id, { contents, pageGone });
    addWindow(window);
    app.emit('web-contents-created', {}, contents.webContents);
    app.emit('browser-window-created', {}, window);
    // What `new` gives back: the checked window instead of the bare emitter.
    return window;
  }
}

type Statics = 'getAllWindows' | 'fromId' | 'getFocusedWindow' | 'fromWebContents';

/** The BrowserWindow class. */
export const BrowserWindow = loud<typeof ElectronWindow>(
  'BrowserWindow',
  Window satisfies Pick<typeof ElectronWindow, Statics>,
);

/** What the page makes happen reaches nobody once its window is gone. */
function ofLiving(windowId: number, run: (contents: StandInContents) => void): void {
  const { contents } = partsOf(windowId);
  if (!contents.isDestroyed()) run(contents);
}

host.answer('pageRequest', (id, request) => {
  const { contents } = partsOf(id);
  return contents.isDestroyed() ? Promise.resolve(null) : contents.pageRequest(request);
});
host.answer('pageNavigates', (id, url, isMain) => {
  const { contents } = partsOf(id);
  return !contents.isDestroyed() && contents.pageNavigates(url, isMain);
});
host.answer('ipc', (id, message) => {
  const { contents } = partsOf(id);
  // Nobody is left to hear the answer.
  return contents.isDestroyed() ? new Promise(() => undefined) : contents.ipc(message);
});
host.answer('pageOpensWindow', (id, details) => {
  ofLiving(id, (contents) => {
    contents.pageOpensWindow(details);
  });
});
host.answer('pageDownloads', (id, url, fileName) => {
  ofLiving(id, (contents) => {
    contents.pageDownloads(url, fileName);
  });
});
host.answer('pageMoved', (id, url) => {
  ofLiving(id, (contents) => {
    contents.pageMoved(url);
  });
});
host.answer('pageWantsMenu', async (id, params) => {
  const { contents } = partsOf(id);
  if (!contents.isDestroyed()) await contents.pageWantsMenu(params);
});
host.answer('pageCrashed', (id) => {
  ofLiving(id, (contents) => {
    contents.pageCrashed();
  });
});
host.answer('preloadFailed', (id, message) => {
  ofLiving(id, (contents) => {
    contents.preloadFailed(message);
  });
});
host.answer('pageClosed', (id) => {
  partsOf(id).pageGone();
});
