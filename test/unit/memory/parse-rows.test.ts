import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRows } from '../../../electron/main/memory/parse-rows';

const parse = async (text: string) => {
  const rows: unknown[] = [];
  let breaths = 0;
  await parseRows(
    text,
    () => Promise.resolve((breaths += 1)),
    (row) => rows.push(row),
  );
  return { rows, breaths };
};

/** Long enough for some pieces. */
const repeated = <Row>(rows: readonly Row[], length = 2_000_000): readonly Row[] => {
  const times = Math.ceil(length / (JSON.stringify(rows).length + 1));
  return Array.from({ length: times }, () => rows).flat();
};

describe('the rows of a long text', () => {
  it.each([
    ['simple', repeated([{ id: 'a', name: 'b' }])],
    ['with what looks like an end within texts', repeated([{ id: '},{', name: '"},{"' }])],
    ['with backslashes before quotation marks', repeated([{ id: '\\', name: '\\"},{\\"' }])],
    ['with objects within', repeated([{ id: [{ a: 1 }, { b: [{}, {}] }] }])],
    ['none objects', repeated([1, [{}, {}], 'x', null, { a: {} }])],
    ['one long one', [{ id: '},{'.repeat(700_000) }]],
    ['one after a long one', [{ id: '},{'.repeat(700_000) }, { id: 'x' }]],
  ])('%s are those of the whole', async (_name, rows) => {
    expect((await parse(JSON.stringify(rows))).rows).toEqual(rows);
    expect((await parse(JSON.stringify(rows, null, 2))).rows).toEqual(rows);
  });

  it('leave others their turn', async () => {
    const rows = repeated([{ id: 'a', name: 'b' }]);
    expect((await parse(JSON.stringify(rows))).breaths).toBe(3);
    expect((await parse(JSON.stringify(rows, null, 1))).breaths).toBeGreaterThan(3);
  });

  it('are read at once where no end can be found soon', async () => {
    const rows = repeated([{ id: '},{'.repeat(40_000) }], 3_000_000);
    expect((await parse(JSON.stringify(rows))).rows).toEqual(rows);
  });
});

describe('the rows of any text', () => {
  it('are those of the whole', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.jsonValue()), async (rows) => {
        const text = JSON.stringify(rows);
        expect((await parse(` ${text} `)).rows).toEqual(JSON.parse(text));
      }),
    );
  });

  it.each(['', '[', '[{"a":1}', '{}', `[${'{"a":1},'.repeat(200_000)}`])(
    'that is no list (%#) are none',
    async (text) => {
      await expect(parse(text)).rejects.toThrow();
    },
  );
});
