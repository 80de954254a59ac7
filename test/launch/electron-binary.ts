import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from './built-app';

const packageFolder = path.join(projectFolder, 'node_modules', 'electron');

/** Milliseconds that downloading the binary may take. */
const fetchLimit = 120_000;

/** The version of Electron that the project is built for. */
export function electronVersion(): string {
  const text = readFileSync(path.join(packageFolder, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/**
 * Returns the path of Electron's executable, or undefined if it is not installed. Searches the same folders as
 * Electron's own package: `ELECTRON_OVERRIDE_DIST_PATH` names the folder of another build.
 */
export function findElectron(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const pathFile = path.join(packageFolder, 'path.txt');
  const name = existsSync(pathFile) ? readFileSync(pathFile, 'utf8').trim() : undefined;
  const override = env['ELECTRON_OVERRIDE_DIST_PATH'];
  if (!override && name === undefined) return undefined;
  const folder = override ? override : path.join(packageFolder, 'dist');
  const executable = path.join(folder, name ?? 'electron');
  return existsSync(executable) ? executable : undefined;
}

/** Downloads the binary with Electron's own script, which verifies it. Resolves to its path, or undefined. */
export async function fetchElectron(): Promise<string | undefined> {
  await new Promise<void>((resolve) => {
    const script = path.join(packageFolder, 'install.js');
    // The script's only output for a failure is a stack trace. The caller reports the failure instead.
    const child = spawn(process.execPath, [script], { stdio: 'ignore', timeout: fetchLimit });
    child.once('error', () => {
      resolve();
    });
    child.once('exit', () => {
      resolve();
    });
  });
  return findElectron();
}
