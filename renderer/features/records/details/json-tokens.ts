/** One token of a JSON text: where it begins and ends (exclusive). */
export interface JsonToken {
  readonly kind: 'punctuation' | 'string' | 'other';
  readonly start: number;
  readonly end: number;
}

const punctuation = new Set('{}[],:');
const blank = new Set(' \t\n\r');

/** The end of the string that begins at `start`. By hand: a pattern would need a stack as deep as the string is long. */
const endOfString = (text: string, start: number): number => {
  let end = start + 1;
  for (;;) {
    const quote = text.indexOf('"', end);
    if (quote < 0) return text.length;
    let before = quote - 1;
    while (text[before] === '\\') before -= 1;
    if ((quote - before) % 2 === 1) return quote + 1;
    end = quote + 1;
  }
};

const endOfOther = (text: string, start: number): number => {
  let end = start + 1;
  while (end < text.length) {
    const character = text[end] ?? '';
    if (punctuation.has(character) || blank.has(character) || character === '"') break;
    end += 1;
  }
  return end;
};

/**
 * The tokens of a JSON text that is known to be well formed, as they stand there: numbers keep every digit.
 * Of a text that is not, it makes something and always ends.
 */
export function* jsonTokens(text: string): Generator<JsonToken, void> {
  let start = 0;
  while (start < text.length) {
    const character = text[start] ?? '';
    if (blank.has(character)) {
      start += 1;
      continue;
    }
    const kind = punctuation.has(character)
      ? 'punctuation'
      : character === '"'
        ? 'string'
        : 'other';
    const end =
      kind === 'punctuation'
        ? start + 1
        : kind === 'string'
          ? endOfString(text, start)
          : endOfOther(text, start);
    yield { kind, start, end };
    start = end;
  }
}
