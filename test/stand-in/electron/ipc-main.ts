import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { IpcMain, IpcMainInvokeEvent, WebContents, WebFrameMain } from 'electron';
import type { IpcAnswer, IpcMessage } from '../calls';
import { throwOnUncovered } from '../uncovered';
import { tag, untag, type Tagged } from '../page/codec';
import { preventable } from './preventable';

type Handler = (event: IpcMainInvokeEvent, ...args: never[]) => unknown;

const handlers = new Map<string, Handler>();

/** The ipcMain module: `handle` only, no one-way messages. */
export const ipcMain = throwOnUncovered<IpcMain>('ipcMain', {
  handle(channel, handler) {
    if (handlers.has(channel)) {
      throw new Error(`Attempted to register a second handler for '${channel}'`);
    }
    if (typeof handler !== 'function') {
      const type = typeof handler;
      throw new TypeError(`Expected handler to be a function, but found type '${type}'`);
    }
    handlers.set(channel, handler);
  },
} satisfies Partial<IpcMain>);

// Characters of JSON from which packing saves time.
const packFrom = 200_000;

const gzipAsync = promisify(gzip);

async function pack(result: Tagged): Promise<IpcAnswer> {
  const json = JSON.stringify(result);
  if (json.length < packFrom) return { result };
  return { packed: (await gzipAsync(json, { level: 1 })).toString('base64') };
}

/** Passes a call of the preload script to the app's handler. */
export async function answerIpc(
  sender: WebContents,
  frameOf: () => WebFrameMain | null,
  { channel, args }: IpcMessage,
): Promise<IpcAnswer> {
  const handler = handlers.get(channel);
  try {
    if (!handler) throw new Error(`No handler registered for '${channel}'`);
    const members = {
      type: 'frame',
      sender,
      get senderFrame() {
        return frameOf();
      },
    };
    const event = throwOnUncovered<IpcMainInvokeEvent>('event', preventable(members));
    const values = args.map((arg) => untag(arg)) as never[];
    return await pack(tag(await handler(event, ...values)));
  } catch (error) {
    // The same line that Electron prints, and the same text that Electron sends to the page.
    console.error(`Error occurred in handler for '${channel}':`, error);
    return { error: String(error) };
  }
}
