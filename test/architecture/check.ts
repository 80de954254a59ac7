// Part of `npm run check`: which file imports which.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { IViolation } from 'dependency-cruiser';
import { judgeImports } from './judge-imports';

const project = path.join(import.meta.dirname, '..', '..');
const known = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'known.json'), 'utf8'),
) as IViolation[];

const { files, complaints, mended } = await judgeImports(
  project,
  ['shared', 'electron', 'renderer', 'test'],
  known,
);
if (complaints !== '') console.error(complaints);
for (const entry of mended) {
  console.error(`No longer there, so delete it from test/architecture/known.json: ${entry}`);
}
if (complaints === '' && mended.length === 0) {
  console.log(`${files} files; ${known.length} imports that still run up are known.`);
}
process.exitCode = complaints === '' && mended.length === 0 ? 0 : 1;
