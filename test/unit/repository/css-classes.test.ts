import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../../launch/built-app';

const read = (name: string): string => readFileSync(path.join(projectFolder, name), 'utf8');

/** Classes that a style sheet has rules for. */
const classesIn = (css: string): ReadonlySet<string> => {
  const rules = read(css).replace(/\/\*[^]*?\*\//gu, '');
  return new Set([...rules.matchAll(/\.([A-Za-z_][\w-]*)/gu)].map(([, name = '']) => name));
};

it('components name all classes of their style sheets, and no others', () => {
  const named = new Map<string, Set<string>>();
  const computed = new Set<string>();
  const folder = path.join(projectFolder, 'renderer');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of files.filter((one) => one.endsWith('.tsx'))) {
    const file = path.join('renderer', name);
    const code = read(file);
    for (const [, sheet = '', from = ''] of code.matchAll(
      /import (\w+) from '(.+\.module\.css)'/gu,
    )) {
      const css = path.join(path.dirname(file), from);
      const own = named.get(css) ?? new Set();
      named.set(css, own);
      for (const [, key = ''] of code.matchAll(new RegExp(`\\b${sheet}\\[([^\\]]+)\\]`, 'gu'))) {
        const [, one, other] = /^(?:.* \? '([\w-]+)' : )?'([\w-]+)'$/u.exec(key) ?? [];
        for (const literal of [one, other]) if (literal !== undefined) own.add(literal);
        if (other === undefined) computed.add(css);
      }
    }
  }
  expect(named.size).toBeGreaterThan(50);
  const unknown = [...named].flatMap(([css, keys]) => {
    const known = classesIn(css);
    return [...keys].filter((key) => !known.has(key)).map((key) => `${css}: ${key}`);
  });
  const unused = [...named].flatMap(([css, keys]) =>
    computed.has(css)
      ? []
      : [...classesIn(css)].filter((key) => !keys.has(key)).map((key) => `${css}: ${key}`),
  );
  expect([unknown, unused]).toEqual([[], []]);
});
