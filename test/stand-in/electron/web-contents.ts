import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import type {
  ContextMenuParams,
  HandlerDetails,
  WebContents,
  WebFrameMain,
  WebPreferences,
} from 'electron';
import type {
  EditCommand,
  IpcAnswer,
  IpcMessage,
  MenuParams,
  PageAnswer,
  PageProxy,
  PageRequest,
  PopupDetails,
  SenderFrame,
} from '../calls';
import { extend, loud } from '../loud';
import { tag, type Tagged } from '../page/codec';
import { host } from './host-link';
import { dispatchIpc } from './ipc-main';
import { mortal } from './mortal';
import { emitPreventable } from './preventable';
import { partsOf, sessionOf, type StandInSession } from './session';
import { createChildFrame, createMainFrame, type DocumentFrame } from './web-frame';

type OpenHandler = Parameters<WebContents['setWindowOpenHandler']>[0];

/** What the owning window does for its web contents. */
export interface Owner {
  readonly id: number;
  readonly close: () => void;
  readonly resize: () => void;
}

/** A window's web contents, and what the page in it can make happen. */
export interface StandInContents {
  readonly webContents: WebContents;
  readonly load: (url: string) => Promise<void>;
  /** Ends the contents: they are of no use afterwards. */
  readonly destroy: () => void;
  readonly isDestroyed: () => boolean;
  /** The page's beforeunload keeps it open. */
  readonly refuseToClose: () => void;
  readonly zoomFactor: () => number;
  readonly proxy: PageProxy | null;
  readonly pageRequest: (request: PageRequest) => Promise<PageAnswer | null>;
  readonly pageNavigates: (url: string, isMainFrame: boolean) => boolean;
  readonly pageOpensWindow: (details: PopupDetails) => void;
  readonly pageDownloads: (url: string, fileName: string) => void;
  readonly pageMoved: (url: string) => void;
  /** Nothing in the page has taken a right-click or the menu key for itself. */
  readonly pageWantsMenu: (params: MenuParams) => Promise<void>;
  readonly pageCrashed: () => void;
  readonly preloadFailed: (message: string) => void;
  readonly ipc: (message: IpcMessage) => Promise<IpcAnswer>;
}

function sessionFor(preferences: WebPreferences): StandInSession {
  if (preferences.session) return partsOf(preferences.session);
  return sessionOf(preferences.partition ?? '');
}

let senderAs: SenderFrame = 'shown';
host.answer('showSenderFrame', (as) => {
  senderAs = as;
});

/** The frame of a message, for as long as its document is shown. */
function senderOf(frame: WebFrameMain): () => WebFrameMain | null {
  if (senderAs === 'null') return () => null;
  if (senderAs === 'shown') return () => (frame.isDestroyed() ? null : frame);
  const url = () => frame.url;
  const detached = createMainFrame({ url, send: () => undefined, detached: true }).frame;
  return () => detached;
}

// Chromium's zoom levels grow by a factor of 1.2 each.
const zoomStep = 1.2;

function serialized(argument: unknown): Tagged {
  try {
    return tag(argument);
  } catch (cause) {
    throw new Error('Failed to serialize arguments', { cause });
  }
}

