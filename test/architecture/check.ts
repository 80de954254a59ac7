// Part of `npm run check`: checks every import against the rules in law.ts.
import path from 'node:path';
import { judgeImports } from './judge-imports';

const project = path.join(import.meta.dirname, '..', '..');
const { files, complaints } = await judgeImports(project, [
  'shared',
  'electron',
  'renderer',
  'test',
]);
if (complaints === '') console.log(`${files} files; every import is where it may be.`);
else console.error(complaints);
process.exitCode = complaints === '' ? 0 : 1;
