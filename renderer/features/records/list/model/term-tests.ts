import { foldings } from './fold';
import { wantedText, type Term } from './read-search';
import { codeColumns } from './columns';

/** Whether the text of a column meets what was asked of it. */
type TextTest = (text: string) => boolean;

/** Whether a text contains the folded word. */
const containing =
  (word: string): TextTest =>
  (text) =>
    foldings(text).includes(word);

/** Remembers the answers, for columns in which few texts come often. */
const remember = (test: TextTest): TextTest => {
  const answers = new Map<string, boolean>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = test(text);
    answers.set(text, answer);
    return answer;
  };
};

const codeTest = (wanted: readonly string[], hasText: (folded: string) => boolean): TextTest => {
  const tests = wanted.map((code): TextTest =>
    hasText(code) ? (text) => foldings(text).split('\n').includes(code) : containing(code),
  );
  return remember((text) => tests.some((test) => test(text)));
};

/** One thing asked of a column. */
interface TermTest {
  readonly column: string;
  readonly test: TextTest;
  /** Text that every row to be found contains, folded; null when there is no one such text. */
  readonly needs: string | null;
}

/** What the terms ask: each of them, but any of those for the same column of codes. */
export const termTests = (
  terms: readonly Term[],
  hasText: (column: string, folded: string) => boolean,
): readonly TermTest[] => {
  const wanted = terms.map(({ column, text }) => ({ column, text: wantedText(text) }));
  // A term means a code exactly if any row has it, because ETH is not a part of METH. What matches none is taken for a
  // part, as a term is in any other column.
  const codes = [...codeColumns].flatMap((column): TermTest[] => {
    const texts = wanted.filter((term) => term.column === column).map(({ text }) => text);
    const test = codeTest(texts, (folded) => hasText(column, folded));
    return texts.length === 0 ? [] : [{ column, test, needs: null }];
  });
  const parts = wanted
    .filter(({ column }) => !codeColumns.has(column))
    .map(({ column, text }): TermTest => ({
      column,
      test: containing(text),
      needs: text,
    }));
  return [...parts, ...codes];
};
