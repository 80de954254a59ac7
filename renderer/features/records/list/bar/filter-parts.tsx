import type { Filters } from '../../../../store/list-state';
import type { ReactNode } from 'react';
import type { ListName } from '../../../../../shared/account';
import { cutAt, isCode, visibleText } from '../../../../ui/text/visible';
import { CodeText, NameText } from '../../../../ui/text/ServiceText';
import { shortAddress } from '../../../../../shared/address';
import { words } from '../../../../i18n/window';
import { activityWords } from '../../../../i18n/activity';
import { addressRelationWords } from '../../../../i18n/address-relations';
import { noteWords } from '../../../../i18n/notes';
import { privacyWords } from '../../../../i18n/privacy';
import { toolWords } from '../../../../i18n/list';
import { listDefinitions } from '../columns';
import type { DeployerName } from '../model/deployer-names';
import { codeColumns } from '../model/columns';

/** One thing that the filters of a list ask for, and can do without. */
export interface FilterPart {
  readonly key: string;
  readonly label: ReactNode;
  /** The same as plain text, without values while these are hidden. */
  readonly text: string;
  /** All filters but this one. */
  readonly without: Filters;
}

/** Longest value in a part, in UTF-16 units. */
const longest = 32;

const isLong = /^[\x21-\x7e]{30,}$/u;

/** What is shown of a value: the ends of one long word, such as an address. */
export const showValue = (value: string | null): string | null =>
  value !== null && isLong.test(value) ? shortAddress(value) : value;

const plainValue = (value: string | null): string => {
  if (value === null) return words.common.notGiven;
  return value === '' ? words.common.empty : visibleText(value, longest);
};

/** By which record of the account a contract was deployed, from a value of a column; null in any other column. */
export type NameOfValue = (column: string, value: string | null) => DeployerName | null;

interface Value {
  readonly label: ReactNode;
  readonly text: string;
}

const plain = (text: string): Value => ({ label: text, text });

const oneOf = (name: string, values: readonly Value[]): Pick<FilterPart, 'label' | 'text'> => {
  const { or, orOthers } = toolWords;
  const [first = plain(''), second] = values;
  const others = second && values.length > 2 ? plain(orOthers(values.length - 1)) : null;
  const join = others ? ' ' : ` ${or} `;
  const last = others ?? second;
  return {
    label: (
      <>
        {name}: {first.label}
        {last && join}
        {last?.label}
      </>
    ),
    text: `${name}: ${first.text}${last ? `${join}${last.text}` : ''}`,
  };
};

/** What the filters of a list ask for, one thing after the other. */
export const partsOf = (
  list: ListName,
  filters: Filters,
  isHidden: boolean,
  nameOf: NameOfValue,
): readonly FilterPart[] => {
  const { values, checksums, deployers = [] } = filters;
  const named = (column: string, value: string | null): Value => {
    if (codeColumns.has(column)) {
      const isSeen = !isHidden || value === null || isCode(value);
      const label = <CodeText text={value} longest={longest} />;
      return { label, text: isSeen ? plainValue(value) : privacyWords.mask };
    }
    const known = nameOf(column, value);
    const shown = known && !known.shared ? known.name : showValue(value);
    const label = <NameText text={shown} longest={longest} />;
    return { label, text: isHidden && value !== null ? privacyWords.mask : plainValue(shown) };
  };
  const parts: FilterPart[] = [];
  for (const [column, chosen] of Object.entries(values)) {
    if (chosen.length === 0) continue;
    const { label = column } =
      listDefinitions[list].columns.find(({ name }) => name === column) ?? {};
    const said = oneOf(
      label,
      chosen.map((value) => named(column, value)),
    );
    parts.push({
      key: column,
      ...said,
      without: { ...filters, values: { ...values, [column]: [] } },
    });
  }
  if (deployers.length > 0) {
    const without = { ...filters, deployers: [] };
    const kinds = deployers.map((kind) => plain(addressRelationWords.deployers[kind]));
    parts.push({ key: 'deployers', ...oneOf(toolWords.deployer, kinds), without });
  }
  if (checksums.length > 0) {
    const states = checksums.map((state) => plain(words.address.states[state]));
    const without = { ...filters, checksums: [] };
    parts.push({ key: 'checksums', ...oneOf(toolWords.addressCheck, states), without });
  }
  for (const mark of filterMarks) {
    if (filters[mark] !== 'only') continue;
    const text = markWord(mark);
    parts.push({ key: mark, label: text, text, without: withMark(filters, mark, false) });
  }
  return parts;
};

/** What records can be told apart by beside their values. */
export const filterMarks = ['alike', 'differs', 'changed', 'favourites'] as const;
type FilterMark = (typeof filterMarks)[number];

export const markWord = (mark: FilterMark): string =>
  ({
    alike: addressRelationWords.filter,
    differs: toolWords.unusual,
    changed: activityWords.filter,
    favourites: noteWords.favourites,
  })[mark];

/** The filters with or without a mark. */
export const withMark = (filters: Filters, mark: FilterMark, isOnly: boolean): Filters => {
  if (mark === 'differs') return { ...filters, differs: isOnly ? 'only' : 'any' };
  const { [mark]: before, ...others } = filters;
  if (!isOnly) return before === undefined ? filters : others;
  return { ...others, [mark]: 'only' };
};

/** The text of a search as it is repeated; its mask while values are hidden, of which it may be one. */
export const searchPart = (search: string, isHidden: boolean): string =>
  isHidden ? privacyWords.mask : plainValue(cutAt(search.trim(), longest + 1));
