const { contextBridge, ipcRenderer } = require('electron');

const seen = {
  fs: (() => {
    try {
      return typeof require('node:fs');
    } catch (error) {
      return error.message;
    }
  })(),
};

contextBridge.exposeInMainWorld('bridge', {
  version: 7,
  nested: { names: ['a', 'b'] },
  seen: () => seen,
  invoke: (channel, ...args) => ipcRenderer.invoke(channel, ...args),
  twice: (callback) => callback(callback(1)),
  throws: () => {
    throw new RangeError('out of range');
  },
  onTick: (listener) => {
    const forward = (event, value) => listener(value);
    ipcRenderer.on('tick', forward);
    return () => void ipcRenderer.removeListener('tick', forward);
  },
});
