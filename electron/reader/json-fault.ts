import { endOfString } from './json';

/** White space, and then a sign, the beginning of a text, a number or a word of JSON (RFC 8259). */
const token =
  /[ \t\r\n]*(?:([{}[\],:])|(")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/uy;

const escaped = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/uy;

/**
 * Where a text ends whose first unit is there; undefined where it does not, or is none. Unit by unit: an expression that
 * tells its signs one by one has no room for a text of some megabytes.
 */
const endOfText = (text: string, from: number): number | undefined => {
  for (let at = from; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '"') return at + 1;
    if (sign < ' ') return undefined;
    if (sign !== '\\') continue;
    escaped.lastIndex = at;
    const found = escaped.exec(text);
    if (!found) return undefined;
    at += found[0].length - 1;
  }
  return undefined;
};

type Wanted =
  | 'value'
  | 'value-or-end'
  | 'key'
  | 'key-or-end'
  | 'colon'
  | 'comma-or-end'
  | 'nothing';

/** What may come after a sign; undefined where the sign may not be there. */
const afterSign = (sign: string, wanted: Wanted, open: string[]): Wanted | undefined => {
  const isValue = wanted === 'value' || wanted === 'value-or-end';
  const after = (): Wanted => (open.length === 0 ? 'nothing' : 'comma-or-end');
  if (sign === '{' || sign === '[') {
    if (!isValue) return undefined;
    open.push(sign);
    return sign === '{' ? 'key-or-end' : 'value-or-end';
  }
  if (sign === '}' || sign === ']') {
    const mayEnd =
      wanted === 'comma-or-end' || wanted === (sign === '}' ? 'key-or-end' : 'value-or-end');
    const opened = sign === '}' ? '{' : '[';
    return mayEnd && open.pop() === opened ? after() : undefined;
  }
  if (sign === ':') return wanted === 'colon' ? 'value' : undefined;
  if (wanted !== 'comma-or-end') return undefined;
  return open.at(-1) === '{' ? 'key' : 'value';
};

/** The first place from there on that is no white space. */
const firstSign = (text: string, from: number): number => {
  let at = from;
  while (at < text.length && ' \t\r\n'.includes(text.charAt(at))) at += 1;
  return at;
};

/** Is told of each name of a member: its text, how deep its object is, and whether it is the first there. True ends the walk. */
type OnName = (quoted: string, depth: number, isFirst: boolean) => boolean;

/** Where a text stops being JSON, or where `onName` ends it, in UTF-16 units. */
const walk = (text: string, onName: OnName = () => false): number => {
  const open: string[] = [];
  let wanted: Wanted = 'value';
  let at = 0;
  for (;;) {
    token.lastIndex = at;
    const found = token.exec(text);
    if (!found) return firstSign(text, at);
    const [whole, sign, quote] = found;
    const start = at + whole.length - 1;
    const end = quote === undefined ? start + 1 : endOfText(text, start + 1);
    if (end === undefined) return firstSign(text, at);
    let next: Wanted | undefined;
    if (sign !== undefined) next = afterSign(sign, wanted, open);
    else if (wanted === 'key' || wanted === 'key-or-end') {
      next = quote === undefined ? undefined : 'colon';
      const isFirst = wanted === 'key-or-end';
      if (next && onName(text.slice(start, end), open.length, isFirst)) return start;
    } else if (wanted === 'value' || wanted === 'value-or-end') {
      next = open.length === 0 ? 'nothing' : 'comma-or-end';
    }
    if (next === undefined) return firstSign(text, at);
    wanted = next;
    at = end;
  }
};

/** Where a text stops being JSON, in UTF-16 units; its length where it only ends too early. What `JSON.parse` says of it differs from version to version. */
export const jsonFaultAt = (text: string): number => walk(text);

/** Whether a text begins as an object of JSON and ends before that object does. Takes 0.1 s for 25 MB. */
export const isCutShort = (text: string): boolean => {
  let [at, depth] = [firstSign(text, 0), 0];
  if (text.charAt(at) !== '{') return false;
  while (at < text.length) {
    const sign = text.charAt(at);
    if (sign === '{' || sign === '[') depth += 1;
    if (sign === '}' || sign === ']') depth -= 1;
    if (depth === 0) return false;
    at = sign === '"' ? endOfString(text, at) : at + 1;
  }
  return true;
};

/** How many members the objects of a JSON text have: behind each of their names is a colon, and behind no other text. */
const membersIn = (text: string): number => {
  let count = 0;
  for (let quote = text.indexOf('"'); quote !== -1;) {
    const end = firstSign(text, endOfString(text, quote));
    if (text.charAt(end) === ':') count += 1;
    quote = text.indexOf('"', end);
  }
  return count;
};

/** How many members there are in what was made of it, where of those with one name one is left; and how many texts as values. */
const countsOf = (value: unknown): { readonly members: number; readonly texts: number } => {
  let [members, texts] = [0, typeof value === 'string' ? 1 : 0];
  const left: unknown[] = [value];
  for (let part = left.pop(); part !== undefined; part = left.pop()) {
    if (typeof part !== 'object' || part === null) continue;
    const values: readonly unknown[] = Array.isArray(part) ? part : Object.values(part);
    if (values !== part) members += values.length;
    for (const one of values) {
      if (typeof one === 'string') texts += 1;
      else if (typeof one === 'object' && one !== null) left.push(one);
    }
  }
  return { members, texts };
};

/** How many quotation marks a JSON text has around the names and texts of what was made of it; more where one is escaped. */
export const quotesOf = (value: unknown): number => {
  const { members, texts } = countsOf(value);
  return 2 * (members + texts);
};

/**
 * Where an object of a JSON text has a name for the second time, in UTF-16 units; null where none has. `JSON.parse`, which
 * has made `value` of it, takes the last of them without a word (RFC 8259, section 4).
 */
export const nameTwiceAt = (text: string, value: unknown): number | null => {
  if (membersIn(text) === countsOf(value).members) return null;
  const names = new Map<number, Set<string>>();
  return walk(text, (quoted, depth, isFirst) => {
    const name = quoted.includes('\\') ? (JSON.parse(quoted) as string) : quoted.slice(1, -1);
    const known = isFirst ? undefined : names.get(depth);
    if (known?.has(name)) return true;
    if (known) known.add(name);
    else names.set(depth, new Set([name]));
    return false;
  });
};

/** The line of a place in a text, from 1 on. */
export const lineAt = (text: string, at: number): number => {
  let line = 1;
  for (let place = text.indexOf('\n'); place !== -1 && place < at; line += 1) {
    place = text.indexOf('\n', place + 1);
  }
  return line;
};
