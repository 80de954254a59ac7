import { finish, workThrough, type Work } from './work';

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

/** The keys of rows, on their way. */
export interface KeyCollection extends Work {
  /** Collects what is left. */
  readonly all: () => ByteKeys;
}

/** Collects the keys of rows; `write` is called with where to write and returns where it stopped. */
export const collectKeys = (
  count: number,
  write: (row: number, into: Uint8Array, at: number) => number,
): KeyCollection => {
  // Made with the first key: most columns are never sorted by.
  let bytes = new Uint8Array(0);
  let starts = new Uint32Array(count === 0 ? 1 : 0);
  let at = 0;
  const work = workThrough(count, 256, (row) => {
    if (row === 0) {
      bytes = new Uint8Array(count * 24 + longestKey);
      starts = new Uint32Array(count + 1);
    }
    if (bytes.length - at < longestKey) {
      const larger = new Uint8Array(bytes.length * 2);
      larger.set(bytes);
      bytes = larger;
    }
    at = write(row, bytes, at);
    starts[row + 1] = at;
  });
  return {
    step: work.step,
    all: () => {
      finish(work);
      return { bytes, starts };
    },
  };
};
