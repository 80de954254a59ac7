import { longestAddress } from '../../../shared/address';
import { useValuesHidden } from '../../store/store';
import { identiconCells, identiconPicture } from './identicon-picture';

/** Whether a text can have a picture: it is not empty, and not longer than an address. */
export const hasIdenticon = (text: string | null): text is string =>
  text !== null && text !== '' && text.length <= longestAddress;

interface DrawingProps {
  /** Null draws a blank square. */
  readonly address: string | null;
  /** Length of a side in CSS pixels; a multiple of 8 has the sharpest edges. */
  readonly size: number;
  readonly className?: string | undefined;
}

/** Only the drawing, for many at once. It does not read the store: its users must handle hidden values. */
export function IdenticonDrawing({ address, size, className }: DrawingProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox={`0 0 ${identiconCells} ${identiconCells}`}
      shapeRendering="crispEdges"
      className={className}
    >
      {address === null && (
        <rect width={identiconCells} height={identiconCells} style={{ fill: 'var(--line)' }} />
      )}
      {(address === null ? [] : identiconPicture(address).layers).map(({ colour, path }, layer) => (
        <path key={layer} fill={colour} d={path} />
      ))}
    </svg>
  );
}

/**
 * A small picture that belongs to an address. Decoration: hidden from screen readers, never the only difference. Blank
 * while values are hidden. Its colours come from the address, not from the theme, so that the picture is the same
 * everywhere.
 */
export function Identicon({ address, size }: { readonly address: string; readonly size: number }) {
  const hidden = useValuesHidden();
  return <IdenticonDrawing address={hidden ? null : address} size={size} />;
}
