import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectFolder } from '../../launch/built-app';

/** One mistake for each rule of `.oxlintrc.json`; none for rules about enums, because the project has no enums. */
const mistakes: Readonly<Record<string, string>> = {
  'max-lines': `export const a = [${'\n  1,'.repeat(300)}\n];`,
  eqeqeq: 'export const f = (a: unknown) => a == 1;',
  'no-console': `console.log('a');`,
  'no-eval': `eval('1');`,
  'no-new-func': `export const a: unknown = new Function('1');`,
  'no-default-export': 'export default 1;',
  'no-duplicates':
    "import { join } from 'node:path';\nimport { dirname } from 'node:path';\nexport const a = [join, dirname];",
  'no-var': 'export var a = 1;',
  'prefer-const': 'let a = 1; export const b = a;',
  'prefer-rest-params': 'export function f() { return arguments[0] as unknown; }',
  'prefer-spread':
    'export const f = (g: (...n: number[]) => void, n: number[]) => { g.apply(undefined, n); };',
  'await-thenable': 'export const f = async () => { await 1; };',
  'ban-ts-comment': '// @ts-ignore\nexport const a: number = 1;',
  'no-array-constructor': 'export const a = new Array(1, 2);',
  'no-array-delete': 'export const f = (a: number[]) => { delete a[0]; };',
  'no-base-to-string': 'export const a = String({ b: 1 });',
  'no-confusing-void-expression': 'declare const g: () => void; export const f = () => g();',
  'no-deprecated': '/** @deprecated gone */ const a = 1; export const b = a;',
  'no-duplicate-type-constituents': 'export type A = string | string;',
  'no-dynamic-delete': 'export const f = (a: Record<string, 1>, b: string) => { delete a[b]; };',
  'no-empty-object-type': 'export const a: {} = 1;',
  'no-explicit-any': 'export const f = (a: any): unknown => a;',
  'no-extra-non-null-assertion': 'export const f = (a: { b: 1 } | null) => a!!.b;',
  'no-extraneous-class': 'export class A { static b = 1; }',
  'no-floating-promises': 'declare const g: () => Promise<void>; export const f = () => { g(); };',
  'no-for-in-array': 'export const f = (a: number[]) => { for (const b in a) { void b; } };',
  'no-implied-eval': `setTimeout('a()', 1);`,
  'no-invalid-void-type': 'export type A = string | void;',
  'no-meaningless-void-operator': 'export const f = (g: () => void) => { void g(); };',
  'no-misused-new': 'export interface A { new (): A; }',
  'no-misused-promises':
    'declare const g: () => Promise<boolean>; export const f = () => { if (g()) return 1; return 2; };',
  'no-misused-spread': 'export const f = (a: Map<string, 1>) => ({ ...a });',
  'no-namespace': 'export namespace A { export const b = 1; }',
  'no-non-null-asserted-nullish-coalescing':
    'export const f = (a: { b: string | null }) => a.b! ?? 1;',
  'no-non-null-asserted-optional-chain': 'export const f = (a?: { b: string }) => a?.b!;',
  'no-non-null-assertion': 'export const f = (a: string | null) => a!.length;',
  'no-redundant-type-constituents': 'export type A = unknown | string;',
  'no-require-imports': `import a = require('node:fs'); export const b = a;`,
  'no-this-alias': 'export class A { b = 1; c() { const self = this; return () => self.b; } }',
  'no-unnecessary-boolean-literal-compare': 'export const f = (a: boolean) => a === true;',
  'no-unnecessary-condition': 'export const f = (a: { b: 1 }) => a?.b;',
  'no-unnecessary-template-expression': "export const a = `${'b'}`;",
  'no-unnecessary-type-arguments':
    'const g = <T = number>(a?: T) => a; export const b = g<number>();',
  'no-unnecessary-type-assertion': `const a: string = 'a'; export const b = a as string;`,
  'no-unnecessary-type-constraint': 'export const f = <T extends unknown>(a: T, b: T) => [a, b];',
  'no-unnecessary-type-conversion': `const a: string = 'a'; export const b = String(a);`,
  'no-unnecessary-type-parameters': 'export const f = <T,>(a: T): void => { void a; };',
  'no-unsafe-argument':
    'declare const g: (a: string) => void; export const f = () => { g(JSON.parse("1")); };',
  'no-unsafe-assignment': 'export const a: string = JSON.parse("1");',
  'no-unsafe-call': 'export const a = (): void => { JSON.parse("1")(); };',
  'no-unsafe-declaration-merging': 'export interface A { b: 1 } export class A { c = 1; }',
  'no-unsafe-function-type': 'export const f = (a: Function) => a;',
  'no-unsafe-member-access': 'export const f = (): void => { void JSON.parse("1").b; };',
  'no-unsafe-return': 'export const f = (): string => JSON.parse("1");',
  'no-unsafe-unary-minus': 'export const f = (a: string) => -a;',
  'no-unused-expressions': 'export const f = (a: number) => { a + 1; };',
  'no-unused-vars': 'const a = 1; export {};',
  'no-useless-constructor': 'export class A { b = 1; constructor() {} }',
  'no-useless-default-assignment': 'export const f = ({ a = 1 }: { a: number }) => a;',
  'no-wrapper-object-types': 'export const f = (a: String) => a;',
  'only-throw-error': `export const f = () => { throw 'a'; };`,
  'prefer-as-const': `export const a = 'b' as 'b';`,
  'prefer-namespace-keyword': 'declare module A { const b: 1; } export {};',
  'prefer-promise-reject-errors': `export const f = () => Promise.reject('a');`,
  'prefer-reduce-type-parameter':
    'export const f = (a: number[]) => a.reduce((b, c) => [...b, c], [] as number[]);',
  'prefer-return-this-type': 'export class A { b = 1; c(): A { return this; } }',
  'related-getter-setter-pairs': 'export interface A { get b(): string; set b(c: number); }',
  'require-await': 'export const f = async () => 1;',
  'restrict-plus-operands': 'export const f = (a: number, b: string) => a + b;',
  'restrict-template-expressions': 'export const f = (a: object) => `${a}`;',
  'return-await':
    'declare const g: () => Promise<1>; export const f = async () => { try { return g(); } catch { return 2; } };',
  'triple-slash-reference': '/// <reference path="./a" />\nexport {};',
  'unbound-method': 'export class A { c = 1; b() { return this.c; } } export const d = new A().b;',
  'unified-signatures':
    'export function f(a: number): void; export function f(a: string): void; export function f(a: unknown) { void a; }',
  'use-unknown-in-catch-callback-variable':
    'declare const g: Promise<1>; export const a = g.catch((b: Error) => b);',
  'consistent-type-imports': `import { Stats } from 'node:fs'; export type A = Stats;`,
  'switch-exhaustiveness-check': `export const f = (a: 'b' | 'c') => { switch (a) { case 'b': return 1; } return 2; };`,
};

