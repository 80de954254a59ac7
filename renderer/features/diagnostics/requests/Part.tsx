import { useId, type ReactNode } from 'react';
import styles from './requests.module.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled part of the inspector. */
export function Part({ title, children }: Props) {
  const id = useId();
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
