import { contextBridge, ipcRenderer, webUtils } from 'electron';
import { bridgeName, channelOf, eventChannelOf, fileCalls } from '../../shared/bridge';
import type { CallName, EventName } from '../../shared/contract';
import { fail } from '../../shared/failure';

/** Names of all calls and events, which the build inserts from the contract. */
declare const __CALLS__: readonly CallName[];
declare const __EVENTS__: readonly EventName[];

/** The path of a file that the user has dropped. Electron returns no path for a file made by the page. */
const pathRequest = (file: unknown): unknown => ({
  path: webUtils.getPathForFile(file as Parameters<typeof webUtils.getPathForFile>[0]),
});

const send =
  (name: CallName) =>
  async (argument?: unknown): Promise<unknown> => {
    try {
      const takesFile = fileCalls.some((call) => call === name);
      const request = takesFile ? pathRequest(argument) : argument;
      return await ipcRenderer.invoke(channelOf(name), request);
    } catch {
      // An argument that cannot be sent is a bad request. The texts of Electron's errors are not for the page.
      return fail('BAD_REQUEST');
    }
  };

/**
 * Calls the listener with the data alone, because Electron's event object holds `ipcRenderer` itself. Ignores unknown
 * events. Returns a function that removes the listener.
 */
const on = (wanted: unknown, listener: unknown): (() => void) => {
  const name = __EVENTS__.find((known) => known === wanted);
  if (name === undefined || typeof listener !== 'function') return () => undefined;
  const channel = eventChannelOf(name);
  const receive = (_event: unknown, data: unknown): void => {
    (listener as (data: unknown) => void)(data);
  };
  ipcRenderer.on(channel, receive);
  return () => {
    ipcRenderer.removeListener(channel, receive);
  };
};

const calls = Object.fromEntries(__CALLS__.map((name) => [name, send(name)]));

// Only named methods cross the bridge. No channel name, event object or Electron object reaches the page.
contextBridge.exposeInMainWorld(bridgeName, Object.freeze({ ...calls, on }));
