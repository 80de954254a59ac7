import { withoutUnseen } from './unseen';

/** Characters shown at each end. Fewer would make it cheap to generate another address with the same ends. */
const endLength = 6;

const prefixOf = (address: string): string => (address.startsWith('0x') ? '0x' : '');

/**
 * Splits an address into groups of four characters, with "0x" as a group of its own. The joined groups are the address.
 * Each group becomes one element on screen, so pass only texts of address length (at most some hundred characters).
 */
export const groupsOfFour = (address: string): readonly string[] => {
  const prefix = prefixOf(address);
  const groups = address.slice(prefix.length).match(/[^]{1,4}/gu) ?? [];
  return prefix === '' ? groups : [prefix, ...groups];
};

/**
 * Shortens an address to "0x12ab34…cdef56" for messages: six characters at each end, not counting the "0x". Returns
 * the whole address where that would not be shorter. Never for copying, exporting or comparing.
 */
export const shortAddress = (address: string): string => {
  const prefix = prefixOf(address);
  const body = address.slice(prefix.length);
  if (body.length <= 2 * endLength + 1) return address;
  // A character has one or two UTF-16 units. Splitting by character cuts no surrogate pair in half.
  const start = Array.from(body.slice(0, 2 * endLength)).slice(0, endLength);
  const end = Array.from(body.slice(-2 * endLength)).slice(-endLength);
  return `${prefix}${start.join('')}…${end.join('')}`;
};

/**
 * Longest text treated as an address, in UTF-16 units: more than any network has (a unified address of Zcash has 213).
 * A service may send a megabyte in an address field; a longer text equals only itself.
 */
export const longestAddress = 300;

/** Most digits after 0x: the longest address without the 0x. */
const mostDigits = longestAddress - 2;

/** Hexadecimal digits without 0x count as an address from 40 digits on, the length of an Ethereum address. */
const hex = new RegExp(
  `^(?:0[xX][\\dA-Fa-f]{1,${mostDigits}}|[\\dA-Fa-f]{40,${mostDigits}})$`,
  'u',
);

/** Lower-cases ASCII letters only. Other letters can grow when lower-cased, which would shift all later positions. */
export const asciiLowerCase = (text: string): string =>
  text.replace(/[A-Z]+/gu, (letters) => letters.toLowerCase());

/** Bech32 (BIP 173): network name, 1, then data without 1, b, i and o; all in one case. */
const bech32 = /^(?:[a-z]{1,20}1[02-9ac-hj-np-z]{20,}|[A-Z]{1,20}1[02-9AC-HJ-NP-Z]{20,})$/u;

const isBech32 = (text: string): boolean => text.length <= longestAddress && bech32.test(text);

/** Networks whose data begins with the witness version, which is nearly always the same (BIP 141). */
const segwit = /^(?:bc|tb|bcrt|ltc|tltc)1/u;

/** Base58Check (Bitcoin, Litecoin, Dogecoin, Tron, XRP). The first character only names the kind of address. */
const base58Check = /^[1-9A-HJ-NP-Za-km-z]{25,36}$/u;

/** Every known form has at least one digit, and only ASCII letters and digits. */
const comparable = /^(?=.*\d)[A-Za-z\d]{20,}$/u;

/**
 * The key of an address: two texts name the same address exactly if their keys are equal. This is the only such rule in
 * the app. Hexadecimal addresses may differ in the 0x and in case, which is a checksum (EIP-55). Bech32 addresses may
 * be all upper case. In every other format, such as Base58, case and every other character count: nothing is trimmed,
 * because a text with an invisible character is a different text. The key of a key is the key itself.
 */
export const addressKey = (text: string): string => {
  // Both patterns allow ASCII only, so lower-casing keeps the length.
  if (hex.test(text)) {
    const lower = text.toLowerCase();
    return lower.startsWith('0x') ? lower : `0x${lower}`;
  }
  return isBech32(text) ? text.toLowerCase() : text;
};

/** Whether an address with this key may be spelled differently from the key: in other case, or without 0x. */
export const hasSpellings = (key: string): boolean => hex.test(key) || isBech32(key);

/** Whether a text is an EVM address: 40 hexadecimal digits, with or without 0x. The checksum is not checked. */
export const isEvmAddress = (text: string): boolean => /^0x[\da-f]{40}$/u.test(addressKey(text));

/**
 * The part of a key that people compare: without the prefix that all addresses of its format share, because otherwise
 * any two Bitcoin addresses would look alike. Null for a text that is not an address of a known form.
 */
