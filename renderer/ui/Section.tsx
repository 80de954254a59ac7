import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the details with a heading, and a line below it. */
export function Section({ title, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles['section']}>
      <h3 id={id} className={styles['title']}>
        {title}
      </h3>
      {children}
    </section>
  );
}
