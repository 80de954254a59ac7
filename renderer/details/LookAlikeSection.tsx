import { useId, useMemo, useRef } from 'react';
import type { ListName } from '../../shared/account';
import { useAccountAddresses, useLookAlikes } from '../list/use-account-addresses';
import { dismissPair } from '../state/look-alike-actions';
import { Button } from '../ui/Button';
import { addressRelationWords } from '../words/address-relations';
import { AlikeComparison } from './AlikeComparison';
import { alikesOfRecord } from './alike-pairs';
import styles from './LookAlikeSection.module.css';

interface Props {
  readonly list: ListName;
  readonly record: number;
}

/** Warns of addresses of the account that look like one of this record, and compares them. */
export function LookAlikeSection({ list, record }: Props) {
  const title = useId();
  const section = useRef<HTMLElement>(null);
  const addresses = useAccountAddresses();
  const alikes = useLookAlikes(addresses);
  const found = useMemo(
    () => addresses && alikes && alikesOfRecord(list, record, addresses, alikes),
    [addresses, alikes, list, record],
  );
  if (!found || (found.shown.length === 0 && found.dismissed.length === 0)) return null;
  const { shown, more, dismissed } = found;
  const judge = (pairs: readonly string[], isDismissed: boolean): void => {
    // The button that has the keyboard goes.
    section.current?.focus();
    for (const pair of pairs) void dismissPair(pair, isDismissed);
  };
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={title}
      className={styles[shown.length > 0 ? 'warning' : 'quiet']}
    >
      <h3 id={title} className={styles['title']}>
        {shown.length > 0 ? addressRelationWords.title : addressRelationWords.summaryTitle}
      </h3>
      {shown.map((pair) => (
        <AlikeComparison
          key={pair.pair}
          {...pair}
          onDismiss={() => {
            judge([pair.pair], true);
          }}
        />
      ))}
      {more > 0 && <p>{addressRelationWords.more(more)}</p>}
      {shown.length > 0 && <p className={styles['advice']}>{addressRelationWords.advice}</p>}
      {dismissed.length > 0 && (
        <p className={styles['dismissed']}>
          <span>{addressRelationWords.dismissed(dismissed.length)}</span>
          <Button
            className={styles['button']}
            onClick={() => {
              judge(dismissed, false);
            }}
          >
            {addressRelationWords.warnAgain}
          </Button>
        </p>
      )}
    </section>
  );
}
