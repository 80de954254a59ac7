import { withoutUnseen } from './unseen';

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

/**
 * Longest text that is taken for an address, in UTF-16 units: what a service calls one may be a megabyte. A longer one
 * is only itself.
 */
export const longestAddress = 200;

/** Digits after 0x, as many as make the longest address. */
const mostDigits = longestAddress - 2;

/** From the 40 digits of Ethereum on, digits without 0x are an address too. */
const hex = new RegExp(
  `^(?:0[xX][\\dA-Fa-f]{1,${mostDigits}}|[\\dA-Fa-f]{40,${mostDigits}})$`,
  'u',
);

/** Letters of other alphabets may become longer, and everything after them would be at another place. */
export const asciiLowerCase = (text: string): string =>
  text.replace(/[A-Z]+/gu, (letters) => letters.toLowerCase());

/** A name of the network, 1, and data that uses neither 1, b, i nor o (BIP 173); in one case. */
const bech32 = /^(?:[a-z]{1,20}1[02-9ac-hj-np-z]{20,}|[A-Z]{1,20}1[02-9AC-HJ-NP-Z]{20,})$/u;

const isBech32 = (text: string): boolean => text.length <= longestAddress && bech32.test(text);

/** Networks whose data begins with the version of the program, which is nearly always the same one (BIP 141). */
const segwit = /^(?:bc|tb|bcrt|ltc|tltc)1/u;

/** Base58 with a checksum (Bitcoin, Litecoin, Dogecoin, Tron, XRP): its first character only says what it is. */
const base58Check = /^[1-9A-HJ-NP-Za-km-z]{25,36}$/u;

/** Well-known forms have a digit, and nothing between their characters. */
const comparable = /^(?=.*\d)[A-Za-z\d]{20,200}$/u;

/**
 * The one rule for "the same address": two texts name one address exactly if their keys are equal. Hexadecimal ones may
 * differ in 0x and in capitals, which are a checksum (EIP-55); those of Bech32 may be all capitals. In any other format,
 * Base58 above all, capitals tell addresses apart, and so does every other character: nothing is trimmed or left out,
 * because a text with something invisible in it is not the text without. The key of a key is itself.
 */
export const addressKey = (text: string): string => {
  // What is lower-cased here is ASCII: letters of other alphabets can grow by it.
  if (hex.test(text)) {
    const lower = text.toLowerCase();
    return lower.startsWith('0x') ? lower : `0x${lower}`;
  }
  return isBech32(text) ? text.toLowerCase() : text;
};

/** Whether an address with this key may be written in other letters than the key's. */
export const hasSpellings = (key: string): boolean => hex.test(key) || isBech32(key);

/** Whether a text is an address of Ethereum and its like, whatever its checksum says: 40 digits, with or without 0x. */
export const isEvmAddress = (text: string): boolean => /^0x[\da-f]{40}$/u.test(addressKey(text));

/**
 * The part of a key that people compare by: without what all addresses of its format begin with, or any two of Bitcoin
 * would look alike. Null for what is no address of a known form.
 */
export const comparedPart = (key: string): string | null => {
  const body = key.startsWith('0x')
    ? key.slice(2)
    : isBech32(key)
      ? key.slice(key.lastIndexOf('1') + (segwit.test(key) ? 2 : 1))
      : key.slice(base58Check.test(key) ? 1 : 0);
  return comparable.test(body) || (hex.test(key) && body.length >= 20) ? body : null;
};

const fullWidth = /[\uff01-\uff5e]/gu;

/**
 * The address that people read in a text: without spaces and what cannot be seen, full-width letters as plain ones. It is
 * another text than the one given, so it is for comparing, and never taken for what a service has sent.
 */
export const readableAddress = (text: string): string =>
  /^[\x21-\x7e]*$/u.test(text)
    ? text
    : withoutUnseen(text)
        .replace(/\s+/gu, '')
        .replace(fullWidth, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));

/** What kind of address a key is, as far as that can be told: what one may be paid to in place of another. */
export const formOfAddress = (key: string): string => {
  if (isEvmAddress(key)) return 'evm';
  if (isBech32(key)) return key.slice(0, key.lastIndexOf('1'));
  return 'other';
};

/** Digits of a hexadecimal address: of Ethereum and its like, and of networks with 32 bytes. */
const hexLengths: ReadonlySet<number> = new Set([40, 64]);

/** Fewer characters are no address of any network that does without 0x. */
const shortestAddress = 25;

/** Whether the text with this key has as many characters as an address of its form has. */
export const isWholeAddress = (key: string): boolean => {
  if (isEvmAddress(key)) return true;
  if (key.startsWith('0x')) return hex.test(key) && hexLengths.has(key.length - 2);
  return comparedPart(key) !== null && key.length >= shortestAddress;
};

/** Of 20 or 32 bytes behind the version (BIP 141, BIP 173). */
const segwitAddress = /^(?:bc|tb|bcrt|ltc|tltc)1(?:[02-9ac-hj-np-z]{39}|[02-9ac-hj-np-z]{59})$/u;

/** Whether a text has a form that tells by itself where an address ends, because all of its kind are as long. */
export const isOfFixedLength = (text: string): boolean =>
  isEvmAddress(text) || /^0x[\da-f]{64}$/iu.test(text) || segwitAddress.test(addressKey(text));

/** Whether a text has a form that only addresses have, unlike a long word, or a half of a longer address. */
export const isPlainlyAddress = (text: string): boolean =>
  isOfFixedLength(text) ||
  (base58Check.test(text) && [/\d/u, /[a-z]/u, /[A-Z]/u].every((kind) => kind.test(text)));

/** Quotation marks and brackets around an address, and the signs that end a sentence. */
const around = /^["'“”„‘’‚«»‹›<([{]+|["'“”„‘’‚«»‹›>)\]}.,;:!?]+$/gu;

/**
 * A payment link (BIP 21, ERC-681), or the network in front (CAIP-10, or its short name by ERC-3770), that names one
 * address and, beside it, a network and an amount at most: what a path or another part asks for may go to somebody else.
 */
const paymentLink =
  /^(?:[a-z][a-z\d+-]{0,19}:(?:pay-)?(0x[\da-f]+)(?:@\d{1,10})?|(?:bitcoin|litecoin|dogecoin):([\da-z]+))(?:\?(?:amount|value)=[\d.e+]{1,40})?$/iu;
const accountOfNetwork = /^(?:eip155|bip122|solana|cosmos|tron):[\w-]{1,32}:([\da-z]+)$/iu;

/** The whole address in a text as it was sent, without what is around it; null where there is none, or more than that. */
export const sentAddress = (text: string): string | null => {
  if (text.length > 2 * longestAddress) return null;
  const bare = text.trim().replace(around, '');
  const [, hexadecimal, other] = paymentLink.exec(bare) ?? accountOfNetwork.exec(bare) ?? [];
  const address = hexadecimal ?? other ?? bare;
  return isWholeAddress(addressKey(address)) ? address : null;
};
