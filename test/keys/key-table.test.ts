import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findBun } from './bun-binary';
import { doInside, sendable, withBundle } from './inside-electron';
import { makeKeyTable } from './key-table';
import { readRows, type RowResult } from './read-rows';
import { expectedTaken, signedAnswers } from './signed-answers';

const folder = mkdtempSync(join(tmpdir(), 'account-viewer-keys-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const rows = makeKeyTable(folder);
const node = await readRows(rows);

const bun = JSON.parse(
  execFileSync(findBun(), ['run', join(import.meta.dirname, 'run-table.ts')], {
    input: JSON.stringify({ rows: sendable(rows), answers: signedAnswers() }),
    encoding: 'utf8',
    cwd: folder,
  }),
) as {
  readonly boringssl?: string;
  readonly results: readonly RowResult[];
  readonly taken: unknown;
};

const each = rows.map((row, index) => ({ ...row, index }));

describe('a key text under OpenSSL (security F4; fault 32)', () => {
  it.each(each)('$name: $outcome', ({ index, name, outcome }) => {
    expect(node[index]).toMatchObject({ name, outcome });
  });

  it('has a unique name', () => {
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  });
});

/** node:crypto uses BoringSSL in Electron and in bun, and OpenSSL in Node. */
describe('a key text under BoringSSL (security F4, F5)', () => {
  it('is read by bun', () => {
    expect(bun.boringssl).toMatch(/./u);
    expect(bun.results).toHaveLength(rows.length);
  });

  it.each(each)('$name: $outcome', ({ index, outcome }) => {
    expect(bun.results[index]?.outcome).toBe(outcome);
    expect(bun.results[index]).toEqual(node[index]);
  });
});

it('a release is verified under BoringSSL, as in Electron, with the same outcome (security J10)', () => {
  expect(bun.taken).toEqual(expectedTaken);
});

it('the bundle for Electron’s main process reads key texts and verifies releases, here under Node', async () => {
  // One row of each outcome. A test under Electron reads the whole table.
  const outcomes = [...new Set(rows.map(({ outcome }) => outcome))];
  const some = outcomes.flatMap((wanted) => rows.find(({ outcome }) => outcome === wanted) ?? []);
  const tasks = { rows: sendable(some), answers: signedAnswers() };
  const done = await withBundle((file) => doInside(undefined, { file, ...tasks }));
  expect(done.electron).toBeUndefined();
  expect(done.results.map(({ outcome }) => outcome)).toEqual(outcomes);
  expect(done.results).toEqual(await readRows(some));
  expect(done.taken).toEqual(expectedTaken);
});
