import type { StagedKey } from '../../shared/profile';
import { PublicKeyActions } from '../ui/PublicKeyActions';
import { words } from '../words';
import { ClearClipboard } from './ClearClipboard';
import styles from './KeyChooser.module.css';

/** RSA sizes below this are still accepted; BSI and NIST advise more for new keys. */
const advisedBits = 3072;

const originOf = ({ origin, fileName }: StagedKey): string => {
  if (origin === 'generated') return words.connect.generated;
  return fileName === undefined ? words.connect.fromClipboard : words.connect.fromFile(fileName);
};

/** The public half's facts of a key that is ready to be saved. */
export function ChosenKey({ chosen }: { readonly chosen: StagedKey }) {
  return (
    <dl className={styles['chosen']}>
      <dt>{words.connect.keyReady(chosen.bits)}</dt>
      <dd>
        <bdi>{originOf(chosen)}</bdi>
      </dd>
      <dt>{words.connect.fingerprint}</dt>
      <dd className={styles['fingerprint']}>{chosen.fingerprint}</dd>
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
        <PublicKeyActions spki={chosen.spki} />
      </dd>
    </dl>
  );
}
