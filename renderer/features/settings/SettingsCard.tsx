import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { reachSetting } from '../../store/actions';
import { useWindow, type Setting } from '../../store/store';
import { Card } from '../../ui/Card';
import { FailureNotice } from '../../ui/FailureNotice';
import visuallyHidden from '../../ui/visually-hidden.module.css';
import { words } from '../../i18n/window';
import { CardChangesContext } from './Saves';
import styles from './settings.module.css';
import type { Saving } from './use-saving';

interface Props {
  readonly title: string;
  /** Of a part that other screens lead to. */
  readonly setting?: Setting;
  /** Done once it has been gone to, with the focus on its heading. */
  readonly onReach?: (() => void) | undefined;
  /** Of a card whose fields save themselves. */
  readonly saving?: Saving;
  readonly children: ReactNode;
}

/** A titled card of the settings, which says what came of a change. */
export function SettingsCard({ title, setting, onReach, saving, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isWanted = useWindow((state) => setting !== undefined && state.setting === setting);
  const [changed, change] = useState<string | null>(null);
  const written = saving?.saved ?? null;
  const changes = useMemo(() => ({ changed, change, written }), [changed, written]);
  const reached = useRef(onReach);
  useEffect(() => {
    reached.current = onReach;
  });
  useEffect(() => {
    if (!isWanted) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
    reachSetting();
    reached.current?.();
  }, [isWanted]);
  return (
    <Card
      title={title}
      className={styles['card']}
      {...(setting !== undefined && { headingRef: heading })}
      action={
        saving && (
          <span role="status" className={visuallyHidden['visuallyHidden']}>
            {saving.saved !== null && words.settings.saved}
          </span>
        )
      }
    >
      <div className={styles['fields']}>
        <CardChangesContext value={changes}>{children}</CardChangesContext>
        {saving?.failure && (
          <FailureNotice failure={saving.failure}>
            <p>{words.settings.notSaved}</p>
          </FailureNotice>
        )}
      </div>
    </Card>
  );
}
