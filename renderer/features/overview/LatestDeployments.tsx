import { useMemo } from 'react';
import { fieldText, type SmartContract } from '../../../shared/account';
import { shortAddress } from '../../../shared/address';
import { Identicon, hasIdenticon } from '../../ui/address/Identicon';
import { useModel } from '../records/list/prepared-model';
import { useAccountAddresses } from '../records/list/use-account-addresses';
import { goToRecord } from '../../store/list-actions';
import { useNowByMinute } from '../../store/now';
import { useZone, useWindow } from '../../store/store';
import { showDate } from '../../ui/text/dates';
import { NameText, Private } from '../../ui/text/ServiceText';
import { Card } from '../../ui/Card';
import { words } from '../../i18n/window';
import { noteOf, OwnName } from '../notes/LocalMark';
import { latestOf } from './latest';
import typography from '../../ui/typography.module.css';
import styles from './LatestDeployments.module.css';

const most = 5;

/** The contracts deployed last, with date and deployer. */
export function LatestDeployments({ contracts }: { readonly contracts: readonly SmartContract[] }) {
  const { model } = useModel('contracts', contracts);
  const times = model.times('deployedAt');
  const names = useAccountAddresses()?.names;
  const notes = useWindow((state) => state.notes);
  const zone = useZone();
  // A minute's precision is enough: the current time only excludes dates in the future.
  const now = useNowByMinute();
  const latest = useMemo(() => times && latestOf(times, now, most), [times, now]);
  const { latest: title, noneDated } = words.overview;
  return (
    <Card title={title}>
      {latest?.length === 0 && <p className={typography['muted']}>{noneDated}</p>}
      <ul className={styles['latest']} aria-busy={!latest}>
        {!latest &&
          Array.from({ length: Math.min(most, contracts.length) }, (_, place) => (
            <li key={place} aria-hidden="true" className={styles['deployment']} data-to-come>
              <span className={styles['picture']} />
            </li>
          ))}
        {latest?.map((row) => {
          const contract = contracts[row];
          if (!contract) return null;
          const { name, address, deployedAt, deployedBy } = contract;
          const seed = fieldText(address);
          const date = showDate(fieldText(deployedAt) ?? '', now, zone);
          const by = fieldText(deployedBy);
          const known = names?.of(row);
          const who = known ? known.name : by && shortAddress(by);
          const ownName = noteOf(notes, by)?.name ?? '';
          return (
            <li key={row}>
              <button
                type="button"
                className={styles['deployment']}
                onClick={() => {
                  goToRecord('contracts', row);
                }}
              >
                <span className={styles['picture']}>
                  {hasIdenticon(seed) && <Identicon address={seed} size={24} />}
                </span>
                <span className={styles['name']}>
                  <NameText text={fieldText(name)} />
                </span>
                <span className={styles['what']}>
                  <Private text={date.kind === 'date' ? date.day : date.text} /> ·{' '}
                  {who !== null && `${words.overview.deployedBy} `}
                  {ownName !== '' && (
                    <>
                      <OwnName name={ownName} />{' '}
                    </>
                  )}
                  {(ownName === '' || known) && <NameText text={who} />}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
