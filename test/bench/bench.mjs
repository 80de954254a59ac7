// `npm run bench -- [part]`: figures as ratios from one run, each with its target and verdict. Nothing here is a test.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = path.dirname(fileURLToPath(import.meta.url));

/** Each part prints its own rows. */
const parts = { sign: 'sign.ts' };

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in parts));
if (unknown !== undefined) {
  process.stderr.write(`Unknown part ${unknown}. Known: ${Object.keys(parts).join(', ')}.\n`);
  process.exit(1);
}
for (const name of wanted.length > 0 ? wanted : Object.keys(parts)) {
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join(folder, parts[name])],
    { stdio: 'inherit' },
  );
  if (status !== 0) process.exitCode = 1;
}
