import { chmod, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openLogFile } from '../../../electron/main/log/log-file';
import { fail, succeed } from '../../../shared/failure';
import { folderOfTest } from '../folder-of';

let parent: string;
let folder: string;
let file: string;
beforeEach(() => {
  parent = folderOfTest('log-file');
  folder = join(parent, 'logs');
  file = join(folder, 'app.log');
});

const read = (name = 'app.log') => readFile(join(folder, name), 'utf8');
const numbered = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => `line ${String(from + index).padStart(4, '0')}\n`);

describe('the log file', () => {
  it('is created by its first line, and later runs append to it', async () => {
    const log = openLogFile(folder);
    expect(await readdir(parent)).toEqual([]);
    for (const line of numbered(3)) log.append(line);
    await log.underWay();
    const again = openLogFile(folder);
    again.append('last\n');
    await again.underWay();
    expect(await read()).toBe(`${numbered(3).join('')}last\n`);
  });

  it.skipIf(process.platform === 'win32')(
    'is for its owner alone, also if it was not (security I4)',
    async () => {
      await mkdir(folder);
      await writeFile(file, 'before\n', { mode: 0o644 });
      await chmod(file, 0o644);
      const log = openLogFile(folder);
      log.append('after\n');
      await log.underWay();
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      expect(await read()).toBe('before\nafter\n');
    },
  );

  it.skipIf(process.platform === 'win32')(
    'follows no link that lies in its place (fault 48)',
    async () => {
      await mkdir(folder);
      await symlink(join(parent, 'elsewhere'), file);
      const log = openLogFile(folder);
      log.append('line\n');
      await log.underWay();
      expect(await readdir(parent)).toEqual(['logs']);
      expect(log.takeLost()).toBe(1);
    },
  );

  it('is two files of the given size, whatever is written (security I4)', async () => {
    const limits = { fileBytes: 100, queuedLines: 1000 };
    const log = openLogFile(folder, limits);
    for (const line of numbered(95)) {
      log.append(line);
      await log.underWay();
    }
    expect((await readdir(folder)).toSorted()).toEqual(['app.1.log', 'app.log']);
    expect(await read('app.1.log')).toBe(numbered(10, 80).join(''));
    expect(await read()).toBe(numbered(5, 90).join(''));
  });

  it('drops and counts what exceeds its queue', async () => {
    const log = openLogFile(folder, { fileBytes: 10_000, queuedLines: 5 });
    for (const line of numbered(8)) log.append(line);
    expect([log.takeLost(), log.takeLost()]).toEqual([3, 0]);
    await log.underWay();
    expect(await read()).toBe(numbered(5).join(''));
  });

  it('counts lines that a full disk refuses, and continues once the disk accepts them', async () => {
    await writeFile(folder, 'a file in the place of the folder');
    const log = openLogFile(folder);
    log.append('lost\n');
    await log.underWay();
    expect(log.takeLost()).toBe(1);
    await rm(folder);
    log.append('kept\n');
    await log.underWay();
    expect(await read()).toBe('kept\n');
  });

  it('has everything after a flush, each line once, and later lines after another flush', async () => {
    const log = openLogFile(folder);
    for (const line of numbered(50)) log.append(line);
    log.flush();
    log.append('quit-forced\n');
    await log.underWay();
    expect((await read()).split('\n').toSorted().join('\n').trim()).toBe(
      numbered(50).join('').trim(),
    );
    log.flush();
    expect((await read()).endsWith('quit-forced\n')).toBe(true);
  });

  it('flushes to a refusing disk without an error', async () => {
    await writeFile(folder, '');
    const log = openLogFile(folder);
    log.append('lost\n');
    expect(() => {
      log.flush();
    }).not.toThrow();
  });

  it('can be deleted, with the older file, and starts again', async () => {
    const log = openLogFile(folder, { fileBytes: 20, queuedLines: 100 });
    for (const line of numbered(4)) {
      log.append(line);
      await log.underWay();
    }
    expect(await log.remove()).toEqual(succeed(null));
    expect(await readdir(folder)).toEqual([]);
    log.append('new\n');
    await log.underWay();
    expect(await read()).toBe('new\n');
  });

  it('reports when it cannot be deleted', async () => {
    await mkdir(join(file, 'a folder in the place of the file'), { recursive: true });
    expect(await openLogFile(folder).remove()).toEqual(fail('FILE_NOT_WRITTEN'));
  });
});
