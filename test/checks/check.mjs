// `npm run check`: lint, formatting and types, without running anything of the app.
import { step, tool } from '../run/steps.mjs';

const parts = ['.', 'shared', 'electron', 'renderer', 'test'];

const results = [
  step('eslint', tool('eslint'), '-c', '.eslint.config.mjs', '--max-warnings', '0', '.'),
  step('prettier', tool('prettier'), '--check', '--log-level', 'warn', '.'),
  step('imports', tool('tsx'), 'test/architecture/check.ts'),
  step('workflows', tool('tsx'), 'test/workflows/lint.ts'),
  step('known mistakes', tool('tsx'), 'test/electronegativity/run.ts'),
  step('rows and tests', tool('tsx'), 'test/security-rows/check.ts'),
  ...parts.map((part) => step(`tsc ${part}`, tool('tsc'), '-p', part)),
];

process.exitCode = results.every(Boolean) ? 0 : 1;
