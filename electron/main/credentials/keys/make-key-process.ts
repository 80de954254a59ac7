import { generateKeyPairSync } from 'node:crypto';

// The entry of a process that makes one key pair and ends. Making a key cannot be interrupted, and in the main process
// it would delay file work and quitting. This process can be killed.
const port = process.parentPort;

port.once('message', ({ data }: { readonly data: unknown }) => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: Number(data) });
  port.postMessage(privateKey.export({ type: 'pkcs8', format: 'der' }));
});
