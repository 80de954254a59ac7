import type { ToReader } from '../../shared/reader-messages';
import { serveReader } from './answer-calls';

// The entry of the reader process: Electron's utility process hands it one port, to main.
const port = process.parentPort;

const take = serveReader((message) => {
  port.postMessage(message);
});

port.on('message', ({ data }: { readonly data: unknown }) => {
  // Nobody but main has the other end.
  take(data as ToReader);
});
port.postMessage({ ready: true });
