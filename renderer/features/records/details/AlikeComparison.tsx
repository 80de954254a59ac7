import type { ReactNode } from 'react';
import { longestPair } from '../../../../shared/activity';
import { DifferingPlaces, AddressText, countDifferences } from '../../../ui/address/GroupedAddress';
import { formatOf, writtenAddress } from '../../../ui/address/checksum-state';
import type { PlacedAddress } from '../list/account-addresses';
import { isOwnPlace } from '../list/model/address-book';
import { useNow } from '../../../store/now';
import { useWindow, useValuesHidden, useEvmAssets, useZone } from '../../../store/store';
import { showStamp, useMoment } from '../../../ui/text/dates';
import { NameText } from '../../../ui/text/ServiceText';
import { Button } from '../../../ui/Button';
import { noteOf } from '../../notes/LocalMark';
import { detailsWords } from '../../../i18n/details';
import { addressRelationWords } from '../../../i18n/address-relations';
import { type AlikePair, type PairAges, orderOf } from './alike-pairs';
import styles from './Details.module.css';
import { RecordLink } from './RecordLink';

interface Props extends AlikePair {
  readonly seen: PairAges;
  readonly onDismiss: () => void;
}

/** Owner of the pair's other address: a record of the account, a former record, or a note of the user. */
export function Whose({ other: { place, row, at, more } }: Pick<AlikePair, 'other'>) {
  const moment = useMoment();
  const notes = useWindow((state) => state.notes);
  const note = noteOf(notes, at.text);
  const noted = note && (
    <>
      {addressRelationWords.inNotes} {note.name !== '' && <NameText text={note.name} />}
    </>
  );
  if (place === 'notes') return noted;
  if (place === 'former') {
    const until = at.until === null ? null : moment(at.until);
    return (
      <>
        {addressRelationWords.former(at.list, until)} <NameText text={at.name} longest={120} />
        {noted && <> · {noted}</>}
      </>
    );
  }
  return (
    <>
      {addressRelationWords.other[place]} <RecordLink list={at.list} record={row} />{' '}
      {more > 0 && addressRelationWords.sharedBy(more)}
      {noted && <> · {noted}</>}
    </>
  );
}

/** Compares two addresses, one above the other, with differing characters marked. */
export function AlikeComparison({ pair, ends, own, other, seen, onDismiss }: Props) {
  const evmAssets = useEvmAssets();
  const formatIn = ({ asset }: PlacedAddress, isRecord: boolean) =>
    isRecord ? formatOf(asset, { evmAssets }) : 'evm';
  const [format, otherFormat] = [
    formatIn(own.at, true),
    formatIn(other.at, isOwnPlace(other.place) || other.place === 'former'),
  ];
  const written = writtenAddress(own.at.text, format);
  const otherWritten = writtenAddress(other.at.text, otherFormat);
  const count = countDifferences(written, otherWritten);
  const order = orderOf(seen.own, seen.other);
  const now = useNow();
  const isHidden = useValuesHidden();
  const zone = useZone();
  // Shows seconds if both times fall into the same minute.
  const isNear = showStamp(seen.own ?? 0, now, zone) === showStamp(seen.other ?? 0, now, zone);
  const when = (at: number | null): string =>
    at === null ? '' : showStamp(at, now, zone, isNear ? 'second' : 'minute');
  /** How long an address is known, for the older and the newer of the two. */
  const age = (of: 'own' | 'other'): ReactNode => {
    if (order === 'unknown' || order === 'together') return null;
    const isFirst = order === of;
    return (
      <span className={styles[isFirst ? 'known' : 'fresh']}>
        {addressRelationWords[isFirst ? 'knownSince' : 'newSince'](when(seen[of]))}
      </span>
    );
  };
  const both = [
    <div key="own">
      <p className={styles['meta']}>
        {addressRelationWords.own[own.place]} {age('own')}
      </p>
      <AddressText address={written} other={otherWritten} />
    </div>,
    <div key="other">
      <p className={styles['meta']}>
        <Whose other={other} /> {age('other')}
      </p>
      <AddressText address={otherWritten} other={written} />
    </div>,
  ];
  const isOtherFirst = order === 'other';
  const [text, below] = isOtherFirst ? [otherWritten, written] : [written, otherWritten];
  return (
    <div className={styles['pair']}>
      <p>
        {count && !isHidden
          ? detailsWords.differing(count.differing, count.all, count.otherCapitals)
          : addressRelationWords.sameEnds[ends]}
        <DifferingPlaces {...{ text, other: below }} />
        {order === 'together' && ` ${addressRelationWords.together(when(seen.own))}`}
      </p>
      {isOtherFirst ? both.toReversed() : both}
      {pair.length <= longestPair && (
        <p>
          <Button onClick={onDismiss}>{addressRelationWords.dismiss}</Button>
        </p>
      )}
    </div>
  );
}
