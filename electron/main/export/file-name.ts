/** Bytes of UTF-8 kept of a profile's name; file systems take 255 for a whole name. */
const mostBytes = 120;

/** Letters and digits of any script, with the marks that belong to them. */
const wordsOfName = /(?:[\p{L}\p{N}][\p{Mn}\p{Mc}]*)+/gu;

const cut = (text: string): string => {
  let kept = '';
  for (const character of text) {
    if (Buffer.byteLength(kept + character) > mostBytes) break;
    kept += character;
  }
  return kept;
};

/** The part of a profile's name that every file system takes, on one line and without what cannot be seen. */
const safeName = (profileName: string): string => {
  const seen = profileName.normalize('NFC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return cut((seen.match(wordsOfName) ?? []).join('-')).replace(/-$/u, '') || 'account';
};

/**
 * Suggested name of an export: profile, day of the answer (UTC), what is in it. Never an e-mail address, and never a
 * name that Windows reserves (CON, NUL…), because the day always follows.
 */
export const exportFileName = (
  profileName: string,
  receivedAt: number,
  parts: readonly string[],
  extension: string,
): string => {
  const day = new Date(receivedAt).toISOString().slice(0, 10);
  return `${[safeName(profileName), day, ...parts].join('-')}.${extension}`;
};
