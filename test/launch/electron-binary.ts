import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from './built-app';

const packageFolder = path.join(projectFolder, 'node_modules', 'electron');

/** Electron's executable, if its binary has been obtained on this machine. */
export function findElectron(): string | undefined {
  const pathFile = path.join(packageFolder, 'path.txt');
  if (!existsSync(pathFile)) return undefined;
  const executable = path.join(packageFolder, 'dist', readFileSync(pathFile, 'utf8').trim());
  return existsSync(executable) ? executable : undefined;
}
