import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeKeyTable } from './key-table';
import { readRows } from './read-rows';

const folder = mkdtempSync(join(tmpdir(), 'account-viewer-keys-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const rows = makeKeyTable(folder);

describe('a key text under OpenSSL (security F4; fault 32)', () => {
  it.each(rows)('$name: $outcome', (row) => {
    expect(readRows([row])).toMatchObject([{ name: row.name, outcome: row.outcome }]);
  });

  it('has a name of its own', () => {
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  });
});
