import { useState } from 'react';
import { failureOf, type Failure, type Result } from '../../../shared/failure';
import type { NotesImport, NotesFilePreview } from '../../../shared/notes';
import type { Profile } from '../../../shared/profile';
import { main } from '../../bridge';
import { NotesFileDialog } from '../notes/NotesFileDialog';
import { Button } from '../../ui/Button';
import { FailureNotice } from '../../ui/FailureNotice';
import { notesFileWords } from '../../i18n/notes';
import { words } from '../../i18n/window';
import { SettingsCard } from './SettingsCard';
import styles from './settings.module.css';

/** Exporting notes, pinned addresses and explorers to a file, and importing them. */
export function NotesFileCard({ profile }: { readonly profile: Profile }) {
  const { id: profileId } = profile;
  // Notes and pins are encrypted with what is kept beside the keys.
  const hasKeys = profile.secrets !== 'none';
  const [failure, setFailure] = useState<Failure | null>(null);
  const [said, setSaid] = useState('');
  const [preview, setPreview] = useState<NotesFilePreview | null>(null);

  const run = async <T,>(
    during: string,
    call: Promise<Result<T>>,
    done: (value: T) => string,
  ): Promise<void> => {
    setFailure(null);
    setSaid(during);
    const answer = await call;
    setSaid(answer.ok ? done(answer.value) : '');
    setFailure(failureOf(answer));
  };
  const exportToFile = (): Promise<void> =>
    run('', main.exportNotesFile({ profileId }), ({ notes, pins, explorers, unsaved }) => {
      const left = unsaved > 0 ? [notesFileWords.unsaved(unsaved)] : [];
      return [notesFileWords.exported(notes, pins, explorers), ...left].join(' ');
    });
  const choose = (): Promise<void> =>
    run(notesFileWords.reading, main.chooseNotesFile({ profileId }), (value) => {
      setPreview(value);
      return '';
    });
  const tell = ({ notes, pins, explorers, alarms, home }: NotesImport): void => {
    setSaid(
      [
        notesFileWords.imported(notes, pins, explorers),
        ...(alarms > 0 ? [notesFileWords.alarms(alarms)] : []),
        ...(home === 'this-run' ? [notesFileWords.thisRun] : []),
      ].join(' '),
    );
  };

  return (
    <SettingsCard title={notesFileWords.title}>
      <p className={styles['hint']}>{notesFileWords.hint}</p>
      {!hasKeys && <p>{words.settings.noKeys}</p>}
      {failure && <FailureNotice failure={failure} />}
      <div className={styles['actions']}>
        {hasKeys && (
          <>
            <Button onClick={() => void exportToFile()}>{notesFileWords.export}</Button>
            <Button onClick={() => void choose()}>{notesFileWords.import}</Button>
          </>
        )}
        <span role="status" className={styles['said']}>
          {said}
        </span>
      </div>
      {preview && (
        <NotesFileDialog
          profileId={profileId}
          preview={preview}
          onDone={tell}
          onClose={() => {
            setPreview(null);
          }}
        />
      )}
    </SettingsCard>
  );
}
