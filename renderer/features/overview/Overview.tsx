import { listNames, type AccountHead, fieldText } from '../../../shared/account';
import { AccountEmptyState } from '../account/AccountEmptyState';
import { useActiveProfile, useWindow } from '../../store/store';
import { lazyComponent } from '../../ui/lazy-component';
import { Attention } from './Attention';
import { LatestDeployments } from './LatestDeployments';
import styles from './Overview.module.css';
import { Shares } from './Shares';
import { Lock, Plug } from 'lucide-react';
import { hostOf } from '../../../shared/base-url';
import type { Profile } from '../../../shared/profile';
import { showSetting } from '../../store/navigate';
import { Private, ServiceText } from '../../ui/text/ServiceText';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { CopyButton } from '../../ui/CopyButton';
import { Icon } from '../../ui/Icon';
import { words } from '../../i18n/window';
import { activityWords } from '../../i18n/activity';
import { connectionCheckWords } from '../../i18n/diagnostics';

interface Props {
  readonly head: AccountHead;
  readonly profile: Profile;
}

/** Longest e-mail address or ID, in UTF-16 units. */
const longest = 120;

/** Whose account it is by the service, and where it comes from. */
function AccountCard({ head, profile }: Props) {
  const { account, email, userId, copyUserId, encrypted, secrets, homes } = words.overview;
  const isEncrypted = profile.baseUrl.startsWith('https:');
  return (
    <Card title={account}>
      <dl className={styles['facts']}>
        <dt>{email}</dt>
        <dd>
          <ServiceText text={fieldText(head.email)} longest={longest} />
        </dd>
        <dt>{userId}</dt>
        <dd className={styles['id']}>
          <ServiceText text={fieldText(head.userId)} longest={longest} />
          <CopyButton label={copyUserId} text={fieldText(head.userId)} />
        </dd>
        <dt>{words.settings.service}</dt>
        <dd className={styles['host']}>
          {isEncrypted && (
            <span title={encrypted} className={styles['lock']}>
              <Icon of={Lock} size={13} />
            </span>
          )}
          <span>
            {profile.kind === 'demo' ? (
              activityWords.other.demo
            ) : (
              <Private text={hostOf(profile.baseUrl)} />
            )}
          </span>
        </dd>
        <dt>{secrets}</dt>
        <dd>{homes[profile.secrets]}</dd>
        {profile.publicKey && (
          <>
            <dt>{words.settings.fingerprint}</dt>
            <dd className={styles['id']}>
              <Private text={profile.publicKey.fingerprint} />
              <CopyButton
                label={words.account.copyFingerprint}
                text={profile.publicKey.fingerprint}
              />
            </dd>
          </>
        )}
      </dl>
      <Button
        icon={Plug}
        onClick={() => {
          showSetting('connection-check');
        }}
      >
        {connectionCheckWords.run}
      </Button>
    </Card>
  );
}

/** Keeps a place: what comes after it must not move away under a pointer that is about to click. */
function ToCome({ of }: { readonly of: 'attention' | 'shares' | 'chart' | 'latest' | 'account' }) {
  return <div className={styles['toCome']} data-of={of} />;
}

/** Drawn when the contracts are read; until then there is nothing to draw, and nothing is loaded for it. */
const DeploymentsCard = lazyComponent(
  async () => (await import('./charts/DeploymentsCard')).DeploymentsCard,
  <ToCome of="chart" />,
);

/** The account at a glance: what needs somebody, what is in it, what is new, and whose it is; where these will be, while the first answer is read. */
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
