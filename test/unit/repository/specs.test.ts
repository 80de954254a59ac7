import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../launch/built-app';
import { anew } from '../../vitest.config';

const folder = path.join(projectFolder, 'test/e2e');
const specs = readdirSync(folder)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')] as const);

/** Code that works on one system only, and what to write instead. */
const kindnesses: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['press ControlOrMeta: a Mac has Cmd there', /press\('Control\+|modifiers: \['Control'\]/u],
  ['take tmpdir(): Windows has no /tmp', /['"`]\/tmp\b/u],
  ['take shell: true: Windows has no sh', /spawn(?:Sync)?\('(?:sh|bash)'/u],
  ['set the theme in the app: a scheme that is emulated hides it', /test\.use\(\{ colorScheme/u],
];

describe('an end-to-end test runs on three systems', () => {
  it.each(kindnesses)('%s', (_advice, pattern) => {
    expect(specs.length).toBeGreaterThan(40);
    expect(specs.filter(([, text]) => pattern.test(text)).map(([name]) => name)).toEqual([]);
  });

  it.each(['LANGUAGE', 'openKeyringSession'])(
    'which needs Linux for %s says so before it starts anything',
    (name) => {
      const users = specs.filter(([file, text]) => text.includes(name) && file !== 'fixtures.ts');
      expect(users.length).toBeGreaterThan(0);
      for (const [file, text] of users)
        expect(text, file).toMatch(/test\.skip\(process\.platform !== 'linux', '[^']{10,}'\)/u);
    },
  );

  it('which needs Electron itself says why', () => {
    const tagged = specs.filter(([, text]) => /tag: '@electron'/u.test(text));
    expect(tagged.map(([name]) => name)).toEqual(['fixtures.ts']);
    const reasons = specs.flatMap(([, text]) => [...text.matchAll(/onlyElectron\(\s*'([^']+)'/gu)]);
    expect(reasons.length).toBeGreaterThan(8);
    for (const [, why = ''] of reasons) expect(why.length).toBeGreaterThan(20);
  });
});

it('a unit test that mocks modules loads its modules again', () => {
  const tests = readdirSync(path.join(projectFolder, 'test/unit'), { recursive: true })
    .map((name) => `test/unit/${String(name).split(path.sep).join('/')}`)
    .filter((name) => name.endsWith('.test.ts'));
  expect(tests.length).toBeGreaterThan(250);
  const replaces = /vi\.(?:mock|doMock|resetModules)\(|from '\.[^']*answering-main'/u;
  const mocking = tests.filter((name) =>
    replaces.test(readFileSync(path.join(projectFolder, name), 'utf8')),
  );
  expect(mocking.length).toBeGreaterThan(15);
  const shared = mocking.filter((name) => !anew.some((glob) => path.matchesGlob(name, glob)));
  expect(shared).toEqual([]);
});
