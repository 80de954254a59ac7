import type { ToReader } from '../../shared/reader-messages';
import { serveReader } from './answer-calls';

// Entry of the reader process. Electron's utility process gives it one port, which is connected to main.
const port = process.parentPort;

const take = serveReader((message) => {
  port.postMessage(message);
});

port.on('message', ({ data }: { readonly data: unknown }) => {
  // Only main has the other end.
  take(data as ToReader);
});
port.postMessage({ ready: true });
