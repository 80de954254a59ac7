import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findBun } from './bun-binary';
import { makeKeyTable } from './key-table';
import { readRows, type RowResult } from './read-rows';

const folder = mkdtempSync(join(tmpdir(), 'account-viewer-bun-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const rows = makeKeyTable(folder);

const bun = JSON.parse(
  execFileSync(findBun(), ['run', join(import.meta.dirname, 'run-table.ts')], {
    input: JSON.stringify(
      rows.map((row) => ({ ...row, text: Buffer.from(row.text as string).toString('base64') })),
    ),
    encoding: 'utf8',
    cwd: folder,
  }),
) as { readonly boringssl?: string; readonly results: readonly RowResult[] };
const node = await readRows(rows);

/** Electron's node:crypto stands on BoringSSL, as bun's does; Node's stands on OpenSSL. */
describe('a key text under BoringSSL (security F4, F5)', () => {
  it('is read by bun', () => {
    expect(bun.boringssl).toMatch(/./u);
    expect(bun.results).toHaveLength(rows.length);
  });

  it.each(rows.map((row, index) => ({ ...row, index })))(
    '$name: $outcome',
    ({ index, outcome }) => {
      expect(bun.results[index]?.outcome).toBe(outcome);
      expect(bun.results[index]).toEqual(node[index]);
    },
  );
});
