import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../launch/built-app';
import { toIcns, toIco } from '../../packaging/icon-formats';

const folder = path.join(projectFolder, 'electron/packaging/icons');
const signature = Buffer.from('89504e470d0a1a0a', 'hex');

/** Width and height from a PNG's first chunk. */
const sizeOf = (png: Buffer): readonly [number, number] => {
  expect(png.subarray(0, 8)).toEqual(signature);
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
};

describe('the icons', () => {
  it('for Linux have the size of their name', () => {
    const names = readdirSync(path.join(folder, 'png'));
    const sizes = names.map((name) => sizeOf(readFileSync(path.join(folder, 'png', name))));
    expect(sizes.map((size) => `${size.join('x')}.png`)).toEqual(names);
    expect(names).toEqual(expect.arrayContaining(['16x16.png', '48x48.png', '512x512.png']));
  });

  it('for Windows hold every size up to 256 pixels', () => {
    const ico = readFileSync(path.join(folder, 'icon.ico'));
    const sizes = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
      const entry = 6 + 16 * index;
      const offset = ico.readUInt32LE(entry + 12);
      return sizeOf(ico.subarray(offset, offset + ico.readUInt32LE(entry + 8)))[0];
    });
    expect(sizes).toEqual([16, 24, 32, 48, 64, 128, 256]);
  });

  it('for macOS hold every size up to 1024 pixels', () => {
    const icns = readFileSync(path.join(folder, 'icon.icns'));
    expect(icns.readUInt32BE(4)).toBe(icns.length);
    const sizes: number[] = [];
    for (let at = 8; at < icns.length; at += icns.readUInt32BE(at + 4)) {
      sizes.push(sizeOf(icns.subarray(at + 8))[0]);
    }
    expect(sizes).toEqual([32, 64, 128, 256, 256, 512, 512, 1024]);
  });
});

describe('the icon formats', () => {
  it('place each picture where the directory says', () => {
    const ico = toIco([
      { side: 16, png: Buffer.from('small') },
      { side: 256, png: Buffer.from('the big one') },
    ]);
    expect(ico.subarray(ico.readUInt32LE(18)).toString()).toBe('smallthe big one');
    expect(ico.subarray(ico.readUInt32LE(34)).toString()).toBe('the big one');
    expect([ico[6], ico[22]]).toEqual([16, 0]);
  });

  it('require every Apple size', () => {
    expect(() => toIcns([{ side: 32, png: Buffer.from('x') }])).toThrow('no picture of 64 pixels');
  });
});
