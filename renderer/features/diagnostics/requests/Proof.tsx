import type { RequestDetails } from '../../../../shared/requests';
import { Private } from '../../../ui/text/ServiceText';
import { requestWords } from '../../../i18n/requests';
import { Fact } from './Fact';
import facts from '../../../ui/facts.module.css';
import styles from './requests.module.css';

/** Whether the signature is right. Neither it nor the API key is ever in the window. */
export function Proof({ request: { verdict, fingerprint } }: { readonly request: RequestDetails }) {
  return (
    <>
      <p className={verdict === 'not-verified' ? styles['bad'] : styles['good']}>
        {requestWords.verdicts[verdict]}
      </p>
      {fingerprint !== null && (
        <dl className={facts['facts']}>
          <Fact name={requestWords.fingerprint}>
            <span className={styles['mono']}>
              <Private text={fingerprint} />
            </span>
          </Fact>
        </dl>
      )}
      <p className={styles['hint']}>{requestWords.notShown}</p>
    </>
  );
}
