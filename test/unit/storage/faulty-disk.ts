import * as nodeFs from 'node:fs/promises';

/** The steps that can fail. A folder is also opened, synced and closed. */
export type Step =
  | ('open' | 'read' | 'write' | 'sync' | 'close' | 'rename' | 'rm' | 'mkdir' | 'readdir')
  | ('stat' | 'lstat' | 'copyFile' | 'open folder' | 'sync folder' | 'close folder');

/** An error as a disk returns it. */
export const diskError = (code: string): Error => Object.assign(new Error(code), { code });

/** The real file system, except that a call with a code fails with this code, after half of its work. */
export const faultyDisk = (codeOf: (step: Step) => string | undefined): typeof nodeFs => {
  const reach = (step: Step): void => {
    const code = codeOf(step);
    if (code !== undefined) throw diskError(code);
  };
  const refused =
    <Args extends unknown[], T>(step: Step, call: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      reach(step);
      return call(...args);
    };
  const thenRefused =
    <Args extends unknown[], T>(step: Step, call: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      const done = await call(...args);
      reach(step);
      return done;
    };
  const open = async (...args: Parameters<typeof nodeFs.open>) => {
    const isFolder = await nodeFs.stat(args[0]).then(
      (found) => found.isDirectory(),
      () => false,
    );
    const handle = await refused(isFolder ? 'open folder' : 'open', nodeFs.open)(...args);
    const write = async (content: string | Uint8Array): Promise<void> => {
      const bytes = Buffer.from(content as string);
      const half = Math.floor(bytes.length / 2);
      await handle.appendFile(bytes.subarray(0, half));
      reach('write');
      await handle.appendFile(bytes.subarray(half));
    };
    return {
      writeFile: write,
      appendFile: write,
      read: refused('read', (...of: Parameters<typeof handle.read>) => handle.read(...of)),
      sync: thenRefused(isFolder ? 'sync folder' : 'sync', () => handle.sync()),
      close: thenRefused(isFolder ? 'close folder' : 'close', () => handle.close()),
    };
  };
  const faulty = {
    open,
    rename: refused('rename', nodeFs.rename),
    rm: refused('rm', nodeFs.rm),
    stat: refused('stat', nodeFs.stat),
    lstat: refused('lstat', nodeFs.lstat),
    mkdir: refused('mkdir', nodeFs.mkdir),
    readdir: refused('readdir', nodeFs.readdir),
    copyFile: thenRefused('copyFile', nodeFs.copyFile),
  };
  return { ...nodeFs, ...(faulty as unknown as typeof nodeFs) };
};

/** A disk on which a step fails the `nth` time. */
export const failingAt = (step: Step, nth: number, code: string): typeof nodeFs => {
  let count = 0;
  return faultyDisk((reached) => (reached === step && (count += 1) === nth ? code : undefined));
};
