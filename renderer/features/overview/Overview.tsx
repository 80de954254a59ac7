import { listNames, type AccountHead } from '../../../shared/account';
import { AccountEmptyState } from '../account/AccountEmptyState';
import { useActiveProfile, useWindow } from '../../store/store';
import { lazyComponent } from '../../ui/lazy-component';
import { AccountCard } from './AccountCard';
import { Attention } from './Attention';
import { LatestDeployments } from './LatestDeployments';
import styles from './Overview.module.css';
import { Shares } from './Shares';

/** Keeps space for a part that is loading. Otherwise, later parts could move just as the user clicks. */
function ToCome({ of }: { readonly of: 'attention' | 'shares' | 'chart' | 'latest' | 'account' }) {
  return <div className={styles['toCome']} data-of={of} />;
}

/** Loaded once the contracts are read, because nothing can be drawn before. */
const DeploymentsCard = lazyComponent(
  async () => (await import('./charts/DeploymentsCard')).DeploymentsCard,
  <ToCome of="chart" />,
);

/**
 * The account at a glance: what needs attention, its contents, its latest deployments and its holder. Without `head`,
 * shows placeholders while the first answer is read.
 */
function Parts({ head }: { readonly head?: AccountHead }) {
  const wallets = useWindow((state) => state.account?.wallets);
  const contracts = useWindow((state) => state.account?.contracts);
  const profile = useActiveProfile();
  const lists = head && wallets && contracts && { wallets, contracts };
  return (
    <div aria-hidden={head ? undefined : true} className={styles['overview']}>
      <div className={styles['left']}>
        <div>{head ? <Attention head={head} /> : <ToCome of="attention" />}</div>
        <div className={styles['lists']}>
          {listNames.map((list) =>
            lists ? (
              <Shares key={list} list={list} rows={lists[list]} head={head} />
            ) : (
              <ToCome key={list} of="shares" />
            ),
          )}
        </div>
        <div className={styles['chart']}>
          {!lists && <ToCome of="chart" />}
          {lists && lists.contracts.length > 0 && <DeploymentsCard contracts={lists.contracts} />}
        </div>
      </div>
      <div className={styles['right']}>
        <div className={styles['latest']}>
          {!lists && <ToCome of="latest" />}
          {lists && lists.contracts.length > 0 && <LatestDeployments contracts={lists.contracts} />}
        </div>
        <div className={styles['account']}>
          {!head && <ToCome of="account" />}
          {head && profile && <AccountCard head={head} profile={profile} />}
        </div>
      </div>
    </div>
  );
}

export function Overview() {
  const head = useWindow((state) => state.account?.head);
  return head ? <Parts head={head} /> : <AccountEmptyState places={<Parts />} />;
}
