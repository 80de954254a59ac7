import { reset } from './reset';
import type { Intercept } from './watched-service';
import { smallAccount } from './small-account';

const json = JSON.stringify(smallAccount);
const jsonType = { 'Content-Type': 'application/json' };

/** Sends endless JSON, uncompressed, as fast as the client reads it. */
const endless: Intercept = ({ response }) => {
  const piece = Buffer.alloc(64 * 1024, 'a');
  const pour = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.on('drain', pour);
  response.writeHead(200, jsonType).write('"');
  pour();
  return 'handled';
};

/** Answers that stop, are very slow, break off or are too large. */
export const transportFaults = {
  'never-answers': () => 'handled',
  'stalls-after-headers': ({ response }) => {
    response.writeHead(200, jsonType).flushHeaders();
    return 'handled';
  },
  'stalls-within-body': ({ response }) => {
    response.writeHead(200, { ...jsonType, 'Content-Length': json.length * 2 }).write(json);
    return 'handled';
  },
  // Sends the headers at once, then one byte per second without end.
  drip: ({ response }) => {
    response.writeHead(200, jsonType).write('"');
    const timer = setInterval(() => response.write('a'), 1_000);
    response.once('close', () => {
      clearInterval(timer);
    });
    return 'handled';
  },
  endless,
  'content-length-too-long': ({ response }) => {
    response.writeHead(200, { ...jsonType, 'Content-Length': 1_000 });
    response.write('{"user', () => response.socket?.end());
    return 'handled';
  },
  'chunked-cut': ({ response }) => {
    response.writeHead(200, jsonType);
    response.write(json, () => response.socket?.end());
    return 'handled';
  },
  reset: ({ request }) => {
    reset(request.socket);
    return 'handled';
  },
  'closes-silently': ({ request }) => {
    request.socket.end();
    return 'handled';
  },
  'not-http': ({ request }) => {
    request.socket.end('SSH-2.0-OpenSSH_9.6\r\n');
    return 'handled';
  },
  'header-bomb': ({ response }) => {
    response.writeHead(200, { ...jsonType, 'X-Padding': 'a'.repeat(300_000) }).end(json);
    return 'handled';
  },
} as const satisfies Readonly<Record<string, Intercept>>;
