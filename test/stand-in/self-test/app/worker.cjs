if (process.argv.includes('exhaust')) {
  const kept = [];
  setImmediate(() => {
    while (kept.length < 1000) kept.push(new Array(100_000).fill(kept.length));
  });
}
process.parentPort.on('message', ({ data }) => {
  if (data === 'reject') void Promise.reject(new Error('nobody waits'));
  if (data !== 'hang') return process.parentPort.postMessage({ pid: process.pid, data });
  process.on('SIGTERM', () => undefined);
  process.parentPort.postMessage('hanging');
});
