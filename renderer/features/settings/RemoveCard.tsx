import { Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { type Failure, failureOf } from '../../../shared/failure';
import type { Profile, Removal, WipeReport } from '../../../shared/profile';
import { main } from '../../bridge';
import { show } from '../../store/navigate';
import { announce, causeOf } from '../../store/announce';
import { useWindow } from '../../store/store';
import { Button } from '../../ui/Button';
import { FailureNotice } from '../../ui/Notice';
import { keptWords } from '../../i18n/kept';
import { privacyWords } from '../../i18n/privacy';
import { words } from '../../i18n/window';
import { SettingsCard } from './SettingsCard';
import styles from './settings.module.css';

/** Says what came of removing everything; not in its card, which may have gone with its profile. */
const tellWiped = ({ left, filesLeft, absent, unknown, earlierLeft }: WipeReport): void => {
  const { valuesHidden } = useWindow.getState();
  const { wiped, wipedProfiles, wipeLeft, wipedAbsent, wipedUnknown } = words.settings;
  const naming = (names: readonly string[], say: (names: string) => string): readonly string[] =>
    names.length > 0 ? [say(valuesHidden ? privacyWords.mask : names.join(', '))] : [];
  const failed = [
    ...naming(left, wipeLeft),
    ...naming(filesLeft, keptWords.filesLeft),
    ...(earlierLeft > 0 ? [keptWords.earlierLeft(earlierLeft)] : []),
  ];
  const parts = [
    ...(failed.length > 0 ? failed : [unknown > 0 ? wipedProfiles : wiped]),
    ...naming(absent, wipedAbsent),
    ...(unknown > 0 ? [wipedUnknown(unknown)] : []),
  ];
  const kind = parts.length > 1 || failed.length > 0 ? 'warning' : 'good';
  announce({ kind, text: parts.join(' ') }, causeOf('app'));
};

/** Says what came of removing one profile. */
const tellRemoved = ({ keys, filesLeft }: Removal): void => {
  const { keysLeft, someFilesLeft, filesUnreadable } = words.settings;
  const isGood = (keys === 'removed' || keys === 'none') && !filesLeft;
  const parts = [
    keysLeft[keys],
    ...(filesLeft ? [someFilesLeft] : []),
    ...(filesLeft && keys !== 'unknown' ? [filesUnreadable] : []),
  ];
  // Good news goes with the next step; what is left stays until it is read.
  const cause = causeOf(isGood ? 'profiles' : 'app');
  announce({ kind: isGood ? 'good' : 'warning', text: parts.join(' ') }, cause);
};

/** Whether a removal has failed at the settings file, without which nothing is removed. */
const isOfSettings = ({ code }: Failure): boolean =>
  code === 'FILE_NOT_WRITTEN' || code === 'SETTINGS_NEWER';

/** Whether it has failed at the keychain, without which the profile can be forgotten. */
const isOfKeychain = ({ code }: Failure): boolean => code.startsWith('KEYCHAIN_');

function RemovalFailure({
  failure,
  children,
}: {
  readonly failure: Failure;
  readonly children?: ReactNode;
}) {
  return (
    <FailureNotice failure={failure}>
      {isOfSettings(failure) && <p>{words.settings.settingsFirst}</p>}
      {isOfKeychain(failure) && children}
    </FailureNotice>
  );
}

/** Removes all profiles with all that is kept of them. */
function RemoveEverything() {
  const [failure, setFailure] = useState<Failure | null>(null);

  const wipe = async (): Promise<void> => {
    const done = await main.removeEverything();
    setFailure(failureOf(done));
    if (done.ok) tellWiped(done.value);
  };

  return (
    <>
      {failure && <RemovalFailure failure={failure} />}
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
      tellRemoved(removed.value);
    }
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
