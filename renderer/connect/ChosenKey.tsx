import type { StagedKey } from '../../shared/profile';
import { useValuesHidden } from '../state/values-hidden';
import { Private } from '../text/Private';
import { PublicKeyActions } from '../ui/PublicKeyActions';
import { words } from '../words';
import { privacyWords } from '../words/privacy';
import { ClearClipboard } from './ClearClipboard';
import styles from './KeyChooser.module.css';

/** RSA sizes below this are still accepted; BSI and NIST advise more for new keys. */
const advisedBits = 3072;

function Origin({ origin, fileName }: Pick<StagedKey, 'origin' | 'fileName'>) {
  const hidden = useValuesHidden();
  if (origin === 'generated') return words.connect.generated;
  if (fileName === undefined) return words.connect.fromClipboard;
  return words.connect.fromFile(hidden ? privacyWords.mask : fileName);
}

/** The public half's facts of a key that is ready to be saved. */
export function ChosenKey({ chosen }: { readonly chosen: StagedKey }) {
  return (
    <dl className={styles['chosen']}>
      <dt>{words.connect.keyReady(chosen.bits)}</dt>
      <dd>
        <bdi>
          <Origin {...chosen} />
        </bdi>
      </dd>
      <dt>{words.connect.fingerprint}</dt>
      <dd className={styles['fingerprint']}>
        <Private text={chosen.fingerprint} />
      </dd>
      {chosen.bits < advisedBits && <dd className={styles['wide']}>{words.connect.shortKey}</dd>}
      {chosen.origin === 'generated' && (
        <dd className={styles['wide']}>{words.connect.registerFirst}</dd>
      )}
      {chosen.origin === 'clipboard' && (
        <dd className={styles['wide']}>
          <ClearClipboard key={chosen.stagedKeyId} stagedKeyId={chosen.stagedKeyId} />
        </dd>
      )}
      <dd className={styles['wide']}>
        <PublicKeyActions spki={chosen.spki} of={{ stagedKeyId: chosen.stagedKeyId }} />
      </dd>
    </dl>
  );
}
