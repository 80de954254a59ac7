/** Marks the place of a fuse wire in the executable. The version, the length and the wire follow. */
const sentinel = Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX');

/**
 * Returns each fuse wire in an executable, one character per fuse. A universal executable has a wire for each
 * processor, but the library that reads fuses reads only the first.
 */
export const fuseWires = (executable: Buffer): readonly string[] => {
  const wires: string[] = [];
  let at = executable.indexOf(sentinel);
  while (at !== -1) {
    const length = executable.readUInt8(at + sentinel.length + 1);
    const start = at + sentinel.length + 2;
    wires.push(executable.toString('latin1', start, start + length));
    at = executable.indexOf(sentinel, start);
  }
  return wires;
};
