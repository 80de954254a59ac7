// Part of `npm run check`: checks every import against the rules in import-rules.ts.
import path from 'node:path';
import { checkImports } from './check-imports';

const project = path.join(import.meta.dirname, '..', '..');
const { files, complaints } = await checkImports(project, [
  'shared',
  'electron',
  'renderer',
  'test',
]);
if (complaints === '') console.log(`${files} files; every import is where it may be.`);
else console.error(complaints);
process.exitCode = complaints === '' ? 0 : 1;
