// `npm run check`: checks lint rules, formatting and types without running the app.
import path from 'node:path';
import { root, step, stepBeside, tool } from '../run/steps.mjs';

const parts = ['.', 'shared', 'electron', 'renderer', 'test'];

// The native compiler is ten times as fast. Other tools use the package `typescript`.
const compiler = path.join(root, 'node_modules', 'typescript-native', 'bin', 'tsc');

// Runs beside the other checks, because it takes as long as all of them together and there are two cores.
const syntax = stepBeside(
  'eslint',
  tool('eslint'),
  '-c',
  '.eslint.config.mjs',
  '--max-warnings',
  '0',
  '.',
);

const failed = [];
const run = (name, ...command) => {
  if (!step(name, ...command)) failed.push(name);
};

run('formatting', tool('oxfmt'), '--check');
run('imports', tool('tsx'), 'test/architecture/check.ts');
run('workflows', tool('tsx'), 'test/workflows/lint.ts');
run('known mistakes', tool('tsx'), 'test/electronegativity/run.ts');
run('rows and tests', tool('tsx'), 'test/security-rows/check.ts');
for (const part of parts) run(`tsc ${part}`, process.execPath, compiler, '-p', part);
run(
  'oxlint',
  tool('oxlint'),
  '--type-aware',
  '--report-unused-disable-directives',
  ...['--max-warnings', '0'],
);
if (!(await syntax.finish())) failed.push('eslint');

console.log(failed.length === 0 ? '\ncheck passed' : `\ncheck failed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
