import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'playwright/test';
import { projectFolder } from '../launch/built-app';
import { packagedApp } from './packaged-app';

// Tests the files that describe the app to the system.

const run = promisify(execFile);

const entitlements = async (): Promise<void> => {
  const { stdout, stderr } = await run('codesign', [
    ...['-d', '--entitlements', '-', '--xml'],
    packagedApp('release').fuseFile,
  ]);
  expect(`${stdout}${stderr}`).not.toMatch(
    /get-task-allow|disable-library-validation|allow-dyld-environment-variables/u,
  );
};

const bundle = async (): Promise<void> => {
  const plist = await readFile(path.join(packagedApp('release').fuseFile, 'Contents/Info.plist'));
  const text = plist.toString('latin1');
  expect(text).not.toContain('CFBundleURLTypes');
  expect(text.match(/NS\w+UsageDescription/gu)).toEqual(['NSLocalNetworkUsageDescription']);
};

const desktopEntry = async (): Promise<void> => {
  const entry = await readFile('/usr/share/applications/account-viewer.desktop', 'utf8');
  expect(entry).toMatch(/^Exec=.*account-viewer/mu);
  expect(entry).not.toMatch(/sandbox|remote-debugging|x-scheme-handler|^MimeType=/mu);
};

const rpmPackage = async (): Promise<void> => {
  const dist = path.join(projectFolder, 'dist/release');
  const name = readdirSync(dist).find((file) => file.endsWith('.rpm')) ?? '';
  const { stdout } = await run('rpm', ['-qlp', path.join(dist, name)]);
  expect(stdout).toContain('/opt/Account Viewer/account-viewer\n');
  expect(stdout).not.toContain('/.build-id');
};

if (process.platform === 'darwin') {
  test('no debugger and no foreign library is let into the app (security I7, J4)', entitlements);
  test(
    'the bundle claims no scheme, and asks for nothing but the local network (security C1, C7)',
    bundle,
  );
}

// Only an installed package has its desktop entry in the system's folder.
if (process.env['INSTALLED_APP']) {
  test('the desktop entry adds no switch and claims no scheme (security A3, C7)', desktopEntry);

  // rpm refuses to install two packages with the same link to different targets.
  test(
    'the rpm package has no .build-id links, which other apps on the same Electron have too',
    rpmPackage,
  );
}
