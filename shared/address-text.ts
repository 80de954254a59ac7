/** Characters kept at each end: with fewer, an address with the same ends is cheap to make. */
const endLength = 6;

const prefixOf = (address: string): string => (address.startsWith('0x') ? '0x' : '');

/**
 * Pieces of four characters for comparing in the details, "0x" by itself. Joined they are the address again.
 * One piece is one element, so keep it to texts of address length (at most some hundred characters).
 */
export const groupsOfFour = (address: string): readonly string[] => {
  const prefix = prefixOf(address);
  const groups = address.slice(prefix.length).match(/[^]{1,4}/gu) ?? [];
  return prefix === '' ? groups : [prefix, ...groups];
};

/**
 * "0x12ab34…cdef56" for messages: six characters at each end, not counting the "0x". An address that this would
 * not make shorter stays whole. Never for copying, exporting or comparing.
 */
export const shortAddress = (address: string): string => {
  const prefix = prefixOf(address);
  const body = address.slice(prefix.length);
  if (body.length <= 2 * endLength + 1) return address;
  // A character takes one or two units; splitting by character leaves no halves.
  const start = Array.from(body.slice(0, 2 * endLength)).slice(0, endLength);
  const end = Array.from(body.slice(-2 * endLength)).slice(-endLength);
  return `${prefix}${start.join('')}…${end.join('')}`;
};
