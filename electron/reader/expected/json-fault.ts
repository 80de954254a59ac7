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

/** Where a text stops being JSON, in UTF-16 units; its length where it only ends too early. What `JSON.parse` says of it differs from version to version. */
export const jsonFaultAt = (text: string): number => {
  const open: string[] = [];
  let wanted: Wanted = 'value';
  let at = 0;
  for (;;) {
    token.lastIndex = at;
    const found = token.exec(text);
    if (!found) return firstSign(text, at);
    const [whole, sign, quote] = found;
    const end = quote === undefined ? at + whole.length : endOfText(text, at + whole.length);
    if (end === undefined) return firstSign(text, at);
    let next: Wanted | undefined;
    if (sign !== undefined) next = afterSign(sign, wanted, open);
    else if (wanted === 'key' || wanted === 'key-or-end')
      next = quote === undefined ? undefined : 'colon';
    else if (wanted === 'value' || wanted === 'value-or-end') {
      next = open.length === 0 ? 'nothing' : 'comma-or-end';
    }
    if (next === undefined) return firstSign(text, at);
    wanted = next;
    at = end;
  }
};

/** The line of a place in a text, from 1 on. */
export const lineAt = (text: string, at: number): number => {
  let line = 1;
  for (let place = text.indexOf('\n'); place !== -1 && place < at; line += 1) {
    place = text.indexOf('\n', place + 1);
  }
  return line;
};
