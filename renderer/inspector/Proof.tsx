import type { TokenInspection } from '../../shared/inspection';
import { Private } from '../text/Private';
import { inspectorWords } from '../words/inspector';
import { Fact } from './Fact';
import facts from '../ui/facts.module.css';
import styles from './TokenInspector.module.css';

/** Whether the signature is right. Neither it nor the API key is ever in the window. */
export function Proof({ inspection }: { readonly inspection: TokenInspection }) {
  return (
    <>
      <p className={inspection.verified ? styles['good'] : styles['bad']}>
        {inspection.verified ? inspectorWords.verified : inspectorWords.notVerified}
      </p>
      {inspection.fingerprint !== null && (
        <dl className={facts['facts']}>
          <Fact name={inspectorWords.fingerprint}>
            <span className={styles['mono']}>
              <Private text={inspection.fingerprint} />
            </span>
          </Fact>
        </dl>
      )}
      <p className={styles['hint']}>{inspectorWords.notShown}</p>
    </>
  );
}
