import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { doInside, sendable, withBundle } from './inside-electron';
import { makeKeyTable } from './key-table';
import { readRows } from './read-rows';
import { expectedTaken, signedAnswers } from './signed-answers';

const folder = mkdtempSync(join(tmpdir(), 'account-viewer-keys-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const rows = makeKeyTable(folder);

describe('a key text under OpenSSL (security F4; fault 32)', () => {
  it.each(rows)('$name: $outcome', async (row) => {
    expect(await readRows([row])).toMatchObject([{ name: row.name, outcome: row.outcome }]);
  });

  it('has a name of its own', () => {
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  });
});

it('what Electron’s main process is given to do with key texts and releases works, here in Node', async () => {
  // One of each outcome: Electron reads the whole table itself.
  const outcomes = [...new Set(rows.map(({ outcome }) => outcome))];
  const some = outcomes.flatMap((wanted) => rows.find(({ outcome }) => outcome === wanted) ?? []);
  const tasks = { rows: sendable(some), answers: signedAnswers() };
  const done = await withBundle((file) => doInside(undefined, { file, ...tasks }));
  expect(done.electron).toBeUndefined();
  expect(done.results.map(({ outcome }) => outcome)).toEqual(outcomes);
  expect(done.results).toEqual(await readRows(some));
  expect(done.taken).toEqual(expectedTaken);
});
