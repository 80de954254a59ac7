import { useState } from 'react';
import { failureOf, type Failure } from '../../shared/failure';
import { main } from '../bridge';
import { words } from '../i18n/window';
import { Button } from './Button';
import { FailureNotice } from './Notice';
import styles from './ImportProfiles.module.css';

interface Props {
  readonly onPress?: () => void;
}

/** Adds the profiles of a file, without keys. Stands in a line that wraps: a failure has a line of its own above it. */
export function ImportProfiles({ onPress }: Props) {
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);

  const read = async (): Promise<void> => {
    onPress?.();
    const done = await main.importProfiles();
    setFailure(failureOf(done));
    const told = done.ok ? done.value : null;
    setSaid(told ? words.settings.imported(told.added, told.skipped, told.noRoom) : '');
  };

  return (
    <>
      <Button onClick={() => void read()}>{words.settings.import}</Button>
      <span role="status" className={styles['said']}>
        {said}
      </span>
      {failure && (
        <div className={styles['failure']}>
          <FailureNotice failure={failure} />
        </div>
      )}
    </>
  );
}
