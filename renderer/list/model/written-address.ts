/** Whitespace, and what word processors put between characters that can be broken. */
const gaps = /[\s\u200b-\u200d\u2060]+/gu;

const address = /^(?:0x[\da-f]{8,}|[\da-f]{40})$/iu;

/** Without gaps, if it is an address or the beginning of one then: 0x and 8 digits or more, or 40 bare digits. */
export const readAddress = (text: string): string | null => {
  const joined = text.replace(gaps, '');
  return address.test(joined) ? joined : null;
};

/** The digits alone of a whole address, which may be written with or without 0x; other texts as they are. */
export const withoutPrefix = (text: string): string =>
  /^0x[\da-f]{40,}$/iu.test(text) ? text.slice(2) : text;
