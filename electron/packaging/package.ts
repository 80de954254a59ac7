// `npm run package`: the installers for the system and processor it runs on, into dist/release.
// `npm run package -- --test`: the same app, unpacked, with the fuse that Playwright needs, into dist/test.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Arch, build as buildInstallers, Platform } from 'electron-builder';
import {
  type Architecture,
  checkModule,
  compileUniversal,
  packagedFor,
  type Run,
} from './keychain-module';
import { type BuildKind, systems } from './fuses';
import { installerConfig, type Signing } from './installers';

const project = fileURLToPath(new URL('../..', import.meta.url));

const run: Run = (program, args, cwd) => {
  const { status, error } = spawnSync(program, args, { cwd, stdio: 'inherit' });
  if (error || status !== 0) throw new Error(`"${program} ${args.join(' ')}" failed`);
};

const known = <Name extends string>(names: readonly Name[], name: string): Name => {
  const found = names.find((candidate) => candidate === name);
  if (found === undefined) throw new Error(`The app is not packaged for ${name}.`);
  return found;
};

const system = known(systems, process.platform);
const machine = known<Architecture>(['arm64', 'x64'], process.arch);
// Refuses any other option, because a mistyped one would build a release.
const { values } = parseArgs({ options: { test: { type: 'boolean', default: false } } });
const kind: BuildKind = values.test ? 'test' : 'release';
// A secret that a workflow lacks arrives as an empty text, which electron-builder would take for a certificate.
for (const name of ['CSC_LINK', 'CSC_NAME', 'WIN_CSC_LINK']) {
  if (process.env[name] === '') Reflect.deleteProperty(process.env, name);
}
// electron-builder reads the certificate from these variables.
const certificates = system === 'win32' ? ['WIN_CSC_LINK', 'CSC_LINK'] : ['CSC_LINK', 'CSC_NAME'];
const signing: Signing = certificates.some((name) => process.env[name]) ? 'certificate' : 'ad hoc';
// Without one of these, electron-builder would only warn, and macOS would refuse the app.
const lacking = ['APPLE_ID', 'APPLE_APP_SPECIFIC_PASSWORD', 'APPLE_TEAM_ID'].filter(
  (name) => !process.env[name],
);
if (system === 'darwin' && kind === 'release' && signing === 'certificate' && lacking.length > 0) {
  throw new Error(`A release for macOS has to be notarized. Missing: ${lacking.join(', ')}.`);
}

const platforms = { darwin: Platform.MAC, linux: Platform.LINUX, win32: Platform.WINDOWS };
const architecture = system === 'darwin' ? Arch.universal : Arch[machine];
const targets =
  kind === 'test'
    ? platforms[system].createTarget('dir', architecture)
    : platforms[system].createTarget(null, architecture);

run(process.execPath, ['node_modules/electron-vite/bin/electron-vite.js', 'build'], project);
if (system === 'darwin') compileUniversal(project, run);
checkModule(project, packagedFor(system, machine));
const config = installerConfig(kind, signing, process.env['RELEASE_PAGE']);
await buildInstallers({ projectDir: project, targets, config });
