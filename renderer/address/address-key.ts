/** Longest text that is taken for an address, in UTF-16 units; a longer one is only itself. */
const longest = 200;

const hex = /^(?:0x[\da-f]+|[\da-f]{40,})$/iu;

/** A name of the network, 1, and data that uses neither 1, b, i nor o (BIP 173); in one case. */
const bech32 = /^(?:[a-z]{1,20}1[02-9ac-hj-np-z]{20,}|[A-Z]{1,20}1[02-9AC-HJ-NP-Z]{20,})$/u;

/** Networks whose data begins with the version of the program, which is nearly always the same one (BIP 141). */
const segwit = /^(?:bc|tb|bcrt|ltc|tltc)1/u;

/** Base58 with a checksum (Bitcoin, Litecoin, Dogecoin, Tron, XRP): its first character only says what it is. */
const base58Check = /^[1-9A-HJ-NP-Za-km-z]{25,36}$/u;

/** Well-known forms have a digit, and nothing between their characters. */
const comparable = /^(?=.*\d)[A-Za-z\d]{20,}$/u;

/**
 * Equal for all spellings of one address: hexadecimal ones may differ in 0x and in capitals, which are a checksum,
 * those of Bech32 may be all capitals. Of any other format capitals tell addresses apart.
 */
export const addressKey = (text: string): string => {
  if (text.length > longest) return text;
  if (hex.test(text)) return `0x${text.replace(/^0x/iu, '').toLowerCase()}`;
  return bech32.test(text) ? text.toLowerCase() : text;
};

/**
 * The part of a key that people compare by: without what all addresses of its format begin with, or any two of Bitcoin
 * would look alike. Null for what is no address of a known form.
 */
export const comparedPart = (key: string): string | null => {
  if (key.length > longest) return null;
  const body = key.startsWith('0x')
    ? key.slice(2)
    : bech32.test(key)
      ? key.slice(key.lastIndexOf('1') + (segwit.test(key) ? 2 : 1))
      : key.slice(base58Check.test(key) ? 1 : 0);
  return comparable.test(body) || (key.startsWith('0x') && body.length >= 20) ? body : null;
};
