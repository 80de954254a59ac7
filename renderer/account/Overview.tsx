import { lazy, Suspense } from 'react';
import { useActiveProfile } from '../state/active-profile';
import { useNow } from '../state/now';
import { useWindow } from '../state/store';
import { showMoment } from '../text/dates';
import { absentList } from '../text/absent-list';
import { fieldText } from '../text/field';
import { ServiceText } from '../text/ServiceText';
import { Tile } from '../ui/Tile';
import { words } from '../words';
import { keptWords } from '../words/kept';
import { ChangeSummary } from '../activity/ChangeSummary';
import { Differences } from './Differences';
import { LookAlikeSummary } from './LookAlikeSummary';
import { NotRead } from './NotRead';
import facts from '../ui/facts.module.css';
import styles from './Overview.module.css';

const Connection = lazy(async () => ({ default: (await import('./Connection')).Connection }));

/** Drawn when both lists are read; until then there is nothing to draw, and nothing is loaded for it. */
const Charts = lazy(async () => ({ default: (await import('../charts/Charts')).Charts }));

/** Keeps the place of the charts: what comes after them must not move away under a pointer that is about to click. */
const chartsToCome = <div className={styles['chartsToCome']} />;

const countOf = (count: number, absent: string | null): string =>
  absent === null ? words.list.count(count) : words.list.unknown;

/** The account at a glance: who, how much, since when, and over which connection. */
export function Overview() {
  const head = useWindow((state) => state.account?.head);
  const wallets = useWindow((state) => state.account?.wallets);
  const contracts = useWindow((state) => state.account?.contracts);
  const profile = useActiveProfile();
  const now = useNow();
  const noWallets = absentList(head, 'wallets');
  const noContracts = absentList(head, 'contracts');
  return (
    <div className={styles['overview']}>
      {head ? (
        <>
          <section className={styles['card']} aria-label={words.overview.holder}>
            <p className={styles['holder']}>
              <ServiceText text={fieldText(head.name)} />
            </p>
            <dl className={facts['facts']}>
              <dt>{words.overview.email}</dt>
              <dd>
                <ServiceText text={fieldText(head.email)} />
              </dd>
              <dt>{words.overview.userId}</dt>
              <dd className={styles['mono']}>
                <ServiceText text={fieldText(head.userId)} />
              </dd>
            </dl>
          </section>
          <dl className={styles['figures']}>
            <Tile
              label={words.account.wallets}
              value={countOf(head.walletCount, noWallets)}
              remark={noWallets}
            />
            <Tile
              label={words.account.smartContracts}
              value={countOf(head.contractCount, noContracts)}
              remark={noContracts}
            />
            <Tile
              label={head.source === 'copy' ? keptWords.badge : words.overview.lastUpdate}
              value={showMoment(head.receivedAt, now)}
            />
          </dl>
          <ChangeSummary />
          <LookAlikeSummary />
          {head.differences.length > 0 && <Differences head={head} />}
          {head.walletCount + head.contractCount > 0 && (
            <Suspense fallback={chartsToCome}>
              {wallets && contracts ? (
                <Charts wallets={wallets} contracts={contracts} />
              ) : (
                chartsToCome
              )}
            </Suspense>
          )}
        </>
      ) : (
        <NotRead />
      )}
      {profile && (
        <Suspense>
          <Connection key={profile.id} profile={profile} />
        </Suspense>
      )}
    </div>
  );
}
