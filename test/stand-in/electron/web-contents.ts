import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import type { ContextMenuParams, HandlerDetails, WebContents, WebPreferences } from 'electron';
import type {
  EditCommand,
  IpcAnswer,
  IpcMessage,
  MenuParams,
  PageAnswer,
  PageProxy,
  PageRequest,
  PopupDetails,
} from '../calls';
import { extend, throwOnUncovered } from '../uncovered';
import { tag, type Tagged } from '../page/codec';
import { host } from './host-link';
import { answerIpc } from './ipc-main';
import { throwWhenDestroyed } from './destroyed';
import { emitPreventable } from './preventable';
import { partsOf, sessionOf, type StandInSession } from './session';
import { createMainFrame, type DocumentFrame } from './web-frame';

type OpenHandler = Parameters<WebContents['setWindowOpenHandler']>[0];

/** A window's web contents, and functions for the events that its page causes. */
export interface StandInContents {
  readonly webContents: WebContents;
  readonly load: (url: string) => Promise<void>;
  /** Destroys the contents. */
  readonly destroy: () => void;
  readonly isDestroyed: () => boolean;
  /** Called when the page's beforeunload has refused to close. */
  readonly refuseToClose: () => void;
  readonly zoomFactor: number;
  readonly proxy: PageProxy | null;
  readonly pageRequest: (request: PageRequest) => Promise<PageAnswer | null>;
  readonly pageNavigates: (url: string, isMainFrame: boolean) => boolean;
  readonly pageOpensWindow: (details: PopupDetails) => void;
  readonly pageMoved: (url: string) => void;
  /** Called for a right-click or the menu key, unless the page has prevented the default. */
  readonly pageWantsMenu: (params: MenuParams) => Promise<void>;
  readonly pageCrashed: () => void;
  readonly preloadFailed: (message: string) => void;
  readonly ipc: (message: IpcMessage) => Promise<IpcAnswer>;
}

function sessionFor(preferences: WebPreferences): StandInSession {
  if (preferences.session) return partsOf(preferences.session);
  return sessionOf(preferences.partition ?? '');
}

function serialized(argument: unknown): Tagged {
  try {
    return tag(argument);
  } catch (cause) {
    throw new Error('Failed to serialize arguments', { cause });
  }
}

/** Creates the contents of the window with this id. */
export function createWebContents(id: number, preferences: WebPreferences): StandInContents {
  const events = new EventEmitter();
  const { gate, protocols, proxyOfWindow } = sessionFor(preferences);
  let url = 'about:blank';
  let document = showDocument();
  const zoom = preferences.zoomFactor ?? 1;
  let webRtcPolicy = 'default';
  let destroyed = false;
  let openHandler: OpenHandler = () => ({ action: 'allow' });

  function sendToPage(channel: string, ...args: unknown[]): void {
    host.tell('sendToPage', id, channel, args.map(serialized));
  }

  function showDocument(): DocumentFrame {
    return createMainFrame(() => url, sendToPage);
  }

  function readPreload(): string | null {
    if (preferences.preload === undefined) return null;
    try {
      return readFileSync(preferences.preload, 'utf8');
    } catch (error) {
      events.emit('preload-error', {}, preferences.preload, error);
      return null;
    }
  }

  async function load(target: string): Promise<void> {
    // Chromium is started with the strictest policy. A page with another policy would be restricted by the stand-in,
    // not by the app.
    if (webRtcPolicy !== 'disable_non_proxied_udp') {
      const message = `stand-in: the WebRTC policy '${webRtcPolicy}' is not covered`;
      console.error(message);
      throw new Error(message);
    }
    try {
      await host.call('loadWindow', id, target, readPreload());
    } catch (error) {
      events.emit('did-fail-load', {}, -2, 'ERR_FAILED', target, true, 1, 1);
      throw new Error(`ERR_FAILED (-2) loading '${target}'`, { cause: error });
    }
  }

  const edit = (command: EditCommand) => (): void => {
    host.tell('editPage', id, command);
  };

  const covered = {
    id,
    get mainFrame() {
      return document.frame;
    },
    send: (channel, ...args) => {
      document.frame.send(channel, ...(args as unknown[]));
    },
    setWindowOpenHandler(handler) {
      openHandler = handler;
    },
    loadURL: load,
    getURL: () => url,
    isDestroyed: () => destroyed,
    forcefullyCrashRenderer() {
      host.tell('crashWindow', id);
    },
    // Electron applies the preference only once a page is shown (web_contents_zoom_controller.cc).
    getZoomFactor: () => (url === 'about:blank' ? 1 : zoom),
    undo: edit('undo'),
    redo: edit('redo'),
    cut: edit('cut'),
    copy: edit('copy'),
    paste: edit('paste'),
    selectAll: edit('selectAll'),
    setWebRTCIPHandlingPolicy(policy) {
      webRtcPolicy = policy;
    },
  } satisfies Partial<WebContents>;
  const webContents = throwOnUncovered<WebContents>(
    'webContents',
    throwWhenDestroyed(extend(events, covered), () => destroyed, ['isDestroyed']),
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
    zoomFactor: zoom,
    proxy: proxyOfWindow(),
    async pageRequest(request) {
      return (await gate.allows(request.url)) ? protocols.answer(request) : null;
    },
    pageNavigates(target, isMainFrame) {
      const members = { url: target, isMainFrame };
      const allowed = emitPreventable(events, 'will-frame-navigate', members);
      if (!isMainFrame || !allowed) return allowed;
      return emitPreventable(events, 'will-navigate', members, target, false, true, 1, 1);
    },
    pageOpensWindow(popup) {
      const referrer: HandlerDetails['referrer'] = { url, policy: 'default' };
      const { action } = openHandler({ ...popup, disposition: 'foreground-tab', referrer });
      if (action === 'allow') throw new Error('stand-in: allowing a new window is not covered');
    },
    pageMoved(target) {
      url = target;
      document.dispose();
      document = showDocument();
      events.emit('did-navigate', {}, target, 200, 'OK');
    },
    async pageWantsMenu(params) {
      const { frame } = document;
      // Electron reads the clipboard first. By then the page may show another document.
      const held = await host.call('readClipboard');
      if (destroyed || frame.isDestroyed()) return;
      const { editFlags } = params;
      const canPaste = editFlags.canPaste && held !== '';
      const told = {
        ...params,
        // In pixels of the window. A page that is zoomed in has fewer CSS pixels.
        x: Math.round(params.x * zoom),
        y: Math.round(params.y * zoom),
        editFlags: { ...editFlags, canPaste },
        spellcheckEnabled: false,
      };
      events.emit(
        'context-menu',
        {},
        throwOnUncovered<ContextMenuParams>('params', { ...told, frame }),
      );
    },
    pageCrashed() {
      document.dispose();
      events.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 });
    },
    preloadFailed(message) {
      const path = preferences.preload ?? '';
      console.error(`Unable to load preload script: ${path}\n${message}`);
      events.emit('preload-error', {}, path, new Error(message));
    },
    ipc(message) {
      // The page may have changed its URL without loading another document.
      url = message.frameUrl;
      const { frame } = document;
      return answerIpc(webContents, () => (frame.isDestroyed() ? null : frame), message);
    },
  };
}
