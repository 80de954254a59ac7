/** Most bytes a writer may add for one row. */
export const longestKey = 640;

/** Writes the key of a text from `at` on and returns where it ends, `longestKey` further at most. */
export type WriteKey = (text: string, into: Uint8Array, at: number) => number;

/** One key for each row, one after the other. A key is bytes from 1 to 255; one that ends early sorts first. */
export interface ByteKeys {
  readonly bytes: Uint8Array;
  /** By row, where its key begins; it ends where the next row's begins. */
  readonly starts: Uint32Array;
}

/** Collects the keys of rows; `write` is called with where to write and returns where it stopped. */
export const collectKeys = (
  count: number,
  write: (row: number, into: Uint8Array, at: number) => number,
): ByteKeys => {
  let bytes = new Uint8Array(count * 24 + longestKey);
  const starts = new Uint32Array(count + 1);
  let at = 0;
  for (let row = 0; row < count; row += 1) {
    if (bytes.length - at < longestKey) {
      const larger = new Uint8Array(bytes.length * 2);
      larger.set(bytes);
      bytes = larger;
    }
    at = write(row, bytes, at);
    starts[row + 1] = at;
  }
  return { bytes, starts };
};
