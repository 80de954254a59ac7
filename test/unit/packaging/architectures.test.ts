import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { architecturesOf, keychainModule } from '../../../electron/packaging/keychain-module';
import { projectFolder } from '../../launch/built-app';
import { fc, forAll } from '../for-all';
import { elf, pe, thin, universal } from './executables';

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
