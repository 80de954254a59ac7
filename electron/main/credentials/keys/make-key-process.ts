import { generateKeyPairSync } from 'node:crypto';

// The entry of a process that makes one key pair and ends. Making one cannot be stopped half-way, and would hold up
// the main process's file work and its end; this process can be killed.
const port = process.parentPort;

port.once('message', ({ data }: { readonly data: unknown }) => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: Number(data) });
  port.postMessage(privateKey.export({ type: 'pkcs8', format: 'der' }));
});
