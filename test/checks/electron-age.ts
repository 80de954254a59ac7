// Run by a workflow: fails when the installed Electron is unsupported, or when a newer patch is older than 14 days.
import { spawnSync } from 'node:child_process';
import { electronVersion } from '../launch/electron-binary';
import { command } from '../run/command.mjs';
import { electronLag } from './electron-lag';

const { file, args, shell } = command('npm', ['view', 'electron', 'time', '--json']);
const { stdout } = spawnSync(file, args, { encoding: 'utf8', shell });
const published = JSON.parse(stdout) as Readonly<Record<string, string>>;

const version = electronVersion();
const problems = electronLag(version, published, Date.now());
for (const problem of problems) process.stdout.write(`${problem}\n`);
if (problems.length > 0) process.exitCode = 1;
else process.stdout.write(`Electron ${version} is up to date\n`);
