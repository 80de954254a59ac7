import { FuseV1Options } from '@electron/fuses';
import { describe, expect, it } from 'vitest';
import { fuseConfig, fuseTable, type FuseTable } from '../../../electron/packaging/fuses';

const named = (table: FuseTable): Readonly<Record<string, boolean>> =>
  Object.fromEntries(
    Object.entries<boolean>(table).map(([index, on]): [string, boolean] => [
      String(FuseV1Options[Number(index)]),
      on,
    ]),
  );

describe('the fuses of a release (security J1, J2)', () => {
  it.each(['darwin', 'win32'] as const)('are exactly these on %s', (system) => {
    expect(named(fuseTable('release', system))).toStrictEqual({
      RunAsNode: false,
      EnableCookieEncryption: false,
      EnableNodeOptionsEnvironmentVariable: false,
      EnableNodeCliInspectArguments: false,
      EnableEmbeddedAsarIntegrityValidation: true,
      OnlyLoadAppFromAsar: true,
      LoadBrowserProcessSpecificV8Snapshot: false,
      GrantFileProtocolExtraPrivileges: false,
      WasmTrapHandlers: true,
    });
  });

  it('leave out only the check of the archive on Linux, where Electron has none', () => {
    expect(named(fuseTable('release', 'linux'))).toStrictEqual({
      ...named(fuseTable('release', 'win32')),
      EnableEmbeddedAsarIntegrityValidation: false,
    });
  });

  it('cover every fuse that the tool knows, and make the tool require them', () => {
    const known = Object.values(FuseV1Options).filter((value) => typeof value === 'number');
    const config = fuseConfig('release', 'linux');
    expect(known.map((fuse) => typeof config[fuse])).toEqual(known.map(() => 'boolean'));
    expect(config.strictlyRequireAllFuses).toBe(true);
  });
});

it.each(['darwin', 'linux', 'win32'] as const)(
  'the build for tests differs on %s by one fuse (security J3)',
  (system) => {
    const release = named(fuseTable('release', system));
    const test = named(fuseTable('test', system));
    const differing = Object.keys(release).filter((name) => release[name] !== test[name]);
    expect(differing).toEqual(['EnableNodeCliInspectArguments']);
    expect(test['EnableNodeCliInspectArguments']).toBe(true);
  },
);
