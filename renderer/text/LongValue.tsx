import type { CSSProperties } from 'react';
import styles from './LongValue.module.css';
import { ServiceText } from './ServiceText';

/** Characters kept at the end when there is no room: with as many at the start, look-alikes still differ. */
const endLength = 8;

const plain = /^[\x21-\x7e]{20,300}$/u;

/**
 * An address or identifier in fixed-width figures. Where it does not fit it loses its middle, never its end.
 * The end is drawn by the style sheet over the whole text, so that selecting, copying and reading aloud give all of it.
 */
export function LongValue({ text }: { readonly text: string | null }) {
  if (text === null || !plain.test(text)) {
    return (
      <span className={styles['value']}>
        <ServiceText text={text} />
      </span>
    );
  }
  return (
    <bdi
      className={[styles['value'], styles['split']].join(' ')}
      style={{ '--length': text.length } as CSSProperties}
      data-end={text.slice(-endLength)}
      title={text}
    >
      <span className={styles['text']}>{text}</span>
    </bdi>
  );
}
