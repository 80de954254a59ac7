// A service in a worker thread. Answers /SIZE/… at once with the account of that size.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const server = createServer((request, response) => {
  const body = workerData[request.url.split('/')[1]];
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
parentPort.postMessage(server.address().port);
