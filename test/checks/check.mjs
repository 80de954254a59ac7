// `npm run check`: lint, formatting and types, without running anything of the app.
import path from 'node:path';
import { root, step, stepBeside, tool } from '../run/steps.mjs';

const parts = ['.', 'shared', 'electron', 'renderer', 'test'];

// The native compiler: ten times as fast. The package `typescript` is the one that tools ask about types.
const compiler = path.join(root, 'node_modules', 'typescript-native', 'bin', 'tsc');

// Takes as long as all the others together, and there are two cores.
const syntax = stepBeside(
  'eslint',
  tool('eslint'),
  '-c',
  '.eslint.config.mjs',
  '--max-warnings',
  '0',
  '.',
);

const results = [
  step('formatting', tool('oxfmt'), '--check'),
  step('imports', tool('tsx'), 'test/architecture/check.ts'),
  step('workflows', tool('tsx'), 'test/workflows/lint.ts'),
  step('known mistakes', tool('tsx'), 'test/electronegativity/run.ts'),
  step('rows and tests', tool('tsx'), 'test/security-rows/check.ts'),
  ...parts.map((part) => step(`tsc ${part}`, process.execPath, compiler, '-p', part)),
  step(
    'oxlint',
    tool('oxlint'),
    '--type-aware',
    '--report-unused-disable-directives',
    ...['--max-warnings', '0'],
  ),
  await syntax.finish(),
];

process.exitCode = results.every(Boolean) ? 0 : 1;
