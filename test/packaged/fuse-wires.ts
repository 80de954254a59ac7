/** What Electron's own tools look for in the executable; the wire follows. */
const sentinel = Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX');

/**
 * Each fuse wire in an executable, one character per fuse; a universal one has a wire for each processor, and the
 * library reads the first only.
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
