import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Runs openssl in a folder and returns the contents of the file `out`. Spaces separate the arguments in `line`. */
export type Openssl = (line: string, out?: string) => Buffer;

/** Returns a function that runs openssl in `folder` and throws when openssl fails. */
export const opensslIn =
  (folder: string): Openssl =>
  (line, out = 'out') => {
    const [command = '', ...rest] = line.split(' ');
    execFileSync('openssl', [command, '-out', out, ...rest], { cwd: folder, stdio: 'ignore' });
    return readFileSync(join(folder, out));
  };
