// Loaded before the script of a utility process. Provides process.parentPort as Electron does. Messages that arrive
// before there is a listener are kept for it, as in Electron.
const { EventEmitter } = require('node:events');
const { receivedOf, sentOf } = require('./sent-message.cjs');

const port = new EventEmitter();
const early = [];

process.on('message', (data) => {
  const event = { data: receivedOf(data), ports: [] };
  if (!port.emit('message', event)) early.push(event);
});

port.on('newListener', (name, listener) => {
  if (name === 'message')
    for (const event of early.splice(0)) queueMicrotask(() => listener(event));
});

port.postMessage = (message) =>
  process.send(sentOf(message), undefined, undefined, () => undefined);

// SIGKILL, because a call into a locked keyring can block even process.exit().
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

Object.defineProperties(process, { parentPort: { value: port }, type: { value: 'utility' } });
