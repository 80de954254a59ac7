import { isPlain } from '../../../shared/address';
import { encode } from 'uqr';
import { useValuesHidden } from '../../store/store';
import styles from './AddressCard.module.css';

/** A QR code with its border: `path` fills the dark modules of a square of `side` modules. */
export interface QrPicture {
  readonly side: number;
  readonly path: string;
}

/** Width of the light border in modules, as ISO/IEC 18004 asks. */
export const quietZone = 4;

/** Each stretch of dark modules in a row is one rectangle. */
const rowPath = (row: readonly boolean[], y: number): string =>
  row
    .map((dark, x) => {
      if (!dark || row[x - 1] === true) return '';
      const end = row.indexOf(false, x);
      const length = (end === -1 ? row.length : end) - x;
      return `M${x} ${y}h${length}v1h-${length}z`;
    })
    .join('');

/**
 * The QR code of a text, error correction M or better. Null for a text that is not plain (`isPlain`): an address with
 * any invisible or foreign character must not be passed on by camera.
 */
export const qrPicture = (text: string): QrPicture | null => {
  if (!isPlain(text)) return null;
  const { data } = encode(text, { ecc: 'M', boostEcc: true, border: quietZone });
  return { side: data.length, path: data.map(rowPath).join('') };
};

interface Props {
  /** The address; nothing is drawn for a text that is not plain, nor while values are hidden. */
  readonly text: string;
  /** What a screen reader says in place of the picture. */
  readonly label: string;
}

/** A QR code, dark on white in every theme, as cameras need it. Fills the width it is given. */
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
