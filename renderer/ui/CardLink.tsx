import type { ComponentProps } from 'react';
import styles from './CardLink.module.css';

/** A small way out beside the title of a card. */
export function CardLink(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={styles['link']} />;
}
