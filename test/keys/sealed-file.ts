// Opens the encrypted file given on stdin, encrypts its content again with the test key, and prints both.
import { readFileSync } from 'node:fs';
import { seal, unseal } from '../../electron/main/storage/aead';
import { keptKey, keptOwner } from '../unit/storage/kept-owner';

const file = Buffer.from(readFileSync(0, 'utf8'), 'base64');
const damaged = Buffer.from(file);
damaged[60] = (damaged[60] ?? 0) ^ 1;
const opened = await unseal(file, keptKey, keptOwner);
const content = opened.kind === 'content' ? opened.content : new Uint8Array();
const text = Buffer.from(content).toString('base64');
const sealed = await seal(content, keptKey, { ...keptOwner, generation: 1 });
console.log(
  JSON.stringify({
    boringssl: process.versions['boringssl'],
    content: text,
    sealed: Buffer.from(sealed).toString('base64'),
    damaged: (await unseal(damaged, keptKey, keptOwner)).kind,
  }),
);
