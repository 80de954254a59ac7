import { readFile } from 'node:fs/promises';
import { FuseState, FuseVersion, getCurrentFuseWire, pathToFuseFile } from '@electron/fuses';
import { expect, test } from 'playwright/test';
import { fuseTable, type BuildKind } from '../../electron/packaging/fuses';
import { fuseWires } from './fuse-wires';
import { packagedApp } from './packaged-app';

/** States of all fuses of the app, by their index in the fuse wire. */
const readFuses = async (build: BuildKind): Promise<Readonly<Record<string, boolean>>> => {
  const { version, ...wire } = await getCurrentFuseWire(packagedApp(build).fuseFile);
  expect(version).toBe(FuseVersion.V1);
  return Object.fromEntries(
    Object.entries<unknown>(wire).map(([fuse, state]) => [fuse, state === FuseState.ENABLE]),
  );
};

for (const build of ['release', 'test'] as const) {
  test(`the ${build} app has every fuse of the table, and no other (security J1, J3)`, async () => {
    expect(await readFuses(build)).toEqual({ ...fuseTable(build, packagedApp(build).system) });
  });

  test(`every processor's half of the ${build} app has the same fuses (security J1)`, async () => {
    const { fuseFile, system } = packagedApp(build);
    const wires = fuseWires(await readFile(pathToFuseFile(fuseFile)));
    expect(wires).toHaveLength(system === 'darwin' ? 2 : 1);
    expect(new Set(wires).size).toBe(1);
  });
}
