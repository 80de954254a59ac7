import { useState } from 'react';
import { failureOf, type Failure } from '../../../shared/failure';
import { refreshIntervals, type Profile } from '../../../shared/profile';
import { main } from '../../bridge';
import { useWindow } from '../../store/store';
import { useAnswer } from '../../store/use-answer';
import { Button } from '../../ui/Button';
import { FailureNotice, Notice } from '../../ui/Notice';
import { Private } from '../../ui/text/ServiceText';
import { keptWords } from '../../i18n/kept';
import { words } from '../../i18n/window';
import { Choice, Row, SettingsCard, CheckboxRow } from './SettingsCard';
import { usePreferences } from './use-saving';
import { Said } from '../../ui/Status';
import typography from '../../ui/typography.module.css';
import actions from '../../ui/actions.module.css';
import styles from './settings.module.css';

/** How often accounts are refreshed, and whether the clock for signing is corrected. */
function RefreshCard() {
  const { preferences, saving, change } = usePreferences();
  if (!preferences) return null;
  return (
    <SettingsCard title={words.settings.pages.reading} saving={saving}>
      <Choice
        label={words.refreshing.every}
        hint={words.refreshing.everyHint}
        values={refreshIntervals}
        nameOf={(seconds) => words.refreshing.intervals[seconds]}
        value={preferences.refreshSeconds}
        onChange={(refreshSeconds) => void change({ refreshSeconds })}
      />
      <CheckboxRow
        label={words.refreshing.correct}
        hint={words.refreshing.correctHint}
        checked={preferences.correctClock}
        onChange={(correctClock) => void change({ correctClock })}
      />
    </SettingsCard>
  );
}

/** The account data stored on disk, its folder, and the option to store nothing. */
function OfflineCopyCard({ profile: { id: profileId, secrets } }: { readonly profile: Profile }) {
  const { preferences, saving, change } = usePreferences();
  const receivedAt = useWindow((state) => state.account?.head.receivedAt ?? 0);
  /** Counts changes that may affect the stored files. */
  const [changes, setChanges] = useState(0);
  /** `receivedAt` when copies were deleted. A newer answer may have written a copy again. */
  const [deletedAt, setDeletedAt] = useState<number | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  const { value: kept } = useAnswer(
    () => main.readFileState({ profileId }),
    profileId,
    `${receivedAt} ${changes}`,
  );
  if (!preferences) return null;
  const isKept = preferences.keepCopy && secrets === 'keychain';

  const keep = async (keepCopy: boolean): Promise<void> => {
    setDeletedAt(null);
    setFailure(null);
    await change({ keepCopy });
    setChanges((count) => count + 1);
  };
  const deleteCopies = async (): Promise<void> => {
    const deleted = await main.deleteCopies();
    setDeletedAt(deleted.ok ? receivedAt : null);
    setFailure(failureOf(deleted));
    setChanges((count) => count + 1);
  };

  return (
    <SettingsCard title={keptWords.title} saving={saving}>
      <CheckboxRow
        label={keptWords.keep}
        hint={keptWords.keepHint}
        checked={preferences.keepCopy}
        onChange={(keepCopy) => void keep(keepCopy)}
      />
      <p className={typography['muted']}>{keptWords.memoryHint}</p>
      {kept && (
        <dl className={styles['rows']}>
          <Row term={keptWords.place} isExact>
            <Private text={kept.folder} />
          </Row>
          <Row term={keptWords.size}>
            {keptWords.sizeOf(kept.copies.count, kept.copies.bytes, isKept)}
          </Row>
        </dl>
      )}
      {kept && !preferences.keepCopy && kept.copies.count > 0 && !failure && (
        <Notice kind="warning">{keptWords.notDeleted(kept.copies.count)}</Notice>
      )}
      {failure && <FailureNotice failure={failure} />}
      <div className={actions['actions']}>
        <Button onClick={() => void deleteCopies()}>{keptWords.remove}</Button>
        <Said>{deletedAt === receivedAt && keptWords.removed}</Said>
      </div>
    </SettingsCard>
  );
}

/** How accounts are refreshed, and what is stored of them. */
export function ReadingPage({ profile }: { readonly profile: Profile }) {
  return (
    <>
      <RefreshCard />
      <OfflineCopyCard profile={profile} />
    </>
  );
}
