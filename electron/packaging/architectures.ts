/** Processors that the app is packaged for, as Node names them. */
export type Architecture = 'arm64' | 'x64';

type Format = 'ELF' | 'PE' | 'Mach-O';

const codes: Readonly<Record<Format, ReadonlyMap<number, Architecture>>> = {
  ELF: new Map([
    [0x3e, 'x64'],
    [0xb7, 'arm64'],
  ]),
  PE: new Map([
    [0x8664, 'x64'],
    [0xaa64, 'arm64'],
  ]),
  'Mach-O': new Map([
    [0x01000007, 'x64'],
    [0x0100000c, 'arm64'],
  ]),
};

/** The processor codes in the header of a native module, in the file's order. */
const processorCodes = (file: Buffer): { readonly format: Format; readonly found: number[] } => {
  const magic = file.readUInt32BE(0);
  if (magic === 0x7f454c46) return { format: 'ELF', found: [file.readUInt16LE(18)] };
  if (magic >>> 16 === 0x4d5a) {
    return { format: 'PE', found: [file.readUInt16LE(file.readUInt32LE(0x3c) + 4)] };
  }
  if (magic === 0xcffaedfe) return { format: 'Mach-O', found: [file.readUInt32LE(4)] };
  // A universal file: a list of 20-byte entries that begin with the processor.
  if (magic === 0xcafebabe) {
    const found = Array.from({ length: file.readUInt32BE(4) }, (_, index) =>
      file.readUInt32BE(8 + 20 * index),
    );
    return { format: 'Mach-O', found };
  }
  return { format: 'ELF', found: [] };
};

/**
 * The processors a native module was compiled for, sorted; those that the app is not packaged for are left out, and a
 * file that is no native module has none. Throws a RangeError when the file ends within its header.
 */
export const architecturesOf = (file: Buffer): readonly Architecture[] => {
  const { format, found } = processorCodes(file);
  return found.flatMap((code) => codes[format].get(code) ?? []).sort();
};
