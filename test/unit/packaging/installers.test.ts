import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Platform, type Configuration } from 'electron-builder';
import { describe, expect, it } from 'vitest';
import { installerConfig } from '../../../electron/packaging/installers';
import { appId } from '../../../shared/app-id';
import { projectFolder } from '../../launch/built-app';
import { write } from './small-app';

interface Validation {
  readonly validateConfiguration: (
    config: Configuration,
    log: { readonly isEnabled: boolean },
  ) => Promise<void>;
}
interface Languages {
  readonly removeUnusedLanguagesIfNeeded: (options: {
    readonly appOutDir: string;
    readonly packager: object;
  }) => Promise<void>;
}
/** Writes the configured values into the bundle's Info.plist. */
interface MacPackaging {
  readonly MacPackager: {
    readonly prototype: {
      readonly applyCommonInfo: (
        this: object,
        plist: Record<string, string>,
        contents: string,
      ) => Promise<void>;
    };
  };
}
const load = createRequire(import.meta.url);
const { validateConfiguration } = load('app-builder-lib/out/util/config/config.js') as Validation;
const { MacPackager } = load('app-builder-lib/out/macPackager.js') as MacPackaging;
const { removeUnusedLanguagesIfNeeded } = load(
  'app-builder-lib/out/electron/ElectronFramework.js',
) as Languages;

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
  it('have names with system and processor', () => {
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

  it('name no place for updates, and have no program for an updater (security J10)', () => {
    expect(config.publish).toBeNull();
    expect(config.nsis?.packElevateHelper).toBe(false);
  });

  it('use existing icons', () => {
    const icons = [config.mac?.icon, config.win?.icon, config.linux?.icon].map(String);
    expect(icons.filter((icon) => !existsSync(path.join(projectFolder, icon)))).toEqual([]);
  });

  it('use the app’s own name, so that a pinned icon belongs to the window', () => {
    expect(config.appId).toBe(appId);
    // Windows accepts at most 128 characters and no blank; macOS accepts letters, digits, dots and hyphens.
    expect(appId).toMatch(/^[\w.-]{1,128}$/u);
  });

  it('name the page where users get the app, or else an unowned placeholder page', () => {
    const page = 'https://example.com/account-viewer';
    const published = installerConfig('release', 'certificate', page);
    expect(published.extraMetadata).toEqual({ homepage: page });
    // Without the variable, workflows pass an empty text.
    expect(installerConfig('release', 'certificate', '')).not.toHaveProperty('extraMetadata');
  });

  it('do not compile the keychain module again', () => {
    expect(config.npmRebuild).toBe(false);
  });
});

describe('the app on macOS', () => {
  it('keeps both folders of each language that the app speaks, under macOS’s names', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'account-viewer-languages-'));
    const places = ['Resources', 'Electron Framework.framework/Resources'].map((name) =>
      path.join(folder, name),
    );
    for (const place of places) {
      for (const language of ['de', 'en', 'en_GB', 'fr', 'zh_CN']) {
        write(path.join(place, `${language}.lproj`, 'locale.pak'), '');
      }
    }
    await removeUnusedLanguagesIfNeeded({
      appOutDir: folder,
      packager: {
        config,
        platform: Platform.MAC,
        platformSpecificBuildOptions: config.mac,
        getResourcesDir: () => places[0],
        getMacOsElectronFrameworkResourcesDir: () => places[1],
      },
    });
    const kept = places.map((place) => readdirSync(place).sort());
    rmSync(folder, { recursive: true });
    expect(kept).toEqual([
      ['de.lproj', 'en.lproj'],
      ['de.lproj', 'en.lproj'],
    ]);
  });

  it('explains its use of the local network, which macOS asks the user about, and asks for nothing else', async () => {
    // The descriptions in Electron's own bundle (shell/browser/resources/mac/Info.plist).
    const asElectron = [
      'Microphone',
      'Camera',
      'AudioCapture',
      'BluetoothAlways',
      'BluetoothPeripheral',
    ].map((use) => [`NS${use}UsageDescription`, 'This app needs access']);
    const plist = Object.fromEntries(asElectron) as Record<string, string>;
    await MacPackager.prototype.applyCommonInfo.call(
      {
        appInfo: { productFilename: 'Account Viewer', productName: 'Account Viewer' },
        config,
        platformSpecificBuildOptions: config.mac,
        getIconPath: () => Promise.resolve(null),
      },
      plist,
      '',
    );
    const uses = Object.entries(plist).filter(([name]) => name.endsWith('UsageDescription'));
    expect(uses).toEqual([
      ['NSLocalNetworkUsageDescription', expect.stringContaining('your own network')],
    ]);
  });

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
