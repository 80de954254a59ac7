import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { readLicences } from '../../../electron/packaging/shipped';

const project = path.join(import.meta.dirname, '../../..');
const run = promisify(execFile);

describe('the licences of the app’s parts', () => {
  const licences = readLicences(project);
  const names = licences.map(({ name }) => name);

  it('cover Electron, every dependency, and their own parts', () => {
    expect(names).toEqual(
      expect.arrayContaining([
        'electron',
        'scheduler',
        'node-addon-api',
        ...Object.keys(packageJson.dependencies),
      ]),
    );
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain('prebuild-install');
  });

  it('cover the packages and versions in the SBOM of a release', async () => {
    const whole = 'npm sbom --package-lock-only --sbom-format=cyclonedx';
    const { stdout } = await run('sh', ['-c', `${whole} | npx tsx electron/packaging/sbom.ts`], {
      cwd: project,
    });
    const { components } = JSON.parse(stdout) as {
      readonly components: readonly { readonly name: string; readonly version: string }[];
    };
    expect(components.map(({ name, version }) => ({ name, version }))).toEqual(
      licences.map(({ name, version }) => ({ name, version })),
    );
  });

  it.each(licences.map(({ name, kind, text }) => [name, kind, text] as const))(
    'allow %s (%s) to be distributed with its text',
    (_name, kind, text) => {
      expect(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0']).toContain(kind);
      expect(text).toMatch(/permission|licen[cs]e/iu);
    },
  );
});
