import type { Profile } from '../../shared/profile';
import { Private } from '../text/Private';
import { Notice } from '../ui/Notice';
import { PublicKeyActions } from '../ui/PublicKeyActions';
import { words } from '../words';
import { NewKeys } from './NewKeys';
import { Section } from './Section';
import facts from '../ui/facts.module.css';
import styles from './settings.module.css';

/** A profile's public key, where its keys are, and how to give it new ones. */
export function KeysSection({ profile }: { readonly profile: Profile }) {
  const { publicKey } = profile;
  return (
    <Section title={words.settings.keys} setting="keys">
      {publicKey && !profile.accepted && <Notice kind="warning">{words.settings.waiting}</Notice>}
      <dl className={facts['facts']}>
        <dt>{words.overview.secrets}</dt>
        <dd>{words.overview.homes[profile.secrets]}</dd>
        {publicKey && (
          <>
            <dt>{words.overview.publicKey}</dt>
            <dd>{words.overview.keyLength(publicKey.bits)}</dd>
            <dt>{words.connect.fingerprint}</dt>
            <dd className={styles['mono']}>
              <Private text={publicKey.fingerprint} />
            </dd>
          </>
        )}
      </dl>
      {publicKey && <PublicKeyActions spki={publicKey.spki} of={{ profileId: profile.id }} />}
      {profile.kind === 'service' && <NewKeys profile={profile} />}
    </Section>
  );
}
