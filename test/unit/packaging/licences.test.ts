import path from 'node:path';
import { describe, expect, it } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { readLicences } from '../../../electron/packaging/licences';

const project = path.join(import.meta.dirname, '../../..');

describe('the licences of what is in the app', () => {
  const licences = readLicences(project);
  const names = licences.map(({ name }) => name);

  it('are those of Electron, of every dependency, and of what these are made of', () => {
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

  it.each(licences.map(({ name, kind, text }) => [name, kind, text] as const))(
    'allow %s (%s) to be passed on with its text',
    (_name, kind, text) => {
      expect(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0']).toContain(kind);
      expect(text).toMatch(/permission|licen[cs]e/iu);
    },
  );
});
