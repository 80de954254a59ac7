// `npm run bench -- [quick] [part…]`: measures the app and other libraries in one run and prints ratios with targets.
// The bench fails only when a part cannot be run; a missed target is no failure.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { command } from '../run/command.mjs';

const folder = path.dirname(fileURLToPath(import.meta.url));

/** The module of each part, in the order of the rows. */
const parts = { page: 'page/run.ts', data: 'data.ts', reader: 'reader.ts', sign: 'sign.ts' };

const run = (program, words) => {
  const { file, args, shell } = command(program, words);
  return spawnSync(file, args, { stdio: 'inherit', cwd: folder, shell }).status === 0;
};

const asked = process.argv.slice(2);
const unknown = asked.find((name) => name !== 'quick' && !Object.hasOwn(parts, name));
if (unknown !== undefined) {
  process.stderr.write(`Unknown: ${unknown}. Known: quick, ${Object.keys(parts).join(', ')}.\n`);
  process.exit(1);
}
const chosen = asked.filter((name) => name !== 'quick');
const { dependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
const isInstalled = Object.keys(dependencies).every((name) =>
  existsSync(path.join(folder, 'node_modules', name)),
);
if (!isInstalled && !run('npm', ['ci', '--ignore-scripts'])) {
  process.stderr.write('The peers could not be installed.\n');
  process.exit(1);
}
process.stdout.write('Ratios count; differences under 15 % are noise.\n');
for (const name of chosen.length > 0 ? chosen : Object.keys(parts)) {
  const script = ['--import', 'tsx', 'run-part.ts', parts[name]];
  if (!run(process.execPath, [...script, asked.includes('quick') ? 'quick' : 'full'])) {
    process.stderr.write(`The part ${name} could not be run.\n`);
    process.exitCode = 1;
  }
}
process.stdout.write(
  'Not measured: rows 20 to 22, which need Electron’s own binary, how long main is busy with an answer, which an end-to-end test bounds, folding groups, and in row 18 handing over what is remembered, which is done beside while a large answer comes: where the answer is there sooner, the rows wait for what is left of it.\n',
);
