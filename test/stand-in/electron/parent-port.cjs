// Loaded before the script of a utility process: gives it the process.parentPort that Electron
// gives it. Messages that come before somebody listens are kept, as Electron keeps them.
const { EventEmitter } = require('node:events');

const port = new EventEmitter();
const early = [];

process.on('message', (data) => {
  const event = { data, ports: [] };
  if (!port.emit('message', event)) early.push(event);
});

port.on('newListener', (name, listener) => {
  if (name === 'message')
    for (const event of early.splice(0)) queueMicrotask(() => listener(event));
});

port.postMessage = (message) => process.send(message, undefined, undefined, () => undefined);

// A call into a locked keyring can block even process.exit(), so nothing gentler will do.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

Object.defineProperties(process, { parentPort: { value: port }, type: { value: 'utility' } });
