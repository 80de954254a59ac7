// Part of the release workflow: `npm sbom --package-lock-only --sbom-format=cyclonedx | node
// electron/packaging/sbom.ts` reduces the SBOM to what is in the app. It needs Node alone, which finds a file only by
// its full name (`./shipped.ts`).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedPackages } from './shipped.ts';

/** The parts of the SBOM that are changed (CycloneDX 1.5). */
interface Bom {
  readonly metadata: { readonly component: { readonly 'bom-ref': string } };
  readonly components: readonly { readonly 'bom-ref': string }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

const packages = shippedPackages(join(import.meta.dirname, '../..'));
const shipped = new Set(packages.map(({ name, version }) => `${name}@${version}`));
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