/** One mistake for each rule that applies to the renderer only. */
const mistakesInWindow: Readonly<Record<string, string>> = {
  'rules-of-hooks': 'export function A({ b }: B) { if (b) useState(1); return null; }',
  'exhaustive-deps': 'export function A({ f }: B) { useEffect(() => { f(); }, []); return null; }',
  'static-components': 'export function A() { function C() { return <p />; } return <C />; }',
  'use-memo': 'export function A() { return <p>{useMemo((a?: number) => a, [])}</p>; }',
  'void-use-memo':
    'export function A({ f }: B) { const a = useMemo(() => { f(); }, [f]); return <p>{a}</p>; }',
  'incompatible-library': `import { useVirtualizer } from '@tanstack/react-virtual'; export function A() { const a = useVirtualizer(); return <p>{a}</p>; }`,
  immutability: 'export function A({ list }: B) { list[0] = 1; return <p>{list.length}</p>; }',
  globals: 'let a = 0; export function A() { a = 1; return <p>{a}</p>; }',
  refs: 'export function A() { const a = useRef(0); return <p>{a.current}</p>; }',
  'set-state-in-effect':
    'export function A() { const [a, set] = useState(0); useEffect(() => { set(1); }, []); return <p>{a}</p>; }',
  'error-boundaries': 'export function A() { try { return <p />; } catch { return null; } }',
  purity: 'export function A() { return <p>{Math.random()}</p>; }',
  'set-state-in-render':
    'export function A() { const [a, set] = useState(0); set(1); return <p>{a}</p>; }',
  'unsupported-syntax': `export function A() { return <p>{eval('1')}</p>; }`,
};

