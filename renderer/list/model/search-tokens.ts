/** A part of what was typed: a word, or an operator with what follows its colon. */
export interface Token {
  /** Where it stands in the text: from `start` to before `end`. */
  readonly start: number;
  readonly end: number;
  /** Lower-cased name of the operator; null for a word. */
  readonly operator: string | null;
  /** The word, or what follows the colon; without its quotation marks. */
  readonly text: string;
}

const spaces = /\s*/uy;
const operatorName = /[^\s:"]+(?=:)/uy;
// Quotation marks count around a whole word only; while the second one is not typed yet, the word goes to the end.
const phrase = /"([^"]*)"?/uy;
const word = /\S*/uy;

const readAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** Splits what was typed at whitespace. Only these operators are taken for such: other colons are part of a word. */
export const readTokens = (text: string, operators: readonly string[]): readonly Token[] => {
  const tokens: Token[] = [];
  for (let at = 0; ;) {
    const start = at + (readAt(spaces, text, at)?.[0].length ?? 0);
    if (start >= text.length) return tokens;
    const name = readAt(operatorName, text, start)?.[0];
    const operator = name !== undefined && operators.includes(name.toLowerCase()) ? name : null;
    const from = operator === null ? start : start + operator.length + 1;
    const quoted = readAt(phrase, text, from);
    const typed = (quoted ?? readAt(word, text, from))?.[0] ?? '';
    at = from + typed.length;
    tokens.push({
      start,
      end: at,
      operator: operator?.toLowerCase() ?? null,
      text: quoted?.[1] ?? typed,
    });
  }
};
