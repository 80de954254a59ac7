import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

interface Locked {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** A package whose code is in the app. */
interface Shipped {
  readonly name: string;
  readonly version: string;
}

/**
 * Downloads keytar's compiled module during installation. This project compiles the module itself, and no code of
 * this package is in the app.
 */
const notShipped = ['prebuild-install'];

/**
 * Returns the packages in the app, sorted by name: Electron, and the dependencies with their own. Reads the lock file
 * in `project`, so that nothing has to be installed, and throws for a package that is not at its top level.
 */
export const shippedPackages = (project: string): readonly Shipped[] => {
  const lock = readFileSync(join(project, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lock) as { readonly packages: Readonly<Record<string, Locked>> };
  const found = new Map<string, Shipped>();
  const add = (name: string): void => {
    if (notShipped.includes(name) || found.has(name)) return;
    const locked = packages[`node_modules/${name}`];
    if (!locked) throw new Error(`${name} is not in the lock file.`);
    found.set(name, { name, version: locked.version });
    // Electron's dependencies only download and unpack Electron.
    if (name !== 'electron') Object.keys(locked.dependencies ?? {}).forEach(add);
  };
  ['electron', ...Object.keys(packages['']?.dependencies ?? {})].forEach(add);
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
};

/** A package whose code is in the app, with its licence. */
interface Licence extends Shipped {
  /** SPDX expression. */
  readonly kind: string;
  readonly text: string;
}

const textIn = (folder: string): string => {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(?:\.\w+)?$/iu.test(name));
  if (file === undefined) throw new Error(`${folder} has no text of its licence.`);
  return readFileSync(join(folder, file), 'utf8').trim();
};

/**
 * Returns the licences of all packages in the app, sorted by name. The packages are installed in `project`. Throws for
 * a package without a licence text.
 */
export const readLicences = (project: string): readonly Licence[] =>
  shippedPackages(project).map((shipped) => {
    const folder = join(project, 'node_modules', shipped.name);
    const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
    const { license } = JSON.parse(manifest) as { readonly license: string };
    return { ...shipped, kind: license, text: textIn(folder) };
  });
