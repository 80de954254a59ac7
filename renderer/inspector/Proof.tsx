import { isSpent, type TokenInspection } from '../../shared/inspection';
import { useNowBySecond } from '../state/now';
import { words } from '../words';
import { Fact } from './Fact';
import { MaskedSecret } from './MaskedSecret';
import styles from './TokenInspector.module.css';

interface Props {
  readonly profileId: string;
  readonly inspection: TokenInspection;
}

/** Whether the signature is right, and the two values that are shown only on demand. */
export function Proof({ profileId, inspection }: Props) {
  const now = useNowBySecond();
  const spent = isSpent(inspection, now);
  // Another token: what was shown belongs to the one before.
  const token = `${inspection.signedAt} ${inspection.claims.nonce}`;
  return (
    <>
      <p className={inspection.verified ? styles['good'] : styles['bad']}>
        {inspection.verified ? words.inspector.verified : words.inspector.notVerified}
      </p>
      <dl className={styles['facts']}>
        {inspection.fingerprint !== null && (
          <Fact name={words.inspector.fingerprint}>
            <span className={styles['mono']}>{inspection.fingerprint}</span>
          </Fact>
        )}
        <Fact name={words.inspector.signature}>
          <MaskedSecret
            key={token}
            profileId={profileId}
            part="signature"
            hint={spent ? undefined : words.inspector.notYet}
          />
        </Fact>
        <Fact name={words.inspector.apiKey}>
          <MaskedSecret key={token} profileId={profileId} part="apiKey" hint={undefined} />
        </Fact>
      </dl>
    </>
  );
}
