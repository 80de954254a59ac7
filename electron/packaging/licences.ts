import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { shippedPackages, type Shipped } from './shipped';

/** A package whose code is in the app, and the text under which it may be. */
export interface Licence extends Shipped {
  /** SPDX expression. */
  readonly kind: string;
  readonly text: string;
}

const textIn = (folder: string): string => {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(?:\.\w+)?$/iu.test(name));
  if (file === undefined) throw new Error(`${folder} has no text of its licence.`);
  return readFileSync(path.join(folder, file), 'utf8').trim();
};

/** The licences of all packages in the app, by name. Throws for a package without a text. `project` has them installed. */
export const readLicences = (project: string): readonly Licence[] =>
  shippedPackages(project).map((shipped) => {
    const folder = path.join(project, 'node_modules', shipped.name);
    const manifest = readFileSync(path.join(folder, 'package.json'), 'utf8');
    const { license } = JSON.parse(manifest) as { readonly license: string };
    return { ...shipped, kind: license, text: textIn(folder) };
  });
