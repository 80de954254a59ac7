// Part of the release workflow: `npm sbom --package-lock-only --sbom-format=cyclonedx | node electron/packaging/sbom.ts`
// keeps of it what is in the app, the same packages as licences.ts. It needs Node alone.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Package {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** As far as it is changed (CycloneDX 1.5). */
interface Bom {
  readonly metadata: { readonly component: { readonly 'bom-ref': string } };
  readonly components: readonly { readonly 'bom-ref': string }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/** As in licences.ts, which Node would not find from here; a test compares them. */
const notShipped = ['prebuild-install'];

const lock = readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8');
const { packages } = JSON.parse(lock) as { readonly packages: Readonly<Record<string, Package>> };

/** Names with versions, as an SBOM refers to them. */
const findShipped = (): ReadonlySet<string> => {
  const found = new Set<string>();
  const add = (name: string): void => {
    const one = packages[`node_modules/${name}`];
    if (!one || notShipped.includes(name) || found.has(`${name}@${one.version}`)) return;
    found.add(`${name}@${one.version}`);
    // Electron's dependencies fetch and unpack it.
    if (name !== 'electron') Object.keys(one.dependencies ?? {}).forEach(add);
  };
  ['electron', ...Object.keys(packages['']?.dependencies ?? {})].forEach(add);
  return found;
};

const shipped = findShipped();
const bom = JSON.parse(readFileSync(0, 'utf8')) as Bom;
const own = bom.metadata.component['bom-ref'];
const components = bom.components.filter((component) => shipped.has(component['bom-ref']));
if (components.length !== shipped.size) {
  throw new Error(`Of ${shipped.size} packages in the app the SBOM has ${components.length}.`);
}
const dependencies = bom.dependencies
  .filter(({ ref }) => ref === own || shipped.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((name) => shipped.has(name)) }));
process.stdout.write(`${JSON.stringify({ ...bom, components, dependencies }, null, 2)}\n`);
