import { Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { type Failure, failureOf } from '../../../shared/failure';
import type { Profile, WipeReport } from '../../../shared/profile';
import { main } from '../../bridge';
import { show } from '../../store/navigate';
import { announce, causeOf } from '../../store/announce';
import { useWindow } from '../../store/store';
import { useValuesHidden } from '../../store/selectors';
import { Button } from '../../ui/Button';
import { FailureNotice } from '../../ui/Notice';
import { keptWords } from '../../i18n/kept';
import { privacyWords } from '../../i18n/privacy';
import { words } from '../../i18n/window';
import { SettingsCard } from './SettingsCard';
import styles from './settings.module.css';

/** Says what the keychain had of profiles that are gone. */
const tell = ({ absent, unknown }: WipeReport, isGone: boolean): void => {
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

/** Whether a removal has failed at the settings file, without which nothing is removed. */
const isOfSettings = ({ code }: Failure): boolean =>
  code === 'FILE_NOT_WRITTEN' || code === 'SETTINGS_NEWER';

function RemovalFailure({
  failure,
  children,
}: {
  readonly failure: Failure;
  readonly children?: ReactNode;
}) {
  return (
    <FailureNotice failure={failure}>
      {isOfSettings(failure) ? <p>{words.settings.settingsFirst}</p> : children}
    </FailureNotice>
  );
}

/** Removes all profiles with all that is kept of them, and says what could not be. */
function RemoveEverything() {
  const hidden = useValuesHidden();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [leftBefore, setLeft] = useState<readonly string[]>([]);
  const [filesLeft, setFilesLeft] = useState('');
  const profiles = useWindow((state) => state.app?.profiles);
  // One of them may have been removed alone since.
  const left = leftBefore.filter((left) => profiles?.some(({ name }) => name === left));

  const wipe = async (): Promise<void> => {
    const done = await main.removeEverything();
    setFailure(failureOf(done));
    if (!done.ok) return;
    const isGone = done.value.left.length + done.value.filesLeft.length === 0;
    setLeft(done.value.left);
    setFilesLeft(done.value.filesLeft.join(', '));
    tell(done.value, isGone);
  };

  return (
    <>
      {failure && <RemovalFailure failure={failure} />}
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
      <p className={styles['hint']}>{words.settings.wipeHint}</p>
      <div className={styles['actions']}>
        <Button kind="danger" onClick={() => void wipe()}>
          {words.settings.wipe}
        </Button>
      </div>
    </>
  );
}

/** Removes a profile with its keys; where the keychain does not play along, says so and leaves the choice. */
export function RemoveCard({ profile }: { readonly profile: Profile }) {
  const [failure, setFailure] = useState<Failure | null>(null);

  const remove = async (leaveKeys: boolean): Promise<void> => {
    const removed = await main.removeProfile({ profileId: profile.id, leaveKeys });
    if (removed.ok) {
      show('overview');
      const isGood = removed.value === 'removed' || removed.value === 'none';
      const kind = isGood ? 'good' : 'warning';
      // Good news goes with the next step; what is left in the keychain stays until it is read.
      announce(
        { kind, text: words.settings.keysLeft[removed.value] },
        causeOf(isGood ? 'profiles' : 'app'),
      );
    }
    // Asked by main, the person has kept it.
    if (!removed.ok && removed.error.code === 'CANCELLED') return;
    setFailure(failureOf(removed));
  };

  return (
    <SettingsCard title={words.settings.removeSection}>
      <p>{words.settings.removeHint}</p>
      <ul className={styles['goes']}>
        {words.settings.goesAlong.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      {failure && (
        <RemovalFailure failure={failure}>
          <div className={styles['offer']}>
            <Button kind="danger" onClick={() => void remove(true)}>
              {words.settings.forgetAnyway}
            </Button>
          </div>
        </RemovalFailure>
      )}
      <div className={styles['actions']}>
        <Button kind="danger" icon={Trash2} onClick={() => void remove(false)}>
          {words.overview.remove}
        </Button>
      </div>
      <hr className={styles['rule']} />
      <RemoveEverything />
    </SettingsCard>
  );
}
