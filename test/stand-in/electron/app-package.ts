import { readFileSync } from 'node:fs';
import path from 'node:path';

interface PackageJson {
  readonly name: string;
  readonly productName?: string;
  readonly version: string;
}

/** The app's folder, which contains its package.json. */
export const appPath = process.cwd();

const read = JSON.parse(readFileSync(path.join(appPath, 'package.json'), 'utf8')) as PackageJson;

/** The values that Electron takes from package.json. */
export const appPackage = { name: read.productName ?? read.name, version: read.version };
