import { useMemo } from 'react';
import {
  fieldText,
  recordAddress,
  recordName,
  type ListName,
  type RowOf,
  type SmartContract,
  type Wallet,
} from '../../../shared/account';
import { addressKey } from '../../../shared/address';
import { listDefinitions } from '../../features/records/list/columns';
import { noteOf, notedRows, OwnName } from '../../features/notes/LocalMark';
import { focusDetails } from '../../features/records/list/focus';
import { readSearch } from '../../features/records/list/model/read-search';
import { useModel } from '../../features/records/list/prepared-model';
import { searchLanguage } from '../../features/records/list/search-language';
import { goToRecord } from '../../store/list-actions';
import { noFilters } from '../../store/list-state';
import { useWindow, useZone } from '../../store/store';
import { Identicon } from '../../ui/address/Identicon';
import { CodeText, NameText } from '../../ui/text/ServiceText';
import { Monogram } from '../../ui/Monogram';
import { paletteWords } from '../../i18n/palette';
import { findWords } from './find-words';
import type { Option } from './options';
import styles from './palette.module.css';

/** Records of a list that are offered by name; the search of the list finds all. */
const mostOffered = 3;

/** Hits of a search that are checked: hits in names come first. */
const mostLookedAt = 20;

/** Shortest text that is searched for. One letter is in nearly every name, and takes the longest to find. */
const shortest = 2;

const roles = { wallets: 'wallet', contracts: 'contract' } as const;

const addressOf = (row: Wallet | SmartContract): string | null => fieldText(recordAddress(row));

/**
 * An option that opens the details of a record. It does not show the address: a user who copies the address must have
 * seen the warnings about it.
 */
const recordOption = (
  list: ListName,
  record: number,
  row: Wallet | SmartContract,
  own: string,
): Option => {
  const address = addressOf(row);
  const asset = fieldText(row.asset);
  return {
    id: `record-${list}-${record}`,
    group: paletteWords.records,
    icon: address !== null && <Identicon address={addressKey(address)} size={20} />,
    label: (
      <>
        {own !== '' && (
          <>
            <OwnName name={own} />{' '}
          </>
        )}
        <NameText text={fieldText(recordName(row))} longest={100} />
      </>
    ),
    about: (
      <>
        {asset !== null && (
          <span className={styles['asset']}>
            <Monogram code={asset} />
            <CodeText text={asset} longest={20} />
          </span>
        )}
        <span>{paletteWords.roles[roles[list]]}</span>
      </>
    ),
    run: () => {
      goToRecord(list, record);
      focusDetails();
    },
  };
};

/**
 * Options for the records of a list whose names, or the user's own names for them, have the typed words, in the order
 * of the list's search; none where `typed` is null.
 */
export const useRecordOptions = <Name extends ListName>(
  list: Name,
  rows: readonly RowOf[Name][] | undefined,
  typed: string | null,
): readonly Option[] => {
  const known = useModel(list, rows);
  const zone = useZone();
  const notes = useWindow((state) => state.notes);
  const isAsked = typed !== null && typed.trim().length >= shortest;
  const noted = useMemo(
    () => (isAsked && rows ? notedRows(notes, rows, addressOf, () => null) : null),
    [isAsked, notes, rows],
  );
  return useMemo(() => {
    if (typed === null || !isAsked || !rows) return [];
    const { operators } = listDefinitions[list];
    const search = readSearch(typed, operators, zone, searchLanguage());
    const found = known.model.view({ search, filters: noFilters, sort: null, noted });
    return Array.from(found.rows.subarray(0, mostLookedAt))
      .flatMap((record) => {
        const row = rows[record];
        if (!row) return [];
        const own = noteOf(notes, addressOf(row))?.name ?? '';
        const isFound = findWords(`${fieldText(recordName(row)) ?? ''}\n${own}`, typed) !== null;
        return isFound ? [recordOption(list, record, row, own)] : [];
      })
      .slice(0, mostOffered);
  }, [list, typed, isAsked, rows, known, zone, notes, noted]);
};
