import { Lock, Plug } from 'lucide-react';
import { type AccountHead, fieldText } from '../../../shared/account';
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
import styles from './AccountCard.module.css';

interface Props {
  readonly head: AccountHead;
  readonly profile: Profile;
}

/** Longest e-mail address or ID shown, in UTF-16 units. */
const longest = 120;

/** The account's holder as the service reports it, and the service and keys of the profile. */
export function AccountCard({ head, profile }: Props) {
  const { account, email, userId, copyUserId, encrypted, secrets } = words.overview;
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
        <dd>{words.settings.homes[profile.secrets]}</dd>
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
