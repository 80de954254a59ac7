import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

const inProject = (...parts: readonly string[]): string => path.join(projectFolder, ...parts);

const builtParts = ['main/index.cjs', 'preload/index.cjs', 'renderer/index.html'];

const sources = ['electron', 'renderer', 'shared', 'electron.vite.config.ts', 'package.json'];

/** Returns the path of the built main file. Throws an error that says what to do if the app has not been built. */
export function builtMainFile(): string {
  const [main = '', ...others] = builtParts.map((part) => inProject('out', part));
  const missing = [main, ...others].filter((file) => !existsSync(file));
  if (missing.length > 0) {
    throw new Error(`The app is not built (${missing.join(', ')}): run "npm run build" first.`);
  }
  return main;
}

function newestChange(file: string): number {
  const stats = statSync(file);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const inside = readdirSync(file).map((name) => newestChange(path.join(file, name)));
  return Math.max(stats.mtimeMs, ...inside);
}

function isBuilt(): boolean {
  const outputs = builtParts.map((part) => inProject('out', part));
  if (!outputs.every((file) => existsSync(file))) return false;
  const oldestOutput = Math.min(...outputs.map((file) => statSync(file).mtimeMs));
  return Math.max(...sources.map((name) => newestChange(inProject(name)))) <= oldestOutput;
}

/** Builds the app unless the built files are newer than all sources. Resolves to whether there is a built app. */
export function buildIfNeeded(): Promise<boolean> {
  if (isBuilt()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const script = inProject('node_modules/electron-vite/bin/electron-vite.js');
    const options = { cwd: projectFolder, stdio: 'inherit' } as const;
    const child = spawn(process.execPath, [script, 'build'], options);
    child.once('error', () => {
      resolve(false);
    });
    child.once('exit', (code) => {
      resolve(code === 0);
    });
  });
}
