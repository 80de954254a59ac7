import type { ProfileColour } from '../../shared/profile';
import styles from './marks.module.css';

/** A profile's colour. The name of the colour or of the profile is always next to it. */
export function ColourDot({ colour }: { readonly colour: ProfileColour }) {
  return <span aria-hidden="true" className={styles['dot']} data-colour={colour} />;
}
