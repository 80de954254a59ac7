import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Configuration } from 'electron-builder';
import { describe, expect, it } from 'vitest';
import { installerConfig } from '../../../electron/packaging/installers';
import { projectFolder } from '../../launch/built-app';

interface Validation {
  readonly validateConfiguration: (
    config: Configuration,
    log: { readonly isEnabled: boolean },
  ) => Promise<void>;
}
const { validateConfiguration } = createRequire(import.meta.url)(
  'app-builder-lib/out/util/config/config.js',
) as Validation;

const config = installerConfig('release', 'certificate');

describe("electron-builder's schema", () => {
  it.each(['release', 'test'] as const)(
    'accepts the configuration of the %s build',
    async (build) => {
      await expect(
        validateConfiguration(installerConfig(build, 'certificate'), { isEnabled: false }),
      ).resolves.toBeUndefined();
    },
  );

  it('would refuse a misspelt option', async () => {
    const misspelt = { ...config, asarUnpak: [] };
    await expect(validateConfiguration(misspelt, { isEnabled: false })).rejects.toThrow(
      'asarUnpak',
    );
  });
});

describe('the installers', () => {
  it('are all of these', () => {
    expect([config.win?.target, config.mac?.target, config.linux?.target]).toEqual([
      ['nsis', 'portable'],
      ['dmg', 'zip'],
      ['AppImage', 'deb', 'rpm'],
    ]);
  });

  it('have names that tell system and processor', () => {
    expect(config.artifactName).toContain('${os}-${arch}');
    expect(config.portable?.artifactName).toContain('${os}-${arch}-portable');
  });

  it('of the two builds go to different folders (security J3)', () => {
    const folders = [config, installerConfig('test', 'certificate')].map(
      ({ directories }) => directories?.output,
    );
    expect(folders).toEqual(['dist/release', 'dist/test']);
  });

  it('start the app without a switch, and keep the data of people who uninstall (security A3, J11)', () => {
    expect(JSON.stringify(config)).not.toMatch(/sandbox|executableArgs/u);
    expect(config.nsis?.deleteAppDataOnUninstall).toBe(false);
  });

  it('name no place for updates (security J10)', () => {
    expect(config.publish).toBeNull();
  });

  it('take icons that exist', () => {
    const icons = [config.mac?.icon, config.win?.icon, config.linux?.icon].map(String);
    expect(icons.filter((icon) => !existsSync(path.join(projectFolder, icon)))).toEqual([]);
  });

  it('do not compile the keychain module again', () => {
    expect(config.npmRebuild).toBe(false);
  });
});

describe('the app on macOS', () => {
  it('runs hardened, with one entitlement: compiling at run time (security I7, J4)', () => {
    expect(config.mac).toMatchObject({ hardenedRuntime: true });
    const files = [config.mac?.entitlements, config.mac?.entitlementsInherit].map(String);
    for (const file of files) {
      const text = readFileSync(path.join(projectFolder, file), 'utf8');
      const keys = [...text.matchAll(/<key>(.*?)<\/key>/gu)].map(([, key]) => key);
      expect(keys).toEqual(['com.apple.security.cs.allow-jit']);
    }
  });

  it('is not hardened without a certificate, because it could not load its own libraries', () => {
    expect(installerConfig('release', 'ad hoc').mac).toMatchObject({
      hardenedRuntime: false,
      identity: '-',
    });
  });
});
