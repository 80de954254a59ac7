import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { fold, foldUmlauts, isPlain } from '../model/fold';
import { tailLength } from './place-columns';
import styles from './RecordGrid.module.css';
import type { GridColumn, PlacedColumn } from './grid-column';
import { shortest } from '../model/ranking';
import type { ListModelView } from '../model/list-model';
import { wantedText, type Search } from '../model/read-search';

/** By column, the folded texts to mark: all of their occurrences, or the first that begins a word. */
type HitMarks = ReadonlyMap<
  string,
  { readonly forms: readonly string[]; readonly where: 'anywhere' | 'first-word' }
>;

/** The name of the highlight in the style sheet. */
const highlightName = 'search-hit';

/** Marks in one cell: one letter in a long text of nothing else is not marked a thousand times. */
const most = 50;

interface Folded {
  readonly text: string;
  /** By place in `text`, where it comes from. */
  readonly from: (place: number) => number;
}

/** The text folded character by character. */
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

/** Where the forms are in a text, in its own places. */
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

/** Texts in a cell that are those of the record: right in it, or isolated; not what we say of them. */
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

/** By places in all of the texts together, ranges in each: what is named between them stays as it is. */
const rangesIn = (texts: readonly Text[], from: number, to: number): readonly StaticRange[] => {
  let before = 0;
  return texts.flatMap((text) => {
    const [start, end] = [Math.max(0, from - before), Math.min(text.length, to - before)];
    before += text.length;
    return start < end ? [rangeOf([text, start], [text, end])] : [];
  });
};

/** A hit in a value that is cut: its end once more in the tail, and the ellipsis for what is covered. */
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
 * Marks in the cells on screen what a search was for. As a highlight of the document: nothing is put into the
 * texts, so that they are isolated, copied and read aloud as without it.
 */
export const useHitMarks = (
  grid: RefObject<HTMLElement | null>,
  columns: readonly Pick<PlacedColumn<never>, 'name' | 'fit'>[],
  hits: HitMarks | null,
): void => {
  const marked = useRef<HitMarks | null>(null);
  // After every drawing: rows that scroll into sight use the elements of others.
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
    // What a key has found is painted first.
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

/** What to mark of a search, by column; null when it looks for no text. */
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
    const asked = terms.filter(({ column }) => column === name);
    return [...own, ...asked.map(({ text }) => wantedText(text))];
  };
  return new Map(
    columns.map((column) => [
      column.name,
      { forms: formsFor(column), where: column.kind === 'date' ? 'first-word' : 'anywhere' },
    ]),
  );
};
