/** A square picture: its side in pixels, and its PNG bytes. */
export interface Picture {
  readonly side: number;
  readonly png: Buffer;
}

/** Writes Windows' icon format: a directory with 16 bytes per picture, then the pictures. Side 256 is written as 0. */
export const toIco = (pictures: readonly Picture[]): Buffer => {
  const header = Buffer.alloc(6);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length + 16 * pictures.length;
  const directory = pictures.map(({ side, png }) => {
    const entry = Buffer.alloc(16);
    entry.writeUInt8(side % 256, 0);
    entry.writeUInt8(side % 256, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...directory, ...pictures.map(({ png }) => png)]);
};

/** Apple's types of PNG pictures with their side in pixels. Some sides have two: normal, and half the size doubled. */
const appleTypes: readonly (readonly [type: string, side: number])[] = [
  ['ic11', 32],
  ['ic12', 64],
  ['ic07', 128],
  ['ic13', 256],
  ['ic08', 256],
  ['ic14', 512],
  ['ic09', 512],
  ['ic10', 1024],
];

/** Sides that Apple's format needs. */
export const appleSides: readonly number[] = [...new Set(appleTypes.map(([, side]) => side))];

/** Writes Apple's icon format: blocks of type, length and picture. Throws if a side is missing. */
export const toIcns = (pictures: readonly Picture[]): Buffer => {
  const block = (type: string, content: Buffer): Buffer => {
    const head = Buffer.alloc(8);
    head.write(type, 'latin1');
    head.writeUInt32BE(head.length + content.length, 4);
    return Buffer.concat([head, content]);
  };
  const blocks = appleTypes.map(([type, side]) => {
    const picture = pictures.find((candidate) => candidate.side === side);
    if (!picture) throw new Error(`no picture of ${side} pixels`);
    return block(type, picture.png);
  });
  return block('icns', Buffer.concat(blocks));
};
