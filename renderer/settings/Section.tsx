import { useId, type ReactNode } from 'react';
import styles from './settings.module.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled card of the settings. */
export function Section({ title, children }: Props) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
