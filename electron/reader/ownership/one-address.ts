import {
  isOfFixedLength,
  isWholeAddress,
  readableAddress,
  sentAddress,
} from '../../../shared/address';

/** Whether parts of a text may be one address in groups, or in lines: of the same length, but for the first and the last. */
const areGroups = (parts: readonly string[]): boolean => {
  const [first = 0, ...others] = parts.map((part) => readableAddress(part).length);
  const last = others.pop() ?? 0;
  const [size = first] = others;
  // Each of two lines has a digit; a word has none.
  if (parts.length === 2 && parts.some((part) => /^\D{3,}$/u.test(part))) return false;
  return first <= size + '0x'.length && last <= size && others.every((one) => one === size);
};

/** Whether an address is there twice, with nothing in between. */
const isDoubled = (key: string): boolean => {
  const half = key.slice(key.length / 2);
  return isWholeAddress(half) && key === half + half;
};

/** Words before a colon, or a space behind it: those of a person, unlike the scheme of a link. */
const labelled = /^[^:]*\s[^:]*:|^[^:]*:\s/u;

/**
 * Whether a text has more in it than one address: another one, or words beside it. Run together, they would be taken for
 * an address that nobody has sent.
 */
export const hasMore = (text: string): boolean => {
  const readable = readableAddress(text);
  if (labelled.test(text.trim())) return true;
  if (isOfFixedLength(sentAddress(readable) ?? '')) return false;
  const parts = text.split(/[\s,;]+/u).filter((part) => /[\p{L}\p{N}]/u.test(part));
  if (parts.length < 2) return isDoubled(readable);
  const begins = (part: string, at: number): boolean => at > 0 && /^0x/iu.test(part);
  const isWhole = (part: string): boolean => sentAddress(readableAddress(part)) !== null;
  return parts.some(begins) || parts.some(isWhole) || !areGroups(parts);
};
