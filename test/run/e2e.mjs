// `npm run test:e2e -- demo.spec.ts`: builds the app and runs the end-to-end tests in the named files. For development;
// `npm test` runs all tests.
import { tsImport } from 'tsx/esm/api';
import { endToEnd, step, tool } from './steps.mjs';

const { openHost } = await tsImport('./host.ts', import.meta.url);
const host = await openHost();
process.stdout.write(`${host.line}\n`);
const built = step('build', tool('electron-vite'), 'build', '--logLevel', 'warn');
const run = () => endToEnd(host.env, ...process.argv.slice(2));
process.exitCode = await (built ? run() : Promise.resolve(1)).finally(host.close);
