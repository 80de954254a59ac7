import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Arch, build, Platform } from 'electron-builder';
import { installerConfig } from '../../../electron/packaging/installers';
import { projectFolder } from '../../launch/built-app';

// Packs a small project with the real electron-builder and an Electron that consists of its fuses only: no download.

export const write = (file: string, content: string | Buffer): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
};

/** Files that a careless pattern would pack too. */
export const traps = [
  '.env',
  '.github/workflows/ci.yml',
  'README.md',
  'electron/main/index.ts',
  'node_modules/keytar/binding.gyp',
  'node_modules/keytar/build/config.gypi',
  'node_modules/keytar/src/main.cc',
  'node_modules/react/index.js',
  'node_modules/react/package.json',
  'out/main/index.cjs.map',
  'out/renderer/assets/index.js.map',
  'test/e2e/demo.spec.ts',
];

/** Nine fuses in Electron's own order and defaults, as in one processor's executable: 1 is on, 0 off. */
export const unburntWire = Buffer.concat([
  Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'),
  Buffer.from([1, 9]),
  Buffer.from('101100011'),
]);

/** Packs for Linux into `output` of the folder; the app is in its `linux-unpacked`. */
export const packSmallApp = async (
  folder: string,
  formats: readonly ('dir' | 'AppImage' | 'deb' | 'rpm')[],
): Promise<void> => {
  const project = path.join(folder, 'project');
  const electron = path.join(folder, 'electron');
  for (const trap of traps) write(path.join(project, trap), '{}');
  for (const built of ['main/index.cjs', 'preload/index.cjs', 'renderer/index.html']) {
    write(path.join(project, 'out', built), '// built');
  }
  const keytar = ['package.json', 'lib/keytar.js', 'build/Release/keytar.node'];
  const icons = ['16x16', '512x512'].map((size) => `electron/packaging/icons/png/${size}.png`);
  const copied = [
    'package.json',
    'electron/packaging/rpm-after-remove.sh',
    ...keytar.map((name) => path.join('node_modules/keytar', name)),
    ...icons,
  ];
  for (const file of copied) {
    write(path.join(project, file), '');
    copyFileSync(path.join(projectFolder, file), path.join(project, file));
  }
  write(path.join(electron, 'electron'), unburntWire);
  for (const language of ['de', 'en-GB', 'en-US', 'fr']) {
    write(path.join(electron, `locales/${language}.pak`), '');
  }
  await build({
    projectDir: project,
    publish: 'never',
    targets: Platform.LINUX.createTarget([...formats], Arch.x64),
    config: {
      ...installerConfig('release', 'ad hoc'),
      electronDist: electron,
      electronVersion: '45.4.1',
      directories: { output: path.join(folder, 'output') },
    },
  });
};
