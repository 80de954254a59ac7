/** Encoding of a text file: UTF-16 after a byte order mark, as Windows editors and spreadsheets write, else UTF-8. */
export const encodingOf = ([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
};
