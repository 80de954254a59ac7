import { describe, expect, it } from 'vitest';
import { readMarks } from '../../security-rows/marks';

const read = (source: string) => readMarks('x.test.ts', source);
/** A mark, put together so that this file has none of its own. */
const mark = (inside: string): string => `(${inside})`;

describe('the rows that a title names', () => {
  it.each([
    ['security A1', ['A1']],
    ['security A1, B12', ['A1', 'B12']],
    ['fault 7', ['fault 7']],
    ['faults 7, 12', ['fault 7', 'fault 12']],
    ['security A1, C2; faults 7, 12', ['A1', 'C2', 'fault 7', 'fault 12']],
  ])('%s', (inside, rows) => {
    const { tests, problems } = read(`it('works ${mark(inside)}', () => 1);`);
    expect(tests).toEqual([{ title: 'works', rows, needsElectron: false }]);
    expect(problems).toEqual([]);
  });

  it.each(['security', 'security a1', 'security A1 B2', 'fault', 'fault A1', 'security A1; B2'])(
    'are reported as unreadable: %s',
    (inside) => {
      expect(read(`it('works ${mark(inside)}', () => 1);`).problems).toHaveLength(1);
    },
  );

  it('are found in tables, templates, groups, and tests made from tests', () => {
    const { tests } = read(`
      const special = test.extend({});
      describe('a thing ${mark('security A1')}', () => {
        it.each([1])('works with %s ${mark('security A2')}', () => 1);
        test.describe('in a group', () => {
          special(\`works \${name} ${mark('fault 3')}\`, { tag: '@electron' }, () => 1);
          special('works ${mark('fault 4')}', onlyElectron('for a reason'), () => 1);
        });
      });
    `);
    expect(tests).toEqual([
      { title: 'a thing', rows: ['A1'], needsElectron: false },
      { title: 'a thing works with %s', rows: ['A2'], needsElectron: false },
      { title: 'a thing in a group works ${name}', rows: ['fault 3'], needsElectron: true },
      { title: 'a thing in a group works', rows: ['fault 4'], needsElectron: true },
    ]);
  });

  it('are none in comments, other brackets, or other calls', () => {
    const { tests, problems } = read(`
      // it('works ${mark('security A1')}', () => 1);
      it('works (as specified)', () => 1);
      note('works ${mark('security A1')}', () => 1);
    `);
    expect([tests, problems]).toEqual([[], []]);
  });

  it.each([
    'it.skip',
    'it.todo',
    'test.fixme',
    'describe.skip',
    'it.skipIf(true)',
    'it.runIf(false).each([1])',
    'it.skip.each([1])',
  ])('may not be in %s', (name) => {
    const marked = `'works ${mark('security A1')}', () => 1`;
    expect(read(`${name}(${marked});`).problems).toHaveLength(1);
  });

  it('may not be in a skipped group', () => {
    const inGroup = (group: string) =>
      read(`${group}('a thing', () => { it('works ${mark('security A1')}', () => 1); });`);
    expect(inGroup('describe').problems).toEqual([]);
    expect(inGroup('describe.skip').problems).toHaveLength(1);
  });

  it('may be in a test that checks its platform', () => {
    const source = `it.skipIf(process.platform === 'win32')('works ${mark('security A1')}', () => 1);`;
    expect(read(source).problems).toEqual([]);
  });
});
