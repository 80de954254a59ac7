import { KeyRound } from 'lucide-react';
import type { StagedKey } from '../../../shared/profile';
import { useValuesHidden } from '../../store/values-hidden';
import { Private } from '../../ui/text/ServiceText';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { PublicKeyActions } from '../../ui/PublicKeyActions';
import { words } from '../../i18n';
import { privacyWords } from '../../i18n/privacy';
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

/** What a person may want to do with the public half: the service has to know it. */
function PublicHalf({ chosen }: { readonly chosen: StagedKey }) {
  const actions = <PublicKeyActions spki={chosen.spki} of={{ stagedKeyId: chosen.stagedKeyId }} />;
  if (chosen.origin === 'generated') {
    return (
      <>
        <p className={styles['next']}>{words.connect.registerFirst}</p>
        {actions}
        <p>{words.connect.registerLater}</p>
      </>
    );
  }
  return (
    <details className={styles['publicHalf']}>
      <summary>{words.connect.publicKey}</summary>
      {actions}
    </details>
  );
}

interface Props {
  readonly chosen: StagedKey;
  readonly isChanging: boolean;
  /** Shows the ways to another key, or puts them away; undefined while one is made. */
  readonly onChange: ((isChanging: boolean) => void) | undefined;
}

/** A key that is ready to be saved: what is known of its public half, and what belongs to it. */
export function ChosenKey({ chosen, isChanging, onChange }: Props) {
  return (
    <div className={styles['chosen']}>
      <div className={styles['facts']}>
        <Icon of={KeyRound} />
        <p className={styles['what']}>
          <strong>{words.connect.keyReady(chosen.bits)}</strong>{' '}
          <bdi>
            <Origin {...chosen} />
          </bdi>
        </p>
        {onChange && (
          <Button
            kind="quiet"
            onClick={() => {
              onChange(!isChanging);
            }}
          >
            {isChanging ? words.connect.keepKey : words.connect.changeKey}
          </Button>
        )}
        <p className={styles['fingerprint']}>
          <span>{words.connect.fingerprint}</span>{' '}
          <code>
            <Private text={chosen.fingerprint} />
          </code>
        </p>
      </div>
      {chosen.bits < advisedBits && <p>{words.connect.shortKey}</p>}
      {chosen.origin === 'clipboard' && (
        <p>
          <ClearClipboard key={chosen.stagedKeyId} stagedKeyId={chosen.stagedKeyId} />
        </p>
      )}
      <PublicHalf chosen={chosen} />
    </div>
  );
}
