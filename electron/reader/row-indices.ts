/**
 * Places of rows from base64 of little-endian 32-bit numbers, in their order. Undefined unless each is below `count`
 * and comes once: a place repeated 200,000 times could make any amount of text of one long row.
 */
export const readRowIndices = (base64: string, count: number): readonly number[] | undefined => {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length === 0 || bytes.length % 4 !== 0) return undefined;
  const seen = new Uint8Array(count);
  const places: number[] = [];
  for (let offset = 0; offset < bytes.length; offset += 4) {
    const place = bytes.readUInt32LE(offset);
    if (place >= count || seen[place] === 1) return undefined;
    seen[place] = 1;
    places.push(place);
  }
  return places;
};
