import { EventEmitter } from 'node:events';
import type { BrowserWindow as ElectronWindow, BrowserWindowConstructorOptions } from 'electron';
import { extend, throwOnUncovered } from '../uncovered';
import { app } from './app';
import { host } from './host-link';
import { throwWhenDestroyed } from './destroyed';
import { addWindow, openWindows } from './open-windows';
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

  constructor(options: BrowserWindowConstructorOptions = {}) {
    super();
    if (!app.isReady()) throw new Error('Cannot create BrowserWindow before app is ready');
    const { members, contents, isDestroyed, pageGone } = createWindowMembers(this, options);
    const window = throwOnUncovered<ElectronWindow>(
      'BrowserWindow',
      throwWhenDestroyed(extend(this, members), isDestroyed, ['id', 'isDestroyed']),
    );
    partsByWindow.set(window.id, { contents, pageGone });
    addWindow(window);
    app.emit('web-contents-created', {}, contents.webContents);
    // `new` returns the checked window instead of the bare emitter.
    return window;
  }
}

/** The BrowserWindow class. */
export const BrowserWindow = throwOnUncovered<typeof ElectronWindow>(
  'BrowserWindow',
  Window satisfies Pick<typeof ElectronWindow, 'getAllWindows'>,
);

/** Returns the contents of a window; undefined once they are destroyed, because the page's events are then dropped. */
function living(windowId: number): StandInContents | undefined {
  const { contents } = partsOf(windowId);
  return contents.isDestroyed() ? undefined : contents;
}

host.answer(
  'pageRequest',
  (id, request) => living(id)?.pageRequest(request) ?? Promise.resolve(null),
);
host.answer('pageNavigates', (id, url, isMain) => living(id)?.pageNavigates(url, isMain) ?? false);
// A call to a destroyed window is never answered.
host.answer('ipc', (id, message) => living(id)?.ipc(message) ?? new Promise(() => undefined));
host.answer('pageOpensWindow', (id, details) => {
  living(id)?.pageOpensWindow(details);
});
host.answer('pageMoved', (id, url) => {
  living(id)?.pageMoved(url);
});
host.answer('pageWantsMenu', async (id, params) => {
  await living(id)?.pageWantsMenu(params);
});
host.answer('pageCrashed', (id) => {
  living(id)?.pageCrashed();
});
host.answer('preloadFailed', (id, message) => {
  living(id)?.preloadFailed(message);
});
host.answer('pageClosed', (id) => {
  partsOf(id).pageGone();
});
