import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { architecturesOf, keychainModule } from '../../../electron/packaging/keychain-module';
import { projectFolder } from '../../launch/built-app';
import { fc, forAll } from '../for-all';

const elf = (machine: number): Buffer => {
  const file = Buffer.alloc(64);
  file.writeUInt32BE(0x7f454c46, 0);
  file.writeUInt16LE(machine, 18);
  return file;
};
const pe = (machine: number): Buffer => {
  const file = Buffer.alloc(256);
  file.write('MZ', 'latin1');
  file.writeUInt32LE(0x80, 0x3c);
  file.writeUInt16LE(machine, 0x84);
  return file;
};
const thin = (cpu: number): Buffer => {
  const file = Buffer.alloc(64);
  file.writeUInt32BE(0xcffaedfe, 0);
  file.writeUInt32LE(cpu, 4);
  return file;
};
const universal = (...cpus: readonly number[]): Buffer => {
  const file = Buffer.alloc(8 + 20 * cpus.length);
  file.writeUInt32BE(0xcafebabe, 0);
  file.writeUInt32BE(cpus.length, 4);
  cpus.forEach((cpu, index) => file.writeUInt32BE(cpu, 8 + 20 * index));
  return file;
};

describe('the processors of a native module', () => {
  it.each([
    ['ELF for x64', elf(0x3e), ['x64']],
    ['ELF for arm64', elf(0xb7), ['arm64']],
    ['ELF for 32-bit ARM', elf(0x28), []],
    ['PE for x64', pe(0x8664), ['x64']],
    ['PE for arm64', pe(0xaa64), ['arm64']],
    ['PE for x86', pe(0x14c), []],
    ['Mach-O for x64', thin(0x01000007), ['x64']],
    ['Mach-O for arm64', thin(0x0100000c), ['arm64']],
    ['universal Mach-O', universal(0x01000007, 0x0100000c), ['arm64', 'x64']],
    ['universal Mach-O of one processor', universal(0x0100000c), ['arm64']],
    ['text', Buffer.from('#!/bin/sh, and not a module'), []],
  ])('are read from %s', (_name, file, expected) => {
    expect(architecturesOf(file)).toEqual(expected);
  });

  it('are those of this machine for the module the tests use', () => {
    const file = readFileSync(path.join(projectFolder, keychainModule));
    expect(architecturesOf(file)).toContain(process.arch);
  });

  it('are read, or refused as too short, from any bytes', () => {
    forAll(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      try {
        return architecturesOf(Buffer.from(bytes)).length === 0;
      } catch (error) {
        return error instanceof RangeError;
      }
    });
  });
});
