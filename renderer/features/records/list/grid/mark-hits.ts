import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { fold, foldUmlauts, isPlain } from '../model/fold';
import { tailLength } from './place-columns';
import styles from './RecordGrid.module.css';
import type { GridColumn, PlacedColumn } from './grid-column';
import { shortest } from '../model/ranking';
import type { ListModelView } from '../model/list-model';
import { wantedText, type Search } from '../model/read-search';

/** By column, the folded texts to mark: all occurrences, or the first one at the start of a word. */
export type HitMarks = ReadonlyMap<
  string,
  { readonly forms: readonly string[]; readonly where: 'anywhere' | 'first-word' }
>;

/** Name of the highlight in the style sheet. */
const highlightName = 'search-hit';

/** Most marks in one cell: a search for one letter must not mark a long text a thousand times. */
const most = 50;

interface Folded {
  readonly text: string;
  /** Position in the original text of a position in `text`. */
  readonly from: (place: number) => number;
}

/** Folds a text character by character. */
const foldInPlace = (text: string, foldOne: (character: string) => string): Folded => {
  let folded = '';
  const from: number[] = [];
  let at = 0;
  for (const character of text) {
    const piece = foldOne(character);
    folded += piece;
    for (let unit = 0; unit < piece.length; unit += 1) from.push(at);
    at += character.length;
  }
  return { text: folded, from: (place) => from[place] ?? text.length };
};

const foldedForms = (text: string): readonly Folded[] => {
  if (isPlain(text)) return [{ text: text.toLowerCase(), from: (place) => place }];
  const plain = foldInPlace(text, fold);
  if (foldUmlauts(text) === null) return [plain];
  return [plain, foldInPlace(text, (character) => foldUmlauts(character) ?? fold(character))];
};

/** Finds the forms in a text. Returns positions in the original text. */
export const findHits = (
  text: string,
  forms: readonly string[],
  where: 'anywhere' | 'first-word',
): readonly (readonly [from: number, to: number])[] => {
  const found: (readonly [number, number])[] = [];
  const add = (from: number, to: number): void => {
    if (!found.some(([start, end]) => start === from && end === to)) found.push([from, to]);
  };
  for (const { text: folded, from } of foldedForms(text)) {
    for (const form of forms) {
      let at = form === '' ? -1 : folded.indexOf(form);
      while (at >= 0 && found.length < most) {
        const begins = at === 0 || !/[\p{L}\p{N}]/u.test(folded.charAt(at - 1));
        if (where === 'anywhere' || begins) add(from(at), from(at + form.length));
        at = where === 'first-word' && begins ? -1 : folded.indexOf(form, at + form.length);
      }
    }
  }
  return found;
};

/**
 * Text nodes of a cell that belong to the record: direct children or inside `<bdi>`. Excludes texts that the app adds.
 */
const textsIn = (cell: Element): readonly (readonly Text[])[] => {
  const byParent = new Map<Element, Text[]>();
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!(node instanceof Text) || !parent || (parent !== cell && parent.tagName !== 'BDI'))
      continue;
    byParent.set(parent, [...(byParent.get(parent) ?? []), node]);
  }
  return [...byParent.values()];
};

const rangeOf = (
  [startContainer, startOffset]: readonly [Node, number],
  [endContainer, endOffset]: readonly [Node, number],
): StaticRange => new StaticRange({ startContainer, startOffset, endContainer, endOffset });

/** Converts positions in the joined texts to ranges in each text node, so that nodes between them are not marked. */
const rangesIn = (texts: readonly Text[], from: number, to: number): readonly StaticRange[] => {
  let before = 0;
  return texts.flatMap((text) => {
    const [start, end] = [Math.max(0, from - before), Math.min(text.length, to - before)];
    before += text.length;
    return start < end ? [rangeOf([text, start], [text, end])] : [];
  });
};

/** Marks a hit in the visible end of a cut value, and the ellipsis if the hit lies in the covered part. */
const rangesInTail = (
  tail: Element,
  [from, to]: readonly [number, number],
  length: number,
  keep: number,
): readonly StaticRange[] => {
  const text = tail.firstChild;
  const begins = length - tailLength;
  const range = (start: number, stop: number): StaticRange[] =>
    text && stop > start ? [rangeOf([text, start], [text, stop])] : [];
  return [
    ...(from < begins && to > keep ? range(0, 1) : []),
    ...range(1 + Math.max(0, from - begins), 1 + to - begins),
  ];
};

const rangesInCell = (
  cell: Element,
  keep: number,
  {
    forms,
    where,
  }: { readonly forms: readonly string[]; readonly where: 'anywhere' | 'first-word' },
): readonly StaticRange[] => {
  const tail = cell.querySelector(`:scope > .${styles['tail'] ?? ''}`);
  return textsIn(cell).flatMap((texts) => {
    const whole = texts.map(({ data }) => data).join('');
    return findHits(whole, forms, where).flatMap((hit) => [
      ...rangesIn(texts, ...hit),
      ...(tail ? rangesInTail(tail, hit, whole.length, keep) : []),
    ]);
  });
};

/**
 * Marks search hits in the visible cells as a highlight of the document. The DOM is unchanged, so isolating, copying
 * and reading aloud work as before.
 */
export const useHitMarks = (
  grid: RefObject<HTMLElement | null>,
  columns: readonly Pick<PlacedColumn<never>, 'name' | 'fit'>[],
  hits: HitMarks | null,
): void => {
  const marked = useRef<HitMarks | null>(null);
  // After every render, because rows that scroll into view reuse elements.
  useLayoutEffect(() => {
    const isNew = marked.current !== hits;
    marked.current = hits;
    if (!hits || isNew) CSS.highlights.delete(highlightName);
    if (!hits) return undefined;
    const mark = (): void => {
      const cells = grid.current?.querySelectorAll('[role=gridcell]:not([aria-colspan])') ?? [];
      const ranges = [...cells].flatMap((cell) => {
        const column = columns[Number(cell.getAttribute('aria-colindex')) - 1];
        const marks = column && hits.get(column.name);
        return marks && marks.forms.length > 0 ? rangesInCell(cell, column.fit.keep, marks) : [];
      });
      CSS.highlights.set(highlightName, new Highlight(...ranges));
    };
    if (!isNew) {
      mark();
      return undefined;
    }
    // Marks new hits only after the rows are painted, so that a key press shows its result at once.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(mark);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  });
  useEffect(
    () => () => {
      CSS.highlights.delete(highlightName);
    },
    [],
  );
};

/** The texts to mark for a search, by column; null if it searches for no text. */
export const hitMarks = <Row>(
  { words, terms }: Search,
  reach: ListModelView['reach'],
  columns: readonly GridColumn<Row>[],
): HitMarks | null => {
  if (words.length === 0 && terms.length === 0) return null;
  const formsFor = ({ name, kind, role }: GridColumn<Row>): readonly string[] => {
    const isCode = kind === 'address' || role === 'id';
    const own = words
      .flatMap((word) => (kind === 'date' && !word.date ? [] : word.forms))
      .filter((form) => !isCode || form.length >= shortest || reach === 'addresses');
    // The name is shown with what was found in the user's note.
    const asked = terms.filter(
      ({ column }) => column === name || (role === 'name' && ['tag', 'note'].includes(column)),
    );
    return [...own, ...asked.map(({ text }) => wantedText(text))];
  };
  return new Map(
    columns.map((column) => [
      column.name,
      { forms: formsFor(column), where: column.kind === 'date' ? 'first-word' : 'anywhere' },
    ]),
  );
};
