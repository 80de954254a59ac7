import * as nodeFs from 'node:fs/promises';
import type { ExportFileSystem } from '../../../electron/main/export/write-files';

/** What can fail. */
export type Step = 'open' | 'write' | 'sync' | 'close' | 'rename' | 'lstat' | 'copyFile';

/** What a disk says. */
export const diskError = (code: string): Error => Object.assign(new Error(code), { code });

/** The real file system, except that a step fails the `nth` time, after having done its half. */
export const faultyDisk = (step: Step, nth: number, code: string): ExportFileSystem => {
  const counts = new Map<Step, number>();
  const at = (reached: Step): void => {
    const count = (counts.get(reached) ?? 0) + 1;
    counts.set(reached, count);
    if (reached === step && count === nth) throw diskError(code);
  };
  const open = async (...args: Parameters<typeof nodeFs.open>) => {
    const isFolder = args[1] === 'r';
    if (!isFolder) at('open');
    const handle = await nodeFs.open(...args);
    return {
      appendFile: async (bytes: Uint8Array) => {
        await handle.appendFile(bytes.subarray(0, bytes.length / 2));
        at('write');
        await handle.appendFile(bytes.subarray(bytes.length / 2));
      },
      sync: async () => {
        await handle.sync();
        if (!isFolder) at('sync');
      },
      close: async () => {
        await handle.close();
        if (!isFolder) at('close');
      },
    };
  };
  return {
    open: open as unknown as ExportFileSystem['open'],
    rename: async (from, to) => {
      at('rename');
      await nodeFs.rename(from, to);
    },
    rm: nodeFs.rm,
    lstat: (async (path: string) => {
      at('lstat');
      return nodeFs.lstat(path);
    }) as ExportFileSystem['lstat'],
    copyFile: async (from, to) => {
      await nodeFs.copyFile(from, to);
      at('copyFile');
    },
  };
};

/** Names and contents of all files of a folder. */
export const contentsOf = async (folder: string): Promise<Readonly<Record<string, string>>> => {
  const names = (await nodeFs.readdir(folder)).toSorted();
  const texts = await Promise.all(
    names.map((name) => nodeFs.readFile(`${folder}/${name}`, 'utf8')),
  );
  return Object.fromEntries(names.map((name, index) => [name, texts[index] ?? '']));
};
