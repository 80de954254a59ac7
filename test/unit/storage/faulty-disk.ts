import * as nodeFs from 'node:fs/promises';
import type { StorageFileSystem } from '../../../electron/main/storage/encrypted-file';

type Handle = Awaited<ReturnType<typeof nodeFs.open>>;

const diskError = (code: string): Error => Object.assign(new Error(code), { code });

/**
 * The real file system, except that its `failing`th call (from 0) fails with `code`; a write has then done its half.
 * `calls` tells how many there were.
 */
export const faultyDisk = (failing: number, code: string) => {
  let calls = 0;
  const next = (): void => {
    calls += 1;
    if (calls - 1 === failing) throw diskError(code);
  };
  const wrap = (handle: Handle) => ({
    read: async (buffer: Buffer, offset: number, length: number, position: number) => {
      next();
      return handle.read(buffer, offset, length, position);
    },
    writeFile: async (content: Uint8Array) => {
      if (calls === failing) await handle.writeFile(content.subarray(0, 7));
      next();
      await handle.writeFile(content);
    },
    sync: async () => {
      next();
      await handle.sync();
    },
    close: async () => {
      await handle.close();
      next();
    },
  });
  const fs = {
    stat: async (file: string) => {
      next();
      return nodeFs.stat(file);
    },
    open: async (...args: Parameters<typeof nodeFs.open>) => {
      next();
      return wrap(await nodeFs.open(...args));
    },
    rename: async (...args: Parameters<typeof nodeFs.rename>) => {
      next();
      await nodeFs.rename(...args);
    },
    rm: async (...args: Parameters<typeof nodeFs.rm>) => {
      next();
      await nodeFs.rm(...args);
    },
    readdir: async (folder: string) => {
      next();
      return nodeFs.readdir(folder);
    },
    mkdir: async (folder: string, options: { readonly recursive: true; readonly mode: number }) => {
      next();
      return nodeFs.mkdir(folder, options);
    },
  };
  return { fs: fs as unknown as StorageFileSystem, calls: () => calls };
};
