import { TriangleAlert } from 'lucide-react';
import { useMemo, useRef } from 'react';
import type { ListName } from '../../../../shared/account';
import { addressKey } from '../../../../shared/address';
import { Doubt } from '../../../ui/address/Doubt';
import { AddressText } from '../../../ui/address/GroupedAddress';
import type { OwnPlace } from '../list/model/address-book';
import { useAccountAddresses, useLookAlikes } from '../list/use-account-addresses';
import { dismissPair } from '../../../store/activity-actions';
import type { SimilarRecord } from '../../../store/pending-copy';
import { NameText } from '../../../ui/text/ServiceText';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { words } from '../../../i18n/window';
import { activityWords } from '../../../i18n/activity';
import { addressRelationWords } from '../../../i18n/address-relations';
import { toolWords } from '../../../i18n/list';
import { AlikeComparison, Whose } from './AlikeComparison';
import {
  agesOf,
  alikesOfRecord,
  orderOf,
  type AlikePair,
  type AlikesOfRecord,
  type SeenRecord,
} from './alike-pairs';
import styles from './Details.module.css';

interface Props {
  /** Whose address: the record's own or its deployer's. */
  readonly place: OwnPlace;
  readonly record: number;
  /** The look-alikes of the address; null until known. */
  readonly found: AlikesOfRecord | null;
  /** Keys (`addressKey`) of addresses that are already compared with this one elsewhere. */
  readonly told: readonly string[];
  /**
   * Returns when a record's address was first seen, in milliseconds since the epoch. Not passed for deployers, whose
   * ages are not known.
   */
  readonly seenAt?: (of: SeenRecord) => number | null;
  /** Whether the advice is already shown above. */
  readonly isAdvised?: boolean;
}

const unseen = () => null;

/** Element id of the section that compares a deployer with its look-alikes. */
const deployerAnchor = 'deployer-look-alikes';

/** The look-alikes of one address of a record; null until known. */
export const useAlikesOf = (place: OwnPlace, record: number): AlikesOfRecord | null => {
  const addresses = useAccountAddresses();
  const alikes = useLookAlikes(addresses);
  return useMemo(
    () => addresses && alikes && alikesOfRecord(place, record, addresses, alikes),
    [addresses, alikes, place, record],
  );
};

/** Warns of other addresses that look like this one, and compares them. */
export function LookAlikeSection(props: Props) {
  const { place, record, found, told, seenAt = unseen, isAdvised = false } = props;
  const section = useRef<HTMLElement>(null);
  if (!found) return null;
  const { more, dismissed } = found;
  const shown = found.shown.filter(({ other }) => !told.includes(addressKey(other.at.text)));
  if (shown.length === 0 && more === 0 && dismissed.length === 0) return null;
  const judge = (pairs: readonly string[], isDismissed: boolean): void => {
    // The focused button will be removed.
    section.current?.focus();
    for (const pair of pairs) void dismissPair(pair, isDismissed);
  };
  const isNew = shown.some((pair) => {
    const { own, other } = agesOf(pair, record, seenAt);
    return orderOf(own, other) === 'other';
  });
  const ownTitle = addressRelationWords[isNew ? 'freshTitle' : 'title'];
  const title = place === 'deployers' ? addressRelationWords.deployerTitle : ownTitle;
  return (
    <Doubt
      ref={section}
      anchor={place === 'deployers' ? deployerAnchor : undefined}
      settled={shown.length === 0 && more === 0}
      title={shown.length > 0 || more > 0 ? title : addressRelationWords.summaryTitle}
    >
      {shown.length > 0 && !isAdvised && (
        <p className={styles['advice']}>{addressRelationWords.advice}</p>
      )}
      {shown.map((pair) => (
        <AlikeComparison
          key={pair.pair}
          {...pair}
          seen={agesOf(pair, record, seenAt)}
          onDismiss={() => {
            judge([pair.pair], true);
          }}
        />
      ))}
      {more > 0 && <p>{addressRelationWords.more(more)}</p>}
      {dismissed.length > 0 && (
        <p className={styles['spread']}>
          <span>{addressRelationWords.dismissed(dismissed.length)}</span>
          <Button
            onClick={() => {
              judge(dismissed, false);
            }}
          >
            {addressRelationWords.warnAgain}
          </Button>
        </p>
      )}
    </Doubt>
  );
}

/** Names the first look-alike of a contract's deployer, with a button to the comparison further down. */
export function DeployerDoubt({ record }: Pick<Props, 'record'>) {
  const found = useAlikesOf('deployers', record);
  const name = useAccountAddresses()?.names.of(record)?.name;
  const [first] = found?.shown ?? [];
  if (!first) return null;
  return (
    <div className={styles['deployerDoubt']}>
      <Icon of={TriangleAlert} size={14} />
      <div>
        <p>
          <strong>{addressRelationWords.deployerTitle}</strong>
        </p>
        <dl>
          {name && (
            <>
              <dt>{toolWords.deployer}</dt>
              <dd>
                <NameText text={name} longest={120} />
              </dd>
            </>
          )}
          <dt>{addressRelationWords.deployerLike}</dt>
          <dd>
            <Whose other={first.other} />
          </dd>
        </dl>
        <p>{addressRelationWords.neitherKnown}</p>
      </div>
      <Button
        onClick={() => {
          document.getElementById(deployerAnchor)?.focus();
        }}
      >
        {addressRelationWords.compare}
      </Button>
    </div>
  );
}

interface SameNameProps {
  readonly list: ListName;
  /** The address as written in the lists. */
  readonly address: string;
  /** The known records that this one may be confused with. */
  readonly similar: readonly SimilarRecord[];
  /** The look-alikes of the address. */
  readonly alikes: readonly AlikePair[];
}

/** Warns that a known record has the same name and asset, and shows both addresses one above the other. */
export function SameNameSection({ list, address, similar, alikes }: SameNameProps) {
  return (
    <Doubt title={activityWords.marks.sameName}>
      {similar.map(({ by, known, list: from, name, address: other }) => {
        if (by !== 'name' || other === null) return null;
        const alike = alikes.find(({ other: { at } }) => addressKey(at.text) === addressKey(other));
        return (
          <div key={other} className={styles['pair']}>
            <div>
              <p className={styles['meta']}>{addressRelationWords.own[list]}</p>
              <AddressText address={address} other={other} />
            </div>
            <div>
              <p className={styles['meta']}>
                {words.copying.similar.name[known === 'note' ? 'record' : known][from]}{' '}
                <NameText text={name} longest={120} />
              </p>
              <AddressText address={other} other={address} />
            </div>
            {alike && <p>{addressRelationWords.sameEnds[alike.ends]}</p>}
          </div>
        );
      })}
      <p className={styles['advice']}>{addressRelationWords.advice}</p>
    </Doubt>
  );
}
