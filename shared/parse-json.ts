/** What a text in JSON says; undefined for one that is none. Nothing is thrown, as the error would quote the text. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};
