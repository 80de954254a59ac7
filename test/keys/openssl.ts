import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Runs openssl in a folder and gives what it wrote to the file `out`. A line's arguments are split at blanks. */
export type Openssl = (line: string, out?: string) => Buffer;

/** An openssl that works in `folder`. Throws when it fails. */
export const opensslIn =
  (folder: string): Openssl =>
  (line, out = 'out') => {
    const [command = '', ...rest] = line.split(' ');
    execFileSync('openssl', [command, '-out', out, ...rest], { cwd: folder, stdio: 'ignore' });
    return readFileSync(join(folder, out));
  };
