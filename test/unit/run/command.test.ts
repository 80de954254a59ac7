import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { command } from '../../run/command.mjs';

const node = 'C:\\Program Files\\nodejs\\node.exe';
const script = 'C:\\Users\\A B\\account viewer\\node_modules\\.bin\\vitest.cmd';

describe('on Windows', () => {
  it('a program is started without a shell, whatever is in its path and its arguments', () => {
    expect(command(node, ['-e', "require('keytar')"], 'win32')).toEqual({
      file: node,
      args: ['-e', "require('keytar')"],
      shell: false,
    });
  });

  it('npm goes through the shell, as one line', () => {
    expect(command('npm', ['ci', '--ignore-scripts=false', '--no-fund'], 'win32')).toEqual({
      file: 'npm ci --ignore-scripts=false --no-fund',
      args: [],
      shell: true,
    });
  });

  it('a package’s command goes through the shell too, with everything quoted that has a blank', () => {
    expect(command(script, ['run', '-c', 'test/vitest.config.ts', 'a & b'], 'win32')).toEqual({
      file: `"${script}" run -c test/vitest.config.ts "a & b"`,
      args: [],
      shell: true,
    });
  });

  it.each(['100%', 'a "b"', 'a\nb'])('the shell never gets %j, which it would change', (word) => {
    expect(() => command('npm', ['run', word], 'win32')).toThrow('shell');
  });
});

it.each(['darwin', 'linux'] as const)('on %s nothing goes through a shell', (platform) => {
  expect(command('npm', ['ci', '--no-audit'], platform)).toEqual({
    file: 'npm',
    args: ['ci', '--no-audit'],
    shell: false,
  });
});

it('the returned command starts the program with exactly these arguments', () => {
  const { file, args, shell } = command(process.execPath, ['-p', '"a b".length']);
  expect(spawnSync(file, args, { encoding: 'utf8', shell }).stdout.trim()).toBe('3');
});
