import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const renderer = path.resolve(import.meta.dirname, '../../../../renderer');

const read = (file: string): string => readFileSync(path.join(renderer, file), 'utf8');

const files = readdirSync(renderer, { recursive: true, encoding: 'utf8' });

const components = files.filter((file) => file.endsWith('.tsx'));

const styleSheets = files.filter((file) => file.endsWith('.module.css'));

/** The style sheets of a component, by their import names. */
const sheetsOf = (component: string): readonly (readonly [name: string, sheet: string])[] =>
  [...read(component).matchAll(/^import (\w+) from '(.+\.module\.css)';$/gmu)].map(
    ([, name = '', sheet = '']) => [name, path.join(path.dirname(component), sheet)],
  );

test('every class that a component names is in its style sheet', () => {
  const missing = components.flatMap((component) =>
    sheetsOf(component).flatMap(([name, sheet]) => {
      const named = [...read(component).matchAll(new RegExp(`\\b${name}\\['(\\w+)'\\]`, 'gu'))];
      const rules = read(sheet);
      return named
        .map(([, style = '']) => style)
        .filter((style) => !new RegExp(`\\.${style}\\b`, 'u').test(rules))
        .map((style) => `${component}: ${style}`);
    }),
  );
  expect(missing).toEqual([]);
});

test('every style sheet belongs to a component', () => {
  const used = new Set(components.flatMap(sheetsOf).map(([, sheet]) => sheet));
  expect(styleSheets.filter((sheet) => !used.has(sheet))).toEqual([]);
});

test('no style sheet repeats a reset of base.css', () => {
  const again = /list-style: none|box-sizing: border-box|border-collapse: collapse/u;
  expect(styleSheets.filter((sheet) => again.test(read(sheet)))).toEqual([]);
});
