import { lazy, Suspense, useState } from 'react';
import { checksumState, writtenAddress, type AddressFormat } from '../address/checksum-state';
import { isOdd } from '../address/doubts';
import { useValuesHidden } from '../state/values-hidden';
import { Button } from '../ui/Button';
import { detailsWords } from '../words/details';
import { privacyWords } from '../words/privacy';
import { AddressText } from './AddressText';
import { isPlausibleAddress } from '../address/plausible-address';
import styles from './QrSection.module.css';
import { Section } from './Section';

const QrCode = lazy(async () => ({ default: (await import('../address/QrCode')).QrCode }));

interface Props {
  readonly address: string | null;
  readonly format: AddressFormat;
  /** Why it is not to be taken along; undefined where it is. */
  readonly refused: string | undefined;
}

/** Why an address is not drawn; null where nothing is to be said, undefined where it is drawn. */
const whyNot = (address: string, format: AddressFormat): string | null | undefined => {
  if (isOdd(address)) return detailsWords.noQr.odd;
  const state = checksumState(address, format);
  if (isPlausibleAddress(address, format, state)) return undefined;
  return state === 'mismatch' ? detailsWords.noQr.capitals : null;
};

/** The address for a camera, when asked for; for one that may be wrong, why it is not drawn. */
export function QrSection({ address, format, refused }: Props) {
  const hidden = useValuesHidden();
  const [isShown, setShown] = useState(false);
  if (address === null || address === '') return null;
  const why = refused ?? whyNot(address, format);
  if (why === null) return null;
  if (hidden || why !== undefined) {
    return (
      <Section title={detailsWords.qr}>
        <p className={styles['note']}>{why ?? privacyWords.qr}</p>
      </Section>
    );
  }
  const text = writtenAddress(address, format);
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
            <AddressText address={text} state={checksumState(text, format)} />
          </figcaption>
        </figure>
      )}
    </Section>
  );
}
