import { contextBridge, ipcRenderer, webUtils } from 'electron';
import { bridgeName, channelOf, fileCall } from '../../shared/bridge';
import type { CallName } from '../../shared/contract';
import { fail } from '../../shared/failure';

/** Names of all calls, put in by the build from the contract. */
declare const __CALLS__: readonly CallName[];

/** A path that only a person's drop can bring about: Electron gives none for a file made by the page. */
const pathRequest = (file: unknown): unknown => ({
  path: webUtils.getPathForFile(file as Parameters<typeof webUtils.getPathForFile>[0]),
});

const send =
  (name: CallName) =>
  async (argument?: unknown): Promise<unknown> => {
    try {
      const request = name === fileCall ? pathRequest(argument) : argument;
      return await ipcRenderer.invoke(channelOf(name), request);
    } catch {
      // What cannot cross is a bad request; the texts of Electron's errors are not for the page.
      return fail('BAD_REQUEST');
    }
  };

// Only named methods cross; no channel name, event or Electron object is ever handed to the page.
contextBridge.exposeInMainWorld(
  bridgeName,
  Object.freeze(Object.fromEntries(__CALLS__.map((name) => [name, send(name)]))),
);
