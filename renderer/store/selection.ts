/**
 * Which records of a list are selected, by their index in the list (not on screen), so that sorting changes nothing.
 * Immutable: every change returns a new selection.
 */
export interface Selection {
  readonly marks: Uint8Array;
  readonly count: number;
  /** Record from which Shift extends; -1 when there is none. */
  readonly anchor: number;
}

export const noSelection = (records: number): Selection => ({
  marks: new Uint8Array(records),
  count: 0,
  anchor: -1,
});

export const isSelected = ({ marks }: Selection, record: number): boolean => marks[record] === 1;

export const selectOne = ({ marks }: Selection, record: number): Selection => {
  const next = new Uint8Array(marks.length);
  next[record] = 1;
  return { marks: next, count: 1, anchor: record };
};

/** Makes Shift extend from a record, if nothing is selected. */
export const anchorAt = (selection: Selection, record: number): Selection =>
  selection.count > 0 || selection.anchor === record ? selection : { ...selection, anchor: record };

/** Adds a record to the selection, or takes it out. */
export const toggle = (selection: Selection, record: number): Selection => {
  const marks = selection.marks.slice();
  const now = isSelected(selection, record) ? 0 : 1;
  marks[record] = now;
  return { marks, count: selection.count + (now === 1 ? 1 : -1), anchor: record };
};

/** Selects only what is shown between the anchor and a position on screen. */
export const extendTo = (selection: Selection, shown: Uint32Array, position: number): Selection => {
  const record = shown[position];
  if (record === undefined) return selection;
  const from = shown.indexOf(selection.anchor);
  if (selection.anchor < 0 || from < 0) return selectOne(selection, record);
  const marks = new Uint8Array(selection.marks.length);
  const [start, end] = from < position ? [from, position] : [position, from];
  for (const index of shown.subarray(start, end + 1)) marks[index] = 1;
  return { marks, count: end - start + 1, anchor: selection.anchor };
};

/** Selects everything that is shown. */
export const selectAll = (selection: Selection, shown: Uint32Array): Selection => {
  const marks = new Uint8Array(selection.marks.length);
  for (const index of shown) marks[index] = 1;
  return { marks, count: shown.length, anchor: selection.anchor };
};

/** Deselects what is no longer shown: nobody should copy rows that they do not see. */
export const keepShown = (selection: Selection, shown: Uint32Array): Selection => {
  if (selection.count === 0) return selection;
  const marks = new Uint8Array(selection.marks.length);
  let count = 0;
  for (const index of shown) {
    if (!isSelected(selection, index)) continue;
    marks[index] = 1;
    count += 1;
  }
  if (count === selection.count) return selection;
  return { marks, count, anchor: shown.includes(selection.anchor) ? selection.anchor : -1 };
};

/** The selected records in the order on screen. */
export const selectedInOrder = (selection: Selection, shown: Uint32Array): Uint32Array =>
  shown.filter((index) => isSelected(selection, index));
