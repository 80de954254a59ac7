import { useValuesHidden } from '../state/values-hidden';
import { identiconCells, identiconPicture } from './identicon-picture';

interface Props {
  readonly address: string;
  /** Length of a side in CSS pixels; a multiple of 8 has the sharpest edges. */
  readonly size: number;
}

/**
 * A small picture that goes with an address. Decoration: hidden from screen readers, never the only difference.
 * A blank while values are hidden. Its colours come from the address, not from the theme, so that it is the same picture everywhere.
 */
export function Identicon({ address, size }: Props) {
  const hidden = useValuesHidden();
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox={`0 0 ${identiconCells} ${identiconCells}`}
      shapeRendering="crispEdges"
    >
      {hidden && (
        <rect
          width={identiconCells}
          height={identiconCells}
          style={{ fill: 'var(--tile)' }}
        />
      )}
      {(hidden ? [] : identiconPicture(address).layers).map(({ colour, path }, layer) => (
        <path key={layer} fill={colour} d={path} />
      ))}
    </svg>
  );
}
