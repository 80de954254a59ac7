// Reads the rows that come on stdin as JSON, texts in base64, and prints what became of them.
import { readFileSync } from 'node:fs';
import type { KeyRow } from './key-row';
import { readRows } from './read-rows';

const rows = JSON.parse(readFileSync(0, 'utf8')) as readonly (KeyRow & { readonly text: string })[];
const results = await readRows(
  rows.map((row) => ({ ...row, text: Buffer.from(row.text, 'base64') })),
);
console.log(JSON.stringify({ boringssl: process.versions['boringssl'], results }));