export const comparedPart = (key: string): string | null => {
  if (key.length > longestAddress) return null;
  const body = key.startsWith('0x')
    ? key.slice(2)
    : isBech32(key)
      ? key.slice(key.lastIndexOf('1') + (segwit.test(key) ? 2 : 1))
      : key.slice(base58Check.test(key) ? 1 : 0);
  return comparable.test(body) || (hex.test(key) && body.length >= 20) ? body : null;
};

/**
 * Whether a text consists of visible ASCII, up to the length of an address: people can compare it character by
 * character, and its middle can be left out. True for every well-formed address, but for other texts, too.
 */
export const isPlain = (text: string): boolean =>
  text !== '' && text.length <= longestAddress && /^[\x21-\x7e]*$/u.test(text);

const fullWidth = /[\uff01-\uff5e]/gu;

/**
 * The address as people read it in a text: without spaces and invisible characters, with full-width characters as
 * ASCII. Use it for comparing only: it may differ from the text that the service sent.
 */
export const readableAddress = (text: string): string =>
  /^[\x21-\x7e]*$/u.test(text)
    ? text
    : withoutUnseen(text)
        .replace(/\s+/gu, '')
        .replace(fullWidth, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));

/**
 * Kind of address of a key: `evm`, the Bech32 prefix of the network, or `other`. A payment to one address can be
 * redirected only to another address of the same kind.
 */
export const formOfAddress = (key: string): string => {
  if (isEvmAddress(key)) return 'evm';
  if (isBech32(key)) return key.slice(0, key.lastIndexOf('1'));
  return 'other';
};

/** Numbers of digits of a hexadecimal address: 40 on EVM networks, 64 on networks with addresses of 32 bytes. */
const hexLengths: ReadonlySet<number> = new Set([40, 64]);

/** Shortest address of any network that writes no 0x, in characters. */
const shortestAddress = 25;

/** Whether the text with this key has the full length of an address of its form. */
export const isWholeAddress = (key: string): boolean => {
  if (isEvmAddress(key)) return true;
  if (key.startsWith('0x')) return hex.test(key) && hexLengths.has(key.length - 2);
  return comparedPart(key) !== null && key.length >= shortestAddress;
};

/** A segwit address: 20 or 32 bytes of data after the witness version (BIP 141, BIP 173). */
const segwitAddress = /^(?:bc|tb|bcrt|ltc|tltc)1(?:[02-9ac-hj-np-z]{39}|[02-9ac-hj-np-z]{59})$/u;

/** Whether a text is an address of a form with a fixed length, so that the end of the address is certain. */
export const isOfFixedLength = (text: string): boolean =>
  isEvmAddress(text) || /^0x[\da-f]{64}$/iu.test(text) || segwitAddress.test(addressKey(text));

/** Whether a text has a form that only addresses have, unlike a long word or half of a longer address. */
export const isPlainlyAddress = (text: string): boolean =>
  isOfFixedLength(text) ||
  (base58Check.test(text) && [/\d/u, /[a-z]/u, /[A-Z]/u].every((kind) => kind.test(text)));

/** Quotation marks and brackets around an address, and punctuation after it. */
const around = /^["'“”„‘’‚«»‹›<([{]+|["'“”„‘’‚«»‹›>)\]}.,;:!?]+$/gu;

/**
 * A payment link (BIP 21, ERC-681) or an address with its network in front (CAIP-10; ERC-3770 for short names). Allows
 * one address, a network and an amount. A path or any other parameter may name another recipient, so it is refused.
 */
const paymentLink =
  /^(?:[a-z][a-z\d+-]{0,19}:(?:pay-)?(0x[\da-f]+)(?:@\d{1,10})?|(?:bitcoin|litecoin|dogecoin):([\da-z]+))(?:\?(?:amount|value)=[\d.e+]{1,40})?$/iu;
const accountOfNetwork = /^(?:eip155|bip122|solana|cosmos|tron):[\w-]{1,32}:([\da-z]+)$/iu;

/** The whole address in a text, without quotes, link parts and network; null for no address, or any other text. */
export const addressInText = (text: string): string | null => {
  if (text.length > 2 * longestAddress) return null;
  const bare = text.trim().replace(around, '');
  const [, hexadecimal, other] = paymentLink.exec(bare) ?? accountOfNetwork.exec(bare) ?? [];
  const address = hexadecimal ?? other ?? bare;
  return isWholeAddress(addressKey(address)) ? address : null;
};
