import { useEffect, useId, useState } from 'react';
import type { Failure } from '../../shared/failure';
import type { KeptState } from '../../shared/kept';
import type { Profile } from '../../shared/profile';
import { main } from '../bridge';
import { useWindow } from '../state/store';
import { Private } from '../text/Private';
import { Button } from '../ui/Button';
import { FailureNotice } from '../ui/FailureNotice';
import { keptWords } from '../words/kept';
import { Section } from './Section';
import facts from '../ui/facts.module.css';
import styles from './settings.module.css';

/** What is kept of accounts on disk, where, and the switch to keep nothing. */
export function OfflineCopySection({ profile: { id: profileId } }: { readonly profile: Profile }) {
  const id = useId();
  const preferences = useWindow((state) => state.app?.preferences);
  const receivedAt = useWindow((state) => state.account?.head.receivedAt);
  const [kept, setKept] = useState<KeptState | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [said, setSaid] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    void main.readKept({ profileId }).then((answer) => {
      if (isCurrent && answer.ok) setKept(answer.value);
    });
    return () => {
      isCurrent = false;
    };
  }, [profileId, receivedAt]);
  if (!preferences) return null;

  const measure = async (): Promise<void> => {
    const answer = await main.readKept({ profileId });
    if (answer.ok) setKept(answer.value);
  };
  const keep = async (keepCopy: boolean): Promise<void> => {
    const set = await main.setPreferences({ keepCopy });
    setFailure(set.ok ? null : set.error);
    setSaid(false);
    await measure();
  };
  const deleteCopies = async (): Promise<void> => {
    const deleted = await main.deleteCopies();
    setFailure(deleted.ok ? null : deleted.error);
    setSaid(deleted.ok);
    await measure();
  };

  return (
    <Section title={keptWords.title}>
      <label className={styles['choice']}>
        <input
          type="checkbox"
          aria-describedby={id}
          checked={preferences.keepCopy}
          onChange={({ target }) => void keep(target.checked)}
        />
        {keptWords.keep}
      </label>
      <p id={id} className={styles['hint']}>
        {keptWords.keepHint}
      </p>
      <p className={styles['hint']}>{keptWords.memoryHint}</p>
      {kept && (
        <dl className={facts['facts']}>
          <dt>{keptWords.place}</dt>
          <dd className={styles['mono']}>
            <Private text={kept.folder} />
          </dd>
          <dt>{keptWords.size}</dt>
          <dd>{keptWords.sizeOf(kept.copies.count, kept.copies.bytes)}</dd>
        </dl>
      )}
      <div className={styles['actions']}>
        <Button onClick={() => void deleteCopies()}>{keptWords.remove}</Button>
        <span role="status" className={styles['said']}>
          {said && keptWords.removed}
        </span>
      </div>
      {failure && <FailureNotice failure={failure} />}
    </Section>
  );
}
