import { useValuesHidden } from '../state/values-hidden';
import styles from './QrCode.module.css';
import { qrPicture } from './qr-picture';

interface Props {
  /** The address, 1 to 300 characters of visible ASCII; nothing is drawn for any other text, nor while values are hidden. */
  readonly text: string;
  /** What a screen reader says in place of the picture. */
  readonly label: string;
}

/** A QR code, dark on white in every theme because cameras need it so. Fills the width it is given. */
export function QrCode({ text, label }: Props) {
  const hidden = useValuesHidden();
  const picture = hidden ? null : qrPicture(text);
  if (!picture) return null;
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles['code']}
      viewBox={`0 0 ${picture.side} ${picture.side}`}
      shapeRendering="crispEdges"
    >
      <path className={styles['light']} d={`M0 0h${picture.side}v${picture.side}H0z`} />
      <path className={styles['dark']} d={picture.path} />
    </svg>
  );
}