/** The first lines of these files. */
const window = `import { useEffect, useMemo, useRef, useState } from 'react';
export interface B { readonly b: boolean; readonly f: () => void; readonly list: number[] }
`;

const enums = [
  'no-duplicate-enum-values',
  'no-mixed-enums',
  'no-unsafe-enum-comparison',
  'prefer-literal-enum-member',
];

/** Rules without a mistake here: their mistakes also break another rule. */
const unprovoked = ['no-generated-empty-object-type', 'preserve-manual-memoization'];

const configuration = path.join(projectFolder, '.oxlintrc.json');

interface Rules {
  readonly rules: Readonly<Record<string, unknown>>;
}

/** The names of the rules that are turned on, without their plugin. */
const configuredRules = (): readonly string[] => {
  const text = readFileSync(configuration, 'utf8').replaceAll(/^\s*\/\/.*$/gmu, '');
  const { rules, overrides } = JSON.parse(text) as Rules & { readonly overrides: readonly Rules[] };
  return [{ rules }, ...overrides].flatMap((part) =>
    Object.entries(part.rules).flatMap(([name, how]) =>
      how === 'off' ? [] : [name.replace(/^.*\//u, '')],
    ),
  );
};

interface Complaint {
  readonly filename: string;
  readonly code: string;
}

const files = [
  ...Object.entries(mistakes).map(([rule, code]) => [`src/${rule}.ts`, code] as const),
  ...Object.entries(mistakesInWindow).map(
    ([rule, code]) => [`renderer/${rule}.tsx`, `${window}${code}`] as const,
  ),
];

describe('the linter of types, of React and of syntax refuses (security B9, I5)', () => {
  let folder = '';
  let complaints: readonly Complaint[] = [];

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'oxlint-rules-'));
    for (const part of ['src', 'renderer']) mkdirSync(path.join(folder, part));
    copyFileSync(configuration, path.join(folder, '.oxlintrc.json'));
    const base = path.join(projectFolder, 'tsconfig.json');
    const typeRoots = [path.join(projectFolder, 'node_modules/@types')];
    const compilerOptions = {
      types: ['node'],
      typeRoots,
      lib: ['ES2023', 'DOM'],
      jsx: 'react-jsx',
    };
    const project = { extends: base, compilerOptions, include: ['src', 'renderer'] };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(project));
    for (const [file, code] of files) writeFileSync(path.join(folder, file), `${code}\n`);
    const linter = path.join(projectFolder, 'node_modules/oxlint/bin/oxlint');
    const words = [linter, '--type-aware', '--format', 'json', 'src', 'renderer'];
    const { stdout } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
    complaints = (JSON.parse(stdout) as { diagnostics: Complaint[] }).diagnostics;
  });

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(files)('a mistake against %s', (file) => {
    const rule = path.parse(file).name;
    const found = complaints.filter(({ filename }) => filename.endsWith(file));
    expect(found.map(({ code }) => code.replace(/^.*\((.*)\)$/u, '$1'))).toContain(rule);
  });

  it('has no rule without such a mistake', () => {
    const tried = new Set(files.map(([file]) => path.parse(file).name));
    const untried = configuredRules().filter((rule) => !tried.has(rule));
    expect(untried.sort()).toEqual([...enums, ...unprovoked].sort());
  });
});
