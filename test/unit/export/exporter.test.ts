import * as nodeFs from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createExporter,
  type ExportJob,
  type OnProgress,
} from '../../../electron/main/export/exporter';
import { UnmadeContent, type ExportContent } from '../../../electron/main/export/export-files';
import { importSigningKey } from '../../../electron/main/account/client/sign-jwt';
import type { ExportProgress } from '../../../shared/export';
import { fail, succeed } from '../../../shared/failure';
import { contentsOf } from '../storage/contents-of';
import { failingAt } from '../storage/faulty-disk';
import { usualKeyPair } from '../../keys/usual-key-pair';
import { folderOfTest } from '../folder-of';

let folder: string;
beforeEach(() => {
  folder = folderOfTest('exporter');
});

const made = (() => {
  const { privateKey, publicKey } = usualKeyPair('own');
  return {
    pkcs8: privateKey.export({ type: 'pkcs8', format: 'der' }),
    publicKeyPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
})();
const signer = async () =>
  succeed({ publicKeyPem: made.publicKeyPem, key: await importSigningKey(made.pkcs8) });

/** As many rows of a kilobyte as `total`, 256 to a part. `each` is called for every row before it is made. */
const rowsOf = (total: number, each: (row: number) => void = () => undefined): ExportContent => ({
  total,
  parts: async function* () {
    yield { bytes: Buffer.from('{'), tally: { rows: 0, guarded: 0 } };
    for (let rows = 0; rows < total;) {
      const before = rows;
      for (; rows < Math.min(before + 256, total); rows += 1) each(rows);
      await nextTurn();
      const bytes = Buffer.alloc((rows - before) * 1024, 'x');
      yield { bytes, tally: { rows, guarded: 0 } };
    }
    yield { bytes: new Uint8Array(), tally: { rows: total, guarded: 0 } };
  },
});
const job = (changes: Partial<ExportJob> = {}): ExportJob => ({
  content: rowsOf(3),
  name: 'a.json',
  signer: null,
  ...changes,
});
const open = (
  fs?: ReturnType<typeof failingAt>,
  onProgress: OnProgress = () => undefined,
  desk: Partial<Parameters<typeof createExporter>[0]['dialogs']> = {},
) => {
  const dialogs = {
    chooseTarget: (name: string) => Promise.resolve(succeed(join(folder, name))),
    confirmReplace: () => Promise.resolve(succeed(null)),
    ...desk,
  };
  return createExporter({ dialogs, platform: 'linux', onProgress, ...(fs && { fs }) });
};
const asking = (desk: Parameters<typeof open>[2]) => open(undefined, undefined, desk);
const cancelled = { ok: false, error: { code: 'CANCELLED' } };

describe('an export', () => {
  it('returns the name of its file, without the folder, and the number of records', async () => {
    expect(await open().run(job())).toEqual(
      succeed({ fileName: 'a.json', count: 3, guarded: 0, proof: null }),
    );
    expect(Object.keys(await contentsOf(folder))).toEqual(['a.json']);
  });

  it('opens no file dialog before it has the key', async () => {
    let asked = 0;
    const chooseTarget = () => {
      asked += 1;
      return Promise.resolve(fail('CANCELLED'));
    };
    const locked = fail('KEYCHAIN_LOCKED_OR_MISSING');
    const run = job({ signer: () => Promise.resolve(locked) });
    const result = await asking({ chooseTarget }).run(run);
    expect([result, asked]).toEqual([locked, 0]);
  });

  it('can be cancelled while the keychain does not respond', async () => {
    const exporter = open();
    const running = exporter.run(job({ signer: () => new Promise(() => undefined) }));
    exporter.cancel();
    expect(await running).toEqual(cancelled);
  });

  it('is the only one at a time', async () => {
    const exporter = open();
    const first = exporter.run(job());
    expect(await exporter.run(job())).toEqual(fail('BUSY'));
    expect((await first).ok).toBe(true);
    expect((await exporter.run(job())).ok).toBe(true);
  });

  it('of 100,000 rows yields to other work, and reports its progress', async () => {
    const seen: (ExportProgress | null)[] = [];
    let turns = 0;
    const exporter = open(undefined, (progress) => seen.push(progress));
    const running = exporter.run(job({ content: rowsOf(100_000) }));
    const ended = { yet: false };
    void running.then(() => (ended.yet = true));
    while (!ended.yet) {
      turns += 1;
      await nextTurn();
    }
    expect((await running).ok).toBe(true);
    expect(seen[0]).toEqual({ written: 0, total: 100_000 });
    expect(seen.at(-1)).toBeNull();
    expect(seen.length).toBeGreaterThan(50);
    expect(turns).toBeGreaterThan(50);
    expect((await nodeFs.stat(join(folder, 'a.json'))).size).toBe(1 + 100_000 * 1024);
  });

  it.each([
    ['at its first row', 0],
    ['half way', 5000],
    ['at its last row', 9999],
  ])('that is cancelled %s leaves the old file and nothing else', async (_name, at) => {
    await nodeFs.writeFile(join(folder, 'a.json'), 'old');
    const exporter = open();
    const content = rowsOf(10_000, (row) => {
      if (row === at) exporter.cancel();
    });
    expect(await exporter.run(job({ content }))).toEqual(cancelled);
    expect(await contentsOf(folder)).toEqual({ 'a.json': 'old' });
    expect((await exporter.run(job())).ok).toBe(true);
  });

  it('leaves nothing behind when the app ends meanwhile, not even for a moment', async () => {
    const exporter = open();
    let left = -1;
    const content = rowsOf(10_000, (row) => {
      if (row !== 5000) return;
      exporter.stop();
      left = 0;
    });
    const running = exporter.run(job({ content }));
    while (left === -1) await nextTurn();
    expect(await nodeFs.readdir(folder)).toEqual([]);
    expect(await running).toEqual(cancelled);
    expect(await nodeFs.readdir(folder)).toEqual([]);
  });

  it.each([
    ['ENOSPC', 'write', 20],
    ['EDQUOT', 'sync', 1],
    ['EACCES', 'open', 1],
    ['EROFS', 'rename', 1],
  ] as const)('that fails with %s says so and leaves the old file', async (code, step, nth) => {
    await nodeFs.writeFile(join(folder, 'a.json'), 'old');
    const exporter = open(failingAt(step, nth, code));
    const content = rowsOf(10_000);
    expect(await exporter.run(job({ content }))).toEqual(fail('FILE_NOT_WRITTEN'));
    expect(await contentsOf(folder)).toEqual({ 'a.json': 'old' });
  });

  it('whose records cannot be read any further says why, and leaves the old file', async () => {
    await nodeFs.writeFile(join(folder, 'a.json'), 'old');
    const failure = { code: 'TOO_COMPLEX' } as const;
    const content = rowsOf(1000, (row) => {
      if (row === 500) throw new UnmadeContent(failure);
    });
    expect(await open().run(job({ content }))).toEqual({ ok: false, error: failure });
    expect(await contentsOf(folder)).toEqual({ 'a.json': 'old' });
  });

  it('reports a bug of the app differently from a failing disk', async () => {
    const content = rowsOf(1, () => {
      throw new TypeError('a mistake');
    });
    await expect(open().run(job({ content }))).rejects.toThrow('a mistake');
    expect(await nodeFs.readdir(folder)).toEqual([]);
  });
});

describe('a signed export', () => {
  it('is three files beside each other, none of which has a private key', async () => {
    const result = await open().run(job({ signer }));
    expect(result.ok && result.value.proof).toMatchObject({
      signatureName: 'a.json.sig',
      publicKeyName: 'a.json.public.pem',
    });
    const contents = await contentsOf(folder);
    expect(Object.keys(contents)).toEqual(['a.json', 'a.json.public.pem', 'a.json.sig']);
    expect(contents['a.json.public.pem']).toBe(made.publicKeyPem);
    expect(JSON.stringify(contents)).not.toContain('PRIVATE');
  });

  it('asks only before it replaces files that were not chosen', async () => {
    const asked: (readonly string[])[] = [];
    const confirmReplace = (names: readonly string[]) => {
      asked.push(names);
      return Promise.resolve(asked.length > 1 ? succeed(null) : fail('CANCELLED'));
    };
    await nodeFs.writeFile(join(folder, 'a.json.sig'), 'old');
    expect(await asking({ confirmReplace }).run(job({ signer }))).toEqual(cancelled);
    expect(await contentsOf(folder)).toEqual({ 'a.json.sig': 'old' });
    expect((await asking({ confirmReplace }).run(job({ signer }))).ok).toBe(true);
    await asking({ confirmReplace }).run(job());
    expect(asked).toEqual([['a.json.sig'], ['a.json.sig']]);
  });
});
