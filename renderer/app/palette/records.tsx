import { OctagonAlert, TriangleAlert } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import {
  fieldText,
  recordAddress,
  recordName,
  type ListName,
  type RowOf,
  type SmartContract,
  type Wallet,
} from '../../../shared/account';
import { rowMarks } from '../../../shared/activity';
import { addressKey } from '../../../shared/address';
import { listDefinitions } from '../../features/records/list/columns';
import { shortHex } from '../../features/records/list/columns/cell-views';
import { noFacts } from '../../features/records/list/model/list-query';
import { noteOf, notedRows, OwnName } from '../../features/notes/LocalMark';
import { focusDetails } from '../../features/records/list/focus';
import { readSearch } from '../../features/records/list/model/read-search';
import { useModel } from '../../features/records/list/prepared-model';
import { searchLanguage } from '../../features/records/list/search-language';
import { recordKey } from '../../store/follow-records';
import { goToRecord } from '../../store/list-actions';
import { noFilters } from '../../store/list-state';
import { useEvmAssets, useWindow, useZone } from '../../store/store';
import { formatOf, writtenAddress } from '../../ui/address/checksum-state';
import { Identicon } from '../../ui/address/Identicon';
import { CodeText, NameText } from '../../ui/text/ServiceText';
import { Icon } from '../../ui/Icon';
import { Monogram } from '../../ui/Monogram';
import { VisuallyHidden } from '../../ui/Status';
import { activityWords } from '../../i18n/activity';
import { paletteWords } from '../../i18n/palette';
import { findWords } from './find-words';
import { numbered, type Option } from './options';
import typography from '../../ui/typography.module.css';
import styles from './palette.module.css';

/** Records of a list that are offered by name; the search of the list finds all. */
const mostOffered = 3;

/** Hits of a search that are checked: hits in names come first. */
const mostLookedAt = 20;

/** Shortest text that is searched for. One letter is in nearly every name, and takes the longest to find. */
const shortest = 2;

const roles = { wallets: 'wallet', contracts: 'contract' } as const;

const addressOf = (row: Wallet | SmartContract): string | null => fieldText(recordAddress(row));

/** The icon of a record whose address must be compared before it is used, as in its list. */
const warningOf = (mark: number | undefined): ReactNode => {
  if (mark !== rowMarks.alarm && mark !== rowMarks.sameName) return null;
  const [icon, text] =
    mark === rowMarks.alarm
      ? [OctagonAlert, activityWords.marks.alarm]
      : [TriangleAlert, activityWords.marks.sameName];
  return (
    <span title={text} className={styles['alarmed']}>
      <Icon of={icon} size={14} />
      <VisuallyHidden>{text}. </VisuallyHidden>
    </span>
  );
};

interface Offered {
  readonly list: ListName;
  readonly record: number;
  readonly row: Wallet | SmartContract;
  /** The user's own name for the record; '' if there is none. */
  readonly own: string;
  /** The ends of the address, where another record of the list has the same name; else null. */
  readonly ends: string | null;
  readonly warning: ReactNode;
}

/**
 * An option that opens the details of a record. It does not show the whole address: a user who copies the address must
 * have seen the warnings about it.
 */
const recordOption = ({ list, record, row, own, ends, warning }: Offered, id: string): Option => {
  const address = addressOf(row);
  const asset = fieldText(row.asset);
  return {
    id: `record-${list}-${id}`,
    group: paletteWords.records,
    icon: address !== null && <Identicon address={addressKey(address)} size={20} />,
    label: (
      <>
        {warning}
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
        {ends !== null && (
          <span className={typography['mono']}>
            <CodeText text={ends} />
          </span>
        )}
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
  const marks = useWindow((state) => state.marks[list]);
  const evmAssets = useEvmAssets();
  const isAsked = typed !== null && typed.trim().length >= shortest;
  const facts = useMemo(() => {
    if (!isAsked || !rows) return noFacts;
    return { ...noFacts, ...notedRows(notes, rows, addressOf, () => null) };
  }, [isAsked, notes, rows]);
  return useMemo(() => {
    if (typed === null || !isAsked || !rows) return [];
    const { operators } = listDefinitions[list];
    const search = readSearch(typed, operators, zone, searchLanguage());
    const found = known.model.view({ search, filters: noFilters, sort: null, facts });
    const offered = Array.from(found.rows.subarray(0, mostLookedAt))
      .flatMap((record) => {
        const row = rows[record];
        if (!row) return [];
        const own = noteOf(notes, addressOf(row))?.name ?? '';
        const isFound = findWords(`${fieldText(recordName(row)) ?? ''}\n${own}`, typed) !== null;
        return isFound ? [{ list, record, row, own, warning: warningOf(marks?.[record]) }] : [];
      })
      .slice(0, mostOffered);
    const ids = numbered(offered.map(({ row }) => recordKey(list, row) ?? ''));
    return offered.map((one, at) => {
      const { record, row } = one;
      const name = fieldText(recordName(row));
      const address = addressOf(row);
      const isShared = rows.some(
        (other, place) => place !== record && fieldText(recordName(other)) === name,
      );
      const ends =
        isShared && address !== null
          ? shortHex(writtenAddress(address, formatOf(row.asset, { evmAssets })))
          : null;
      return recordOption({ ...one, ends }, ids[at] ?? '');
    });
  }, [list, typed, isAsked, rows, known, zone, notes, facts, marks, evmAssets]);
};
