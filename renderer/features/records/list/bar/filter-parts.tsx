import { filterMarks, type FilterMark, type Filters } from '../../../../store/list-state';
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

/** One active filter of a list, which the user can remove. */
export interface FilterPart {
  readonly key: string;
  readonly label: ReactNode;
  /** The label as plain text, without values while values are hidden. */
  readonly text: string;
  /** All filters except this one. */
  readonly without: Filters;
}

/** Longest value in a label, in UTF-16 units. */
const longest = 32;

const isLong = /^[\x21-\x7e]{30,}$/u;

/** Shortens one long word such as an address to its ends; returns other values unchanged. */
export const showValue = (value: string | null): string | null =>
  value !== null && isLong.test(value) ? shortAddress(value) : value;

const plainValue = (value: string | null): string => {
  if (value === null) return words.common.notGiven;
  return value === '' ? words.common.empty : visibleText(value, longest);
};

/**
 * Returns the record of the account that a `deployedBy` value belongs to; null if there is none, or for any other
 * column.
 */
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

/** The active filters of a list, one part each. */
export const partsOf = (
  list: ListName,
  filters: Filters,
  isHidden: boolean,
  nameOf: NameOfValue,
): readonly FilterPart[] => {
  const { values, checksums, deployers, marks } = filters;
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
    if (!marks.includes(mark)) continue;
    const text = markWords()[mark];
    const without = { ...filters, marks: marks.filter((one) => one !== mark) };
    parts.push({ key: mark, label: text, text, without });
  }
  return parts;
};

export const markWords = (): Readonly<Record<FilterMark, string>> => ({
  alike: addressRelationWords.filter,
  differs: toolWords.unusual,
  changed: activityWords.filter,
  favourite: noteWords.favourites,
});

/** The search text for display; masked while values are hidden, because it may contain one. */
export const searchPart = (search: string, isHidden: boolean): string =>
  isHidden ? privacyWords.mask : plainValue(cutAt(search.trim(), longest + 1));
