import { useEffect, useId, useRef, type ReactNode } from 'react';
import { reachSetting } from '../state/actions';
import { useWindow, type Setting } from '../state/store';
import styles from './settings.module.css';

interface Props {
  readonly title: string;
  /** Of a part that other screens lead to. */
  readonly setting?: Setting;
  readonly children: ReactNode;
}

/** A titled card of the settings. */
export function Section({ title, setting, children }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isWanted = useWindow((state) => setting !== undefined && state.setting === setting);
  useEffect(() => {
    if (!isWanted) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
    reachSetting();
  }, [isWanted]);
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={setting && -1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
