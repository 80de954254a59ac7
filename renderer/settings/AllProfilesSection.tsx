import { useState } from 'react';
import type { Failure } from '../../shared/failure';
import { main } from '../bridge';
import { show } from '../state/actions';
import { announce, causeOf } from '../state/announce';
import { useWindow } from '../state/store';
import { useValuesHidden } from '../state/values-hidden';
import { Button } from '../ui/Button';
import { FailureNotice } from '../ui/FailureNotice';
import { ImportProfiles } from '../ui/ImportProfiles';
import { words } from '../words';
import { keptWords } from '../words/kept';
import { privacyWords } from '../words/privacy';
import { Section } from './Section';
import styles from './settings.module.css';

/** Taking profiles along without keys, and removing everything. */
export function AllProfilesSection() {
  const hidden = useValuesHidden();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [said, setSaid] = useState('');
  const [leftBefore, setLeft] = useState<readonly string[]>([]);
  const [filesLeft, setFilesLeft] = useState('');
  const profiles = useWindow((state) => state.app?.profiles);
  // One of them may have been removed by itself since.
  const left = leftBefore.filter((left) => profiles?.some(({ name }) => name === left));

  const exportAll = async (): Promise<void> => {
    const done = await main.exportProfiles();
    setFailure(done.ok || done.error.code === 'CANCELLED' ? null : done.error);
    setSaid(done.ok ? words.settings.exported : '');
  };

  const wipe = async (): Promise<void> => {
    const done = await main.removeEverything();
    if (!done.ok) {
      setFailure(done.error.code === 'CANCELLED' ? null : done.error);
      return;
    }
    const { absent, unknown, ...report } = done.value;
    const isGone = report.left.length + report.filesLeft.length === 0;
    if (isGone) show('overview');
    setLeft(report.left);
    setFilesLeft(report.filesLeft.join(', '));
    const { valuesHidden } = useWindow.getState();
    const { wiped, wipedAbsent, wipedUnknown } = words.settings;
    const parts = [
      ...(isGone ? [wiped] : []),
      ...(absent.length > 0
        ? [wipedAbsent(valuesHidden ? privacyWords.mask : absent.join(', '))]
        : []),
      ...(unknown > 0 ? [wipedUnknown(unknown)] : []),
    ];
    const kind = absent.length + unknown > 0 ? 'warning' : 'good';
    if (parts.length > 0) announce({ kind, text: parts.join(' ') }, causeOf('app'));
  };

  return (
    <Section title={words.settings.everything}>
      <p className={styles['hint']}>{words.settings.everythingHint}</p>
      {failure && <FailureNotice failure={failure} />}
      <div className={styles['actions']}>
        <Button onClick={() => void exportAll()}>{words.settings.export}</Button>
        <ImportProfiles />
        <span role="status" className={styles['said']}>
          {said}
        </span>
      </div>
      {left.length > 0 && (
        <p role="alert">
          <bdi>{words.settings.wipeLeft(hidden ? privacyWords.mask : left.join(', '))}</bdi>
        </p>
      )}
      {filesLeft !== '' && (
        <p role="alert">
          <bdi>{keptWords.filesLeft(hidden ? privacyWords.mask : filesLeft)}</bdi>
        </p>
      )}
      <div className={styles['actions']}>
        <Button kind="danger" onClick={() => void wipe()}>
          {words.settings.wipe}
        </Button>
      </div>
    </Section>
  );
}
