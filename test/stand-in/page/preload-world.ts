import type { ContextBridge, IpcRenderer, IpcRendererEvent, WebUtils } from 'electron';
import type { IpcAnswer, MenuParams } from '../calls';
import type { tag as Tag, Tagged, unpack as Unpack, untag as Untag } from './codec';
import type { WorldLink } from './link-worlds';
import type { throwOnUncovered as ThrowOnUncovered } from '../uncovered';

/** Messages of the preload's world to the host, through its only binding. */
export type FromPreload =
  | { readonly kind: 'hello' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'menu'; readonly params: MenuParams }
  | { readonly kind: 'invoke'; readonly id: number; readonly channel: string; args: Tagged[] };

/** Functions of the preload's world that the host calls. */
export interface ToPreload {
  readonly settle: (id: number, answer: IpcAnswer) => void;
  readonly emit: (channel: string, args: readonly Tagged[]) => void;
  /** Sets the path of a file that is about to be dropped, because a page cannot learn it. */
  readonly expectFile: (name: string, path: string) => void;
}

interface Parts {
  readonly tag: typeof Tag;
  readonly untag: typeof Untag;
  readonly unpack: typeof Unpack;
  readonly throwOnUncovered: typeof ThrowOnUncovered;
  readonly link: WorldLink;
  readonly quiet: Set<string>;
  readonly platform: NodeJS.Platform;
  readonly say: (message: FromPreload) => void;
  readonly preload: (require: (id: string) => unknown, process: object) => void;
}

type Listener = (event: IpcRendererEvent, ...args: unknown[]) => void;

/**
 * Runs the app's preload script as a sandboxed renderer does: in its own JavaScript world, with `require('electron')`
 * for contextBridge, ipcRenderer and webUtils only. Runs inside the page, from its source text, so it gets everything
 * as an argument.
 */
export function runPreload(parts: Parts): ToPreload {
  const { tag, untag, unpack, throwOnUncovered, quiet, say } = parts;
  const waiting = new Map<number, (answer: IpcAnswer) => unknown>();
  const listeners = new Map<string, Listener[]>();
  const exposed: [string, unknown][] = [];
  const droppedFrom = new Map<string, string>();
  let lastId = 0;
  let isOpen = true;

  const contextBridge = throwOnUncovered<ContextBridge>(
    'contextBridge',
    {
      exposeInMainWorld(key, api) {
        if (!isOpen) throw new Error('stand-in: exposing after the preload has run is not covered');
        if (exposed.some(([taken]) => taken === key)) {
          throw new Error('Cannot bind an API on top of an existing property on the window object');
        }
        exposed.push([key, api]);
      },
    } satisfies Partial<ContextBridge>,
    quiet,
  );

  const covered = {
    invoke(channel: string, ...args: unknown[]): Promise<unknown> {
      return new Promise((resolve, reject) => {
        const id = ++lastId;
        say({ kind: 'invoke', id, channel, args: args.map((arg) => tag(arg)) });
        waiting.set(id, (answer) => {
          if ('result' in answer) {
            resolve(untag(answer.result));
            return;
          }
          if ('packed' in answer) return unpack(answer.packed).then(untag).then(resolve, reject);
          reject(new Error(`Error invoking remote method '${channel}': ${answer.error}`));
        });
      });
    },
    on(channel: string, listener: Listener): IpcRenderer {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
      return ipcRenderer;
    },
    removeListener(channel: string, listener: Listener): IpcRenderer {
      const others = (listeners.get(channel) ?? []).filter((known) => known !== listener);
      listeners.set(channel, others);
      return ipcRenderer;
    },
  } satisfies Partial<IpcRenderer>;
  const ipcRenderer = throwOnUncovered<IpcRenderer>('ipcRenderer', covered, quiet);

  const webUtils = throwOnUncovered<WebUtils>(
    'webUtils',
    {
      // As in Electron, a file made by the page's script has no path.
      getPathForFile(file) {
        if (!(file instanceof File))
          throw new TypeError('getPathForFile expected to receive a File');
        return droppedFrom.get(file.name) ?? '';
      },
    } satisfies WebUtils,
    quiet,
  );

  const electron = throwOnUncovered<object>(
    '(preload)',
    { contextBridge, ipcRenderer, webUtils },
    quiet,
  );
  const require = (id: string): unknown => {
    if (id !== 'electron') throw new Error(`module not found: ${id}`);
    return electron;
  };
  const process = { platform: parts.platform, type: 'renderer', sandboxed: true };

  say({ kind: 'hello' });
  try {
    parts.preload(require, throwOnUncovered('process', process, quiet));
  } catch (error) {
    say({ kind: 'failed', message: String(error) });
  }
  isOpen = false;

  parts.link.export(() => exposed);
  return {
    settle(id, answer) {
      waiting.get(id)?.(answer);
      waiting.delete(id);
    },
    expectFile(name, path) {
      droppedFrom.set(name, path);
    },
    emit(channel, args) {
      const event = throwOnUncovered<IpcRendererEvent>('event', {}, quiet);
      for (const listener of listeners.get(channel) ?? []) {
        listener(event, ...args.map((arg) => untag(arg)));
      }
    },
  };
}
