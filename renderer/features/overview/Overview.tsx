import type { AccountHead, ListName, RowOf } from '../../../shared/account';
import { AccountEmptyState } from '../account/AccountEmptyState';
import { modelOf } from '../records/list/prepared-model';
import { useActiveProfile, useEvmAssets } from '../../store/selectors';
import { useWindow } from '../../store/store';
import { absentList } from '../../ui/text/absent-list';
import { Card } from '../../ui/Card';
import { lazyComponent } from '../../ui/lazy-component';
import { words } from '../../i18n/window';
import { toolWords } from '../../i18n/list';
import { AccountCard } from './AccountCard';
import { Attention } from './Attention';
import { LatestDeployments } from './LatestDeployments';
import print from '../../ui/print.module.css';
import styles from './Overview.module.css';
import { Shares } from './Shares';

/** Keeps a place: what comes after it must not move away under a pointer that is about to click. */
function ToCome({ of }: { readonly of: 'attention' | 'shares' | 'chart' | 'latest' | 'account' }) {
  return <div className={styles['toCome']} data-of={of} />;
}

/** Drawn when the contracts are read; until then there is nothing to draw, and nothing is loaded for it. */
const DeploymentsCard = lazyComponent(
  async () => (await import('./charts/DeploymentsCard')).DeploymentsCard,
  <ToCome of="chart" />,
);

interface ListProps<Name extends ListName> {
  readonly list: Name;
  readonly rows: readonly RowOf[Name][];
  readonly head: AccountHead;
}

/** What a list consists of; where it has nothing, or did not come, that. */
function ListCard<Name extends ListName>({ list, rows, head }: ListProps<Name>) {
  const evmAssets = useEvmAssets();
  // How far it is prepared changes nothing of what is counted.
  const { model } = modelOf(list, rows, evmAssets).read();
  const absent = absentList(head, list);
  if (absent === null && rows.length > 0) {
    return <Shares list={list} model={model} all={rows.length} />;
  }
  const title = list === 'wallets' ? words.account.wallets : words.account.contracts;
  return (
    <Card title={title}>
      <p className={print['muted']}>{absent ?? toolWords.empty[list]}</p>
    </Card>
  );
}

/** The account at a glance: what needs somebody, what is in it, what is new, and whose it is. */
function Account({ head }: { readonly head: AccountHead }) {
  const wallets = useWindow((state) => state.account?.wallets);
  const contracts = useWindow((state) => state.account?.contracts);
  const profile = useActiveProfile();
  const waits = !wallets || !contracts;
  return (
    <div className={styles['overview']}>
      <div className={styles['left']}>
        <div>
          <Attention head={head} />
        </div>
        <div className={styles['lists']}>
          {waits ? (
            <>
              <ToCome of="shares" />
              <ToCome of="shares" />
            </>
          ) : (
            <>
              <ListCard list="wallets" rows={wallets} head={head} />
              <ListCard list="contracts" rows={contracts} head={head} />
            </>
          )}
        </div>
        <div className={styles['chart']}>
          {waits ? (
            <ToCome of="chart" />
          ) : (
            contracts.length > 0 && <DeploymentsCard contracts={contracts} />
          )}
        </div>
      </div>
      <div className={styles['right']}>
        <div className={styles['latest']}>
          {waits ? (
            <ToCome of="latest" />
          ) : (
            contracts.length > 0 && <LatestDeployments contracts={contracts} />
          )}
        </div>
        <div className={styles['account']}>
          {profile && <AccountCard head={head} profile={profile} />}
        </div>
      </div>
    </div>
  );
}

/** Where the parts will be, while the first answer is read. */
function Places() {
  return (
    <div aria-hidden="true" className={styles['overview']}>
      <div className={styles['left']}>
        <ToCome of="attention" />
        <div className={styles['lists']}>
          <ToCome of="shares" />
          <ToCome of="shares" />
        </div>
        <ToCome of="chart" />
      </div>
      <div className={styles['right']}>
        <ToCome of="latest" />
        <ToCome of="account" />
      </div>
    </div>
  );
}

export function Overview() {
  const head = useWindow((state) => state.account?.head);
  return head ? <Account head={head} /> : <AccountEmptyState places={<Places />} />;
}
