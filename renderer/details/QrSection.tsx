import { lazy, Suspense, useState } from 'react';
import type { ChecksumState } from '../../shared/list-view';
import { withChecksum, type AddressFormat } from '../address/checksum-state';
import { useValuesHidden } from '../state/values-hidden';
import { Button } from '../ui/Button';
import { detailsWords } from '../words/details';
import { privacyWords } from '../words/privacy';
import { AddressText } from './AddressText';
import { isPlausibleAddress } from './plausible-address';
import styles from './QrSection.module.css';
import { Section } from './Section';

const QrCode = lazy(async () => ({ default: (await import('../address/QrCode')).QrCode }));

interface Props {
  readonly address: string | null;
  readonly format: AddressFormat;
  readonly state: ChecksumState;
}

/** The address for a camera, when asked for; not offered for one that may be wrong. */
export function QrSection({ address, format, state }: Props) {
  const hidden = useValuesHidden();
  const [isShown, setShown] = useState(false);
  if (address === null || !isPlausibleAddress(address, format, state)) return null;
  if (hidden) {
    return (
      <Section title={detailsWords.qr}>
        <p className={styles['note']}>{privacyWords.qr}</p>
      </Section>
    );
  }
  const text = format === 'evm' ? withChecksum(address) : address;
  return (
    <Section title={detailsWords.qr}>
      <div>
        <Button
          aria-expanded={isShown}
          onClick={() => {
            setShown(!isShown);
          }}
        >
          {isShown ? detailsWords.hideQr : detailsWords.showQr}
        </Button>
      </div>
      {isShown && (
        <figure className={styles['figure']}>
          <div className={styles['code']}>
            <Suspense fallback={null}>
              <QrCode text={text} label={detailsWords.qrOf(text)} />
            </Suspense>
          </div>
          <figcaption>
            <AddressText address={text} state={state} />
          </figcaption>
        </figure>
      )}
    </Section>
  );
}
