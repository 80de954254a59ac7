/** Base64 of row numbers as little-endian 32-bit integers, which is how every system of the app stores them. */
export const encodeRows = (rows: Uint32Array): string => {
  const bytes = new Uint8Array(rows.buffer, rows.byteOffset, rows.byteLength);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
};

/** The bytes of a text in base64. */
export const decodeBytes = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
