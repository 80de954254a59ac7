import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const modules = join(import.meta.dirname, '../../node_modules');

const installedVersion = (): string => {
  const { version } = JSON.parse(readFileSync(join(modules, 'bun/package.json'), 'utf8')) as {
    version: string;
  };
  return version;
};

const versionOf = (binary: string): string | undefined => {
  try {
    return execFileSync(binary, ['--version'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
};

/**
 * Returns the path of bun's executable in the package for this system. `node_modules/.bin/bun` does not work without
 * bun's install script. Throws when no executable runs, so that the tests on BoringSSL are never skipped unnoticed.
 */
export const findBun = (): string => {
  const version = installedVersion();
  const name = process.platform === 'win32' ? 'bun.exe' : 'bun';
  const binary = readdirSync(join(modules, '@oven'))
    .map((folder) => join(modules, '@oven', folder, 'bin', name))
    .find((candidate) => versionOf(candidate) === version);
  if (binary === undefined) throw new Error(`bun ${version} is not installed; run npm ci`);
  return binary;
};
