import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { checkImports } from '../../architecture/check-imports';

const planted: string[] = [];

afterEach(async () => {
  for (const folder of planted.splice(0)) await rm(folder, { recursive: true, force: true });
});

/** Checks a project of only these files. */
const judge = async (files: Readonly<Record<string, string>>) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'import-rules-'));
  planted.push(folder);
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  const folders = [...new Set(Object.keys(files).map((name) => name.split('/')[0] ?? ''))];
  const verdict = await checkImports(folder, folders);
  expect(verdict.files).toBeGreaterThanOrEqual(Object.keys(files).length);
  // Lines are broken to fit a terminal.
  return { ...verdict, complaints: verdict.complaints.replaceAll(/\s+/gu, ' ') };
};

/** Two files, the first of which imports the second. */
const pair = (from: string, to: string): Readonly<Record<string, string>> => {
  const way = path.posix.relative(path.posix.dirname(from), to).replace(/\.tsx?$/u, '');
  const specifier = way.startsWith('.') ? way : `./${way}`;
  return {
    [from]: `import { a } from '${specifier}';\nexport const b = a;\n`,
    [to]: 'export const a = 1;\n',
  };
};

describe('the import rules', () => {
  it('refuses files that import each other', async () => {
    const { complaints } = await judge({
      'shared/one.ts': `import { two } from './two';\nexport const one = () => two;\n`,
      'shared/two.ts': `import { one } from './one';\nexport const two = () => one;\n`,
    });
    expect(complaints).toContain('error no-circle: shared/one.ts');
    expect(complaints).toContain('Move what two of them need, often a type');
  });

  it('refuses a cycle of three files that is closed by a type import only', async () => {
    const { complaints } = await judge({
      'renderer/store/a.ts': `import { b } from './b';\nexport interface A { readonly a: 1 }\nexport const a = b;\n`,
      'renderer/store/b.ts': `import { c } from './c';\nexport const b = c;\n`,
      'renderer/store/c.ts': `import type { A } from './a';\nexport const c: A = { a: 1 };\n`,
    });
    expect(complaints).toContain('error no-circle: renderer/store/a.ts');
  });

  it.each([
    ['shared/a.ts', 'renderer/store/b.ts', 'shared/ is what both sides of the bridge know'],
    ['renderer/store/a.ts', 'electron/main/b.ts', 'reach main through renderer/bridge.ts'],
    ['electron/main/a.ts', 'renderer/store/b.ts', 'Put what both need into shared/'],
    ['electron/main/a.ts', 'electron/keychain/b.ts', 'They talk by messages'],
    ['electron/preload/a.ts', 'electron/main/b.ts', 'They talk by messages'],
    ['electron/main/a.ts', 'test/b.ts', 'The program never imports its tests'],
    ['renderer/features/records/a.ts', 'renderer/app/App.tsx', 'the app draws the features'],
    [
      'renderer/ui/Button.tsx',
      'renderer/features/settings/b.ts',
      'Take it as a prop, or move what both need',
    ],
    ['renderer/store/a.ts', 'renderer/ui/Button.tsx', 'belongs beside it in renderer/store'],
    ['renderer/i18n/a.ts', 'renderer/store/b.ts', 'whoever says them passes in'],
    ['renderer/bridge.ts', 'renderer/store/b.ts', 'what follows main belongs into renderer/store'],
    [
      'renderer/features/a-new-one/a.ts',
      'renderer/app/shortcuts/b.ts',
      'the app draws the features',
    ],
  ])('refuses %s → %s, and says what to do', async (from, to, instead) => {
    const { complaints } = await judge(pair(from, to));
    expect(complaints).toContain(`${from} → ${to}`);
    expect(complaints).toContain(instead);
  });

  it('refuses a type from a higher layer like a value', async () => {
    const { complaints } = await judge({
      'renderer/i18n/a.ts': `import type { View } from '../store/store';\nexport const a = (view: View) => view;\n`,
      'renderer/store/store.ts': `export type View = 'overview';\n`,
    });
    expect(complaints).toContain('error i18n-imports-nothing-above');
  });

  it.each([
    ['renderer/app/App.tsx', 'renderer/features/records/b.ts'],
    ['renderer/features/records/a.ts', 'renderer/ui/Button.tsx'],
    ['renderer/ui/Button.tsx', 'renderer/store/b.ts'],
    ['renderer/store/a.ts', 'renderer/i18n/b.ts'],
    ['renderer/features/records/a.ts', 'renderer/bridge.ts'],
    ['renderer/bridge.ts', 'shared/b.ts'],
    ['electron/main/ipc/a.ts', 'electron/main/b.ts'],
    ['electron/keychain/a.ts', 'shared/b.ts'],
    ['test/unit/a.ts', 'electron/main/b.ts'],
  ])('allows %s → %s', async (from, to) => {
    expect((await judge(pair(from, to))).complaints).toBe('');
  });
});
