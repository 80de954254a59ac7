// `npm run check`: lint, formatting and types, without running anything of the app.
import { step, tool } from '../run/steps.mjs';

const parts = ['.', 'shared', 'electron', 'renderer', 'test'];

const results = [
  step('eslint', tool('eslint'), '-c', '.eslint.config.mjs', '--max-warnings', '0', '.'),
  step('prettier', tool('prettier'), '--check', '--log-level', 'warn', '.'),
  step('workflows', tool('tsx'), 'test/workflows/lint.ts'),
  ...parts.map((part) => step(`tsc ${part}`, tool('tsc'), '-p', part)),
];

process.exitCode = results.every(Boolean) ? 0 : 1;
