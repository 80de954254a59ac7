import type { ProfileColour } from '../../shared/profile';
import styles from './marks.module.css';

/** A profile's colour. Its name or the profile's always stands beside it. */
export function ColourDot({ colour }: { readonly colour: ProfileColour }) {
  return <span aria-hidden="true" className={styles['dot']} data-colour={colour} />;
}
