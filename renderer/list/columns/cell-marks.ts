import { rowMarks } from '../../../shared/activity';
import type { ChecksumState } from '../../../shared/list-view';
import { hasForeignCharacters, mixedScripts } from '../../text/scripts';
import { words } from '../../words';
import { activityWords } from '../../words/activity';
import { addressRelationWords } from '../../words/address-relations';
import type { CellContext, CellMark } from '../grid/grid-column';

/** What there is to say of a cell, the gravest first. */
const grades = [
  'alarm',
  'sameName',
  'odd',
  'mixed',
  'alike',
  'capitals',
  'repeated',
  'changed',
  'renamed',
  'added',
] as const;
type Grade = (typeof grades)[number];

const looks: Readonly<Record<Grade, Pick<CellMark, 'kind' | 'sign'>>> = {
  alarm: { kind: 'danger', sign: '!' },
  sameName: { kind: 'danger', sign: '!?' },
  odd: { kind: 'danger', sign: '?' },
  mixed: { kind: 'warning', sign: '≠' },
  alike: { kind: 'danger', sign: '=?' },
  capitals: { kind: 'danger', sign: '!' },
  repeated: { kind: 'warning', sign: '2×' },
  changed: { kind: 'news', sign: 'Δ' },
  renamed: { kind: 'news', sign: '≈' },
  added: { kind: 'news', sign: '+' },
};

const gradeOfChange: Readonly<Record<number, Grade>> = {
  [rowMarks.alarm]: 'alarm',
  [rowMarks.sameName]: 'sameName',
  [rowMarks.changed]: 'changed',
  [rowMarks.renamed]: 'renamed',
  [rowMarks.added]: 'added',
};

/** Changes that are about the record's own address, and marked there as well as at its name. */
const ofAddress: ReadonlySet<Grade> = new Set(['alarm', 'sameName']);

/** A cell, by what there may be to say of it. */
export interface MarkedCell {
  /** Null where there is no value. */
  readonly text: string | null;
  readonly column: string;
  readonly record: number;
  /** `address` is the record's own one, `other-address` that of somebody else. */
  readonly kind: 'name' | 'text' | 'id' | 'address' | 'other-address';
  /** Of an address. */
  readonly state?: ChecksumState;
}

const meaningOf = (grade: Grade, text: string): string => {
  switch (grade) {
    case 'odd':
      return words.scripts.foreignHint;
    case 'mixed':
      return words.scripts.mixed(mixedScripts(text));
    case 'alike':
      return addressRelationWords.mark;
    case 'capitals':
      return words.address.mismatch;
    case 'repeated':
      return words.list.repeated;
    case 'alarm':
    case 'sameName':
    case 'changed':
    case 'renamed':
    case 'added':
      return activityWords.marks[grade];
  }
};

/** Whether an identifier or address has a character in it, or a space around it, that belongs in none. */
const hasOdd = (text: string): boolean => hasForeignCharacters(text) || text !== text.trim();

/** All that there is to say of a cell. */
const gradesOf = (cell: MarkedCell, context: CellContext): readonly Grade[] => {
  const { kind, column, record, state } = cell;
  const text = cell.text ?? '';
  const found: Grade[] = [];
  const isAddress = kind === 'address' || kind === 'other-address';
  if (kind === 'name' || kind === 'address') {
    const change = gradeOfChange[context.changeOf(record)];
    if (change && (kind === 'name' || ofAddress.has(change))) found.push(change);
  }
  if (kind === 'name' || kind === 'text') {
    if (mixedScripts(text).length > 0) found.push('mixed');
    return found;
  }
  if (hasOdd(text) || (isAddress && text.includes(' '))) found.push('odd');
  if (isAddress && context.isAlike(column, record)) found.push('alike');
  if (state === 'mismatch') found.push('capitals');
  if (context.isRepeated(column, record)) found.push('repeated');
  return found;
};

/** The one mark of a cell: the sign of the gravest that there is to say, and the words of all. There is room for one. */
export const markOf = (cell: MarkedCell, context: CellContext): CellMark | undefined => {
  const found = gradesOf(cell, context);
  const sorted = found.length > 1 ? grades.filter((grade) => found.includes(grade)) : found;
  const [gravest] = sorted;
  if (gravest === undefined) return undefined;
  const meaning = sorted.map((grade) => meaningOf(grade, cell.text ?? '')).join(' · ');
  return { ...looks[gravest], meaning };
};
