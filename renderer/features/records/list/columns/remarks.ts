import { readableAddress } from '../../../../../shared/address';
import { rowMarks } from '../../../../../shared/activity';
import { isOwnAddress, type Field } from '../../../../../shared/account';
import { checksumState, formatOf } from '../../../../ui/address/checksum-state';
import { hasForeignCharacters, mixedScripts } from '../../../../ui/text/scripts';
import { words } from '../../../../i18n/window';
import { activityWords } from '../../../../i18n/activity';
import { addressRelationWords } from '../../../../i18n/address-relations';
import {
  grades,
  type CellContext,
  type Grade,
  type GridColumn,
  type Remark,
} from '../grid/grid-column';

const ofChange: Readonly<Record<number, Grade>> = {
  [rowMarks.alarm]: 'alarm',
  [rowMarks.sameName]: 'sameName',
  [rowMarks.changed]: 'changed',
  [rowMarks.renamed]: 'renamed',
  [rowMarks.added]: 'added',
};

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
    case 'malformed':
      return words.address.malformed;
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

const severity = (grade: Grade): number => grades.indexOf(grade);

/** Whether an identifier or address contains a foreign character or has spaces around it. */
const hasOdd = (text: string): boolean => hasForeignCharacters(text) || text !== text.trim();

type Judged = Pick<GridColumn<unknown>, 'name' | 'kind' | 'role'>;

/** The grades of one value, most severe first. */
const gradesOf = (
  text: string,
  { name, kind, role }: Judged,
  asset: Field,
  record: number,
  context: CellContext,
): readonly Grade[] => {
  if (kind === 'date') return [];
  if (kind === 'text' && role !== 'id') return mixedScripts(text).length > 0 ? ['mixed'] : [];
  const found: Grade[] = [];
  const isAddress = kind === 'address';
  if (hasOdd(text) || (isAddress && text.includes(' '))) found.push('odd');
  if (isAddress && context.isAlike(name, record)) found.push('alike');
  const state = isAddress && checksumState(readableAddress(text), formatOf(asset, context));
  if (state === 'mismatch') found.push('capitals');
  if (state === 'malformed' && isOwnAddress(name)) found.push('malformed');
  if (context.isRepeated(name, record)) found.push('repeated');
  return found;
};

/** The remark on a record and its values, including hidden columns; null for most records. */
export const remarkOn = <Row extends { readonly asset: Field }>(
  columns: readonly GridColumn<Row>[],
  row: Row,
  record: number,
  context: CellContext,
): Remark | null => {
  const said: { readonly grade: Grade; readonly text: string }[] = [];
  const change = ofChange[context.changeOf(record)];
  if (change) said.push({ grade: change, text: meaningOf(change, '') });
  for (const column of columns) {
    const value = column.value(row);
    if (value === null) continue;
    const [gravest, ...others] = gradesOf(value, column, row.asset, record, context);
    if (gravest === undefined) continue;
    const meanings = [gravest, ...others].map((grade) => meaningOf(grade, value)).join(' · ');
    said.push({ grade: gravest, text: `${column.label}: ${meanings}` });
  }
  const [first, ...rest] = said.sort((a, b) => severity(a.grade) - severity(b.grade));
  return first
    ? { grade: first.grade, meaning: [first, ...rest].map(({ text }) => text).join(' · ') }
    : null;
};
