/** Parses JSON; undefined for any other text. Does not throw, because the error would quote the text. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};
