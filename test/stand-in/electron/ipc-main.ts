import { EventEmitter } from 'node:events';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type {
  IpcMain,
  IpcMainEvent,
  IpcMainInvokeEvent,
  WebContents,
  WebFrameMain,
} from 'electron';
import type { IpcAnswer, IpcMessage } from '../calls';
import { extend, loud } from '../loud';
import { tag, untag, type Tagged } from '../page/codec';
import { preventable } from './preventable';

type Handler = (event: IpcMainInvokeEvent, ...args: never[]) => unknown;

const events = new EventEmitter();
const handlers = new Map<string, Handler>();

// As Electron: a channel that is called "error" is no reason to throw.
events.on('error', () => undefined);

/** The ipcMain module. */
export const ipcMain = loud<IpcMain>(
  'ipcMain',
  extend(events, {
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
    removeHandler: (channel) => void handlers.delete(channel),
  } satisfies Partial<IpcMain>),
);

// Characters of JSON from which packing pays.
const packFrom = 200_000;
const processId = 1;
const frameId = 1;

type FrameOf = () => WebFrameMain | null;

function eventMembers(sender: WebContents, frameOf: FrameOf) {
  return {
    type: 'frame' as const,
    sender,
    get senderFrame() {
      return frameOf();
    },
    processId,
    frameId,
  };
}

const gzipAsync = promisify(gzip);

async function pack(result: Tagged): Promise<IpcAnswer> {
  const json = JSON.stringify(result);
  if (json.length < packFrom) return { result };
  return { packed: (await gzipAsync(json, { level: 1 })).toString('base64') };
}

async function invoke(
  sender: WebContents,
  frameOf: FrameOf,
  message: IpcMessage,
): Promise<IpcAnswer> {
  const { channel, args } = message;
  const handler = handlers.get(channel);
  try {
    if (!handler) throw new Error(`No handler registered for '${channel}'`);
    const event = loud<IpcMainInvokeEvent>('event', preventable(eventMembers(sender, frameOf)));
    const values = args.map((arg) => untag(arg)) as never[];
    return await pack(tag(await handler(event, ...values)));
  } catch (error) {
    // The very line that Electron prints, and the text it hands to the page.
    console.error(`Error occurred in handler for '${channel}':`, error);
    return { error: String(error) };
  }
}

/** Gives a message of the preload script to the app's handler or listeners. */
export async function dispatchIpc(
  sender: WebContents,
  frameOf: FrameOf,
  message: IpcMessage,
): Promise<IpcAnswer> {
  if (message.kind === 'invoke') return invoke(sender, frameOf, message);
  const reply = (channel: string, ...args: unknown[]) => {
    sender.send(channel, ...args);
  };
  const event = preventable(extend(eventMembers(sender, frameOf), { ports: [], reply }));
  events.emit(
    message.channel,
    loud<IpcMainEvent>('event', event),
    ...message.args.map((arg) => untag(arg)),
  );
  return { result: null };
}
