import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A package whose code is in the app, and the text under which it may be. */
export interface Licence {
  readonly name: string;
  readonly version: string;
  /** SPDX expression. */
  readonly kind: string;
  readonly text: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Fetches keytar's compiled module while installing, which this project does not do; none of it is in the app. */
const notShipped = ['prebuild-install'];

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

const textIn = (folder: string): string => {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(?:\.\w+)?$/iu.test(name));
  if (file === undefined) throw new Error(`${folder} has no text of its licence.`);
  return readFileSync(path.join(folder, file), 'utf8').trim();
};

/**
 * The licences of all packages in the app: Electron's, and those of its dependencies and of theirs, by name. Throws
 * for a package without a text. `project` is the folder of package.json; packages lie flat in its node_modules.
 */
export const readLicences = (project: string): readonly Licence[] => {
  const found = new Map<string, Licence>();
  const add = (name: string): void => {
    if (found.has(name) || notShipped.includes(name)) return;
    const folder = path.join(project, 'node_modules', name);
    const { version, license, dependencies = {} } = readManifest(folder);
    found.set(name, { name, version, kind: license, text: textIn(folder) });
    // Electron's dependencies fetch and unpack it.
    if (name !== 'electron') Object.keys(dependencies).forEach(add);
  };
  ['electron', ...Object.keys(readManifest(project).dependencies ?? {})].forEach(add);
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
};
