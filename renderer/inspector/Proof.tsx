import { isSpent, type TokenInspection } from '../../shared/inspection';
import { useNowBySecond } from '../state/now';
import { useValuesHidden } from '../state/values-hidden';
import { Private } from '../text/Private';
import { inspectorWords } from '../words/inspector';
import { privacyWords } from '../words/privacy';
import { Fact } from './Fact';
import { MaskedSecret } from './MaskedSecret';
import facts from '../ui/facts.module.css';
import styles from './TokenInspector.module.css';

interface Props {
  readonly profileId: string;
  readonly inspection: TokenInspection;
}

/** Whether the signature is right, and the two values that are shown only on demand. */
export function Proof({ profileId, inspection }: Props) {
  const now = useNowBySecond();
  const spent = isSpent(inspection, now);
  const hidden = useValuesHidden();
  // Another token, or hidden since: what was shown goes.
  const token = `${inspection.signedAt} ${inspection.claims.nonce} ${hidden}`;
  return (
    <>
      <p className={inspection.verified ? styles['good'] : styles['bad']}>
        {inspection.verified ? inspectorWords.verified : inspectorWords.notVerified}
      </p>
      <dl className={facts['facts']}>
        {inspection.fingerprint !== null && (
          <Fact name={inspectorWords.fingerprint}>
            <span className={styles['mono']}>
              <Private text={inspection.fingerprint} />
            </span>
          </Fact>
        )}
        <Fact name={inspectorWords.signature}>
          <MaskedSecret
            key={token}
            profileId={profileId}
            part="signature"
            hint={hidden ? privacyWords.secret : spent ? undefined : inspectorWords.notYet}
          />
        </Fact>
        <Fact name={inspectorWords.apiKey}>
          <MaskedSecret
            key={token}
            profileId={profileId}
            part="apiKey"
            hint={hidden ? privacyWords.secret : undefined}
          />
        </Fact>
      </dl>
    </>
  );
}
