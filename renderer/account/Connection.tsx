import type { Profile } from '../../shared/profile';
import { show } from '../state/actions';
import { Private } from '../text/Private';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { words } from '../words';
import facts from '../ui/facts.module.css';
import styles from './Overview.module.css';

/** How this account is reached and where its keys are. */
export function Connection({ profile }: { readonly profile: Profile }) {
  const { publicKey } = profile;
  return (
    <Card
      title={words.overview.connection}
      action={
        <Button
          onClick={() => {
            show('settings');
          }}
        >
          {words.overview.change}
        </Button>
      }
    >
      <dl className={facts['facts']}>
        <dt>{words.overview.service}</dt>
        <dd className={styles['mono']}>
          <Private text={profile.baseUrl} />
        </dd>
        {publicKey && (
          <>
            <dt>{words.overview.publicKey}</dt>
            <dd>
              {words.overview.keyLength(publicKey.bits)}
              <br />
              <span className={styles['mono']}>
                <Private text={publicKey.fingerprint} />
              </span>
            </dd>
          </>
        )}
        <dt>{words.overview.secrets}</dt>
        <dd>{words.overview.homes[profile.secrets]}</dd>
      </dl>
    </Card>
  );
}
