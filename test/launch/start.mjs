// `npm start`: opens the app on Electron, or on the stand-in where Electron cannot be had.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../..', import.meta.url));
const inProject = (...parts) => path.join(project, ...parts);
const inModules = (...parts) => inProject('node_modules', ...parts);

const sources = ['electron', 'renderer', 'shared', 'electron.vite.config.ts', 'package.json'];
const built = ['out/main/index.cjs', 'out/preload/index.cjs', 'out/renderer/index.html'];
const installLimit = 120_000;

const fail = (sentence) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

function newestChange(file) {
  const { mtimeMs } = statSync(file);
  if (!statSync(file).isDirectory()) return mtimeMs;
  const inside = readdirSync(file).map((name) => newestChange(path.join(file, name)));
  return Math.max(mtimeMs, ...inside);
}

function isBuilt() {
  const outputs = built.map((file) => inProject(file));
  if (!outputs.every((file) => existsSync(file))) return false;
  const oldestOutput = Math.min(...outputs.map((file) => statSync(file).mtimeMs));
  return Math.max(...sources.map((name) => newestChange(inProject(name)))) <= oldestOutput;
}

/** Runs a Node script to its end; resolves to whether it succeeded. */
function runScript(script, args, { stdio, timeout }) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], { cwd: project, stdio, timeout });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

async function build() {
  const bin = inModules('electron-vite', 'bin', 'electron-vite.js');
  const options = { stdio: 'inherit', timeout: 0 };
  if (!(await runScript(bin, ['build'], options))) fail('The app could not be built.');
}

/** Electron's executable, once its binary is on this machine. */
function findElectron() {
  const pathFile = inModules('electron', 'path.txt');
  if (!existsSync(pathFile)) return undefined;
  const executable = inModules('electron', 'dist', readFileSync(pathFile, 'utf8').trim());
  return existsSync(executable) ? executable : undefined;
}

async function obtainElectron() {
  const found = findElectron();
  if (found) return found;
  process.stdout.write('Fetching the Electron binary (once)…\n');
  // Its own message is a stack trace; the sentence that follows is the one a person needs.
  await runScript(inModules('electron', 'install.js'), [], {
    stdio: 'ignore',
    timeout: installLimit,
  });
  return findElectron();
}

function openOnElectron(executable, args) {
  const child = spawn(executable, ['.', ...args], { cwd: project, stdio: 'inherit' });
  // Ctrl-C reaches Electron too, which quits; this process then ends with it.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill());
  child.on('error', (error) => fail(`Electron could not be started: ${error.message}`));
  child.on('exit', (code) => process.exit(code ?? 1));
}

async function openOnStandIn(args) {
  const { tsImport } = await import('tsx/esm/api');
  const { openStandIn } = await tsImport('./open-stand-in.ts', import.meta.url);
  process.exit(await openStandIn(args));
}

const args = process.argv.slice(2);
const unknown = args.find((arg) => arg !== '--headless' && !arg.startsWith('--user-data-dir='));
if (unknown) fail(`Unknown option ${unknown}. Known: --user-data-dir=DIR, --headless.`);
if (!existsSync(inModules('electron'))) fail('Packages are missing: run "npm run setup" first.');

if (!isBuilt()) await build();
const headless = args.includes('--headless');
const executable = headless ? undefined : await obtainElectron();
if (executable) {
  openOnElectron(executable, args);
} else {
  if (!headless) {
    process.stdout.write(
      'The Electron binary cannot be obtained on this machine, so the stand-in opens instead.\n',
    );
  }
  await openOnStandIn(args);
}
