process.parentPort.on('message', ({ data }) => {
  if (data !== 'hang') return process.parentPort.postMessage({ pid: process.pid, data });
  process.on('SIGTERM', () => undefined);
  process.parentPort.postMessage('hanging');
});
