import { foldings } from './fold';
import { wantedText, type Term } from './read-search';
import { codeColumns } from './columns';

/** Whether a text of the column matches the term. */
type TextTest = (text: string) => boolean;

/** Tests whether a text contains the folded word. */
const containing =
  (word: string): TextTest =>
  (text) =>
    foldings(text).includes(word);

/** Caches results, for columns with few distinct texts. */
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

/** A condition on one column. */
interface TermTest {
  readonly column: string;
  readonly test: TextTest;
  /** Folded text that every matching row contains; null if there is no single such text. */
  readonly needs: string | null;
}

/** The conditions of the terms. All must match, but of several terms for one code column, one is enough. */
export const termTests = (
  terms: readonly Term[],
  hasText: (column: string, folded: string) => boolean,
): readonly TermTest[] => {
  const wanted = terms.map(({ column, text }) => ({ column, text: wantedText(text) }));
  // A term matches whole codes if any row has the code: ETH must not match METH. Otherwise the term matches parts of
  // codes, as in other columns.
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
