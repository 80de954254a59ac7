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
import { focusDetails } from '../../features/records/list/focus';
import { readSearch } from '../../features/records/list/model/read-search';
import { useModel } from '../../features/records/list/prepared-model';
import { searchLanguage } from '../../features/records/list/search-language';
import { goToRecord } from '../../store/list-actions';
import { noFilters } from '../../store/list-state';
import { useZone } from '../../store/store';
import { Identicon } from '../../ui/address/Identicon';
import { CodeText, NameText } from '../../ui/text/ServiceText';
import { Monogram } from '../../ui/Monogram';
import { paletteWords } from '../../i18n/palette';
import { findWords } from './find-words';
import type { Option } from './options';
import styles from './palette.module.css';

/** Records of a list that are offered by their names: its search has all. */
const mostOffered = 3;

/** Hits of a search that are looked at: those in names are the first of them. */
const mostLookedAt = 20;

/** One letter is in nearly every name, and takes the longest to look for. */
const shortest = 2;

const roles = { wallets: 'wallet', contracts: 'contract' } as const;

/** Leads to the details of a record. Of its address it shows nothing: whoever copies it has seen what warns of it. */
const recordOption = (list: ListName, record: number, row: Wallet | SmartContract): Option => {
  const address = fieldText(recordAddress(row));
  const asset = fieldText(row.asset);
  return {
    id: `record-${list}-${record}`,
    group: paletteWords.records,
    icon: address !== null && <Identicon address={addressKey(address)} size={20} />,
    label: <NameText text={fieldText(recordName(row))} longest={100} />,
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

/** The records of a list whose names have the words that were typed, as its search ranks them; none for null. */
export const useRecordOptions = <Name extends ListName>(
  list: Name,
  rows: readonly RowOf[Name][] | undefined,
  typed: string | null,
): readonly Option[] => {
  const known = useModel(list, rows);
  const zone = useZone();
  return useMemo(() => {
    if (typed === null || typed.trim().length < shortest || !rows) return [];
    const { operators } = listDefinitions[list];
    const search = readSearch(typed, operators, zone, searchLanguage());
    const found = known.model.view({ search, filters: noFilters, sort: null });
    return Array.from(found.rows.subarray(0, mostLookedAt))
      .flatMap((record) => {
        const row = rows[record];
        const name = row && fieldText(recordName(row));
        return name && findWords(name, typed) ? [recordOption(list, record, row)] : [];
      })
      .slice(0, mostOffered);
  }, [list, typed, rows, known, zone]);
};