/** Creates the contents of one window. */
export function createWebContents(owner: Owner, preferences: WebPreferences): StandInContents {
  const events = new EventEmitter();
  const {
    session,
    events: sessionEvents,
    gate,
    protocols,
    proxyOfWindow,
  } = sessionFor(preferences);
  let url = 'about:blank';
  let document = showDocument();
  let zoom = preferences.zoomFactor ?? 1;
  let webRtcPolicy = 'default';
  let crashed = false;
  let destroyed = false;
  let openHandler: OpenHandler = () => ({ action: 'allow' });

  function sendToPage(channel: string, ...args: unknown[]): void {
    host.tell('sendToPage', owner.id, channel, args.map(serialized));
  }

  function showDocument(): DocumentFrame {
    return createMainFrame({ url: () => url, send: sendToPage });
  }

  function setZoom(factor: number): void {
    zoom = factor;
    owner.resize();
  }

  // Electron has the preference only once a page is shown (web_contents_zoom_controller.cc).
  const zoomOfPage = (): number => (url === 'about:blank' ? 1 : zoom);

  function readPreload(): string | null {
    if (preferences.preload === undefined) return null;
    try {
      return readFileSync(preferences.preload, 'utf8');
    } catch (error) {
      events.emit('preload-error', {}, preferences.preload, error);
      return null;
    }
  }

  async function whileLoading(what: string, loading: () => Promise<void>): Promise<void> {
    events.emit('did-start-loading', {});
    try {
      await loading();
      events.emit('dom-ready', {});
      events.emit('did-finish-load', {});
    } catch (error) {
      const failure = new Error(`ERR_FAILED (-2) loading '${what}'`, { cause: error });
      events.emit('did-fail-load', {}, -2, 'ERR_FAILED', what, true, 1, 1);
      throw failure;
    } finally {
      events.emit('did-stop-loading', {});
    }
  }

  async function load(target: string): Promise<void> {
    // Chromium is started with the strictest policy: a page under another one would be kept in by the stand-in alone.
    if (webRtcPolicy !== 'disable_non_proxied_udp') {
      const message = `stand-in: the WebRTC policy '${webRtcPolicy}' is not covered`;
      console.error(message);
      throw new Error(message);
    }
    await whileLoading(target, () => {
      crashed = false;
      return host.call('loadWindow', owner.id, target, readPreload());
    });
  }

  const edit = (command: EditCommand) => (): void => {
    host.tell('editPage', owner.id, command);
  };

  const covered = {
    id: owner.id,
    get mainFrame() {
      return document.frame;
    },
    session,
    send: (channel, ...args) => {
      document.frame.send(channel, ...(args as unknown[]));
    },
    setWindowOpenHandler(handler) {
      openHandler = handler;
    },
    loadURL: load,
    reload() {
      whileLoading(url, () => host.call('reloadWindow', owner.id)).catch(() => undefined);
    },
    getURL: () => url,
    getTitle: () => '',
    isDestroyed: () => destroyed,
    isCrashed: () => crashed,
    forcefullyCrashRenderer() {
      host.tell('crashWindow', owner.id);
    },
    close: owner.close,
    focus: () => undefined,
    getZoomFactor: zoomOfPage,
    setZoomFactor: setZoom,
    getZoomLevel: () => Math.log(zoomOfPage()) / Math.log(zoomStep),
    setZoomLevel: (level) => {
      setZoom(zoomStep ** level);
    },
    undo: edit('undo'),
    redo: edit('redo'),
    cut: edit('cut'),
    copy: edit('copy'),
    paste: edit('paste'),
    selectAll: edit('selectAll'),
    setVisualZoomLevelLimits: () => Promise.resolve(),
    setWebRTCIPHandlingPolicy(policy) {
      webRtcPolicy = policy;
    },
    getWebRTCIPHandlingPolicy: () => webRtcPolicy,
    openDevTools() {
      throw new Error('stand-in: developer tools are not covered');
    },
    closeDevTools: () => undefined,
    isDevToolsOpened: () => false,
  } satisfies Partial<WebContents>;
  const webContents = loud<WebContents>(
    'webContents',
    mortal(extend(events, covered), () => destroyed, ['isDestroyed']),
  );

  return {
    webContents,
    load,
    destroy() {
      if (destroyed) return;
      destroyed = true;
      document.dispose();
      events.emit('destroyed');
    },
    isDestroyed: () => destroyed,
    refuseToClose() {
      const allowed = emitPreventable(events, 'will-prevent-unload');
      if (!allowed) throw new Error('stand-in: closing against beforeunload is not covered');
    },
    zoomFactor: () => zoom,
    proxy: proxyOfWindow(),
    async pageRequest(request) {
      const allowed = await gate.allows({ ...request, webContents });
      return allowed ? protocols.answer(request) : null;
    },
    pageNavigates(target, isMainFrame) {
      const { frame: mainFrame } = document;
      const frame = isMainFrame ? mainFrame : createChildFrame(target, mainFrame);
      const details = { url: target, isSameDocument: false, isMainFrame, frame };
      const members = { ...details, initiator: mainFrame };
      const allowed = emitPreventable(events, 'will-frame-navigate', members);
      if (!isMainFrame || !allowed) return allowed;
      return emitPreventable(events, 'will-navigate', members, target, false, true, 1, 1);
    },
    pageOpensWindow(popup) {
      const referrer: HandlerDetails['referrer'] = { url, policy: 'default' };
      const { action } = openHandler({ ...popup, disposition: 'foreground-tab', referrer });
      if (action === 'allow') throw new Error('stand-in: allowing a new window is not covered');
    },
    pageDownloads(target, fileName) {
      const item = { getURL: () => target, getFilename: () => fileName, cancel: () => undefined };
      const download = loud('downloadItem', extend(new EventEmitter(), item));
      // The host never lets the page download anything; the app is asked so that tests can see.
      emitPreventable(sessionEvents, 'will-download', {}, download, webContents, document.frame);
    },
    pageMoved(target) {
      url = target;
      document.dispose();
      document = showDocument();
      events.emit('did-navigate', {}, target, 200, 'OK');
    },
    async pageWantsMenu(params) {
      const { frame } = document;
      // Electron looks at the clipboard first, and by then the page may have moved on.
      const held = await host.call('readClipboard');
      if (destroyed || frame.isDestroyed()) return;
      const { editFlags } = params;
      const canPaste = editFlags.canPaste && held !== '';
      const told = {
        ...params,
        // The window's own pixels, of which a page that is zoomed in has fewer.
        x: Math.round(params.x * zoom),
        y: Math.round(params.y * zoom),
        editFlags: { ...editFlags, canPaste },
        spellcheckEnabled: false,
      };
      events.emit('context-menu', {}, loud<ContextMenuParams>('params', { ...told, frame }));
    },
    pageCrashed() {
      crashed = true;
      document.dispose();
      events.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 });
    },
    preloadFailed(message) {
      const path = preferences.preload ?? '';
      console.error(`Unable to load preload script: ${path}\n${message}`);
      events.emit('preload-error', {}, path, new Error(message));
    },
    ipc(message) {
      // The page may have given itself another address without being another document.
      url = message.frameUrl;
      return dispatchIpc(webContents, senderOf(document.frame), message);
    },
  };
}
