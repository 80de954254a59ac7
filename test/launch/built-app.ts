import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

const builtParts = ['main/index.cjs', 'preload/index.cjs', 'renderer/index.html'];

/** The built main file. Throws, and says what to do, if the app has not been built. */
export function builtMainFile(): string {
  const [main = '', ...others] = builtParts.map((part) => path.join(projectFolder, 'out', part));
  const missing = [main, ...others].filter((file) => !existsSync(file));
  if (missing.length > 0) {
    throw new Error(`The app is not built (${missing.join(', ')}): run "npm run build" first.`);
  }
  return main;
}
