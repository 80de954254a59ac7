// Part of `npm run check`: runs Doyensec's Electronegativity on the app's sources.
// Fails for a finding that is not accepted, and for an accepted finding that is no longer found.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectFolder } from '../launch/built-app';
import { accepted, judgeFindings, type Finding } from './findings';

interface Report {
  readonly issues: readonly Finding[];
  readonly errors: readonly { readonly file: string; readonly message: string }[];
}
type Checker = (options: object, forCli: boolean) => Promise<Report>;

const folder = import.meta.dirname;
if (!existsSync(path.join(folder, 'node_modules'))) {
  process.stderr.write('The checker is not installed. Run: npm run setup\n');
  process.exit(1);
}
const load = createRequire(path.join(folder, 'run.cjs'));
// Electronegativity downloads newer texts from this address. No server listens at the replacement.
const manifest = load('@doyensec/electronegativity/package.json') as { i18nSource: string };
manifest.i18nSource = 'http://127.0.0.1:1';
const check = load('@doyensec/electronegativity') as Checker;

/** A planted mistake. A run that does not find it has not read the sources. */
const planted = { id: 'NODE_INTEGRATION_JS_CHECK', file: 'planted.ts' };
const plantedCode = `import { BrowserWindow } from 'electron';
export const open = (): unknown =>
  new BrowserWindow({ webPreferences: { nodeIntegration: true } } satisfies object);
`;

const copy = mkdtempSync(path.join(tmpdir(), 'account-viewer-electronegativity-'));
process.once('exit', () => {
  rmSync(copy, { recursive: true });
});
const parts = ['electron/main', 'electron/preload', 'electron/keychain', 'renderer', 'shared'];
for (const part of [...parts, 'package.json', 'package-lock.json']) {
  cpSync(path.join(projectFolder, part), path.join(copy, part), { recursive: true });
}
writeFileSync(path.join(copy, planted.file), plantedCode);
const { version } = JSON.parse(
  readFileSync(path.join(projectFolder, 'node_modules/electron/package.json'), 'utf8'),
) as { readonly version: string };

const { issues, errors } = await check(
  {
    input: copy,
    isRelative: true,
    electronVersionOverride: version,
    // Both checks ask a server and do not know current Electron versions. checks/electron-age.ts replaces them.
    excludeFromScan: ['AvailableSecurityFixesGlobalCheck', 'ElectronVersionJSONCheck'],
  },
  false,
);

for (const { file, message } of errors) process.stdout.write(`not read: ${file}, ${message}\n`);
const ours = issues.filter(({ file }) => file !== planted.file);
if (ours.length === issues.length) throw new Error('the planted mistake was not found');
const { fresh, gone } = judgeFindings(ours, accepted);
for (const name of fresh) process.stdout.write(`found: ${name}\n`);
for (const name of gone) process.stdout.write(`accepted, and not found any more: ${name}\n`);
const bad = fresh.length + gone.length + errors.length;
process.stdout.write(`${String(ours.length)} findings, ${String(bad)} to look at\n`);
process.exitCode = bad === 0 ? 0 : 1;
